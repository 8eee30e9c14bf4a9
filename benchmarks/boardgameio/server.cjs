"use strict";
// boardgame.io's own server, everything in memory, on loopback. A child of load.cjs: says its port,
// and when asked how much CPU time and memory it has used.

const { Server, Origins } = require("boardgame.io/server");
const { TicTacToe } = require("./game.cjs");

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, "127.0.0.1", done);

process.on("disconnect", () => process.exit(0)); // never outlives whoever measures it
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1e6, resident: process.memoryUsage.rss() / 1e6 });
});
server.run(0).then(({ appServer }) => process.send({ port: appServer.address().port }));
