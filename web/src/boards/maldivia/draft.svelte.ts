// The plan being arranged: made in the tray, shown on the board.

import type { Prompt, Target } from "../contract";
import { only } from "./targets";
import type { MaldiviaView, Side } from "./view";

const CLOCKWISE: Side[] = ["N", "E", "S", "W"];

/** A tile after a quarter turn; the letters of the fog run clockwise, too. */
export function turned(tile: string, quarters = 1): string {
  const fog = tile.startsWith("fog:") ? "fog:" : "";
  const way = CLOCKWISE.indexOf(tile.slice(fog.length) as Side);
  return fog + (CLOCKWISE[(way + quarters + 4) % 4] ?? "N");
}

/** Quarter turns from where a tile points to a way, the short way round. */
export function quartersTo(tile: string, way: Side): number {
  const from = CLOCKWISE.indexOf(tile.replace("fog:", "") as Side);
  const quarters = (CLOCKWISE.indexOf(way) - from + 4) % 4;
  return quarters === 3 ? -1 : quarters;
}

export function swapped(tiles: string[], one: number, other: number): string[] {
  return tiles.map(
    (tile, i) => (i === one ? tiles[other] : i === other ? tiles[one] : tile) ?? tile,
  );
}

/** Whether a seat is planning: also for the moment in which another's plan comes in, but not when it
 * looks at the past, where nobody is asked. */
export function isPlanning(view: MaldiviaView, prompt: Prompt, seat: number | null): boolean {
  return view.asked.moment === "plan" && prompt.seats.some((each) => each === seat);
}

const UNLISTED = -1;

const FIRST = ["N", "E", "S", "fog:W"];

class Draft {
  tiles: string[] = $state([...FIRST]);
  /** The slot picked up to change places, if any. */
  held: number | null = $state(null);
  /** The slot being dragged and the one it would change places with. */
  dragged: { slot: number; over: number } | null = $state.raw(null);
  /** The listed plans; they stay known while events play. */
  plans: Target[] = $state.raw([]);
  /** The tile turned last and by how many quarters, for whoever draws it turning. */
  spin: { slot: number; quarters: number } | null = $state.raw(null);
  #for = "";

  learn(legal: Target[]): void {
    const plans = only(legal, "plan");
    if (plans.length) this.plans = plans;
  }

  /** A plan that was asked about: it tells about all that share its arrows or its fog. */
  heard(tiles: string[], preview: Record<string, unknown>): void {
    const args = [tiles.join(" ")];
    const plan = { action: UNLISTED, text: `plan ${args[0]}`, family: "plan", args, preview };
    this.plans = [...this.plans, plan];
  }

  /** A new round: last round's plan stands there to be changed. In a first round there is none, and
   * what another seat at this device or another game has left there is nobody's business. */
  open({ round, players, sea }: MaldiviaView, seat: number): void {
    const boats = players.map(({ boat }) => boat);
    const about = [round, seat, sea.folds, ...boats].join(" "); // all that a preview depends on
    if (this.#for === about) return;
    this.#for = about;
    this.held = null;
    this.plans = [];
    const tiles = players[seat]?.tiles ?? [];
    this.tiles = tiles.length === 4 && !tiles.includes("?") ? [...tiles] : [...FIRST];
  }

  turn(slot: number, quarters = 1): void {
    this.held = null;
    this.tiles = this.tiles.map((tile, i) => (i === slot ? turned(tile, quarters) : tile));
    this.spin = { slot, quarters };
  }

  aim(slot: number, way: Side): void {
    const quarters = quartersTo(this.tiles[slot] ?? "", way);
    if (quarters) this.turn(slot, quarters);
  }

  /** First touch picks a tile up, the second puts it in another's place. */
  move(slot: number): void {
    if (this.held === null) this.held = slot;
    else {
      this.swap(this.held, slot);
      this.held = null;
    }
  }

  /** Let go of a dragged tile: over another's place the two change. */
  drop(): void {
    const { dragged } = this;
    this.dragged = null;
    if (dragged) this.swap(dragged.slot, dragged.over);
  }

  swap(one: number, other: number): void {
    if (other < 0 || other > 3 || one === other) return;
    this.tiles = swapped(this.tiles, one, other);
  }

  adopt(tiles: string[]): void {
    this.held = null;
    this.tiles = [...tiles];
  }

  get text(): string {
    return `plan ${this.tiles.join(" ")}`;
  }
}

export const draft = new Draft();
