import { describe, expect, it } from "vitest";
import { toYou } from "./sentences";

describe("a question to the one who is asked", () => {
  it("needs no name", () => {
    expect(toYou("Finn: bring the boat above a fish.", "Finn")).toBe(
      "Bring the boat above a fish.",
    );
    expect(toYou("Finn, spin the arrow.", "Finn")).toBe("Spin the arrow.");
    expect(toYou("Öznur, ändere etwas.", "Öznur")).toBe("Ändere etwas.");
  });

  it("keeps a name that is part of the sentence", () => {
    expect(toYou("Finn faces a monster.", "Finn")).toBe("Finn faces a monster.");
    expect(toYou("Choose a boat.", "Finn")).toBe("Choose a boat.");
    expect(toYou(": so", "")).toBe(": so");
  });
});
