// Made by tools/typescript.py from src/shoal/games/carta_magica/view.py: do not edit.

/** A harbour of the chart. */
export interface Harbour {
  id: string;
  cell: string;
  colour: "black" | "red";
  name: string;
  word: string;
}

/** What never changes, so that a client draws from the view alone. */
export interface Chart {
  grid: string[];
  columns: string;
  centre: string;
  harbours: Harbour[];
  labels: string[][];
  ships: string[];
  numbers: number[];
  symbols: string[][];
  sector_segment: number[];
  sector_direction: string[];
  points: number[];
  challenges: string[][];
  adventures: string[];
  limit: number;
  costs: Record<string, number>;
  challenge_points: number;
}

export type Resource = "gold" | "goods" | "magic";

/** What is going on, as everybody sees it. */
export interface Moment {
  phase: string;
  seat: number | null;
  turn: number;
  round: number;
  sector?: number;
  number?: number;
  second?: number;
  direction?: string;
  spin?: string;
  steps?: number;
  lucky?: number;
  payment?: string;
  resource?: Resource;
  owed?: number;
  given?: string[];
  drawn?: string;
  stake?: number;
  look?: number;
  duty?: boolean;
  sales?: number;
  purchases?: number;
  queue?: number[];
  sheltered?: number[];
  rival?: number;
  attack?: number;
  defence?: number;
  winner?: number;
}

export type Condition = "sound" | "becalmed" | "damaged";

/** A player, with everything that lies open. */
export interface Sailor {
  gold: number;
  goods: number;
  magic: number;
  captain: string | null;
  challenge: string | null;
  wants: string[];
  home: string | null;
  cell: string | null;
  condition: Condition;
  laps: number;
  progress: number;
  pending: boolean;
  missed: number;
  returned: boolean;
  cards: string[];
  talismans: string[];
  score: number;
}

/** Of each resource, with a player or with nobody. */
export interface Tokens {
  gold: number;
  goods: number;
  magic: number;
}

/** What the observer knows of the pile's top: cards in order, and cards without their place. */
export interface Telescope {
  top: string[];
  among: string[];
  depth: number;
}

/** The whole view. */
export interface Voyage {
  chart: Chart;
  seats: number;
  first: number;
  moment: Moment;
  asked: string | null;
  last_round: boolean;
  players: Sailor[];
  display: string[];
  deck: number;
  pile: number;
  discards: string[];
  bank: Tokens;
  telescope: Telescope;
  reach: string[];
  scores: number[];
}
