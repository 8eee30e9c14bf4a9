"""Habits: the numbers by which a ship of Carta Magica is sailed.

In tenths of a point where nothing else is said. Those given here were found by hand and are a
mate's.
"""

from __future__ import annotations

from typing import Final

from shoal.bots.instincts.carta_magica.distances import RISK


class Habits:
    """What a player thinks things are worth, and when it turns for home."""

    def __init__(
        self,
        *,
        storm: int = 4,
        pull: int = 5,
        home_pull: int = 12,
        sale: int = 22,
        black: int = 6,
        bought: int = 10,
        bought_more: int = 45,
        red_leg: int = 40,
        red_each: int = 0,
        red_step: int = 6,
        red_gold: int = 4,
        red_shown: int = 10,
        black_leg: int = 30,
        black_each: int = 0,
        black_step: int = 6,
        load: int = 4,
        detour: int = 0,
        bound_calls: int = 0,
        goods: int = 9,
        goods_bound: int = 9,
        goods_load: int = 0,
        magic: int = 2,
        card: int = 8,
        freed: int = -5,
        freed_bound: int = 60,
        freed_card: int = 20,
        lucky_home: int = 140,
        lucky_red: int = 90,
        lucky_black: int = -1000,
        lucky_bound: int = 1000,
        home: int = 150,
        home_early: int = -40,
        fight: int = 0,
        attack: int = 0,
        loss: int = 10,
        deny: int = 0,
        enough: int = 26,
        pace: int = 5,
        earliest: int = 12,
        late: int = 18,
        hurry: int = 26,
        leader_hurry: int = 20,
        rival_near: int = 20,
        rival_lead: int = 12,
        last_leg: int = 9,
        last_points: int = 12,
        return_lead: int = 0,
        ends_anyway: int = 5,
        prize: int = 30,
        cargo: int = 5,
        stake: int = 4,
        astray: int = 6,
        spin_home: int = 0,
    ) -> None:
        # Places.
        self.storm = storm  # less for a storm direction that spoils a space
        self.harm = [storm * risk for risk in RISK]  # … and so for each space
        self.pull = pull  # a step nearer to home by the circle
        self.home_pull = home_pull  # … for a ship bound for home
        self.sale = sale  # two goods for a gold
        self.black = black  # a call at a black harbour, with its card
        self.bought = bought  # tenths for each point of the best talisman on sale
        self.bought_more = bought_more  # each further talisman
        # Legs: what is worth sailing for, and what each step of the way costs.
        self.red_leg = red_leg
        self.red_each = red_each  # more for each two gold
        self.red_step = red_step
        self.red_gold = red_gold  # gold that is worth the way
        self.red_shown = red_shown  # points on sale that are worth it with two
        self.black_leg = black_leg
        self.black_each = black_each  # more for each two goods
        self.black_step = black_step
        self.load = load  # goods that are worth the way
        self.detour = detour  # a step that a call adds to the way home; 0: they are not counted
        self.bound_calls = bound_calls  # tenths of that for a ship bound for home
        # Actions of a turn that do not sail.
        self.goods = goods  # each good taken
        self.goods_bound = goods_bound  # … by a ship bound for home
        self.goods_load = goods_load  # more if they make a load
        self.magic = magic
        self.card = card
        self.freed = freed  # paying for a way out of calm or damage
        self.freed_bound = freed_bound
        self.freed_card = freed_card  # … with a card
        self.lucky_home = lucky_home  # Lucky wind that reaches home
        self.lucky_red = lucky_red  # … or a red harbour, with gold
        self.lucky_black = lucky_black  # … or a black one, with a load
        self.lucky_bound = lucky_bound  # what the card is worth to a ship bound for home
        self.home = home  # to return when that is good
        self.home_early = home_early  # and when it is not
        # Fights, in tenths of what a fight is worth.
        self.fight = fight  # to lie beside somebody who can be attacked
        self.attack = attack  # how much a fight must promise
        self.loss = loss  # what may be lost, in tenths of itself
        self.deny = deny  # to buy what somebody else's challenge wants
        # When to turn for home: points, rounds and steps.
        self.enough = enough  # points
        self.pace = pace  # steps of the circle a ship makes in a round
        self.earliest = earliest  # who could come home sooner has time to trade first
        self.late = late
        self.hurry = hurry  # who would come home later than this stops shopping
        self.leader_hurry = leader_hurry  # who leads does so sooner: the others need the time more
        self.rival_near = rival_near  # steps of somebody else that is nearly home
        self.rival_lead = rival_lead  # and how many more are not too many
        self.last_leg = last_leg  # so near home
        self.last_points = last_points  # so many points are enough
        self.return_lead = return_lead  # points ahead that a return should make sure of
        self.ends_anyway = ends_anyway  # steps of somebody else whom nobody can stop
        # Cards.
        self.prize = prize  # a gold of a monster's
        self.cargo = cargo  # a good that is lost to it
        self.stake = stake  # the magic
        self.astray = astray  # steps a storm may cost before Good weather is played
        self.spin_home = spin_home  # steps from home at which a spin that is too short is repeated


PLAIN: Final = Habits()
