import { mount } from 'svelte'
import App from './App.svelte'
import { keepPreferences } from './preferences.svelte'
import './styles/tokens.css'
import './styles/base.css'

keepPreferences()
mount(App, { target: document.getElementById('house')! })

// Without https there are no service workers, and nothing is lost.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/service-worker.js').catch(() => {})
