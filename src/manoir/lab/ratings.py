"""Ratings of bots from games of many players: Plackett-Luce, by openskill."""

from collections.abc import Iterable

from openskill.models import PlackettLuce

Place = tuple[list[str], list[int]]  # the bot of each seat, and the ranks


def ratings(bots: list[str], games: Iterable[Place]) -> dict[str, dict[str, float]]:
    """A mean and its standard error for each bot, the games taken in their order.

    A bot that has several seats is rated as several players of one strength: it gets the mean of their changes.
    """
    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in bots}
    for names, ranks in games:
        teams = [[model.rating(mu=known[name].mu, sigma=known[name].sigma)] for name in names]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for name in dict.fromkeys(names):
            own = [rated[seat][0] for seat in range(len(names)) if names[seat] == name]
            mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
            known[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: {"mean": rating.mu, "error": rating.sigma} for name, rating in known.items()}
