## The page outside any table.

page-title = Manoir
page-tagline = Three games live in this house. Come in with friends, or let the house play against you.
page-knock = Knock
page-offline = The house cannot be reached.
page-loading = A candle is being lit…
page-missing = There is no such room in this house.
page-home = Back to the front door
