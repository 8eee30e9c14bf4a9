"""Records: written and read, replayed and verified, and what is said about damaged ones."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from shoal.kernel import FastChance, Game, Option, Play, Record, RecordError, SeaChance, commitment
from shoal.kernel.record import digest
from tests.conformance.little import LITTLE, LittleGame
from tests.kernel.random_play import SMALL, random_play, record_text
from tiny import kuhn_poker, tic_tac_toe

TTT = tic_tac_toe.GAME
KUHN = kuhn_poker.GAME
TEXTS = {game.name: record_text(game) for game in SMALL}
BY_NAME = {game.name: game for game in SMALL}


def sealed(text: str) -> str:
    """A record with its end made to fit again, as a skilled forger would."""
    lines = [line for line in text.splitlines() if not line.startswith("end ")]
    count = len([line for line in lines if line[0] == "p"])
    return "\n".join([*lines, f"end {count} {digest(lines)}", ""])


def complaint(text: str) -> str:
    with pytest.raises(RecordError) as caught:
        Record.read(text)
    return str(caught.value)


# Writing and reading.


def test_a_record_reads_as_the_format_says() -> None:
    lines = record_text(KUHN, 3).splitlines()
    seed = (3).to_bytes(32, "big")
    assert lines[:9] == [
        "shoal record 1",
        "game kuhn_poker",
        "rules 1",
        f"components {KUHN.components()}",
        "seats 2",
        "name p1 Ann",
        "name p2 Ben the Second",
        f"commitment {commitment(seed)}",
        f"seed {seed.hex()}",
    ]
    assert lines[9] == "actions"
    assert lines[-3].startswith("result ")
    assert lines[-2].startswith("ranking ")
    assert lines[-1] == f"end {len(lines) - 13} {digest(lines[:-1])}"


@given(st.sampled_from(SMALL), st.integers(0, 10**9))
def test_a_record_reads_back_replays_and_verifies(game: Game, seed: int) -> None:
    play = random_play(game, seed)
    text = Record.of(play, ["Ann", ""]).text()
    record = Record.read(text)
    assert record.text() == text
    again = record.play(game)
    assert again.state.position() == play.state.position()
    assert [step.binding for step in again.steps] == [step.binding for step in play.steps]
    verdict = record.verify(game)
    assert verdict.good()
    assert len(verdict.checked) == 3


@given(st.integers(0, 9))
def test_the_first_actions_of_a_record_replay_on_their_own(upto: int) -> None:
    play = random_play(TTT, 5)
    record = Record.of(play)
    part = record.play(TTT, upto)
    assert len(part.steps) == min(upto, len(play.steps))
    assert part.state.position() == random_play(TTT, 5, upto).state.position()


@given(st.lists(st.text(max_size=12), min_size=2, max_size=2))
@example(["#1", "p1 actions"])
@example(["a\u2028b\x85c", "\x1b[31mred\x00"])
@example(["\ud800", "line\nend 0 0"])
def test_any_name_can_be_written_and_read(names: list[str]) -> None:
    record = Record.of(random_play(KUHN, 1), names)
    again = Record.read(record.text())
    assert again.names == record.names
    assert again.text() == record.text()
    record.text().encode()


def test_remarks_and_blank_lines_are_no_part_of_a_record() -> None:
    text = TEXTS["little"]
    loose = "# a remark\n\n" + text.replace("\n", "\n   # another\n\t\n")
    assert Record.read(loose).text() == text


def test_spaces_and_line_ends_of_another_system_do_not_matter() -> None:
    text = TEXTS["little"]
    assert Record.read(text.replace(" ", "  ").replace("\n", " \r\n")).text() == text


def test_a_game_that_goes_on_keeps_its_seed_to_itself() -> None:
    play = random_play(LITTLE, 1, 3)
    seed = (1).to_bytes(32, "big")
    text = Record.of(play).text()
    assert seed.hex() not in text
    assert commitment(seed) in text
    assert "result" not in text
    assert Record.read(text).text() == text
    opened = Record.read(Record.of(play, opened=True).text())
    assert opened.play(LITTLE).state.position() == play.state.position()


def test_options_are_written_as_texts_and_read_back() -> None:
    game = LittleGame()
    game.options = [Option("wind", [False, True]), Option("length", [1, 2])]
    state = game.new(2, SeaChance(bytes(32)))
    state.options = {"wind": True, "length": 2}
    text = Record.of(Play(state), opened=True).text()
    assert "option wind on\noption length 2\n" in text
    record = Record.read(text)
    assert record.text() == text
    record.options["length"] = "3"
    with pytest.raises(RecordError, match="option length cannot be '3'"):
        record.play(game)


# What is wrong with a record is said with its line.

HEAD = "shoal record 1\ngame tic_tac_toe\nrules 1\ncomponents x\nseats 2\n"
HASH = "0" * 64


BROKEN = [
    ("", "line 1: the record breaks off; expected 'shoal record 1'"),
    ("\n\n# hm\n", "line 1: the record breaks off"),
    ("chess 1\n", "line 1: not a Shoal record"),
    ("\nshoal record 2\n", "line 2: not a Shoal record"),
    ("shoal record 1\n", "line 2: the record breaks off; expected 'actions'"),
    ("shoal record 1\nactions\n", "line 2: the header has no 'game'"),
    (HEAD + "wind strong\n", "line 6: cannot read 'wind strong' in the header"),
    (HEAD + "game\n", "line 6: cannot read 'game' in the header"),
    (HEAD + "game tic_tac_toe\n", "line 6: cannot read 'game tic_tac_toe' in the header"),
    (HEAD + "name p1\n", "line 6: cannot read 'name p1' in the header"),
    (HEAD + "name p3 Ann\nactions\n", "line 6: 'p3' is no seat; seats are p1 to p2"),
    (HEAD + "name p1 A\nname p1 A\nactions\n", "line 7: the name of p1 is given twice"),
    (HEAD + "option a b\noption a c\nactions\n", "line 7: the option a is given twice"),
    (HEAD + "option a\n", "line 6: cannot read 'option a' in the header"),
    (HEAD + "seed xyz\nactions\n", "line 6: the seed must be hexadecimal"),
    (HEAD + "seed abcd\nactions\n", "line 6: the seed must have 64 hexadecimal digits"),
    (HEAD.replace("rules 1", "rules one") + "actions\n", "line 3: rules must be a whole"),
    (HEAD.replace("rules 1", "rules 0") + "actions\n", "line 3: rules must lie between 1 and"),
    (HEAD.replace("seats 2", "seats 100") + "actions\n", "line 5: seats must lie between 1"),
    (HEAD.replace("seats 2", f"seats {'9' * 5000}") + "actions\n", "line 5: seats must be a"),
    (HEAD + "name p1 \x1b[2J\nactions\n", "line 6: holds a character that no record holds"),
    (HEAD + "name p1 \ud800\nactions\n", "line 6: holds a character that no record holds"),
    (HEAD + "actions\n", "line 7: the record breaks off; expected 'end'"),
    (HEAD + "actions\np3 mark a1\n", "line 7: 'p3' is no seat"),
    (HEAD + "actions\nmark a1\n", "line 7: 'mark' is no seat"),
    (HEAD + "actions\np1\n", "line 7: cannot read the action 'p1'"),
    (HEAD + "actions\nresult 1\n", "line 7: result must have 2 numbers"),
    (HEAD + "actions\nresult 1 x\n", "line 7: result must be a whole number, not 'x'"),
    (HEAD + "actions\nresult 1 --2\n", "line 7: result must be a whole number, not '--2'"),
    (HEAD + "actions\nresult 1 0\np1 mark a1\n", "line 8: an action after the result"),
    (HEAD + "actions\nranking 1 2\np1 mark a1\n", "line 8: an action after the result"),
    (HEAD + "actions\nresult 1 0\nresult 1 0\n", "line 8: the result is given twice"),
    (HEAD + "actions\nranking 1 2\nranking 1 2\n", "line 8: the ranking is given twice"),
    (HEAD + "actions\nend 1 abc\n", "line 7: 0 actions, but the end counts '1'"),
    (HEAD + "actions\nend 0 abc\n", "line 7: the digest does not fit"),
    (sealed(HEAD + "actions\n") + "p1 mark a1\n", "line 8: text after the end of the record"),
]


@pytest.mark.parametrize(("text", "reason"), BROKEN, ids=[reason for _, reason in BROKEN])
def test_a_record_that_cannot_be_read_is_refused_with_line_and_reason(
    text: str, reason: str
) -> None:
    found = complaint(text)
    assert found.startswith(reason)
    assert len(found) < 200


# Damage is always noticed.


def noticed(text: str, game: Game, good: str) -> bool:
    """Whether a damaged text is refused, does not verify, or says exactly the same."""
    try:
        record = Record.read(text)
    except RecordError:
        return True
    return not record.verify(game).good() or record.text() == good


@pytest.mark.parametrize("name", TEXTS)
def test_a_record_torn_at_any_line_is_refused(name: str) -> None:
    lines = TEXTS[name].splitlines(keepends=True)
    for kept in range(len(lines)):
        assert complaint("".join(lines[:kept])).startswith("line ")


@pytest.mark.parametrize("name", TEXTS)
def test_a_record_without_one_of_its_lines_is_refused(name: str) -> None:
    lines = TEXTS[name].splitlines(keepends=True)
    for i in range(len(lines)):
        assert complaint("".join(lines[:i] + lines[i + 1 :])).startswith("line ")


@pytest.mark.parametrize("name", TEXTS)
def test_a_record_with_one_line_twice_is_refused(name: str) -> None:
    lines = TEXTS[name].splitlines(keepends=True)
    for i in range(len(lines)):
        assert complaint("".join(lines[: i + 1] + lines[i:])).startswith("line ")


@pytest.mark.parametrize("name", TEXTS)
def test_a_record_with_any_byte_changed_is_noticed(name: str) -> None:
    good, game = TEXTS[name], BY_NAME[name]
    for i in range(len(good)):
        for flip in (1, 2, 32):
            text = good[:i] + chr(ord(good[i]) ^ flip) + good[i + 1 :]
            assert noticed(text, game, good), (
                f"{good[i]!r} at {i} became {chr(ord(good[i]) ^ flip)!r}"
            )


@given(st.sampled_from(sorted(TEXTS)), st.data())
def test_a_record_with_any_line_changed_is_noticed(name: str, data: st.DataObject) -> None:
    lines = TEXTS[name].splitlines()
    where = data.draw(st.integers(0, len(lines) - 1))
    other = data.draw(st.sampled_from(lines) | st.text(max_size=30))
    lines[where] = other
    assert noticed("\n".join([*lines, ""]), BY_NAME[name], TEXTS[name])


@pytest.mark.parametrize("name", TEXTS)
def test_a_forged_action_result_or_seed_with_a_fitting_end_does_not_verify(name: str) -> None:
    game, good = BY_NAME[name], TEXTS[name]
    lines = good.splitlines()
    start = lines.index("actions") + 1
    forged: list[list[str]] = []
    for i, line in enumerate(lines):
        if line.startswith(("seed", "commitment")):
            forged.append(
                [*lines[:i], line[:-1] + ("0" if line[-1] != "0" else "1"), *lines[i + 1 :]]
            )
        if line.startswith(("result", "ranking")):
            forged.append([*lines[:i], line.rpartition(" ")[0] + " 7", *lines[i + 1 :]])
        if i >= start and line[0] == "p":
            forged.append([*lines[:i], *lines[i + 1 :]])
            forged.append([*lines[: i + 1], *lines[i:]])
            forged.append([*lines[:i], f"p{3 - int(line[1])}{line[2:]}", *lines[i + 1 :]])
    assert len(forged) > 8
    for each in forged:
        record = Record.read(sealed("\n".join(each)))
        assert not record.verify(game).good(), each


def test_another_legal_action_with_a_fitting_end_does_not_verify() -> None:
    play = Play(TTT.new(2, SeaChance(bytes(32))))
    for i, cell in enumerate(["a1", "b1", "a2", "b2", "a3"]):
        play.apply(i % 2, TTT.space.parse(f"mark {cell}"))
    good = Record.of(play).text()
    assert Record.read(good).verify(TTT).good()
    shorter = Record.read(sealed(good.replace("p1 mark a3", "p1 mark c3"))).verify(TTT)
    assert shorter.faults == ["the game is not over after the last action"]
    later = Record.read(sealed(good.replace("result 1 0", "result 0 1"))).verify(TTT)
    assert later.faults == ["the result is not the one the actions lead to"]


# What cannot be replayed here, and why.


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(RecordError, match="the record is of tic_tac_toe, not of kuhn_poker"):
        Record.read(TEXTS["tic_tac_toe"]).play(KUHN)


@pytest.mark.parametrize("version", [2, 17])
def test_a_record_of_other_rules_says_which_version_it_needs(version: int) -> None:
    record = Record.read(sealed(TEXTS["little"].replace("rules 1", f"rules {version}")))
    reason = f"the record needs rules version {version} of little; this Shoal has version 1"
    with pytest.raises(RecordError, match=reason):
        record.play(LITTLE)
    assert record.verify(LITTLE).faults == [reason]


def test_an_old_record_says_which_version_it_needs() -> None:
    newer = LittleGame()
    newer.rules = 2
    reason = "the record needs rules version 1 of little; this Shoal has version 2"
    assert Record.read(TEXTS["little"]).verify(newer).faults == [reason]


def test_a_record_of_other_components_names_both() -> None:
    here = LITTLE.components()
    record = Record.read(sealed(TEXTS["little"].replace(here, "0123456789ab")))
    with pytest.raises(RecordError, match=f"components 0123456789ab of little; .* is {here}"):
        record.play(LITTLE)
    assert not record.verify(LITTLE).good()


def test_a_record_without_seed_cannot_be_replayed_or_verified() -> None:
    record = Record.of(random_play(LITTLE, 1), opened=False)
    with pytest.raises(RecordError, match="the record has no seed"):
        record.play(LITTLE)
    assert record.verify(LITTLE).faults == ["the seed is not open yet, so chance cannot be checked"]


def test_a_record_without_commitment_does_not_verify() -> None:
    record = Record.read(TEXTS["little"])
    record.commitment = ""
    assert record.verify(LITTLE).faults == ["the seed does not fit the commitment"]


def test_an_unfinished_record_does_not_verify() -> None:
    record = Record.of(random_play(LITTLE, 1, 3), opened=True)
    assert record.verify(LITTLE).faults == ["the game is not over after the last action"]


def test_a_record_with_too_many_seats_is_refused() -> None:
    record = Record.read(TEXTS["little"])
    record.seats = 3
    with pytest.raises(RecordError, match="Little is for 2 players, not 3"):
        record.play(LITTLE)


def test_an_action_that_cannot_be_is_named_with_its_line() -> None:
    text = "\n".join(
        [*HEAD.replace("components x", f"components {TTT.components()}").splitlines(),
         f"commitment {HASH}", f"seed {HASH}", "actions", "p1 mark a1", "p2 mark {}"]
    )  # fmt: skip
    taken = Record.read(sealed(text.format("a1")))
    with pytest.raises(RecordError, match=r"line 10: p2 mark a1: tic-tac-toe-taken \(TTT-001\)"):
        taken.play(TTT)
    unknown = Record.read(sealed(text.format("z9")))
    with pytest.raises(RecordError, match="line 10: 'mark z9' is not an action"):
        unknown.play(TTT)


def test_a_game_with_the_fast_generator_has_no_seed_to_show() -> None:
    record = Record.of(Play(TTT.new(2, FastChance(1))), opened=True)
    assert (record.commitment, record.seed) == ("", b"")
    assert Record.read(record.text()).text() == record.text()
