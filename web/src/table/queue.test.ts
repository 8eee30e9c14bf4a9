import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Queue, type Scene, type Stage } from "./queue";

function stage(pace: number): { shown: string[]; rests: number; it: Stage } {
  const seen: ReturnType<typeof stage> = {
    shown: [],
    rests: 0,
    it: {
      pace: () => pace,
      show: ({ event, played, view, next }) =>
        seen.shown.push(
          `${String(played.length)}${event.kind}${String(view.at)}${String(next.at)}`,
        ),
      rest: () => (seen.rests += 1),
    },
  };
  return seen;
}

function scene(done: string[], name: string, ...kinds: string[]): Scene {
  return {
    events: kinds.map((kind) => ({ kind })),
    views: Array.from({ length: kinds.length + 2 }, (_, at) => ({ at })),
    begin: () => done.push(`begin ${name}`),
    end: () => done.push(`end ${name}`),
  };
}

describe("the queue of events", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("plays events in order, each in its time", async () => {
    const seen = stage(100);
    const done: string[] = [];
    const queue = new Queue(seen.it);
    queue.add(scene(done, "one", "a", "b"));
    queue.add(scene(done, "two", "c"));
    expect(seen.shown).toEqual(["0a01"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(seen.shown).toEqual(["0a01", "1b12"]);
    expect(done).toEqual(["begin one"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(done).toEqual(["begin one", "end one", "begin two"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(done.at(-1)).toBe("end two");
    expect(seen.rests).toBe(1);
    expect(queue.busy).toBe(false);
  });

  it("shows nothing that takes no time, and ends at once", async () => {
    const seen = stage(0);
    const done: string[] = [];
    new Queue(seen.it).add(scene(done, "one", "a"));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.shown).toEqual([]);
    expect(done).toEqual(["begin one", "end one"]);
  });

  it("lets what has no events stand at once, so that nothing is drawn in between", () => {
    const seen = stage(100);
    const done: string[] = [];
    new Queue(seen.it).add(scene(done, "one"));
    expect(done).toEqual(["begin one", "end one"]);
    expect(seen.rests).toBe(1);
  });

  it("brings nothing to its end when nobody looks on any more", async () => {
    for (const paused of [false, true]) {
      const seen = stage(100);
      const done: string[] = [];
      const queue = new Queue(seen.it);
      queue.add(scene(done, "one", "a", "b"));
      queue.add(scene(done, "two", "c"));
      queue.pause(paused);
      if (paused) await vi.advanceTimersByTimeAsync(200); // it waits before the second
      queue.close();
      queue.add(scene(done, "three", "d"));
      await vi.advanceTimersByTimeAsync(1000);
      expect(seen.shown).toEqual(["0a01"]);
      expect(done).toEqual(["begin one"]);
      expect(seen.rests).toBe(0);
    }
  });

  it("jumps to the present when told to", async () => {
    const seen = stage(1000);
    const done: string[] = [];
    const queue = new Queue(seen.it);
    queue.add(scene(done, "one", "a", "b"));
    queue.add(scene(done, "two", "c"));
    queue.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.shown).toEqual(["0a01"]);
    expect(done.at(-1)).toBe("end two");
  });

  it("does not animate the past when too much waits", async () => {
    const seen = stage(10);
    const done: string[] = [];
    const queue = new Queue(seen.it);
    for (let i = 0; i < 34; i += 1) queue.add(scene(done, String(i), "e"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.shown.length).toBe(31);
    expect(done.length).toBe(68);
  });

  it("waits where it was paused, and goes on event by event", async () => {
    const seen = stage(100);
    const done: string[] = [];
    const queue = new Queue(seen.it);
    queue.add(scene(done, "one", "a", "b", "c"));
    queue.pause(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.shown).toEqual(["0a01"]);
    queue.step();
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.shown).toEqual(["0a01", "1b12"]);
    queue.pause(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.shown).toEqual(["0a01", "1b12", "2c23"]);
    expect(done.at(-1)).toBe("end one");
    expect(queue.busy).toBe(false);
  });

  it("tells every event in its turn and gives time to read", async () => {
    const told: string[] = [];
    const known: number[] = [];
    const done: string[] = [];
    const seen = stage(0);
    const tell: Stage["tell"] = ({ event }) => told.push(event.kind);
    const queue = new Queue({ ...seen.it, tell, reading: () => 500 });
    queue.add({ ...scene(done, "one", "a", "b"), seen: (count) => known.push(count) });
    expect(told).toEqual(["a", "b"]);
    expect(known).toEqual([1, 2]);
    expect(done).toEqual(["begin one"]);
    await vi.advanceTimersByTimeAsync(500);
    expect(done).toEqual(["begin one", "end one"]);
  });
});
