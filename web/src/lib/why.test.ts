import { expect, test } from "vitest";
import { whyNot } from "./why";
import { addResource, Words } from "./words";

addResource("en", "vote-open = { $seat } has asked.\nweb-refused = Not possible.\n");
const words = new Words("en", ["Ann", "Ben"]);

test("what a server sends is said with its arguments", () => {
  expect(whyNot({ clause: "", key: "vote-open", args: { seat: 1 } }, words)).toBe("Ben has asked.");
});

test("what only a newer server sends is said in general", () => {
  expect(whyNot({ clause: "", key: "vote-of-tomorrow", args: {} }, words)).toBe("Not possible.");
});
