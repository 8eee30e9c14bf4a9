import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Led from "./Led.svelte";
import { lesson } from "../boards/vanuatu/lesson";
import { speech } from "../lib/speech.svelte";
import type { TableStore } from "./table.svelte";

/** A table at which the led round is over; what followed is still being shown, or not. */
function table(playing: boolean): TableStore {
  const [gathered = "", round = ""] = [lesson.after[0], lesson.ends[0]];
  const events = [{ kind: gathered, seat: 0 }, { kind: round }];
  const store = {
    desk: { game: "vanuatu" },
    seat: 0,
    mine: false,
    playing,
    story: null,
    busy: false,
    chosen: null,
    prompt: { key: "", args: {} },
    log: [{ v: 1, kind: "action", at: 0, data: { seat: 0, events } }],
  };
  return store as unknown as TableStore;
}

test.each([true, false])(
  "the closing words wait until everything was shown: %s",
  async (playing) => {
    await speech.learn("guide", "vanuatu-guide");
    const props = { store: table(playing), from: 0, looking: () => undefined, narrow: true };
    const { findByRole, queryByText } = render(Led, props);
    await findByRole("region");
    if (playing) expect(queryByText(/That was a whole round/)).toBeNull();
    else expect(queryByText(/That was a whole round/)).not.toBeNull();
  },
);
