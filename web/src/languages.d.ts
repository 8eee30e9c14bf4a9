// The languages there are, found while building: see `web/languages.ts`.
declare module "virtual:languages" {
  interface Pack {
    /** What every page says, by catalogue. */
    texts: Record<string, string>;
    /** How to get the others. */
    files: Record<string, () => Promise<{ default: string }>>;
  }
  export const PACKS: Record<string, () => Promise<Pack>>;
  /** The catalogues there are in English. */
  export const WRITTEN: string[];
}
