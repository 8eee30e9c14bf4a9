## Components

vanuatu-action-sail = Sail
vanuatu-action-build = Build
vanuatu-action-explore = Explore
vanuatu-action-fish = Fish
vanuatu-action-sell = Sell
vanuatu-action-buy = Buy
vanuatu-action-draw = Draw
vanuatu-action-transport = Transport
vanuatu-action-rest = Rest

vanuatu-good-kava = kava
vanuatu-good-copra = copra
vanuatu-good-beef = beef

vanuatu-tile-efate = Efate
vanuatu-tile-mele = Mele Bay
vanuatu-tile-havannah = Havannah Wreck
vanuatu-tile-vila = Port Vila Roads
vanuatu-tile-santo = Espiritu Santo
vanuatu-tile-malakula = Malakula
vanuatu-tile-segond = Segond Channel
vanuatu-tile-shark = Shark Bay
vanuatu-tile-selwyn = Selwyn Strait
vanuatu-tile-bougainville = Bougainville Strait
vanuatu-tile-pentecost = Pentecost
vanuatu-tile-tanna = Tanna
vanuatu-tile-patteson = Patteson Passage
vanuatu-tile-maskelyne = Maskelyne Banks
vanuatu-tile-coolidge = Coolidge Reef
vanuatu-tile-erromango = Erromango Deep

vanuatu-character-navigator = Navigator
vanuatu-character-builder = Builder
vanuatu-character-diver = Diver
vanuatu-character-fisherman = Fisherman
vanuatu-character-seller = Seller
vanuatu-character-buyer = Buyer
vanuatu-character-artist = Artist
vanuatu-character-guide = Guide
vanuatu-character-beggar = Beggar
vanuatu-character-preacher = Preacher
vanuatu-character-governor = Governor

vanuatu-power-navigator = Your sail action is free.
vanuatu-power-builder = A stall costs you { $cost } vatu instead of { $usual }.
vanuatu-power-diver = A treasure also brings its value in vatu.
vanuatu-power-fisherman = A catch also brings its value in points.
vanuatu-power-seller = You sell beside any island, without a stall.
vanuatu-power-buyer = After buying you may load a second cube of that good for free.
vanuatu-power-artist = A drawing brings you { count-points } instead of { $usual }.
vanuatu-power-guide = A tourist brings { count-points } for each drawing on the island.
vanuatu-power-beggar = Once a round: up to { $points } points for as many vatu.
vanuatu-power-preacher = Once a round: act with a stack although you lead nowhere.
vanuatu-power-governor = Once a round: spend a turn to move a whole stack to another action.

vanuatu-rest-first-player = first player
vanuatu-rest-point = points
vanuatu-rest-vatu-point = vatu and points
vanuatu-rest-vatu = vatu

vanuatu-phase-place = Prepare: new tiles
vanuatu-phase-neutral = Neutral pawns
vanuatu-phase-character = Choose a character
vanuatu-phase-plan = Plan
vanuatu-phase-turn = Act
vanuatu-phase-selling = Sell
vanuatu-phase-second = Second cube
vanuatu-phase-resting = Rest
vanuatu-phase-over = The end

## Options

vanuatu-option-characters = Characters
vanuatu-option-characters-on = with characters
vanuatu-option-characters-off = without characters
vanuatu-option-fish-price-drop = The fish price falls
vanuatu-option-fish-price-drop-per_tile = with every tile sold
vanuatu-option-fish-price-drop-per_action = once after each sale (second edition)
vanuatu-option-governor = The Governor
vanuatu-option-governor-on = joins the characters
vanuatu-option-governor-off = stays at home

## What the table waits for

vanuatu-ask-place = Lay a new tile: { $tiles }.
vanuatu-wait-place = { $seat } lays a new tile: { $tiles }.
vanuatu-pawns = { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
  }
vanuatu-ask-neutral = Put down { $pawns } more neutral { $pawns ->
    [one] pawn
   *[other] pawns
}.
vanuatu-wait-neutral = { $seat } puts down { $pawns } more neutral { $pawns ->
    [one] pawn
   *[other] pawns
}.
vanuatu-ask-character = Choose a character.
vanuatu-wait-character = { $seat } chooses a character.
vanuatu-ask-plan = Place { vanuatu-pawns }.
vanuatu-wait-plan = { $seat } places { vanuatu-pawns }.
vanuatu-ask-turn = Act with one of the stacks that lead.
vanuatu-wait-turn = { $seat } acts with one of the stacks that lead.
vanuatu-ask-withdraw = You lead nowhere: give up one stack.
vanuatu-wait-withdraw = { $seat } leads nowhere and must give up one stack.
vanuatu-ask-preach = You lead nowhere: give up one stack, or act with the Preacher.
vanuatu-wait-preach = { $seat } leads nowhere and gives up one stack, or acts with the Preacher.
vanuatu-ask-selling = Sell another fish at { $price }, or stop.
vanuatu-wait-selling = { $seat } may sell another fish at { $price }.
vanuatu-ask-second = Load a second cube of { $good } for free?
vanuatu-wait-second = { $seat } may load a second cube of { $good } for free.
vanuatu-ask-resting = Take one of the rest tiles.
vanuatu-wait-resting = { $seat } looks at the rest tiles and takes one.

## What happened

vanuatu-event-round = Round { $round } begins.
vanuatu-event-tourists = { $tourists ->
    [0] No tourists come this round.
    [one] One tourist comes.
   *[other] { $tourists } tourists come.
  }{ $gone ->
    [0] {""}
    [one] {" "}One who was still waiting goes home.
   *[other] {" "}{ $gone } who were still waiting go home.
  }
vanuatu-event-departed = { $count ->
    [one] A full ship sails away
   *[other] { $count } full ships sail away
}; the cubes go back to the reserve.
vanuatu-event-arrived = { $count ->
    [one] A new ship comes
   *[other] { $count } new ships come
} in behind the others, for { $wants_1 }{ $count ->
    [one] {""}
    [2] {" "}and for { $wants_2 }
   *[other] , for { $wants_2 } and for { $wants_3 }
}. { $deck ->
    [0] No ship is left in the deck.
    [one] One ship is left in the deck.
   *[other] { $deck } ships are left in the deck.
}
vanuatu-event-reshuffled = The ships that left are shuffled: { $ships } in the new deck.
vanuatu-event-refilled = { $count ->
    [0] { $island } is sold out, and the reserve has nothing for it.
   *[other] { $island } has goods again: { $cubes }.
}
vanuatu-event-price = The fish price is back at { $price_now }.
vanuatu-event-placed = { $seat } lays { vanuatu-face-1 } on { $place }.{ $waived ->
    [51] {" "}No hex away from other islands was left.
    [52] {" "}No hex beside an island was left.
   *[other] {""}
}
vanuatu-event-revealed = Next round’s tiles: { vanuatu-face-1 }{ $kind_2 ->
    [none] {""}
   *[other] ; { vanuatu-face-2 }
}.
# What a tile shows: a sea its discs, an island its goods and its room.
vanuatu-face-1 = { $tile_1 } ({ $kind_1 ->
    [island] { $goods_1 }; room for stalls { $stalls_1 }, drawings { $drawings_1 }, tourists { $guests_1 }
   *[sea] fish { $fish_1 }, treasure { $treasure_1 }
})
vanuatu-face-2 = { $tile_2 } ({ $kind_2 ->
    [island] { $goods_2 }; room for stalls { $stalls_2 }, drawings { $drawings_2 }, tourists { $guests_2 }
   *[sea] fish { $fish_2 }, treasure { $treasure_2 }
})
vanuatu-event-blocked = { $seat } puts a neutral pawn on { $action }.
vanuatu-event-offered = On offer this round: { $characters }.
vanuatu-event-took = { $seat } takes the { $character }{ $gave ->
    [yes] {" "}and puts back the { $returned }.
   *[no] .
}
vanuatu-event-planned = { $twice ->
    [yes] { $seat } plans { $action } twice.
   *[no] { $seat } plans { $actions }.
}
vanuatu-event-gathered = { $seat } takes { vanuatu-pawns } from { $action } to act.
vanuatu-event-gathered-follows = { $seat } has no other choice: { $action }.
vanuatu-event-withdrew = { $seat } takes back { vanuatu-pawns } from { $action }: { $led ->
    [yes] it cannot be done.
   *[no] others lead there.
}
vanuatu-event-preached = { $seat } acts without a majority: the Preacher is used.
vanuatu-event-turned = { $seat }’s { $character } is turned face down.
vanuatu-event-sailed = { $seat } sails to { $sea } { $cost ->
    [0] for free
   *[other] for { $cost } vatu
}.
vanuatu-event-built = { $seat } builds a stall on { $island } for { $cost } vatu.
vanuatu-event-explored = { $seat } raises a treasure of { $value } at { $sea }.{ $bonus ->
    [0] {""}
   *[other] {" "}The Diver brings { $bonus } vatu.
}
vanuatu-event-fished = { $seat } catches a fish of { $value } at { $sea }.{ $bonus ->
    [0] {""}
    [one] {" "}The Fisherman brings 1 point.
   *[other] {" "}The Fisherman brings { $bonus } points.
}
vanuatu-event-sold = { $seat } sells a fish of { $value } at { $price } for { $gained } vatu; the fish price is { $price_now } now.
vanuatu-event-sale-over = { $seat } ends the sale; the fish price is { $price_now }.
vanuatu-event-bought = { $seat } buys { $good } on { $island } for { $cost } vatu.
vanuatu-event-loaded = { $seat } loads { $good } on the { $space ->
    [0] first
    [1] second
   *[other] third
} ship: { $gained } { $gained ->
    [one] point
   *[other] points
}.{ $bonus ->
    [0] {""}
   *[other] {" "}The ship is full: { $bonus } more.
}
vanuatu-event-lost = No ship takes { $seat }’s { $good }: the cube goes to the reserve.
vanuatu-event-declined = { $seat } takes no second cube of { $good }.
vanuatu-event-drew = { $seat } draws in the sand of { $island }: { $gained } { $gained ->
    [one] point
   *[other] points
}.
vanuatu-event-transported = { $seat } brings a tourist to { $island } and earns { $income } vatu.{ $bonus ->
    [0] {""}
    [one] {" "}The Guide brings 1 point.
   *[other] {" "}The Guide brings { $bonus } points.
}
vanuatu-event-lay-down = { $seat } rests and looks at the rest tiles.
vanuatu-event-rested = { $seat } takes a rest tile{ $known ->
    [yes] : { $tile }.
   *[no] .
}
vanuatu-event-cashed = { $seat } turns a treasure into { $value } vatu.
vanuatu-event-begged = { $seat } gives up { $given } { $given ->
    [one] point
   *[other] points
} for as many vatu.
vanuatu-event-governed = { $seat }’s Governor moves { vanuatu-pawns } from { $action } to { $to }.
vanuatu-event-converted = { $paid } vatu of { $seat } turn into { $gained } { $gained ->
    [one] point
   *[other] points
}; { $vatu } left.
vanuatu-event-refreshed = { $seat } shows the rest tile “{ $tile }”.{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } vatu.
}{ $gained ->
    [0] {""}
    [one] {" "}+1 point.
   *[other] {" "}+{ $gained } points.
}
vanuatu-event-counted-fish = { $seat }’s fish are worth { $value } vatu at the end.
vanuatu-event-counted = { $seat } gets { $gained } { $gained ->
    [one] point
   *[other] points
}: { $for }.
vanuatu-event-ended = { prompt-over } Points, seat by seat: { $points }.
vanuatu-event-turn = { $seat } is next.

## Where points came from

vanuatu-tally-before = before this position
vanuatu-tally-goods = goods on ships
vanuatu-tally-ships = ships filled
vanuatu-tally-drawings = sand drawings
vanuatu-tally-vatu-track = vatu turned into points
vanuatu-tally-rest = rest tiles
vanuatu-tally-fisherman = the Fisherman’s catches
vanuatu-tally-guide = the Guide’s tours
vanuatu-tally-beggar = given away by the Beggar
vanuatu-tally-first-player = first-player marker
vanuatu-tally-vatu = vatu left over
vanuatu-tally-treasure = treasures kept
vanuatu-tally-stalls = stalls and tourists
vanuatu-tally-stalls-on = { $stalls } { $stalls ->
    [one] stall
   *[other] stalls
} on { $island } with { $tourists } { $tourists ->
    [one] tourist
   *[other] tourists
}
vanuatu-tally-tie = stalls { $stalls }, vatu { $vatu }, for ties only

## Why not: phases

vanuatu-refuse-phase-place = First the new tiles are laid.
vanuatu-refuse-phase-neutral = First the neutral pawns are put down.
vanuatu-refuse-phase-character = Everybody chooses a character now.
vanuatu-refuse-phase-plan = Pawns are placed now; acting comes later.
vanuatu-refuse-phase-turn = It is time to act with one of your stacks.
vanuatu-refuse-phase-selling = You are in the middle of a sale: sell another fish or stop.
vanuatu-refuse-phase-second = First decide about the second cube.
vanuatu-refuse-phase-resting = First take one of the rest tiles.
vanuatu-refuse-phase-over = { prompt-over }

## Why not: tiles and characters

vanuatu-refuse-place-tile = { $tile } does not lie open to be placed.
vanuatu-refuse-place-taken = { $hex } already has a tile.
vanuatu-refuse-place-two = { $hex } touches fewer than two tiles.
vanuatu-refuse-place-island = { $tile } is an island and { $hex } lies beside one; there is a hex away from islands.
vanuatu-refuse-place-sea = { $tile } is a sea and { $hex } touches no island; there is a hex that does.
vanuatu-refuse-no-governor = The { $character } does not play in this game.
vanuatu-refuse-same-character = You had the { $character } last round; choose somebody else.
vanuatu-refuse-character-held = { $seat } holds the { $character }.
vanuatu-refuse-not-offered = The { $character } is not on offer this round.

## Why not: planning

vanuatu-refuse-pawns = You place { vanuatu-pawns } now.
vanuatu-needs-fish-tile = { $action } needs a fish and you have none; plan { AND($first) } first.
vanuatu-needs-first = { $action } becomes possible with { AND($first) } planned first.
vanuatu-needs-first-vatu = { $action } becomes possible with { AND($first) } planned first; the missing vatu come from { $earn }.
vanuatu-needs-planned = { $action } would be possible only with { AND($first) } planned before it.
vanuatu-needs-fish = { $action } needs a fish, and what you planned brings none.
vanuatu-needs-vatu = { $action }: you are { $short } vatu short.
vanuatu-needs-vatu-converted = { $action }: on the way ten vatu would turn into points, and too little is left to pay.
vanuatu-needs-several = { $action } lacks more than one thing: { $lacking }.
vanuatu-lacking-vatu = vatu
vanuatu-lacking-tile = a fish
vanuatu-lacking-hand = a stall
vanuatu-lacking-guest = a waiting tourist
vanuatu-lacking-reach = a place within reach
vanuatu-lacking-world = room on the islands or discs in the seas
vanuatu-lacking-stall = a stall of yours on an island
vanuatu-needs-world-build = { $action }: no island you can get to has a free stall slot.
vanuatu-needs-world-explore = { $action }: no sea you can get to has treasure left.
vanuatu-needs-world-fish = { $action }: no sea you can get to has fish left.
vanuatu-needs-world-sell = { $action }: no island you can get to has a stall of yours.
vanuatu-needs-world-buy = { $action }: no island you can get to has goods left.
vanuatu-needs-world-draw = { $action }: no island you can get to has a free drawing slot.
vanuatu-needs-world-transport = { $action }: no island you can get to has room for a guest.
vanuatu-needs-place-sail = { $action }: no free sea you can reach with { $vatu } vatu.
vanuatu-needs-place-build = { $action }: no free stall slot beside a sea you can reach with { $vatu } vatu.
vanuatu-needs-place-build-sail = { $action }: no free stall slot beside your boat; plan Sail first.
vanuatu-needs-place-explore = { $action }: no wreck within reach with { $vatu } vatu.
vanuatu-needs-place-explore-sail = { $action }: there is no treasure under your boat; plan Sail first.
vanuatu-needs-place-fish = { $action }: no fishing sea within reach with { $vatu } vatu.
vanuatu-needs-place-fish-sail = { $action }: there are no fish under your boat; plan Sail first.
vanuatu-needs-place-sell = { $action }: no island with a stall of yours within reach with { $vatu } vatu.
vanuatu-needs-place-sell-sail = { $action }: no stall of yours beside your boat; plan Sail first.
vanuatu-needs-place-buy = { $action }: no goods beside a sea you can reach with { $vatu } vatu.
vanuatu-needs-place-buy-sail = { $action }: no goods beside your boat; plan Sail first.
vanuatu-needs-place-draw = { $action }: no free drawing slot beside a sea you can reach with { $vatu } vatu.
vanuatu-needs-place-draw-sail = { $action }: no free drawing slot beside your boat; plan Sail first.
vanuatu-needs-place-transport = { $action }: no island with room for a guest beside a sea you can reach with { $vatu } vatu.
vanuatu-needs-place-transport-sail = { $action }: no island with room for a guest beside your boat; plan Sail first.

## Why not: acting

vanuatu-refuse-no-pawns = You have no pawn on { $action }.
vanuatu-refuse-outnumbered = { $action }: { $seat } has { $theirs } pawns here, you have { $mine }.
vanuatu-refuse-tie = { $action }: { $theirs } against { $mine }, and { $seat } is earlier in turn order.
vanuatu-refuse-neutral = { $action }: { $theirs } neutral against your { $mine }.
vanuatu-refuse-preacher-leads = You lead somewhere, so you cannot use the Preacher.
vanuatu-refuse-must-act = You lead on { $action } and can do it, so you must.
vanuatu-refuse-majority-elsewhere = You lead elsewhere, so you may not give up your stack on { $action }.
vanuatu-refuse-no-treasure = You have no treasure of { $value }.
vanuatu-refuse-no-beggar = Only the Beggar gets vatu for points.
vanuatu-refuse-turned = The { $character } has been used this round.
vanuatu-refuse-beg-points = You cannot give { $given } { $given ->
    [one] point
   *[other] points
}; you have { $points }.
vanuatu-refuse-not-governor = Only the Governor moves pawns.
vanuatu-refuse-govern-same = The stack is on { $action } already.
vanuatu-refuse-govern-done = You have done or given up { $action } this round, so no stack goes there.
vanuatu-refuse-nowhere = There is no place for it around your boat.

vanuatu-refuse-not-beside = { $island } does not lie beside your boat.
vanuatu-refuse-cost = { $action }: it costs { $cost } vatu, you have { $vatu }.
vanuatu-refuse-sail-empty = { $hex } has no tile.
vanuatu-refuse-sail-island = { $hex } is land; boats stay on the sea.
vanuatu-refuse-sail-boat = The other boat lies at { $hex }.
vanuatu-refuse-sail-far = { $hex } is more than { $steps } hexes of sea away.
vanuatu-refuse-sail-free = The Navigator’s steps cost nothing: just name { $hex }.
vanuatu-refuse-sail-shortest = That is the shortest way: just name { $hex }.
vanuatu-refuse-sail-steps = No way to { $hex } has exactly { $steps } steps.
vanuatu-refuse-sail-vatu = { $hex } is { $steps } vatu away, you have { $vatu }.
vanuatu-refuse-no-stall-slot = { $island } has no free stall slot.
vanuatu-refuse-no-stall = All your stalls are built.
vanuatu-refuse-no-treasure-disc = There is no treasure under your boat.
vanuatu-refuse-no-fish-disc = There are no fish under your boat.
vanuatu-refuse-no-fish-tile = { $value ->
    [0] You have no fish to sell.
   *[other] You have no fish of { $value }.
}
vanuatu-refuse-no-own-stall = No stall of yours stands beside your boat.
vanuatu-refuse-no-island = No island lies beside your boat.
vanuatu-refuse-no-cube = { $island } has no { $good } left.
vanuatu-refuse-no-drawing-slot = { $island } has no room for another drawing.
vanuatu-refuse-no-tourists = No tourist is waiting.
vanuatu-refuse-island-full = { $island } has no room for another tourist.
vanuatu-refuse-no-rest = All rest tiles are taken.
vanuatu-refuse-rest-gone = Somebody has already taken the rest tile “{ $tile }”.

## The board in a terminal

vanuatu-board-round = Round { $round } of { $rounds }
vanuatu-board-order = turn order:
vanuatu-board-ships = Ships, top first:
vanuatu-board-price = fish price { $price }
vanuatu-board-tourists = tourists waiting: { $tourists }
vanuatu-board-rest = rest tiles: { $left }
vanuatu-board-next = Next tiles: { $tiles }
vanuatu-board-free = Free characters: { $characters }
vanuatu-board-my-rest = Your rest tile: { $tile }
vanuatu-board-player = player
vanuatu-board-character = character
vanuatu-board-vatu = vatu
vanuatu-board-points = points
vanuatu-board-fish = fish
vanuatu-board-treasure = treasure
vanuatu-board-stalls = stalls
vanuatu-board-boat = boat
vanuatu-board-legend = Islands: k c b goods, ⌂ stalls, ~ drawings, ☺ tourists. Players: stalls not built yet. Boxes: first stack acts first; ► you now, × blocked, ! yours but impossible, − lost, + may be planned. ★ first player, z rested. Ship slots in capitals are filled.
