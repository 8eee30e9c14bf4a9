"use strict";
// The load of `shoal load` on boardgame.io's server: many matches, two people at each, a socket
// each, one move in flight in every match. The delay of a move is from sending it to the other
// player's socket having the new position. When a match is over the two begin another one.
//
//     node load.cjs MATCHES SECONDS PAUSE     the pause before each move, in seconds; 0 is flat out
//
// A pause lasts half to one and a half times as long, as in `shoal load`.
//
// Prints one line of JSON.

const { fork } = require("node:child_process");
const path = require("node:path");
const { io } = require("socket.io-client");

const [matches, seconds, pause] = process.argv.slice(2).map(Number);
const seen = { counting: false, delays: [], games: 0, faults: 0 };

const after = (ms) => new Promise((done) => setTimeout(done, ms));
const hear = (from, what) => new Promise((done) => from.once(what, done));
const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];

async function post(url, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}

class Pair {
  constructor(base) {
    this.lobby = `${base}/games/tic-tac-toe`;
    this.sockets = ["0", "1"].map(() => {
      return io(`${base}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
    });
    this.sent = null; // the move that is under way: who made it, on which state, when
    this.sockets.forEach((socket, seat) => {
      socket.on("update", (match, state) => match === this.match && this.heard(seat, state));
    });
  }

  async open() {
    await Promise.all(this.sockets.map((socket) => socket.connected || hear(socket, "connect")));
    await this.sit();
  }

  async sit() {
    this.sent = null;
    this.match = (await post(`${this.lobby}/create`, { numPlayers: 2 })).matchID;
    this.keys = [];
    for (const playerID of ["0", "1"]) {
      const seat = { playerID, playerName: `Player ${playerID}` };
      this.keys.push((await post(`${this.lobby}/${this.match}/join`, seat)).playerCredentials);
    }
    const synced = this.sockets.map((socket) => hear(socket, "sync"));
    this.sockets.forEach((socket, seat) => {
      socket.emit("sync", this.match, String(seat), this.keys[seat], 2);
    });
    await Promise.all(synced);
  }

  async move(seat, cells, stateID, wait = pause) {
    if (wait) await after(wait * (500 + 1000 * Math.random()));
    const free = [...cells.keys()].filter((cell) => cells[cell] === null);
    const args = [free[Math.floor(Math.random() * free.length)]];
    const playerID = String(seat);
    const payload = { type: "mark", args, playerID, credentials: this.keys[seat] };
    this.sent = { seat, stateID, at: performance.now() };
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, stateID, this.match, playerID);
  }

  heard(seat, state) {
    const { sent } = this;
    if (!sent || seat === sent.seat || state._stateID <= sent.stateID) return;
    this.sent = null;
    if (seen.counting) seen.delays.push(performance.now() - sent.at);
    if (state.ctx.gameover === undefined) void this.move(seat, state.G.cells, state._stateID);
    else void this.again();
  }

  async again() {
    seen.games += seen.counting ? 1 : 0;
    try {
      await this.sit();
      await this.begin();
    } catch {
      seen.faults += 1;
    }
  }

  begin() {
    return this.move(0, Array(9).fill(null), 0, Math.random() * pause);
  }
}

async function main() {
  const env = { ...process.env, NODE_ENV: "production" };
  const stdio = ["ignore", "ignore", "ignore", "ipc"];
  const server = fork(path.join(__dirname, "server.cjs"), { env, stdio });
  const usage = () => {
    server.send("usage");
    return hear(server, "message");
  };
  const base = `http://127.0.0.1:${(await hear(server, "message")).port}`;
  const idle = await usage();
  const pairs = [];
  for (let i = 0; i < matches; i += 1) {
    pairs.push(new Pair(base));
    await pairs[i].open();
  }
  const seated = await usage();
  pairs.forEach((pair) => void pair.begin());
  await after(1000 + pause * 1000);
  const before = await usage();
  const begun = performance.now();
  seen.counting = true;
  await after(seconds * 1000);
  seen.counting = false;
  const elapsed = (performance.now() - begun) / 1000;
  const end = await usage();
  const delays = seen.delays.sort((a, b) => a - b);
  const cpu = end.cpu - before.cpu;
  const result = {
    moves: delays.length / elapsed, per_cpu: delays.length / cpu, cores: cpu / elapsed,
    p50: quantile(delays, 0.5), p99: quantile(delays, 0.99),
    idle_mb: idle.resident, seated_mb: seated.resident, end_mb: end.resident,
    games: seen.games, faults: seen.faults,
  };
  console.log(JSON.stringify(result));
  server.kill();
}

main().then(() => process.exit(0));
