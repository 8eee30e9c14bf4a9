// Made by tools/typescript.py from src/shoal/games/kleine_fische/view.py: do not edit.

/** What is being decided, and by whom; `passing` between two events of one action. */
export interface AskedView {
  moment: string;
  seats: number[];
}

/** A card as it lies: `back` is "fish", a cave's number, or "" for a gap. */
export interface ReefCard {
  back: string;
  face?: string;
  photo?: number;
  looked?: number[];
}

/** A diver in the water. */
export interface Diver {
  lane: string;
  heading: string;
}

/** How many cards are left, and the back of the next one. */
export interface Deck {
  left: number;
  top: string;
}

/** A cave: in front of a player the number for all, the face for the owner (KF-143). */
export interface Cave {
  needs: number;
  card?: string;
  kind?: string;
  power?: number;
}

/** How many fish, which caves, and the pile for its owner. `seen`: what all saw collected. */
export interface ReefPlayer {
  fish: number;
  caves: Cave[];
  pile: string[] | null;
  seen?: string[];
}

/** The light that is burning. */
export interface Lamp {
  card: string;
  looked: string[];
  left: number;
}

/** The robbery that is going on: `extra` rolls are left of the card in use. */
export interface Theft {
  victim: number;
  number: number;
  rolls: number[];
  extra: number;
}

/** A cave beside a lane: it can be explored when as many are open as it needs. */
export interface CaveBeside {
  place: string;
  needs: number;
  open: number;
}

/** A lane the diver can take. */
export interface LaneAhead {
  way: string;
  turn: string;
  lane: string;
  reveal: string[];
  explore: string[];
  caves: CaveBeside[];
  stop?: boolean;
}

/** A lane in front with the octopus on it. */
export interface LaneBlocked {
  way: string;
  turn: string;
  lane: string;
  why: string;
}

/** What could be done with the cards beside a lane; `stop` where nothing need be. */
export interface Offer {
  reveal: string[];
  explore: string[];
  caves: CaveBeside[];
  stop?: boolean;
}

/** Of the fish never seen so far: how many are new, how many are mates of each open one. */
export interface Odds {
  unseen: number;
  new: number;
  leaves: number[];
}

/** All that one observer can see. */
export interface Reef {
  asked: AskedView;
  turn: number;
  memory_help: boolean;
  sizes: number[][];
  cards: ReefCard[];
  photos: string[];
  explored: string;
  boat: number;
  divers: (Diver | null)[];
  octopus: string;
  turbo: number;
  deck: Deck;
  players: ReefPlayer[];
  box: Cave[];
  lamp: Lamp | null;
  theft: Theft | null;
  scattered?: string[];
  crowns?: string[][];
  scores?: number[];
  ranks?: number[];
  lanes?: LaneAhead[];
  blocked?: LaneBlocked[];
  reversed?: boolean;
  offer?: Offer;
  points?: number;
  reach?: Record<string, number>;
  odds?: Odds;
}
