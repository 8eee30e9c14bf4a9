"""The course of the game: who decides what, when, and what follows by itself."""

from __future__ import annotations

from shoal.games.maldivia.actions import (
    ALL_PLANS,
    ARRANGED,
    CATCH_FISH,
    DELIVER,
    DROP,
    END,
    EXCHANGE,
    GIVE,
    HAUL,
    KEEP,
    PLACE,
    PLAN,
    RELEASE,
    RESTACK,
    ROB,
    SAIL,
    STAY,
    STICK,
    SWAP,
    TAKE,
    TILE_NAMES,
    TURN,
)
from shoal.games.maldivia.box import BOX, CELLS, LAST_SPACES, MAST, VALUE
from shoal.games.maldivia.cloth import NAMES
from shoal.games.maldivia.fog import blow, island
from shoal.games.maldivia.hidden import secrets_of
from shoal.games.maldivia.imagining import imagine_hidden
from shoal.games.maldivia.market import add_deliveries, deliver, exchange, exchange_menu
from shoal.games.maldivia.mast import (
    GAINED,
    GAINING,
    add_sources,
    catch_fish,
    drop,
    drop_menu,
    new_fish,
    release,
    restack,
    restack_menu,
    rob,
    source_menu,
    stick,
    stick_menu,
)
from shoal.games.maldivia.names import fish_names, tile_name
from shoal.games.maldivia.octopus import add_turns, turn_tile
from shoal.games.maldivia.position import sketch_of
from shoal.games.maldivia.previews import preview_of
from shoal.games.maldivia.prompts import prompt_of
from shoal.games.maldivia.refusals import refuse
from shoal.games.maldivia.sailing import reach, sail
from shoal.games.maldivia.shark import add_swaps, give_menu, swap
from shoal.games.maldivia.soundness import breaches_of
from shoal.games.maldivia.view import card_rows, tile_rows, view_of
from shoal.games.maldivia.waters import (
    ASK_ACT,
    ASK_DROP,
    ASK_EXCHANGE,
    ASK_GAIN,
    ASK_GIVE,
    ASK_PLACE,
    ASK_PLAN,
    ASK_RESTACK,
    ASK_SAIL,
    ASK_STICK,
    ASK_TAKE,
    OVER,
    Waters,
)
from shoal.kernel.chance import Chance
from shoal.kernel.messages import Prompt, Refusal
from shoal.kernel.state import State


class MaldiviaState(Waters):
    """One moment of a game of Maldivia."""

    # Who may act, and what.

    def actors(self) -> list[int]:
        if self.ask == OVER:
            return []
        if self.ask == ASK_PLAN:
            # MAL-025: until the last plan is in, everybody may still put in another one.
            return list(range(self.seats))
        return [self.actor()]

    def awaited(self) -> list[int]:
        if self.ask == ASK_PLAN:
            return [seat for seat in range(self.seats) if not self.planned >> seat & 1]
        return self.actors()

    def actor(self) -> int:
        if self.ask == ASK_PLAN:  # those who have not planned come first
            seat = 0
            while self.planned >> seat & 1:
                seat += 1
            return seat
        if self.ask == ASK_EXCHANGE:
            return self.left_of(self.mover)
        return -1 if self.ask == OVER else self.mover

    def legal(self, seat: int) -> list[int]:
        may = 0 <= seat < self.seats if self.ask == ASK_PLAN else seat == self.actor()
        if not may:
            return []
        return self.menu  # shared, never changed: a copy of 1024 plans would cost more than a move

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return refuse(self, seat, action)

    def prompt(self, observer: int) -> Prompt:
        return prompt_of(self, observer)

    def preview(self, seat: int, action: int) -> dict[str, object]:
        return preview_of(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        ask = self.ask
        if ask == ASK_SAIL:
            if action == STAY:  # MAL-054, MAL-055: no move, no action, whatever the space
                if self.journal is not None:
                    self.journal.tell("stayed", {"seat": seat, "cell": NAMES[self.boats[seat]]})
                self.end_turn()
            else:
                sail(self, seat, self.tiles[seat * 4 + self.turn], action - SAIL)
                self.begin_actions()
        elif ask == ASK_ACT:
            self.act(seat, action)
        elif ask == ASK_PLAN:
            self.take_plan(seat, action - PLAN)
        elif ask == ASK_GAIN:
            if action == HAUL:
                self.begin_sticking(seat)
            else:
                self.gain(seat, action)
        elif ask == ASK_STICK:
            if action == RELEASE:
                self.end_gain(seat)
            else:
                stick(self, seat, action - STICK)
                self.go_on_sticking(seat)
        elif ask == ASK_DROP:
            drop(self, seat, action - DROP)
            self.go_on_sticking(seat)
        elif ask == ASK_RESTACK:
            if action == KEEP:
                self.ask_act()
            else:
                restack(self, seat, action - RESTACK)
                self.go_on_restacking(seat)
        elif ask == ASK_EXCHANGE:
            exchange(self, seat, self.tiles[self.mover * 4 + self.turn] - 4, action - EXCHANGE)
            self.end_turn()
        elif ask == ASK_GIVE:
            swap(self, seat, action - GIVE)
            self.ask_act()
        elif ask == ASK_PLACE:
            self.place(seat, action - PLACE)
        elif ask == ASK_TAKE:
            self.take_boat(seat, action - TAKE)

    # The set-up: boats are chosen, then put on the cloth, from the starting player clockwise.

    def take_boat(self, seat: int, colour: int) -> None:
        """Each player takes a boat (MAL-011); the last of four has no choice left."""
        while True:
            self.colours[seat] = colour
            if self.journal is not None:
                boat = "@maldivia-boat-" + BOX.boats[colour]
                self.journal.tell("took", {"seat": seat, "boat": boat, "colour": BOX.boats[colour]})
            seat = self.left_of(seat)
            self.mover = seat
            if seat == self.start:
                self.ask_place()
                return
            self.menu = [TAKE + i for i in range(4) if i not in self.colours]
            if len(self.menu) > 1:
                return
            colour = self.menu[0] - TAKE

    def ask_place(self) -> None:
        """Any unoccupied space will do, with the open ships in sight (MAL-017)."""
        self.ask = ASK_PLACE
        menu: list[int] = []
        for cell in range(CELLS):
            if self.at[cell] < 0:
                menu.append(PLACE + cell)
        self.menu = menu

    def place(self, seat: int, cell: int) -> None:
        """Put a boat on the cloth; that alone triggers nothing (MAL-018)."""
        self.boats[seat] = cell
        self.at[cell] = seat
        if self.journal is not None:
            self.journal.tell("placed", {"seat": seat, "cell": NAMES[cell]})
        self.mover = self.left_of(seat)
        if self.mover == self.start:
            self.begin_round(self.start)
        else:
            self.ask_place()

    # Rounds.

    def begin_round(self, start: int) -> None:
        """Everybody has all four tiles again, and no side has had fog yet (MAL-020, MAL-039)."""
        self.ask = ASK_PLAN
        self.round += 1
        self.start = start
        self.mover = start
        self.turn = 0
        self.fog = 0
        self.planned = 0
        self.tiles = [0] * 16
        self.menu = ALL_PLANS  # MAL-021, MAL-022: four tiles in any order, any way up
        if self.journal is not None:
            self.journal.tell("round", {"number": self.round, "start_seat": start})

    def take_plan(self, seat: int, plan: int) -> None:
        """A secret plan (MAL-024); a later one replaces it until all are in (MAL-025)."""
        for slot in range(4):
            self.tiles[seat * 4 + slot] = ARRANGED[plan * 4 + slot]
        self.planned |= 1 << seat
        if self.journal is not None:
            tiles = [TILE_NAMES[tile] for tile in self.tiles[seat * 4 : seat * 4 + 4]]
            self.journal.whisper("planned", {"seat": seat}, {"tiles": tiles}, [seat])
        if self.planned == (1 << self.seats) - 1:
            self.carry_out()

    def carry_out(self) -> None:
        """Reveal and carry out tiles until somebody has to decide (MAL-035, MAL-036)."""
        while True:
            seat = self.mover
            self.ask = ASK_SAIL
            tile = self.tiles[seat * 4 + self.turn]
            self.reveals += 1
            if self.journal is not None:
                told: dict[str, object] = {"seat": seat, "slot": self.turn + 1}
                told["tile"] = TILE_NAMES[tile]
                told["named"] = tile_name(tile)
                self.journal.tell("revealed", told)
            if tile < 4:
                ends = reach(self, seat, tile)
                if ends:
                    for i in range(len(ends)):
                        ends[i] += SAIL
                    ends.append(STAY)
                    self.menu = ends
                    return
                if self.journal is not None:  # MAL-053, MAL-054
                    self.journal.tell("blocked", {"seat": seat, "cell": NAMES[self.boats[seat]]})
            elif blow(self, seat, tile - 4):  # MAL-170
                self.menu = exchange_menu(self, tile - 4)
                if self.menu:
                    self.ask = ASK_EXCHANGE
                    return
            if not self.next_turn():
                return

    def next_turn(self) -> bool:
        """Whose tile comes next; whether one does before the next plans (MAL-035, MAL-038)."""
        self.mover = self.left_of(self.mover)
        if self.mover != self.start:
            return True
        if self.rows() * self.columns() <= LAST_SPACES:
            # MAL-210, MAL-211: all have played equally many tiles, the last ones as usual
            # (MAL-212). Later ones are not played (MAL-213), and nothing else ends the game
            # (MAL-214): a limit of rounds is for whoever plays at random (MAL-215).
            self.finish()
            return False
        if self.turn < 3:
            self.turn += 1
            return True
        self.begin_round(self.left_of(self.start))
        return False

    def end_turn(self) -> None:
        if self.next_turn():
            self.carry_out()

    # A turn with a move.

    def begin_actions(self) -> None:
        """After the own boat has moved, its end space allows actions (MAL-085)."""
        self.gained = 0
        self.fished = 0
        self.robbed = 0
        self.delivered = 0
        self.special = 0
        self.ask_act()

    def ask_act(self) -> None:
        """What the end space allows now, in any order, all of it optional (MAL-086, MAL-089).

        MAL-088, a ruling: one gain, one octopus or shark, one delivery per bordered side.

        Judged afresh after every action (MAL-091); the turn is over when nothing is left (MAL-092).
        """
        menu = self.act_menu(self.mover)
        if not menu:
            self.end_turn()
            return
        menu.append(END)
        self.ask = ASK_ACT
        self.menu = menu

    def act_menu(self, seat: int) -> list[int]:
        menu: list[int] = []
        if self.gained == 0:
            add_sources(self, seat, menu)
        add_deliveries(self, seat, menu)
        add_turns(self, seat, menu)
        add_swaps(self, seat, menu)
        return menu

    def act(self, seat: int, action: int) -> None:
        if action == END:
            if self.journal is not None:
                self.journal.tell("ended_turn", {"seat": seat})
            self.end_turn()
        elif action < HAUL:
            self.gain(seat, action)
        elif action < RESTACK:
            choice = action - DELIVER
            deliver(self, seat, choice >> 1, choice & 1)
            self.settled = 0
            self.go_on_restacking(seat)
        elif action < SWAP:
            choice = action - TURN
            turn_tile(self, seat, choice // 12, choice // 3 % 4, choice % 3 + 1)
            self.ask_act()
        else:
            self.trade = action - SWAP
            menu = give_menu(self, seat)
            if len(menu) == 1:
                swap(self, seat, menu[0] - GIVE)
                self.ask_act()
            else:
                self.ask = ASK_GIVE
                self.menu = menu

    def gain(self, seat: int, action: int) -> None:
        """Fish or rob; all sources of a turn are one gain (MAL-087, MAL-108)."""
        self.gained = GAINING
        if action == CATCH_FISH:
            catch_fish(self, seat)
        else:
            rob(self, seat, action - ROB)
        menu = source_menu(self, seat)
        if menu:
            self.ask = ASK_GAIN
            self.menu = menu
        else:
            self.begin_sticking(seat)

    def begin_sticking(self, seat: int) -> None:
        """Is there a surplus? Then something may be taken off the top first (MAL-116, MAL-117)."""
        self.surplus = 1 if self.height[seat] + new_fish(self) > MAST else 0
        if self.surplus and self.height[seat]:
            self.ask = ASK_DROP
            self.menu = drop_menu(self, seat)
        else:
            self.go_on_sticking(seat)

    def go_on_sticking(self, seat: int) -> None:
        menu = stick_menu(self, seat)
        while len(menu) == 1:
            stick(self, seat, menu[0] - STICK)
            menu = stick_menu(self, seat)
        if menu:
            self.ask = ASK_STICK
            self.menu = menu
        else:
            self.end_gain(seat)

    def end_gain(self, seat: int) -> None:
        release(self, seat)
        self.gained = GAINED
        self.surplus = 0
        self.ask_act()

    def go_on_restacking(self, seat: int) -> None:
        menu = restack_menu(self, seat)
        if menu:
            self.ask = ASK_RESTACK
            self.menu = menu
        else:
            self.ask_act()

    # The end.

    def finish(self) -> None:
        """Everything is turned up and counted."""
        self.ask = OVER
        self.mover = self.start
        self.menu = []
        self.reveals += 1
        if self.journal is not None:
            self.journal.tell(
                "ended",
                {
                    "seats": [seat for seat in range(self.seats) if self.ranking()[seat] == 1],
                    "scores": self.points[:],
                    "ranking": self.ranking(),
                    "cards": [card_rows(self, seat) for seat in range(self.seats)],
                    "tiles": [tile_rows(self, seat, True) for seat in range(self.seats)],
                },
            )

    def over(self) -> bool:
        return self.ask == OVER

    def scores(self) -> list[int]:
        return self.points[:]

    def rank_key(self, seat: int) -> list[int]:
        """Points (MAL-220), then fish on the mast (MAL-221); equals share (MAL-222, MAL-223)."""
        return [self.points[seat], self.height[seat]]

    def tally(self, seat: int) -> list[dict[str, object]]:
        rows: list[dict[str, object]] = []
        for card in range(40):
            if self.owner[card] == seat:
                args: dict[str, object] = {"card": BOX.cards[card], "fish": BOX.orders[card]}
                args["island"] = island(card // 10)
                args["named"] = fish_names(BOX.orders[card])
                row: dict[str, object] = {"key": "maldivia-tally-card", "args": args}
                row["points"] = VALUE[card]
                rows.append(row)
        rows.append(
            {
                "key": "maldivia-tally-mast",
                "args": {"count": self.height[seat]},
                "points": 0,
            }
        )
        return rows

    # Knowledge, copies and texts.

    def view(self, observer: int) -> dict[str, object]:
        return view_of(self, observer)

    def imagine(self, observer: int, chance: Chance) -> State:
        copy = MaldiviaState(self.game, self.seats, self.options, chance)
        self.spread(copy)
        imagine_hidden(copy, observer, chance)
        if copy.ask == ASK_GIVE:
            copy.menu = give_menu(copy, copy.mover)
        copy.chance = chance.fork()
        return copy

    def secrets(self, observer: int) -> list[str]:
        return secrets_of(self, observer)

    def clone(self) -> MaldiviaState:
        copy = MaldiviaState(self.game, self.seats, self.options, self.chance.clone())
        self.spread(copy)
        return copy

    def sketch(self) -> dict[str, object]:
        return sketch_of(self)

    def breaches(self) -> list[str]:
        return breaches_of(self)

    def ask_again(self) -> None:
        """Work out the menu of a position that was read."""
        ask, seat = self.ask, self.mover
        if ask == ASK_TAKE:
            self.menu = [TAKE + i for i in range(4) if i not in self.colours]
        elif ask == ASK_PLACE:
            self.ask_place()
        elif ask == ASK_PLAN:
            self.menu = ALL_PLANS
        elif ask == ASK_SAIL:
            tile = self.tiles[seat * 4 + self.turn]
            self.menu = [SAIL + cell for cell in reach(self, seat, tile)] + [STAY]
        elif ask == ASK_ACT:
            self.menu = [*self.act_menu(seat), END]
        elif ask == ASK_GAIN:
            self.menu = source_menu(self, seat)
        elif ask == ASK_DROP:
            self.menu = drop_menu(self, seat)
        elif ask == ASK_STICK:
            self.menu = stick_menu(self, seat)
        elif ask == ASK_RESTACK:
            self.menu = restack_menu(self, seat)
        elif ask == ASK_GIVE:
            self.menu = give_menu(self, seat)
        elif ask == ASK_EXCHANGE:
            self.menu = exchange_menu(self, self.tiles[seat * 4 + self.turn] - 4)
        else:
            self.menu = []
