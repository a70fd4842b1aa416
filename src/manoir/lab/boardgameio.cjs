// A card game for four on boardgame.io's own server, for `manoir bench --server --peers`. Run by lab/boardgameio.py with
// a Node that finds the packages of peers/package-lock.json.
//
// Eights: a card of the same suit or rank is laid, or one is drawn. When a hand is empty, or the stock is, cards are dealt
// anew; so a match lasts as long as it is measured. Hands and stock are hidden in boardgame.io's own way.

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const SUITS = ["G", "V", "S", "M"];
const HAND = 8;

function deal(random, seats) {
  const cards = SUITS.flatMap((suit) => Array.from({ length: 28 }, (_, at) => suit + ((at % 14) + 1)));
  const stock = random.Shuffle(cards);
  const players = {};
  for (let seat = 0; seat < seats; seat++) players[seat] = { hand: stock.splice(0, HAND) };
  const pile = [stock.pop()];
  return { secret: { stock }, players, pile, held: Array(seats).fill(HAND), left: stock.length };
}

const fits = (card, top) => card[0] === top[0] || card.slice(1) === top.slice(1);

const eights = {
  name: "eights",
  setup: ({ random, ctx }) => deal(random, ctx.numPlayers),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID, random, ctx }, at) => {
      const hand = G.players[playerID].hand;
      if (!(hand[at] && fits(hand[at], G.pile[G.pile.length - 1]))) return INVALID_MOVE;
      G.pile.push(hand.splice(at, 1)[0]);
      G.held[playerID] = hand.length;
      if (!hand.length) Object.assign(G, deal(random, ctx.numPlayers));
    },
    draw: ({ G, playerID, random, ctx }) => {
      if (!G.secret.stock.length) return void Object.assign(G, deal(random, ctx.numPlayers));
      G.players[playerID].hand.push(G.secret.stock.pop());
      G.held[playerID]++;
      G.left--;
    },
  },
};

const server = Server({ games: [eights], origins: [/.*/] });
server.run({ port: { port: 0, host: "127.0.0.1" } }).then(({ appServer }) => {
  const version = require("boardgame.io/package.json").version;
  console.log(JSON.stringify({ port: appServer.address().port, version, node: process.version }));
});

// Every line that comes in is answered with the seconds of CPU that were used so far.
process.stdin.on("data", () => {
  const { user, system } = process.cpuUsage();
  console.log((user + system) / 1e6);
});
