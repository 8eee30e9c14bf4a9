// A table on the front page: what it waits for and who sits there, with space between the two.

import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { Running } from "../lib/mine";
import { speech } from "../lib/speech.svelte";
import TableRow from "./TableRow.svelte";

it("says whose turn it is and who plays, apart from each other", async () => {
  await speech.turn();
  const seats = [
    { kind: "person", name: "Mira" },
    { kind: "bot", name: "" },
  ];
  const table = { game: "maldivia", title: "Maldivia", phase: "running", seats };
  const mine = { id: "t", game: "maldivia", phase: "running", now: true };
  const props = { table: { ...mine, detail: { table, yours: [0] } } as unknown as Running };
  const { container } = render(TableRow, { props });
  expect(container.querySelector("small")?.textContent.trim()).toBe("Your turn · 1 bot");
});
