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

// One hand, for nothing where that can be had: each time there is something to choose, until the hand is over.
for (let acts = 0; ; acts++) {
  const { round, last } = await table.until((view) => view.last !== null || (view.round?.menu.length ?? 0) > 0);
  if (last !== null) break;
  const option = round!.menu.find(({ ifSilent }) => ifSilent) ?? round!.menu[0]!;
  const answer = await table.ask({ type: 'act', act: option.type });
  if (acts === 0) console.log('acted:', answer.done);
}
console.log('hands dealt:', table.view!.rounds);
room.close();
