// The view of Maldivia as the engine gives it. Spaces keep their names for the whole game: columns
// a to j from west to east, rows 1 to 10 from north to south.

export interface Current {
  cells: string[];
  entry: "E" | "S" | "W" | "N";
  exit: "E" | "S" | "W" | "N";
}

export interface NextView {
  E: string;
  S: string;
  W: string;
  N: string;
}

export interface SeaView {
  top_left: string;
  bottom_right: string;
  spaces: number;
  ends_at: number;
  folds: string;
  shows: string[];
  backs: string[];
  next: NextView;
  currents: Current[];
}

export interface Card {
  card: string;
  fish: string;
}

export interface MarketView {
  side: "E" | "S" | "W" | "N";
  island: string;
  ships: (Card | null)[];
  pile: number;
  sunk: string[];
  fog: boolean;
}

export interface SupplyView {
  R: number;
  G: number;
  P: number;
  Y: number;
}

export interface BoatView {
  colour: "white" | "orange" | "brown" | "black" | null;
  boat: string;
  mast: string;
  planned: boolean;
  lying: number;
  tiles: string[];
  backs: string;
  cards: Card[] | null;
}

export interface TradeView {
  gives: "E" | "S" | "W" | "N";
  seat: number;
  takes: "E" | "S" | "W" | "N";
}

export interface AskedView {
  moment:
    | "take"
    | "place"
    | "plan"
    | "sail"
    | "act"
    | "gain"
    | "drop"
    | "stick"
    | "restack"
    | "give"
    | "exchange"
    | "over";
  seats: number[];
  done?: ("gained" | "fished" | "special" | "surplus")[];
  delivered?: string;
  robbed?: number[];
  settled?: number;
  trade?: TradeView;
}

export interface MaldiviaView {
  round: number;
  tile: number;
  start: number;
  mover: number | null;
  asked: AskedView;
  sea: SeaView;
  sides: MarketView[];
  supply: SupplyView;
  fresh: string;
  players: BoatView[];
  scores?: number[];
  ranking?: number[];
}
