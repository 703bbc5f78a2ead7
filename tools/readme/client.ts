import { RoomClient } from '@baraja/client';
import { WebSocket } from 'ws'; // in Node, whose own sockets take no cookie; a browser needs none of this

const room = await RoomClient.enter(process.env.ROOM ?? 'http://localhost:8080', {
  socket: (url, cookie) => new WebSocket(url, { headers: { cookie } }),
});
const table = room.watch(await room.practise('rogelios', 'hold'));
const { seats, rules } = await table.ready;
// Bots sit here already: the first seat that is free.
const seat = Array.from({ length: rules.seats.max }, (_, i) => i + 1).find((n) => !seats.some((s) => s.seat === n))!;
console.log('seated:', (await table.ask({ type: 'sit', seat, buyIn: 12_000 })).done);

// One hand in which there is something to choose, for nothing where that can be had, until it is over.
const { round: first } = await table.until(({ round }) => (round?.menu.length ?? 0) > 0);
for (let acts = 0; ; acts++) {
  const { round } = await table.until(({ round }) => round?.number !== first!.number || round.menu.length > 0);
  if (round?.number !== first!.number) break;
  const option = round.menu.find(({ ifSilent }) => ifSilent) ?? round.menu[0]!;
  const answer = await table.ask({ type: 'act', act: option.type });
  if (acts === 0) console.log('acted:', answer.done);
}
console.log('over, and the next one comes:', table.view!.round?.number !== first!.number);
room.close();
