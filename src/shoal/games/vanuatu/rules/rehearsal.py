"""VAN-085 word for word: a player rehearses the planned actions alone, one after
the other.

The second bookkeeper of planning. It tries every order, every choice and every exchange, without
the shortcuts of `chain.py`, and remembers how it came to each situation: that is the chain a
player is shown.
"""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import components
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import boxes, characters
from shoal.games.vanuatu.state import VanuatuState

MOST_VATU: Final = 15  # more is never needed, and a scene's number has room for no more


class Scene:
    """One situation in a rehearsal: where the boat is, what the player owns, what is left to do."""

    def __init__(
        self, left: int, boat: int, vatu: int, points: int, fish: list[int], gems: list[int],
        built: int, begged: bool,
    ) -> None:  # fmt: skip
        self.left = left  # planned actions not done yet
        self.boat = boat
        self.vatu = vatu
        self.points = points  # counted for the Beggar only
        self.fish = fish  # tiles by value
        self.gems = gems
        self.built = built  # the island of a stall built on the way, or -1
        self.begged = begged
        self.parent: Scene | None = None
        self.step: dict[str, object] = {}

    def holds(self) -> int:
        """What the player has and where, as one number: equal when the situation is the same."""
        number = self.boat | self.vatu << 4 | self.points << 8 | (self.built + 1) << 12
        for value in (1, 2, 3):
            number |= self.fish[value] << (11 + 4 * value) | self.gems[value] << (23 + 4 * value)
        return number << 1 | int(self.begged)

    def key(self) -> int:
        return self.holds() << 9 | self.left

    def copy(self) -> Scene:
        return Scene(
            self.left, self.boat, self.vatu, self.points, self.fish[:], self.gems[:], self.built,
            self.begged,
        )  # fmt: skip

    def chain(self) -> list[dict[str, object]]:
        """The steps that led here, first one first."""
        steps: list[dict[str, object]] = []
        scene: Scene | None = self
        while scene is not None and scene.parent is not None:
            steps.append(dict(scene.step))  # whoever gets it may write into it
            scene = scene.parent
        steps.reverse()
        return steps


class Rehearsal:
    """All situations a player alone can bring about with a set of planned actions."""

    def __init__(
        self, table: VanuatuState, seat: int, planned: int, converting: bool = True
    ) -> None:
        self.table = table
        self.seat = seat
        self.converting = converting  # False: as if the vatu track had no end, to try it
        self.converted = False  # whether ten vatu turned into points anywhere
        self.person = table.character[seat] if table.turned[seat] == 0 else -1
        start = Scene(
            planned, table.boat[seat], table.vatu[seat],
            min(table.points[seat], 9) if self.person == characters.BEGGAR else 0,
            table.fish_tiles[seat * 4 : seat * 4 + 4], table.gems[seat * 4 : seat * 4 + 4], -1,
            self.person != characters.BEGGAR,
        )  # fmt: skip
        self.scenes: list[Scene] = [start]
        self.first_for: list[Scene | None] = [None] * 9
        self.known_isles: dict[int, list[int]] = {}
        self.known_ends: dict[int, list[int]] = {}
        missing = 9
        known = {start.key()}
        at = 0
        while at < len(self.scenes) and missing:
            scene = self.scenes[at]
            at += 1
            for action in range(9):
                if self.first_for[action] is None and self.executable(scene, action):
                    self.first_for[action] = scene
                    missing -= 1
            here = scene.holds()
            for following in self.exchanges(scene) + self.deeds(scene):
                following.parent = scene
                key = following.key()
                # A deed that changes nothing only uses itself up: nothing is to be learnt from it.
                if key not in known and following.holds() != here:
                    known.add(key)
                    self.scenes.append(following)

    def best_for(self, action: int) -> Scene | None:
        """Of the shortest ways to an action the one that leaves most of the other planned ones
        possible where it ends: a boat that fishes where it cannot dive needs a second sail."""
        first = self.first_for[action]
        if first is None:
            return None
        length = len(first.chain())
        best, most = first, self.also(first)
        for scene in self.scenes[self.scenes.index(first) + 1 :]:
            if len(scene.chain()) > length:
                break  # they were found step by step
            if self.executable(scene, action) and self.also(scene) > most:
                best, most = scene, self.also(scene)
        return best

    def also(self, scene: Scene) -> int:
        """How many of the actions left can be done here."""
        return sum(scene.left >> a & 1 and self.executable(scene, a) for a in range(9))

    def isles(self, boat: int) -> list[int]:
        """Islands beside a hex, from the tiles of the hexes around it (VAN-009)."""
        if boat not in self.known_isles:
            found: list[int] = []
            for h in archipelago.NEAR_LIST[boat]:
                tile = self.table.hex_tile[h]
                if tile >= 0 and BOX.tile_isle[tile] >= 0:
                    found.append(BOX.tile_isle[tile])
            self.known_isles[boat] = found
        return self.known_isles[boat]

    def ends(self, boat: int, steps: int) -> list[int]:
        """Hexes at the end of a walk of exactly so many steps."""
        key = boat << 2 | steps
        if key not in self.known_ends:
            reached = {boat}
            for _step in range(steps):
                reached = {
                    h for at in reached for h in archipelago.NEAR_LIST[at]
                    if self.table.hex_tile[h] >= 0 and BOX.tile_isle[self.table.hex_tile[h]] < 0
                }  # fmt: skip
            barred = self.table.boat[1 - self.seat] if self.table.seats == 2 else -1
            self.known_ends[key] = sorted(reached - {barred})
        return self.known_ends[key]

    def build_cost(self) -> int:
        return BOX.builder_cost if self.person == characters.BUILDER else BOX.build_cost

    def own_stall(self, scene: Scene, isle: int) -> bool:
        return self.table.stalls[isle * 5 + self.seat] > 0 or scene.built == isle

    def place_fits(self, scene: Scene, action: int) -> bool:
        """Whether the place alone, money and fish apart, allows the action."""
        table = self.table
        tile = table.hex_tile[scene.boat]
        isles = self.isles(scene.boat)
        if action == boxes.SAIL:
            return any(self.ends(scene.boat, steps) for steps in (1, 2, 3))
        if action == boxes.BUILD:
            return any(table.stall_count[i] < BOX.slots_stalls[i] for i in isles)
        if action == boxes.EXPLORE:
            return table.treasure[tile] > 0
        if action == boxes.FISH:
            return table.fish[tile] > 0
        if action == boxes.SELL:
            return any(self.person == characters.SELLER or self.own_stall(scene, i) for i in isles)
        if action == boxes.BUY:
            return any(sum(table.cubes[i * 3 : i * 3 + 3]) > 0 for i in isles)
        if action == boxes.DRAW:
            return any(table.drawings[i] < BOX.slots_drawings[i] for i in isles)
        if action == boxes.TRANSPORT:
            room = [i for i in isles if table.guests[i] < BOX.slots_tourists[i]]
            return table.tourists > 0 and len(room) > 0
        return True

    def executable(self, scene: Scene, action: int) -> bool:
        """VAN-108 in a rehearsal."""
        if not self.place_fits(scene, action):
            return False
        if action == boxes.SAIL:
            reach = 3 if self.person == characters.NAVIGATOR else min(scene.vatu, 3)
            return any(self.ends(scene.boat, steps) for steps in range(1, reach + 1))
        if action == boxes.BUILD:
            return scene.vatu >= self.build_cost() and self.table.hand[self.seat] > 0
        if action == boxes.SELL:
            return sum(scene.fish) > 0
        if action == boxes.BUY:
            return scene.vatu >= self.cheapest(scene)
        return True

    def cheapest(self, scene: Scene) -> int:
        prices = [
            BOX.price[good] for isle in self.isles(scene.boat) for good in range(3)
            if self.table.cubes[isle * 3 + good]
        ]  # fmt: skip
        return min(prices) if prices else 99

    def receive(self, scene: Scene, vatu: int) -> None:
        """VAN-230."""
        scene.vatu += vatu
        if not self.converting:
            scene.vatu = min(scene.vatu, MOST_VATU)
            return
        while scene.vatu >= BOX.conversion_at:
            scene.vatu -= BOX.conversion_at
            self.converted = True
            self.earn(scene, BOX.conversion_points)

    def earn(self, scene: Scene, points: int) -> None:
        if self.person == characters.BEGGAR:
            scene.points = min(scene.points + points, 9)

    def exchanges(self, scene: Scene) -> list[Scene]:
        """VAN-085 (c): treasures for vatu, points for vatu."""
        found: list[Scene] = []
        for value in (1, 2, 3):
            if scene.gems[value]:
                after = scene.copy()
                after.gems[value] -= 1
                self.receive(after, value)
                after.step = {"action": "cash", "value": value, "vatu": after.vatu}
                found.append(after)
        if not scene.begged:
            for given in range(1, min(scene.points, 3) + 1):
                after = scene.copy()
                after.points -= given
                after.begged = True
                self.receive(after, given)
                after.step = {"action": "beg", "value": given, "vatu": after.vatu}
                found.append(after)
        return found

    def deeds(self, scene: Scene) -> list[Scene]:
        """VAN-085 (b): every full choice of every planned action that is executable here."""
        found: list[Scene] = []
        for action in range(8):
            if scene.left >> action & 1 and self.executable(scene, action):
                found.extend(self.carried_out(scene, action))
        return found

    def carried_out(self, scene: Scene, action: int) -> list[Scene]:
        table = self.table
        tile = table.hex_tile[scene.boat]
        found: list[Scene] = []
        if action == boxes.SAIL:
            for steps in (1, 2, 3):
                cost = 0 if self.person == characters.NAVIGATOR else steps
                if cost <= scene.vatu:
                    for h in self.ends(scene.boat, steps):
                        after = self.done(scene, action, BOX.labels[h], found)
                        after.boat = h
                        after.vatu -= cost
        elif action == boxes.EXPLORE:
            after = self.done(scene, action, BOX.labels[scene.boat], found)
            after.gems[table.treasure[tile]] += 1
            if self.person == characters.DIVER:
                self.receive(after, table.treasure[tile] * BOX.diver_vatu)
        elif action == boxes.FISH:
            after = self.done(scene, action, BOX.labels[scene.boat], found)
            after.fish[table.fish[tile]] += 1
        elif action == boxes.SELL:
            after = self.done(scene, action, "", [])
            self.sales(after, table.price_at, found)
        else:
            for isle in self.isles(scene.boat):
                self.on_island(scene, action, isle, found)
        for after in found:
            after.step["vatu"] = after.vatu
        return found

    def done(self, scene: Scene, action: int, place: str, found: list[Scene]) -> Scene:
        after = scene.copy()
        after.left &= ~(1 << action)
        after.step = {"action": components.ACTIONS[action], "place": place}
        found.append(after)
        return after

    def on_island(self, scene: Scene, action: int, isle: int, found: list[Scene]) -> None:
        table = self.table
        word = components.ISLE_WORDS[isle]
        if action == boxes.BUILD and table.stall_count[isle] < BOX.slots_stalls[isle]:
            after = self.done(scene, action, word, found)
            after.vatu -= self.build_cost()
            after.built = isle
        elif action == boxes.DRAW and table.drawings[isle] < BOX.slots_drawings[isle]:
            self.earn(self.done(scene, action, word, found), BOX.draw_points)
        elif action == boxes.TRANSPORT and table.guests[isle] < BOX.slots_tourists[isle]:
            after = self.done(scene, action, word, found)
            self.receive(after, table.stall_count[isle] + (1 if scene.built == isle else 0))
        elif action == boxes.BUY:
            for good in range(3):
                if table.cubes[isle * 3 + good] and BOX.price[good] <= scene.vatu:
                    after = self.done(scene, action, f"{word} {components.GOODS[good]}", found)
                    after.vatu -= BOX.price[good]
                    self.earn(after, self.cargo_points(good))

    def cargo_points(self, good: int) -> int:
        """What a cube scores on the uppermost ship that takes it (VAN-142, VAN-143)."""
        gaps = self.table.gaps
        for space in range(3):
            if gaps[space * 3 + good]:
                last = sum(gaps[space * 3 : space * 3 + 3]) == 1
                return BOX.worth[good] + (BOX.ship_bonus if last else 0)
        return 0

    def sales(self, scene: Scene, at: int, found: list[Scene]) -> None:
        """VAN-136: one tile after the other, in any order, stopping after any of them."""
        todo = [(scene, at)]
        known: set[int] = set()
        while todo:
            scene, at = todo.pop()
            for value in (1, 2, 3):
                if scene.fish[value]:
                    after = scene.copy()
                    after.step = dict(scene.step)
                    after.fish[value] -= 1
                    self.receive(after, BOX.fish_track[at] * value)
                    last = at + 1 >= len(BOX.fish_track)
                    lower = at if last or self.table.drop_per_action else at + 1
                    if after.key() * 8 + lower not in known:
                        known.add(after.key() * 8 + lower)
                        todo.append((after, lower))
                        stopped = after.copy()
                        stopped.step = dict(after.step)
                        # What is kept cannot be sold any more this round, so it no longer matters.
                        stopped.fish = [0, 0, 0, 0]
                        found.append(stopped)


def rehearse(table: VanuatuState, seat: int, planned: int) -> Rehearsal:
    """The rehearsal of a seat with a set of planned actions, held once a planning."""
    key = seat << 9 | planned
    known = table.rehearsals.get(key)
    if isinstance(known, Rehearsal) and known.table is table:
        return known
    made = Rehearsal(table, seat, planned)
    table.rehearsals[key] = made
    return made


def may_plan(table: VanuatuState, seat: int, planned: int, action: int) -> bool:
    """VAN-085 for one pawn: planned already, or executable somewhere in the rehearsal."""
    if planned >> action & 1:
        return True
    return rehearse(table, seat, planned & ~(1 << action)).first_for[action] is not None
