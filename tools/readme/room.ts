import { type Append, isAppended, openStore } from '@baraja/room';

const store = await openStore({ path: ':memory:' }); // or a file: data/room.db
const handed: Append = {
  stream: 'patron-ana',
  expect: 0, // another writer came first? Then it is refused, and nothing has changed
  at: Date.now(),
  id: 'c81', // sent twice, stored once, answered alike
  events: [{ type: 'Granted', v: 1, amount: 5_000 }],
  transfers: [
    {
      id: 'ana/1',
      from: 'grant',
      to: 'wallet:ana',
      amount: 5_000,
      reason: 'grant',
      rule: null,
      patron: 'ana',
      table: null,
    },
  ],
};
const first = await store.append(handed);
if (!isAppended(first)) throw new Error(first.refused);
console.log(first.version, first.repeated); // stored and flushed: now, and not before, it may be told
const again = await store.append(handed);
console.log(isAppended(again) && again.repeated);
console.log(await store.append({ ...handed, id: 'c82' }));
await store.close();
