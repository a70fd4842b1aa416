## The table, whatever is played at it.

table-log = Guest book
table-connecting = The candle flickers. Reconnecting…
table-you = You
