// A connected bot in JavaScript: node examples/connected_bot.mjs ADDRESS TOKEN. Needs Node 20, and no packages.
import { setTimeout as sleep } from "node:timers/promises";

const [address, token] = process.argv.slice(2);

/** Send a request with the bot's token, and return the answer. */
function ask(method, path, body) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return fetch(address + path, { method, headers, body: body && JSON.stringify(body) });
}

/** Send a command to a table; the same id never has two effects. */
async function command(table, message) {
  const answer = await (await ask("POST", `/api/bot/tables/${table}/commands`, message)).json();
  if (answer.type === "refused") console.log("refused:", answer.code, answer.detail);
}

/** Make the turn that plays the most tiles; without one, draw or pass. */
async function turn({ table, view: { seq, seat, table: rules, round } }) {
  const { rack, opened, pool } = round;
  const position = { rulebook: rules.rulebook, opened: opened[seat], table: round.table, rack };
  const best = await (await ask("POST", "/api/solve", position)).json();
  const play = { type: "play", table: best.table, opening: best.opening };
  const made = best.tiles_played > 0 ? play : { type: pool > 0 ? "draw" : "pass" };
  await command(table, { ...made, id: `turn-${seq}`, seen: seq });
}

/** Answer one line of the stream. */
async function answer(line) {
  if (line.type === "invited") await command(line.table, { type: "sit", id: `sit-${line.expires}` });
  if (line.type === "turn") await turn(line);
  if (line.type === "stands_in") await command(line.table, { type: "resume", id: `r-${Date.now()}` });
  if (line.type === "bye" && line.retry === null) process.exit(0);
}

for (;;) {
  try {
    const stream = await ask("GET", "/api/bot/stream");
    if (stream.status === 401 || stream.status === 403) process.exit(1);
    let rest = "";
    for await (const text of stream.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split("\n");
      rest = lines.pop();
      for (const line of lines.filter(Boolean)) await answer(JSON.parse(line));
    }
  } catch (error) {
    console.log("connecting again:", error.message);
  }
  await sleep(1000);
}
