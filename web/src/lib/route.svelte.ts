// Addresses. Tables have paths (`/t/…`), because people send them; everything else is behind `#`, so
// that the server needs to know only one page.

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
  const [kind = "", token = ""] = path.split("/").filter(Boolean);
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

export const link = {
  front: () => "/",
  new: (game: string) => `/#/new/${game}`,
  table: (table: string) => `/t/${table}`,
  /** A moment of a finished game; with a seat, through its eyes. */
  replay: (table: string, at?: number, seat?: number) =>
    [
      "/#/replay",
      table,
      ...(at === undefined ? [] : [at, ...(seat === undefined ? [] : [seat])]),
    ].join("/"),
  rules: (game: string, clause = "") => `/#/rules/${game}${clause ? `/${clause}` : ""}`,
  games: () => "/#/games",
  watch: (token: string) => `/w/${token}`,
  // Behind `#`: whoever has the token has the seat, and paths end up in logs.
  claim: (token: string) => `/s#${token}`,
};

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

  go(address: string, instead = false): void {
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
    if (found.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(found.href);
  }
}

export const place = new Place();
