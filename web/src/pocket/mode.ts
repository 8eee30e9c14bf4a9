// Whether this page is a pocket: a folder of files with the engines in it, and no server behind it.

const named =
  typeof document === "undefined"
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="shoal-pocket"]');

/** The folder with Python and the engines, from the page's own; empty where there is a server. */
export const ENGINE = named?.content ?? "";

export const inPocket = ENGINE !== "";

/** Where the page itself lies, without what stands behind `#`. */
export const home = (): string => location.pathname;
