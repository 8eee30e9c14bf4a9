// Names of the engine as people read them, for what nobody has written words for.

/** A part of a sentence that stands alone, as a label. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** `top_left` and `pearl-top-left` as "Top left" and "Pearl top left". */
export const readable = (name: string): string => capital(name.replaceAll(/[_-]+/g, " ").trim());

/** `kleine_fische` as "Kleine Fische". */
export const titled = (name: string): string => name.split(/[_-]+/).map(readable).join(" ");

/** Message keys have dashes where the engine's names have underscores. */
export const keyOf = (name: string): string => name.replaceAll("_", "-");
