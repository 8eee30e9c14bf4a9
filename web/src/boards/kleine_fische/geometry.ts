// Where things lie, in units: cards of 112, lanes of 28, so crossings are 140 apart. Places are "c" row
// column; lane "h" row column runs above card row column, lane "v" row column left of it.

export const CARD = 112;
export const LANE = 28;
export const PITCH = CARD + LANE;
export const REEF = 5 * CARD + 6 * LANE;

export interface Point {
  x: number;
  y: number;
}

const digits = (name: string): [number, number] => [Number(name[1]), Number(name[2])];

export const PLACES: string[] = Array.from(
  { length: 25 },
  (_, i) => `c${Math.floor(i / 5)}${i % 5}`,
);
export const placeNumber = (place: string): number => {
  const [row, column] = digits(place);
  return row * 5 + column;
};

export const LANES: string[] = [
  ...Array.from({ length: 30 }, (_, i) => `h${Math.floor(i / 5)}${i % 5}`),
  ...Array.from({ length: 30 }, (_, i) => `v${Math.floor(i / 6)}${i % 6}`),
];

/** The middle of a card. */
export function cardAt(place: string): Point {
  const [row, column] = digits(place);
  return { x: LANE + column * PITCH + CARD / 2, y: LANE + row * PITCH + CARD / 2 };
}

export function crossing(row: number, column: number): Point {
  return { x: column * PITCH + LANE / 2, y: row * PITCH + LANE / 2 };
}

export const lies = (lane: string): boolean => lane.startsWith("h");

/** The middle of a lane. */
export function laneAt(lane: string): Point {
  const [row, column] = digits(lane);
  const at = crossing(row, column);
  return lies(lane) ? { x: at.x + PITCH / 2, y: at.y } : { x: at.x, y: at.y + PITCH / 2 };
}

/** Both ends of a lane, the upper or left one first. */
export function endsOf(lane: string): [Point, Point] {
  const [row, column] = digits(lane);
  const second = lies(lane) ? crossing(row, column + 1) : crossing(row + 1, column);
  return [crossing(row, column), second];
}

/** Degrees by which a swimmer to the right is turned. */
export const TURN: Record<string, number> = { right: 0, down: 90, left: 180, up: 270 };

/** Where the screen ends at the reef's rim, pieces and targets lean inwards by so much. */
export const RIM = 26;
/** The octopus is larger, and leans further. */
export const OCTOPUS_RIM = 42;

export function lean(lane: string, at: Point, rim: number): Point {
  const inward = (value: number): number => Math.min(REEF - rim, Math.max(rim, value));
  if (!rim) return at;
  return lies(lane) ? { x: at.x, y: inward(at.y) } : { x: inward(at.x), y: at.y };
}

/** Below the reef on a phone, where the whole octopus sits before its cave. */
export const BELOW = 48;
/** So much of it where the open fish lie there, too. */
export const FLOOR = 70;
/** What the octopus' cave takes of it. */
export const CAVE_WIDE = 114;

/** Outside the lower right corner, where the octopus lives at first. */
export const OCTOPUS_CAVE: Point = { x: REEF + 46, y: REEF - 26 };

/** The lane nearest to a point, or the card it lies in. */
export function placeUnder(at: Point): { card?: string; lane?: string } {
  const column = Math.floor((at.x - LANE / 2) / PITCH);
  const row = Math.floor((at.y - LANE / 2) / PITCH);
  if (row >= 0 && row < 5 && column >= 0 && column < 5) {
    const middle = cardAt(`c${row}${column}`);
    if (Math.max(Math.abs(at.x - middle.x), Math.abs(at.y - middle.y)) <= CARD / 2)
      return { card: `c${row}${column}` };
  }
  let best = "";
  let least = PITCH / 2;
  for (const lane of LANES) {
    const middle = laneAt(lane);
    const far = Math.abs(at.x - middle.x) + Math.abs(at.y - middle.y);
    if (far < least) [best, least] = [lane, far];
  }
  return best ? { lane: best } : {};
}
