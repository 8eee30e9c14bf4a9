// The view of Kleine Fische as the engine sends it: games/kleine_fische/view.py says what each part means.

export interface AskedView {
  moment: string;
  seats: number[];
}

export interface ReefCard {
  back: string;
  face?: string;
  photo?: number;
  looked?: number[];
}

export interface Diver {
  lane: string;
  heading: string;
}

export interface Deck {
  left: number;
  top: string;
}

export interface Cave {
  needs: number;
  card?: string;
  kind?: string;
  power?: number;
}

export interface ReefPlayer {
  fish: number;
  caves: Cave[];
  pile: string[] | null;
  seen?: string[];
}

export interface Lamp {
  card: string;
  looked: string[];
  left: number;
}

export interface Theft {
  victim: number;
  number: number;
  rolls: number[];
  extra: number;
}

export interface CaveBeside {
  place: string;
  needs: number;
  open: number;
}

export interface Offer {
  reveal: string[];
  explore: string[];
  caves: CaveBeside[];
  stop?: boolean;
}

export interface LaneAhead extends Offer {
  way: string;
  turn: string;
  lane: string;
}

export interface LaneBlocked {
  way: string;
  turn: string;
  lane: string;
  why: string;
}

export interface Odds {
  unseen: number;
  new: number;
  leaves: number[];
}

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
