// Keeping the whole folder on the device, so that it works without a network from now on.

import { engine } from "./engine.svelte";

class Keeping {
  /** It was kept just now, for the first time. */
  news = $state(false);
  #begun = false;

  async begin(): Promise<void> {
    if (this.#begun || !("serviceWorker" in navigator)) return;
    this.#begun = true;
    try {
      const before = navigator.serviceWorker.controller;
      const address = new URL("service-worker.js", document.baseURI);
      await navigator.serviceWorker.register(address, { updateViaCache: "none" });
      await navigator.serviceWorker.ready;
      // Browsers throw away what nobody asked them to keep; some ask the person first.
      void navigator.storage.persist();
      await engine.remember();
      this.news = !before;
    } catch {
      // Without it everything works as long as there is a network.
    }
  }

  seen(): void {
    this.news = false;
  }
}

export const keeping = new Keeping();
