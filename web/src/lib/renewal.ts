// A page that was open while the server got a newer Shoal asks for parts that are there no longer. The
// page is fetched anew then, with all its parts; seat and settings are kept. Once only: what a fresh page
// cannot get either is another trouble, and the page says what it can.

const RENEWED = "shoal-renewed";
const ONCE = 60_000; // milliseconds

export function renewWhenOutdated(
  reload: () => void = () => {
    location.reload();
  },
): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(RENEWED) ?? 0);
    if (Date.now() - last < ONCE) return;
    sessionStorage.setItem(RENEWED, String(Date.now()));
    reload();
  });
}
