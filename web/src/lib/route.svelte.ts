// Addresses. Tables have paths (`/t/…`), because people send them; everything else is behind `#`, so
// that the server needs to know only one page. In a pocket there is no server: all are behind `#`.

import { home, inPocket } from "../pocket/mode";

export type Route =
  | { page: "front" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "watch"; token: string }
  | { page: "claim"; token: string }
  | { page: "replay"; table: string; at: number | null; seat: number | null }
  | { page: "rules"; game: string; clause: string }
  | { page: "games" }
  | { page: "gallery"; game: string };

function whole(text: string): number | null {
  const found = Number.parseInt(text, 10);
  return Number.isNaN(found) ? null : found;
}

export function parse(path: string, hash: string): Route {
  const folders = inPocket ? hash.replace(/^#\/?/, "/") : path;
  const [kind = "", token = ""] = folders.split("/").filter(Boolean);
  const [page = "", first = "", second = "", third = ""] = hash
    .replace(/^#\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  if (kind === "t" && token) return { page: "table", table: token };
  if (kind === "w" && token) return { page: "watch", token };
  if (kind === "s" && (page || token)) return { page: "claim", token: page || token };
  if (kind === "gallery") return { page: "gallery", game: first };
  if (page === "new" && first) return { page: "new", game: first };
  if (page === "rules" && first) return { page: "rules", game: first, clause: second };
  if (page === "replay" && first)
    return { page: "replay", table: first, at: whole(second), seat: whole(third) };
  if (page === "gallery") return { page: "gallery", game: first };
  if (page === "games") return { page: "games" };
  return { page: "front" };
}

/** An address of the client's own as it is to be written here. */
export function within(address: string): string {
  if (!inPocket || !address.startsWith("/")) return address;
  const inside = address.startsWith("/#") ? address.slice(2) : address;
  return inside === "/" ? home() : `${home()}#${inside}`;
}

export const link = {
  front: () => within("/"),
  new: (game: string) => within(`/#/new/${game}`),
  table: (table: string) => within(`/t/${table}`),
  /** A moment of a finished game; with a seat, through its eyes. */
  replay: (table: string, at?: number, seat?: number) =>
    within(
      [
        "/#/replay",
        table,
        ...(at === undefined ? [] : [at, ...(seat === undefined ? [] : [seat])]),
      ].join("/"),
    ),
  rules: (game: string, clause = "") => within(`/#/rules/${game}${clause ? `/${clause}` : ""}`),
  games: () => within("/#/games"),
  watch: (token: string) => within(`/w/${token}`),
  // Behind `#`: whoever has the token has the seat, and paths end up in logs.
  claim: (token: string) => within(`/s#${token}`),
};

/** The server's own page about what it keeps; not one of the client's. */
export const keptPage = (language: string): string => `/kept?lang=${language}`;

class Place {
  route: Route = $state(parse(location.pathname, location.hash));

  constructor() {
    const read = (): void => {
      this.route = parse(location.pathname, location.hash);
    };
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(wanted: string, instead = false): void {
    const address = wanted.startsWith(home()) ? wanted : within(wanted);
    if (instead) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.route = parse(location.pathname, location.hash);
    scrollTo(0, 0);
  }

  /** Links inside the client change the page without loading it again. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const found = (event.target as Element | null)?.closest?.("a[href]");
    if (!(found instanceof HTMLAnchorElement) || found.target || found.hasAttribute("download"))
      return;
    if (found.origin !== location.origin || found.pathname.startsWith("/api")) return;
    const written = found.getAttribute("href") ?? "";
    if (written.startsWith("#")) return;
    event.preventDefault();
    this.go(written);
  }
}

export const place = new Place();
