// Keeps one whole version of this folder on the device, and serves from it alone. A new version is
// fetched beside the old one, checked file by file, and taken when the page is next opened: never in
// the middle of a game, and never half of it.

const VERSION = "@version@";
const LIST = "files-@version@.json";
const PREFIX = `shoal ${registration.scope} `;
const NAME = PREFIX + VERSION;
const AT_ONCE = 4;
const PATIENCE = 20;
// On a busy machine a refresh is lost now and then, while the new version takes over.
const AGAIN = `<!doctype html><meta http-equiv="refresh" content="0" /><title>Shoal</title>
<script>setInterval(() => location.reload(), 2000)</script>`;

async function digest(bytes) {
  const found = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A file as this version names it. What a browser has kept may be another version's. */
async function whole(path, wanted) {
  for (const cache of ["default", "reload"]) {
    let answer = await fetch(path, { cache });
    for (let again = 0; answer.status === 429 && again < PATIENCE; again += 1) {
      await new Promise((done) => setTimeout(done, 1000)); // a host that wants it slower
      answer = await fetch(path, { cache });
    }
    const bytes = await answer.clone().arrayBuffer();
    if (answer.ok && (await digest(bytes)) === wanted) return answer;
  }
  throw new Error(`${path} is not of version ${VERSION}`);
}

async function fill() {
  const cache = await caches.open(NAME);
  const list = await (await fetch(LIST, { cache: "reload" })).json();
  const left = Object.entries(list);
  const some = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [path, wanted] = next;
      const address = path === "index.html" ? "./" : path;
      await cache.put(address, await whole(address, wanted));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

async function settle() {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  await clients.claim();
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const address = request.mode === "navigate" ? "./" : request.url;
  return (await cache.match(address, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

/** The page is being opened, no other is, and a newer version lies ready: take it, then open again. */
async function openPage(request) {
  const others = await clients.matchAll({ type: "window" });
  if (registration.waiting && others.length < 2) {
    registration.waiting.postMessage("take over");
    return new Response(AGAIN, { headers: { "content-type": "text/html" } });
  }
  return answer(request);
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(settle()));
addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(skipWaiting());
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  event.respondWith(request.mode === "navigate" ? openPage(request) : answer(request));
});
