// Keeping the whole folder on the device, so that it works without a network from now on.

import { engine } from "./engine.svelte";

/** What browsers send that can put a page among a device's apps. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

class Keeping {
  /** It was kept just now, for the first time. */
  news = $state(false);
  /** The browser can install it, and has not. */
  offer: Offer | null = $state.raw(null);
  #begun = false;

  constructor() {
    addEventListener("beforeinstallprompt", (event) => (this.offer = event as Offer));
    addEventListener("appinstalled", () => (this.offer = null));
  }

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

  async install(): Promise<void> {
    const { offer } = this;
    this.offer = null; // it can be asked once; a browser that was told no may offer it again
    await offer?.prompt();
  }

  seen(): void {
    this.news = false;
  }
}

export const keeping = new Keeping();
