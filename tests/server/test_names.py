"""Names of people: anybody's own, none that cannot be seen, and none that is taken for another's."""

import pytest

from manoir.core.errors import Refused
from manoir.server.tables.agreement import Agreement, Chair
from manoir.server.tables.names import checked_name, looks_like
from manoir.server.tables.seating import bot, free_name
from tests.samples.prank.game import GAME


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "José María",
        "Zoë",
        "Nguyễn Thị Ánh",
        "Иван",
        "Ιωάννης",
        "עֲדָה",
        "علی‌رضا",
        "คุณกั้ง",
        "क्ष्मा",
        "李小龍",
        "박지성",
        "👩‍👩‍👧‍👦",
        "🧑🏽‍🚀 Ada",
        "❤️‍🔥",
        "Ada 1️⃣",
        "<b>Ada</b>",
        "…",
        "Ada Ада",
    ],
)
def test_people_are_called_as_they_are_called(name: str) -> None:
    assert checked_name(f" {name}  ") == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u3164",
        "\u2800\u2800",
        "\uffa0",
        "\u115f\u1160",
        "\u200b",
        "\ufe0f",
        "\u0301",
        "Ad\u200ba",
        "Ada\u2800",
        "Ada\u3164",
        "A\u034fda",
        "A\u200dda",
        "Ada\u200d",
        "\u202eadA",
        "Ada\u0000",
        "a" * 41,
        "A|B",
        "Z\u0300\u0301\u0302\u0303a",
        "Z\u0335\u0336\u0337",
        "Аda",
        "Adа",
        "αda",
    ],
    ids=ascii,
)
def test_names_that_cannot_be_read_are_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_name(name)
    assert refused.value.phrase.key == "error-name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "Ａｄａ"),
        ("Ada", "𝐀𝐝𝐚"),
        ("Ada", "Аԁа"),
        ("COP", "СОР"),
        ("Ian", "lan"),
        ("B0b", "BOb"),
        ("Max", "Мах"),
        ("Toni", "ТОNI"),
        ("علیرضا", "علی‌رضا"),
    ],
)
def test_names_that_look_alike_are_not_for_one_table(one: str, other: str) -> None:
    assert looks_like(one, other)
    agreement = Agreement("", "", "", 1, {}, False, [Chair("person", one), Chair()], "", "", 0.0, 0.0)
    with pytest.raises(Refused) as refused:
        free_name(agreement, other, 1)
    assert refused.value.phrase.key == "error-name-taken"


@pytest.mark.parametrize(
    ("one", "other"), [("Ian", "Lan"), ("Ada", "Ida"), ("José", "Jose"), ("Ада", "Ева"), ("👩‍👧", "👩‍👦")]
)
def test_names_that_can_be_told_apart_are(one: str, other: str) -> None:
    assert not looks_like(one, other)


def test_a_bot_is_called_like_nobody_at_its_table() -> None:
    assert bot(0, "random", GAME).name == "Ambre"
    assert bot(0, "random", GAME, ["Аmbrе"]).name == "Agatha"
