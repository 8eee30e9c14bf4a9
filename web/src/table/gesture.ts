// One gesture for "what is this?", the same in every game: a touch that did nothing else, a long press,
// a right click, or the key I on what has the focus.

import type { Attachment } from "svelte/attachments";
import type { Seen } from "./seen.svelte";

const LONG = 450; // milliseconds a finger rests before it asks
const STILL = 10; // pixels it may tremble meanwhile

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-about]") : null;

export function asksWhat(store: Seen): Attachment<HTMLElement> {
  return (box) => {
    let timer = 0;
    let from = { x: 0, y: 0 };
    let asked = false; // the finger that is still down has had its answer

    function explain(thing: Element): boolean {
      const name = thing.getAttribute("data-about") ?? "";
      return store.explain(name, thing.getBoundingClientRect());
    }
    function down(event: PointerEvent): void {
      clearTimeout(timer);
      asked = false;
      const thing = thingAt(event.target);
      if (!thing || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => (asked = explain(thing)), LONG);
    }
    function move(event: PointerEvent): void {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
    }
    const up = (): void => clearTimeout(timer);
    function click(event: MouseEvent): void {
      clearTimeout(timer);
      if (asked) {
        // A long press has been answered; it is no touch as well.
        asked = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const thing = thingAt(event.target);
      const before = store.used;
      store.bubble = null;
      store.thing = thing?.getAttribute("data-about") ?? "";
      setTimeout(() => {
        store.thing = "";
        if (thing && store.used === before && !event.defaultPrevented) explain(thing);
      });
    }
    function menu(event: MouseEvent): void {
      const thing = thingAt(event.target);
      if (thing && (asked || explain(thing))) event.preventDefault();
    }
    function key(event: KeyboardEvent): void {
      const thing = thingAt(event.target);
      if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || !thing) return;
      if (explain(thing)) event.preventDefault();
    }

    const heard: [string, (event: never) => void, boolean][] = [
      ["pointerdown", down, true],
      ["pointermove", move, true],
      ["pointerup", up, true],
      ["pointercancel", up, true],
      ["click", click, true],
      ["contextmenu", menu, false],
      ["keydown", key, false],
    ];
    for (const [name, hear, early] of heard) box.addEventListener(name, hear as never, early);
    return () => {
      clearTimeout(timer);
      for (const [name, hear, early] of heard) box.removeEventListener(name, hear as never, early);
    };
  };
}
