import { mount } from 'svelte'
import App from './App.svelte'
import { keepPreferences } from './preferences.svelte'
import './styles/tokens.css'
import './styles/base.css'

keepPreferences()
mount(App, { target: document.getElementById('house')! })
