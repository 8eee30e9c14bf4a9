// What the chances of a game say: where it turned, and for whom.

import type { Point } from "./wire";

/** A turning point: the ply, and who gained or lost most there. */
export interface Turn {
  ply: number;
  seat: number;
  before: number;
  after: number;
}

/** For each turning ply the seat whose chance changed most, in whole per cent before and after. */
export function turns(points: Point[], turning: number[]): Turn[] {
  return turning.flatMap((ply) => {
    const i = points.findIndex((point) => point.ply === ply);
    const [old, now] = [points[i - 1]?.chances, points[i]?.chances];
    if (!old || !now) return [];
    const whole = (chance: number | undefined): number => Math.round((chance ?? 0) * 100);
    const gains = now.map((chance, seat) => whole(chance) - whole(old[seat]));
    // If somebody gained as much as another lost, the game turned for the one who gained.
    const most = Math.max(...gains.map(Math.abs));
    const seat = gains.includes(most) ? gains.indexOf(most) : gains.indexOf(-most);
    return [{ ply, seat, before: whole(old[seat]), after: whole(now[seat]) }];
  });
}

/** The chances at a ply: those of the last point before it or at it. */
export function chancesAt(points: Point[], ply: number): number[] | null {
  return points.findLast((point) => point.ply <= ply)?.chances ?? null;
}
