"""The game itself: set-up, dispatch of actions, imagining."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import (
    actions,
    adventure,
    battle,
    harbour,
    invariants,
    payment,
    phases,
    restoring,
    retell,
    scoring,
    sketches,
    storm,
    turn,
    views,
)
from shoal.games.carta_magica.asking import question
from shoal.games.carta_magica.box import BOX
from shoal.games.carta_magica.cards import (
    ADVENTURES,
    ALL_TALISMANS,
    LUCKY_WIND,
    REPAIR,
    SPIN_AGAIN,
    TALISMANS,
    members,
)
from shoal.games.carta_magica.chart import HARBOURS, NAMES
from shoal.games.carta_magica.choices import choices
from shoal.games.carta_magica.foresight import foresee
from shoal.games.carta_magica.refusals import why_not
from shoal.games.carta_magica.table import GOODS, MAGIC, NOWHERE, Table
from shoal.kernel.actions import ActionSpace
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.messages import Prompt, Refusal
from shoal.kernel.options import Option
from shoal.kernel.sheet import Sheet
from shoal.kernel.state import State

# Rounds after which self-play stops, scored as it stands. No rule of the game: the default is
# none. Players who only play at random need not find home for a very long time.
ROUND_CAPS: Final[list[bool | int | str]] = [0, 100]


class Voyage(Table):
    """A state of Carta Magica."""

    # Who may act, and what.

    def actors(self) -> list[int]:
        return [] if self.phase == phases.OVER else [self.acting]

    def actor(self) -> int:
        return -1 if self.phase == phases.OVER else self.acting

    def legal(self, seat: int) -> list[int]:
        if seat != self.acting or self.phase == phases.OVER:
            return []
        return choices(self)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return why_not(self, seat, action)

    def prompt(self, observer: int) -> Prompt:
        return question(self)

    def preview(self, seat: int, action: int) -> dict[str, object]:
        return foresee(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        if action >= actions.SAIL:
            turn.sail(self, action - actions.SAIL)
        elif action < actions.CAPTAIN:
            self.apply_simple(seat, action)
        else:
            self.apply_choice(seat, action)
        turn.run_on(self)
        if self.journal is not None:
            # Every action tells something; its last event says what the table waits for now.
            now: dict[str, object] = {"moment": views.moment(self), "scores": self.scores()}
            self.journal.events[-1].told["now"] = now

    def apply_simple(self, seat: int, action: int) -> None:
        if action == actions.SPIN:
            self.press()
        elif action == actions.KEEP:
            if self.phase == phases.INCOME:
                adventure.keep(self)
            else:
                self.phase = phases.SPUN
                if self.journal is not None:
                    self.journal.tell("let_stand", {"seat": seat})
        elif action == actions.AGAIN:
            # CM-138: the new result replaces the old one.
            self.play_card(seat, SPIN_AGAIN, "@carta-magica-use-again")
            self.spin(seat, self.spin_for)
        elif action == actions.HOLD:
            turn.hold(self)
        elif action == actions.GOODS:
            turn.take(self, GOODS)
        elif action == actions.MAGIC:
            turn.take(self, MAGIC)
        elif action == actions.CARD:
            adventure.begin_draw(self, seat, phases.BY_ACTION)
        elif action == actions.TOW:
            turn.pay_way(self, phases.FOR_TOW)
        elif action == actions.ESCAPE:
            turn.card_way(self, LUCKY_WIND, "@carta-magica-use-escape")
        elif action == actions.REPAIR:
            turn.pay_way(self, phases.FOR_REPAIR)
        elif action == actions.MEND:
            turn.card_way(self, REPAIR, "@carta-magica-use-repair")
        elif action == actions.LUCKY:
            turn.lucky(self)
        elif action == actions.TRADE:
            harbour.trade(self)
        elif action == actions.DRAW:
            self.draw(seat)
        elif action == actions.TELESCOPE:
            adventure.use_telescope(self, seat)
        elif action == actions.CASH:
            adventure.cash(self)
        elif action == actions.SETTLE:
            payment.close(self)
        else:
            self.apply_rarer(seat, action)

    def apply_rarer(self, seat: int, action: int) -> None:
        if action == actions.CURSE:
            harbour.curse(self)
            if self.phase == phases.VISIT:
                harbour.open_visit(self)
            elif self.phase == phases.CHOOSE:
                turn.choose(self)
        elif action == actions.SHELTER:
            storm.answer_weather(self, seat, True)
        elif action == actions.SWAP:
            self.acting = self.rival
            self.phase = phases.ANSWER
            if self.journal is not None:
                self.journal.tell("proposed", {"seat": seat, "target_seat": self.rival})
        elif action == actions.ACCEPT:
            battle.answer(self, True)
        elif action == actions.DONE:
            self.phase = phases.VISITED
            if self.journal is not None:
                self.journal.tell("left", {"seat": seat})
        else:
            self.decline(seat)

    def decline(self, seat: int) -> None:
        if self.phase == phases.WEATHER:
            storm.answer_weather(self, seat, False)
        elif self.phase == phases.LOOT:
            battle.loot(self, NOWHERE)
        elif self.phase == phases.ANSWER:
            battle.answer(self, False)
        else:
            # No attack, or no exchange of places proposed.
            self.phase = phases.TURN_OVER
            if self.journal is not None:
                self.journal.tell("passed", {"seat": seat})

    def press(self) -> None:
        """The arrow is spun by whoever's spin it is."""
        if self.phase == phases.START:
            self.spin(self.turn, phases.FIRST_SPIN)
        elif self.phase == phases.DIRECTION:
            self.spin(self.turn, phases.DIRECTION_SPIN)
        else:
            self.spin(self.rival, phases.DEFENCE_SPIN)

    def draw(self, seat: int) -> None:
        if self.phase == phases.PEEK:
            adventure.take_card(self, self.pile[-1])
        else:
            self.duty = 0
            adventure.begin_draw(self, seat, phases.BY_VISIT)

    def apply_choice(self, seat: int, action: int) -> None:
        if action < actions.ATTACK:
            self.set_up(seat, action)
        elif action < actions.BUY:
            battle.begin(self, action - actions.ATTACK)
        elif action < actions.TAME:
            harbour.buy(self, action - actions.BUY)
        elif action < actions.PICK:
            adventure.face(self, action - actions.TAME)
        elif action < actions.STOW:
            adventure.pick(self, action - actions.PICK)
        elif action < actions.GIVE:
            adventure.stow(self, action - actions.STOW)
        elif action < actions.LOOT:
            payment.lay(self, action - actions.GIVE)
            payment.only_way(self)
        else:
            battle.loot(self, action - actions.LOOT)

    def set_up(self, seat: int, action: int) -> None:
        """Character and challenge in turn order (CM-004), harbours in reverse (CM-010)."""
        last = (self.first + self.seats - 1) % self.seats
        if action < actions.CHALLENGE:
            captain = action - actions.CAPTAIN
            self.captain[seat] = captain  # a portrait, nothing more (CM-005)
            self.phase = phases.CHALLENGE
            name = BOX.characters[captain]
            self.tell_choice("captain", seat, name)
        elif action < actions.HOME:
            challenge = action - actions.CHALLENGE
            self.challenge[seat] = challenge
            self.phase = phases.HOME if seat == last else phases.CAPTAIN
            if seat != last:
                self.turn = (seat + 1) % self.seats
            name = BOX.challenges[challenge]
            self.tell_choice("challenge", seat, name)
        else:
            number = action - actions.HOME
            self.home[seat] = HARBOURS[number]
            self.place[seat] = HARBOURS[number]
            if self.journal is not None:
                told: dict[str, object] = {"seat": seat, "harbour": BOX.harbours[number]}
                told["name"] = "@carta-magica-harbour-" + BOX.harbours[number].lower()
                told["cell"] = NAMES[HARBOURS[number]]
                self.journal.tell("placed", told)
            if seat == self.first:
                self.phase = phases.START  # CM-011: no card, no trade, laps 0
                if self.journal is not None:
                    self.journal.tell("turn", {"seat": seat, "round": 1})
            else:
                self.turn = (seat + self.seats - 1) % self.seats
        self.acting = self.turn

    def tell_choice(self, what: str, seat: int, name: str) -> None:
        if self.journal is not None:
            told: dict[str, object] = {"seat": seat, what: name}
            told["name"] = f"@carta-magica-{what}-{name.lower()}"
            self.journal.tell(f"{what}_chosen", told)

    # The end.

    def over(self) -> bool:
        return self.phase == phases.OVER

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.seats)]

    def rank_key(self, seat: int) -> list[int]:
        return [self.score(seat)]  # equal points share the victory (CM-199)

    def tally(self, seat: int) -> list[dict[str, object]]:
        return scoring.tally(self, seat)

    # Knowledge.

    def view(self, observer: int) -> dict[str, object]:
        return views.view(self, observer)

    def imagine(self, observer: int, chance: Chance) -> State:
        """Shuffle what the observer cannot know: the talisman deck and the unseen pile."""
        copy = self.clone()
        hidden = ALL_TALISMANS
        for seat in range(self.seats):
            hidden &= ~self.talismans[seat]
        for talisman in self.display:
            hidden &= ~(1 << talisman)
        copy.deck = members(hidden)
        chance.shuffle(copy.deck)
        copy.pile = self.imagine_pile(observer, chance)
        for seat in range(self.seats):
            if seat != observer:
                # Nobody can tell what remains of somebody else's earlier look.
                copy.lore[seat] = 0
        copy.chance = chance.fork()
        return copy

    def imagine_pile(self, observer: int, chance: Chance) -> list[int]:
        known = self.known_top(observer)
        hidden = self.unknown_cards()
        top = self.pile[len(self.pile) - known :]
        for card in top:
            hidden &= ~(1 << card)
        among = self.lore[observer] if observer >= 0 and not known else 0
        pile = members(hidden & ~among)
        chance.shuffle(pile)
        if among:
            # These lie somewhere in the block on top.
            block: list[int] = members(among)
            while len(block) < self.block:
                block.append(pile.pop())
            chance.shuffle(block)
            return pile + block
        return pile + top

    def secrets(self, observer: int) -> list[str]:
        found: list[str] = []
        if len(self.deck) > 1:
            found.append("talisman deck: " + sketches.talisman_words(self.deck[::-1]))
        unseen = self.pile[: len(self.pile) - self.known_top(observer)]
        if len(unseen) > 1 and not (observer >= 0 and self.lore[observer]):
            found.append("adventure pile: " + sketches.card_words(unseen[::-1]))
        return found

    # Copies and texts.

    def clone(self) -> Voyage:
        copy = Voyage(self.game, self.seats, self.options, self.chance.clone())
        self.copy_onto(copy)
        return copy

    def sketch(self) -> dict[str, object]:
        return sketches.sketch(self)

    def breaches(self) -> list[str]:
        return invariants.breaches(self)


class CartaMagica(Game):
    """Two to four players (CM-001)."""

    def __init__(self) -> None:
        space: ActionSpace = actions.make_space()
        super().__init__(
            "shoal.games.carta_magica",
            "Carta Magica",
            [2, 3, 4],
            space,
            options=[Option("round_cap", ROUND_CAPS)],
            turn_clause="CM-021",
            over_clause="CM-190",
        )

    def begin(self, seats: int, options: dict[str, bool | int | str], chance: Chance) -> State:
        """Set-up: the starter by chance (CM-003), two shuffled decks, three talismans open.

        Nobody begins with a card (CM-012); the tokens come from the bank (CM-009).
        """
        state = Voyage(self, seats, options, chance)
        state.first = chance.below(seats)
        state.turn = state.first
        state.acting = state.first
        state.deck = list(range(TALISMANS))
        chance.shuffle(state.deck)
        harbour.refill(state)  # CM-007
        state.reveals = 0
        state.pile = list(range(ADVENTURES))
        chance.shuffle(state.pile)  # CM-008
        for seat in range(seats):
            state.gold[seat] = BOX.start[0]
            state.goods[seat] = BOX.start[1]
            state.magic[seat] = BOX.start[2]
        return state

    def restore(
        self, sheet: Sheet, seats: int, options: dict[str, bool | int | str], chance: Chance
    ) -> State:
        state = Voyage(self, seats, options, chance)
        restoring.restore(state, sheet)
        return state

    def retell(self, view: dict[str, object], event: dict[str, object]) -> None:
        retell.retell(view, event)


GAME: Final = CartaMagica()
