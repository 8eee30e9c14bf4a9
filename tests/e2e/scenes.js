// Spoken inside the page, in the place of a server: stored moments stand on the table one after the
// other, without a word over a network. scenes.py brings them.

(() => {
  const scenes = { line: null, version: 0, now: null, wanted: "", acts: [], refusal: null, about: {} };
  window.scenes = scenes;

  window.WebSocket = class {
    static CONNECTING = 0;
    static OPEN = 1;
    static CLOSED = 3;
    readyState = 1;

    constructor() {
      scenes.line = this;
      setTimeout(() => this.onopen?.());
    }
    send(text) {
      const said = JSON.parse(text);
      if (said.type === "hello") this.tell({ ...scenes.now, v: (scenes.version += 1) });
      else if (said.type === "ping") this.tell({ type: "pong", v: scenes.version });
      else if (said.type === "why")
        this.tell({ type: "why", id: said.id, refusal: scenes.refusal });
      else if (said.type === "command") {
        if (said.command.kind === "act") scenes.acts.push(said.command.action);
        this.tell({ type: "answer", id: said.id, status: "accepted", v: scenes.version });
      }
    }
    tell(message) {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
    close() {
      this.readyState = 3;
    }
  };

  /** A suggestion that is chosen and then forgotten: the page shows the preview of a touch. */
  function suggestion() {
    const at = scenes.now.board.actions.findIndex((one) => textOf(one) === scenes.wanted);
    let reads = 0;
    return {
      reason: null,
      get action() {
        return (reads += 1) <= at + 1 ? scenes.wanted : "";
      },
    };
  }
  const textOf = ({ family, args }) => [family, ...args].join(" ");

  const fetched = window.fetch.bind(window);
  window.fetch = (path, how) => {
    const answer = (body) => Promise.resolve({ ok: true, status: 200, json: async () => body });
    const asked = String(path).split("?")[0].split("/api/tables/")[1];
    if (asked in scenes.about) return answer(scenes.about[asked]);
    if (String(path).endsWith("/hint")) return answer(suggestion());
    if (String(path).endsWith("/preview")) return answer({ preview: {}, refusal: null });
    return fetched(path, how);
  };

  // Nobody listens, and whoever might keeps two threads busy.
  const chosen = JSON.parse(localStorage.getItem("shoal-preferences") ?? "{}");
  localStorage.setItem("shoal-preferences", JSON.stringify({ ...chosen, sound: false }));

  // What the page has asked for in its next frame, and what has changed on it.
  const nextFrame = window.requestAnimationFrame.bind(window);
  const forget = window.cancelAnimationFrame.bind(window);
  const asked = new Set();
  window.requestAnimationFrame = (then) => {
    const number = nextFrame((now) => {
      asked.delete(number);
      then(now);
    });
    asked.add(number);
    return number;
  };
  window.cancelAnimationFrame = (number) => {
    asked.delete(number);
    forget(number);
  };
  let changed = false;
  new MutationObserver(() => (changed = true)).observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });

  const frame = () => new Promise(nextFrame);
  const task = () => new Promise((done) => setTimeout(done));

  /** Until the page has come to rest: a frame has been laid out, whoever watches sizes has been told of
   * them, and nothing on the page has changed since that frame began. */
  async function rest() {
    const end = performance.now() + 120000;
    do {
      if (performance.now() > end) throw new Error("the page never came to rest");
      changed = false;
      await frame();
      await task(); // after the frame: sizes are watched at its end
    } while (changed || asked.size);
  }
  const press = (key) =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

  async function until(holds, what) {
    const end = performance.now() + 120000;
    while (!holds()) {
      if (performance.now() > end) throw new Error(`never came: ${what}`);
      await task(); // the page changes in tasks, and is drawn in frames, which are rare
    }
  }

  /** Until something holds and is drawn. */
  async function drawn(holds, what) {
    await until(holds, what);
    await rest();
    for (const one of document.getAnimations()) if (one.playState === "running") one.finish();
  }

  /** Put a moment on the table. */
  scenes.show = async (whole) => {
    const v = (scenes.version += 1);
    scenes.acts = [];
    // The page tells by its title which moment stands there: another one each time, equally wide.
    const title = whole.table.title + "\u200b".repeat(1 + (v % 9));
    scenes.now = { ...whole, v, table: { ...whole.table, title } };
    scenes.line.tell(scenes.now);
    await drawn(
      () =>
        document.querySelector("main.board")?.getAttribute("aria-label") === title &&
        document.querySelector("main.board svg"),
      title,
    );
  };

  /** What was done, and what is chosen, once a touch is drawn. */
  scenes.touched = async () => {
    await rest();
    return [scenes.acts, document.querySelector(".prompt")?.dataset.chosen ?? null];
  };

  /** Put a moment on the table that is touched again and again. */
  scenes.offer = async (whole) => {
    await scenes.show(whole);
    scenes.offered = document.body.innerHTML;
  };

  /** Let go of whatever a touch brought about. Only if the page is not as it was before, the moment is
   * shown anew: to compare takes a tenth of that. */
  scenes.again = async (whole) => {
    press("Escape");
    await rest();
    if (scenes.acts.length || document.body.innerHTML !== scenes.offered) await scenes.offer(whole);
  };

  /** Preview an action, as a suggestion does. Even a calm page takes a moment for its colours. */
  scenes.choose = async (text) => {
    scenes.wanted = text;
    press("h");
    await drawn(() => document.querySelector(".prompt")?.dataset.chosen === text, text);
  };
  scenes.drop = async () => {
    press("Escape");
    // Nobody looks at this one: the next is drawn in its place.
    await until(() => !document.querySelector(".prompt[data-chosen]"), "nothing chosen");
  };

  /** Another language, chosen in the menu, which is called so in the one before. */
  scenes.speak = async (menu, language) => {
    const choice = () => document.querySelector("select.languages");
    document.querySelector(`button[aria-label="${menu}"]`).click();
    await until(choice, menu);
    choice().value = language;
    choice().dispatchEvent(new Event("change", { bubbles: true }));
    await drawn(() => document.documentElement.lang === language, language);
    press("Escape");
    await until(() => !choice(), "no menu");
    await document.fonts.ready;
  };

  /** What `look` finds at every moment, at rest and, if asked for, with one action of each family shown. */
  scenes.run = async (wholes, look, previews) => {
    const found = [];
    await document.fonts.ready;
    for (const whole of wholes) {
      await scenes.show(whole);
      found.push({ at: whole.board.prompt.key, chosen: "", ...look() });
      if (!previews) continue;
      const families = new Set();
      for (const action of whole.board.actions) {
        if (families.has(action.family)) continue;
        families.add(action.family);
        const text = textOf(action);
        await scenes.choose(text); // instead of the one before, which whoever asks again lets go
        found.push({ at: whole.board.prompt.key, chosen: text, ...look() });
      }
      await scenes.drop();
    }
    return found;
  };
})();
