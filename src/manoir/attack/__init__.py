"""`manoir attack`: what a stranger on the internet would try, against a house of its own on loopback.

An attack is a function that is given a ground (the houses that it may start, and guests to come to them) and gives a
verdict: the house held, or it opened, or the attack could not be tried here. Everything is bounded in time and count.
"""
