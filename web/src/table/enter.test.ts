import { beforeEach, expect, it } from "vitest";
import { Enter } from "./enter";

let enter: Enter;
beforeEach(() => {
  document.body.innerHTML =
    '<svg><g id="spot" role="button" tabindex="0"></g></svg><button id="other"></button>' +
    '<div role="dialog"><button id="close"></button></div>';
  enter = new Enter();
});

function press(on: string, key = "Enter", repeat = false): boolean {
  let confirms = false;
  const hear = (event: KeyboardEvent): void => {
    enter.heard(event.key);
    confirms = enter.confirms(event);
  };
  addEventListener("keydown", hear, { capture: true, once: true });
  const element = on ? document.getElementById(on) : document.body;
  element?.dispatchEvent(new KeyboardEvent("keydown", { key, repeat, bubbles: true }));
  return confirms;
}

it("does what is shown, wherever the focus was left", () => {
  enter.shown();
  expect(press("spot")).toBe(true);
  expect(press("other")).toBe(true);
  expect(press("")).toBe(true);
});

it("presses the thing one has gone to", () => {
  enter.shown();
  press("spot", "ArrowRight");
  expect(press("spot")).toBe(false);
  expect(press("other")).toBe(false);
  expect(press("")).toBe(true); // nothing there to press
});

it("does what is shown anew, also after having gone", () => {
  press("spot", "Tab");
  enter.shown();
  expect(press("spot")).toBe(true);
});

it("does nothing twice while the key is held, and nothing behind a dialog", () => {
  enter.shown();
  expect(press("spot", "Enter", true)).toBe(false);
  expect(press("close")).toBe(false);
  expect(press("spot", " ")).toBe(false);
});
