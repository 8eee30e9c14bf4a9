"""What a player can know beforehand about an action: place, path, consequences."""

from __future__ import annotations

from shoal.games.kleine_fische import actions, components, imagine, moments, scoring, view
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import dive, fins, octopus
from shoal.games.kleine_fische.state import KleineFischeState


def preview(sea: KleineFischeState, seat: int, action: int) -> dict[str, object]:
    if actions.is_use(action):
        return _card(sea, actions.used_card(action))
    if action < actions.ENOUGH:
        return {"place": reef.PLACE_NAMES[action - actions.PEEK]}
    if actions.EXCHANGE <= action < actions.JUMP:
        column, place = actions.exchanged(action)
        return {"place": reef.PLACE_NAMES[column], "other": reef.PLACE_NAMES[place]}
    if actions.JUMP <= action < actions.SWIM:
        berth = actions.jump_berth(action)
        shown = _arrival(sea, berth, [reef.lane_of(berth)])
        shown["boat"] = actions.jump_column(action)
        return shown
    if actions.is_swim(action):
        berth = reef.step(dive.departure(sea), action - actions.SWIM)
        return _arrival(sea, berth, [reef.lane_of(berth)])
    if actions.is_dash(action):
        card = components.FINS_CARDS[actions.dash_fins(action)]
        berth = actions.dash_berth(action)
        path = fins.path(dive.departure(sea), berth, sea.octopus, components.POWER[card])
        shown = _arrival(sea, berth, path)
        shown["card"] = components.CARD_NAMES[card]
        shown["cave"] = components.card_key(card)
        return shown
    if actions.is_reveal(action):
        return _reveal(sea, seat, action - actions.REVEAL)
    if actions.is_explore(action):
        place = action - actions.EXPLORE
        needs = components.DIFFICULTY[sea.board[place]]
        return {"place": reef.PLACE_NAMES[place], "needs": needs}
    if action == actions.STOP:
        return {"keeps": len(sea.photos), "points": octopus.points(sea)}
    if actions.CRAWL <= action < actions.STAY:
        return _crawl(sea, action - actions.CRAWL)
    if actions.ROB <= action < actions.ANNOUNCE:
        victim = action - actions.ROB
        return {"victim": victim, "fish": len(sea.piles[victim])}
    if actions.ANNOUNCE <= action < actions.SPARE:
        return _announce(sea, actions.announced_number(action))
    if action == actions.ACCEPT:
        result = sea.rolls[-1]
        loss = components.LOSS if result == components.BAD_FACE else 0
        return {"result": result, "loses": loss > 0, "loss": loss}
    if actions.RAINBOW_ON <= action < actions.RAINBOW_NOWHERE:
        best = scoring.crowned(sea, seat)[actions.rainbow_species(action)]
        return {"gain": max(0, components.RAINBOW_SHELLS - best)}
    return {}


def _card(sea: KleineFischeState, card: int) -> dict[str, object]:
    power, cave = components.POWER[card], components.card_key(card)
    shown: dict[str, object] = {"card": components.CARD_NAMES[card], "cave": cave, "power": power}
    if components.KIND[card] == components.OCTO:
        shown["steps"] = octopus.points(sea) + sea.turbo + power
    return shown


def _arrival(sea: KleineFischeState, berth: int, path: list[int]) -> dict[str, object]:
    """Where a movement ends and which cards it would offer."""
    lane = reef.lane_of(berth)
    return {
        "lane": reef.LANE_NAMES[lane],
        "heading": reef.WAYS[reef.heading(berth)],
        "path": reef.lane_names(path),
        **view.on_offer(sea, lane, sea.moment != moments.CHOICE),
    }


def _reveal(sea: KleineFischeState, seat: int, place: int) -> dict[str, object]:
    """A fish the player has seen before shows whether it would be a bust."""
    shown: dict[str, object] = {"place": reef.PLACE_NAMES[place]}
    if imagine.sees_place(sea, seat, place):
        card = sea.board[place]
        shown["face"] = components.CARD_NAMES[card]
        shown["fish"] = components.species_key(components.SPECIES[card])
        shown["bust"] = bool(sea.species_up >> components.SPECIES[card] & 1)
    elif sea.helped and sea.photos:
        shown["odds"] = view.odds(sea, seat)
    return shown


def _crawl(sea: KleineFischeState, lane: int) -> dict[str, object]:
    path = octopus.movement(sea, sea.octopus, lane)
    cost, meets = octopus.cost_of(sea, sea.octopus, path), octopus.rivals_on(sea, lane)
    name, names = reef.LANE_NAMES[lane], reef.lane_names(path)
    return {"lane": name, "path": names, "cost": cost, "meets": meets}


def _announce(sea: KleineFischeState, number: int) -> dict[str, object]:
    """The faces of the die that would do, and the red ones."""
    die = components.DIE
    return {
        "number": number,
        "victim": sea.victim,
        "fish": len(sea.piles[sea.victim]),
        "good": sum(1 for face in die if face >= number),
        "bad": die.count(components.BAD_FACE),
        "faces": len(die),
        "loss": components.LOSS,
    }
