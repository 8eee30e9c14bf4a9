import { beforeEach, describe, expect, it, vi } from "vitest";

const asked: string[] = [];
const LAST = 130;

vi.mock("../boards/index", () => ({
  loadBoard: () =>
    Promise.resolve({
      duration: () => 0,
      summary: () => "",
      mark: (seat: number, view: { ply: number }) => `${String(seat)} at ${String(view.ply)}`,
    }),
}));
vi.mock("../lib/api", () => ({
  reason: () => ({ clause: "", key: "web-server-error", args: {} }),
  text: () => Promise.resolve("record"),
  get: (path: string) => {
    asked.push(path);
    return Promise.resolve(answer(path));
  },
}));

function answer(path: string): unknown {
  if (path.endsWith("/chances"))
    return { status: "ready", done: 0, of: 0, points: [], turning: [] };
  if (!path.includes("/moments"))
    return {
      table: { game: "maldivia", phase: "finished", actions_played: LAST, seats: [] },
      yours: [1],
    };
  const query = new URLSearchParams(path.split("?")[1]);
  const [seat, after, count] = ["seat", "after", "count"].map((name) => Number(query.get(name)));
  const moments = Array.from({ length: LAST + 1 }, (_, ply) => ({
    ply,
    told: { v: ply + 5, kind: "action", at: 0, data: { seat: 0, events: [] } },
    patches: [[["ply", ply]]],
    ...(ply === (after ?? 0) + 1 ? { view: { ply, seat } } : {}),
    board: { prompt: null, actions: [], more: 0, back: null, scores: null },
    points: [ply, 0],
  }));
  return { moments: moments.slice((after ?? 0) + 1, (after ?? 0) + 1 + (count ?? 0)) };
}

const { Review } = await import("./review.svelte");

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

describe("looking through a game", () => {
  beforeEach(() => asked.splice(0));

  it("opens at a moment with one's own eyes, and fetches that page first", async () => {
    const review = new Review("abc");
    await review.open(120, null);
    await settled();
    expect(review.view).toEqual({ ply: 120, seat: 1 });
    const pages = asked.filter((path) => path.includes("moments"));
    expect(pages[0]).toContain("after=99");
    expect(review.moments.length).toBe(LAST + 1);
    expect(review.races.length).toBe(LAST + 1);
    review.close();
  });

  it("goes to any moment, and not beyond the ends", async () => {
    const review = new Review("abc");
    await review.open(null, -1);
    await settled();
    expect(review.view).toEqual({ ply: 0, seat: -1 });
    for (const [wanted, reached] of [
      [7, 7],
      [-3, 0],
      [999, LAST],
    ] as const) {
      review.go(wanted);
      await settled();
      expect(review.at).toBe(reached);
      expect(review.view["ply"]).toBe(reached);
      expect(review.log.length).toBe(reached + 1);
    }
    review.close();
  });

  it("stays at the moment when the eyes change, and fetches nothing twice", async () => {
    const review = new Review("abc");
    await review.open(40, 0);
    await review.look(1);
    await settled();
    expect(review.view).toEqual({ ply: 40, seat: 1 });
    const before = asked.length;
    await review.look(0);
    await settled();
    expect(review.view).toEqual({ ply: 40, seat: 0 });
    expect(asked.length).toBe(before);
    review.close();
  });

  it("gives everybody from the first move on the mark they wear in the end", async () => {
    const review = new Review("abc");
    await review.open(0, null);
    await settled();
    expect(review.view["ply"]).toBe(0);
    expect(review.mark(0)).toBe(`0 at ${String(LAST)}`);
    review.close();
  });

  it("plays by itself and stops at the end", async () => {
    const review = new Review("abc");
    await review.open(LAST - 1, 0);
    await settled();
    review.toggle();
    await settled();
    expect(review.at).toBe(LAST);
    expect(review.going).toBe(false);
    review.toggle(); // from the end it begins anew
    await settled();
    expect(review.at).toBe(0);
    review.close();
  });
});
