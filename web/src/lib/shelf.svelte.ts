// The games on the shelf and what is written on their boxes. Those with a scene of their own are known
// before the server has said anything, and stand first; the rest come in the order of their names.

import { PAINTED, placeOf } from "../art/scenes";
import { keyOf, offer, seatsText, type GameInfo } from "./games";
import { titled } from "./readable";
import { speech } from "./speech.svelte";
import { isWritten } from "./words";

const inOrder = (games: string[]): string[] =>
  games.sort((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b));

/** The catalogue with a game's card; a game without one has these words among its others. */
const cardOf = (game: string): string => (isWritten(`${game}-card`) ? `${game}-card` : game);

class Shelf {
  #offered: GameInfo[] | null = $state.raw(null);

  /** The games by name. */
  games: string[] = $derived(inOrder(this.#offered?.map(({ name }) => name) ?? [...PAINTED]));

  /** Whether the server offers to play without it. */
  pocket = $state(false);

  info(game: string): GameInfo | undefined {
    return this.#offered?.find(({ name }) => name === game);
  }

  /** Learn what is written on the boxes that are known from the start. */
  async read(): Promise<void> {
    await speech.learn(...this.games.map(cardOf));
  }

  /** Ask the server what it offers. Without an answer all stays as it is. */
  async ask(): Promise<void> {
    try {
      const { games, pocket } = await offer();
      await speech.learn(...games.map(({ name }) => cardOf(name)));
      this.#offered = games;
      this.pocket = pocket ?? false;
    } catch {
      // The pages that need a server say so themselves.
    }
  }

  /** A game's name for people; `served` where a table has told it. */
  title(game: string, served = ""): string {
    const key = `${keyOf(game)}-title`;
    if (speech.words.has(key)) return speech.say(key);
    return this.info(game)?.title || served || titled(game);
  }

  /** One sentence that makes one want to play; may be empty. */
  pitch(game: string): string {
    const key = `${keyOf(game)}-pitch`;
    return speech.words.has(key) ? speech.say(key) : "";
  }

  /** Players, time, age, as far as they are known. */
  facts(game: string): string[] {
    const key = `${keyOf(game)}-facts`;
    if (speech.words.has(key)) return speech.say(key).split(", ");
    const seats = this.info(game)?.seats;
    if (!seats) return [];
    const args = { players: seatsText(seats), count: seats.at(-1) ?? 0 };
    return [speech.say("web-game-players", args)];
  }
}

export const shelf = new Shelf();
