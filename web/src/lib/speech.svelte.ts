// The words of the language a person reads, as something components can depend on.

import { preferences } from "./preferences.svelte";
import { loadWords, whenMissing, Words, type Args } from "./words";

const FALLBACK = "en";

class Speech {
  #loads = $state(0);
  #files: string[] = [];
  #spoken = $state(FALLBACK);
  #falls = false;

  constructor() {
    // Not at once: it may be a sentence in the making that asks.
    whenMissing(() => queueMicrotask(() => void this.fall()));
  }

  /** Words about no table in particular. */
  words: Words = $derived(this.about([]));

  /** Words about a table whose seats have these names. */
  about(names: readonly string[]): Words {
    void this.#loads; // new catalogues make new sentences
    return new Words(this.#spoken, names);
  }

  say(key: string, args?: Args): string {
    return this.words.say(key, args);
  }

  /** Load the catalogues of a game. */
  async learn(...files: string[]): Promise<void> {
    this.#files = [...new Set([...this.#files, ...files])];
    await this.turn();
  }

  /** Something is missing in the person's language: from now on English stands in for it. */
  private async fall(): Promise<void> {
    this.#falls = true;
    await this.turn();
  }

  /** Speak the language the person has chosen; stay with the one before if it cannot be fetched. */
  async turn(): Promise<void> {
    const language = preferences.now.language;
    const wanted = this.#falls ? [language, FALLBACK] : [language];
    try {
      await Promise.all(wanted.map((tongue) => loadWords(tongue, this.#files)));
    } catch (error) {
      if (this.#loads === 0 || language === this.#spoken) throw error;
      preferences.set({ language: this.#spoken });
      return;
    }
    if (language !== preferences.now.language) return; // it was changed again meanwhile
    this.#spoken = language;
    this.#loads += 1;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();
export const say = (key: string, args?: Args): string => speech.say(key, args);

/** The catalogues of a game: its own, what only the browser says, and what bots say about moves. */
export const filesOf = (game: string): string[] => [game, `${game}-web`, "bots"];
