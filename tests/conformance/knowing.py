"""Checks of what everybody may know: views, patches, imagined states, secrets."""

from __future__ import annotations

import json

from shoal.kernel import FastChance, Observer, State, Watch, patched, playout
from shoal.kernel.state import canonical
from tests.conformance.case import Case, alike, frozen, look_alike, narrated, seen, told


def check_noninterference(case: Case) -> None:
    """What an observer gets depends on nothing the observer cannot know."""
    for seed in case.seeds():
        for state, _, _ in case.moments(seed):
            for observer in case.observers():
                other = state.imagine(observer, FastChance(seed + observer))
                assert look_alike(other, state, observer), (
                    f"observer {observer} can tell an imagined state from the truth:\n"
                    f"{seen(state, observer)}\n{seen(other, observer)}"
                )
                if observer in state.actors():
                    for action in state.legal(observer)[:12]:
                        mine, theirs = (each.preview(observer, action) for each in (state, other))
                        assert alike(mine, theirs), "a preview shows something hidden"
                    for action in range(0, case.game.space.size, 17):
                        refusals = [each.refusal(observer, action) for each in (state, other)]
                        plain = [r.plain() if r else None for r in refusals]
                        assert alike(plain[0], plain[1]), "a refusal shows something hidden"


def check_imagine(case: Case) -> None:
    """Imagined states are possible, canonical, independent, and go on to an end."""
    for seed in case.seeds():
        for state, _, _ in case.moments(seed):
            before = state.position()
            for observer in case.observers():
                one = state.imagine(observer, FastChance(seed))
                two = one.imagine(observer, FastChance(seed + 5))
                three = state.imagine(observer, FastChance(seed + 5))
                assert two.position() == three.position(), (
                    "imagining is not canonical: two states that look alike to observer "
                    f"{observer} give different imagined states for the same chance"
                )
                assert not one.breaches(), f"an imagined state is impossible: {one.breaches()}"
                playout(one, FastChance(seed), case.longest)
                assert state.position() == before, "imagining changed the state"


def check_memory(case: Case) -> None:
    """What a seat remembers goes with the state: through a position, into what it imagines."""
    for seed in case.seeds():
        for state, _, _ in case.moments(seed):
            restored = case.game.position(state.position())
            for observer in case.observers():
                memory = canonical(state.recall(observer))
                other = state.imagine(observer, FastChance(seed + observer))
                assert canonical(other.recall(observer)) == memory, (
                    f"what observer {observer} imagines does not agree with what it remembers"
                )
                assert canonical(restored.recall(observer)) == memory, (
                    f"a position forgets what observer {observer} remembers"
                )
                handed = case.game.position(Observer(state, observer).dream.position())
                assert canonical(handed.recall(observer)) == memory, (
                    f"a bot in another process forgets what observer {observer} remembers"
                )


def check_imagine_varies(case: Case) -> None:
    """Whatever a game calls secret is really varied by imagining."""
    constant: dict[str, bool] = {}
    for seed in case.seeds():
        for i, (state, _, _) in enumerate(case.moments(seed)):
            for observer in case.observers():
                truths = labelled(state.secrets(observer))
                if not truths:
                    continue
                for attempt in range(8):
                    other = state.imagine(observer, FastChance(seed + 100 * i + attempt))
                    imagined = labelled(other.secrets(observer))
                    for label, truth in truths.items():
                        varied = imagined.get(label) != truth
                        constant[label] = constant.get(label, True) and not varied
    fixed = sorted(label for label, same in constant.items() if same)
    assert not fixed, f"imagining never varies {fixed}"


def labelled(secrets: list[str]) -> dict[str, str]:
    return {text.partition(": ")[0]: text.partition(": ")[2] for text in secrets}


def check_secrets_unseen(case: Case) -> None:
    """No secret text occurs in anything the observer gets."""
    for seed in case.seeds():
        for state, seat, action in case.moments(seed):
            for observer in case.observers():
                twin = state.clone()
                sent = seen(state, observer)
                unknown = list(labelled(twin.secrets(observer)).values())
                heard = canonical(told(twin, seat, action, [observer])[0])
                still = set(labelled(twin.secrets(observer)).values())
                for truth in unknown:
                    if len(truth) > 8:
                        assert truth not in sent, f"observer {observer} is sent {truth!r}"
                        if truth in still:
                            assert truth not in heard, f"observer {observer} hears {truth!r}"


def check_secret_actions(case: Case) -> None:
    """A secret action shows nobody else which secret one it was; that it was one may show."""
    space = case.game.space
    for seed in case.seeds():
        for state, seat, action in case.moments(seed):
            if not space.family_of(action).secret:
                continue
            legal = [each for each in state.legal(seat) if space.family_of(each).secret]
            others = [other for other in legal[:: max(1, len(legal) // 5)] if other != action]
            for other in others[:3]:
                one, two = state.clone(), state.clone()
                reveals, draws = one.reveals, one.chance.draws
                others_eyes = [observer for observer in case.observers() if observer != seat]
                heard = [told(one, seat, action, others_eyes), told(two, seat, other, others_eyes)]
                if one.reveals != reveals or one.chance.draws != draws:
                    continue  # the last secret choice discloses them all
                both = f"p{seat + 1} {space.text(action)!r} from {space.text(other)!r}"
                for i, observer in enumerate(others_eyes):
                    same = look_alike(one, two, observer)
                    assert same, f"observer {observer} can tell by sight {both}"
                    same = alike(heard[0][i], heard[1][i])
                    assert same, f"observer {observer} can tell by ear {both}"


def check_patches(case: Case) -> None:
    """For every observer the patches of an action add up to the new view, one for each event."""
    for seed in case.seeds():
        for state, seat, action in case.moments(seed):
            text = case.game.space.text(action)
            before = {observer: state.view(observer) for observer in case.observers()}
            kept = frozen([before[observer] for observer in case.observers()])
            watch = Watch(case.observers())
            twin = state.clone()
            events = narrated(twin, seat, action, watch).events
            for observer, patches in watch.end().items():
                assert len(patches) == len(events) + 1, f"{text!r}: not one patch for each event"
                view = before[observer]
                for patch in patches:
                    view = patched(view, json.loads(canonical(patch)))
                true = twin.view(observer)
                assert alike(view, true), (
                    f"the patches of {text!r} do not add up for observer {observer}:\n"
                    f"made {canonical(view)}\ntrue {canonical(true)}"
                )
            after = frozen([before[observer] for observer in case.observers()])
            assert after == kept, f"{text!r} changed a view that was handed out before"


def check_view_tells_legal(case: Case) -> None:
    """What a seat is asked belongs to its view: equal views have equal legal actions."""
    known: dict[str, tuple[list[int], str]] = {}
    for seed in case.seeds():
        for ply, (state, _, action) in enumerate(case.walk(seed)):
            for seat in range(case.seats):
                view, legal = canonical([seat, state.view(seat)]), state.legal(seat)
                first, where = known.setdefault(view, (legal, f"seed {seed}, ply {ply}"))
                assert first == legal, (
                    f"seat {seat} sees the same at {where} and at seed {seed}, ply {ply} (before "
                    f"{case.game.space.text(action)!r}), but may do other things:\n{view}\n"
                    f"{[case.game.space.text(one) for one in set(first) ^ set(legal)][:8]}"
                )


def check_views_are_fresh(case: Case) -> None:
    """Writing into a view that was handed out changes no other one."""
    for seed in case.seeds():
        for state, _, _ in case.moments(seed):
            for observer in case.observers():
                before = frozen(state.view(observer))
                ruin(state.view(observer))
                after = frozen(state.view(observer))
                assert before == after, f"a view handed to observer {observer} is not their own"


def check_views_beside(case: Case) -> None:
    """A view that is made beside somebody else's is the one the observer has alone."""
    for seed in case.seeds():
        for state, _, _ in case.moments(seed):
            alone = {observer: state.view(observer) for observer in case.observers()}
            kept = {observer: frozen(view) for observer, view in alone.items()}
            for other in case.observers():
                beside = state.view(other)
                for observer in case.observers():
                    made = state.view_beside(observer, beside)
                    assert frozen(made) == kept[observer] or alike(made, alone[observer]), (
                        f"observer {observer} sees something else beside observer {other}:\n"
                        f"{canonical(made)}\n{canonical(alone[observer])}"
                    )


def check_views_after(case: Case) -> None:
    """A view that is made from one before the last actions is the one the observer has now."""
    for seed in case.seeds():
        then: list[tuple[State, dict[int, dict[str, object]]]] = []
        for state, _, _ in case.walk(seed):
            views = {observer: state.view(observer) for observer in case.observers()}
            kept = {observer: frozen(view) for observer, view in views.items()}
            for old, seen_then in then:
                beside: dict[str, object] | None = None
                for observer in case.observers():
                    made = state.view_after(observer, seen_then[observer], old, beside)
                    beside = made if beside is None else beside
                    assert frozen(made) == kept[observer] or alike(made, views[observer]), (
                        f"observer {observer} sees something else after an earlier view:\n"
                        f"{canonical(made)}\n{canonical(views[observer])}"
                    )
            then = [*then[-1:], (state.clone(), views)]


def ruin(value: object) -> None:
    """Change everything in plain data that can be changed."""
    if isinstance(value, dict):
        for item in value.values():
            ruin(item)
        value.clear()
    elif isinstance(value, list):
        for item in value:
            ruin(item)
        value.clear()
