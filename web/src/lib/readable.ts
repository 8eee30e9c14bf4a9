// Names of the engine as people read them, for what nobody has written words for.

/** `top_left` and `pearl-top-left` as "Top left" and "Pearl top left". */
export function readable(name: string): string {
  const text = name.replaceAll(/[_-]+/g, " ").trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** `kleine_fische` as "Kleine Fische". */
export const titled = (name: string): string => name.split(/[_-]+/).map(readable).join(" ");

/** Message keys have dashes where the engine's names have underscores. */
export const keyOf = (name: string): string => name.replaceAll("_", "-");
