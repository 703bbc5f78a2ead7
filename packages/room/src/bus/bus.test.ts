// One contract, three buses; and what only those with a wire can show: it is cut and mended.
import { expect, test } from 'vitest';
import { freshDatabase } from '../store/test/databases.js';
import { wireTo } from '../store/test/wire.js';
import { type Bus, BusError, LocalBus, openBus } from './index.js';
import { optionsFrom } from './nats.js';
import { natsAddress } from './test/nats.js';
import { type BusFactory, busSuite } from './test/suite.js';

const at = (address: () => Promise<string>): BusFactory['connect'] => {
  return async (count) => {
    const url = await address();
    return Promise.all(Array.from({ length: count }, () => openBus(url)));
  };
};
let database: Promise<string> | undefined;
const inDatabase = (): Promise<string> => {
  database ??= freshDatabase();
  return database;
};
const nats = await natsAddress();

busSuite({
  name: 'one process',
  connect: async (count) => {
    const bus = new LocalBus();
    return Array.from({ length: count }, () => bus);
  },
});
busSuite({ name: 'PostgreSQL', connect: at(inDatabase) });
if (nats !== null) busSuite({ name: 'NATS', connect: at(async () => nats) });

const wired: (readonly [string, () => Promise<string>])[] = [['PostgreSQL', inDatabase]];
if (nats !== null) wired.push(['NATS', async () => nats]);
test.each(wired)(
  '%s: what was listened to is heard again when a cut wire is mended, and whoever wants is told',
  async (_, address) => {
    const url = await address();
    const wire = await wireTo(url);
    const [near, far] = [await openBus(wire.url), await openBus(url)];
    try {
      const heard: string[] = [];
      await near.subscribe('news', (body) => heard.push(body));
      const back = new Promise<void>((resolve) => near.onReturn(resolve));
      wire.cut();
      wire.mend();
      await back;
      await near.serve('here', async () => 'yes');
      far.publish('news', 'again');
      expect(await far.request('here', '', 20_000)).toBe('yes');
      expect(heard).toEqual(['again']);
    } finally {
      await Promise.all([near, far].map((bus: Bus) => bus.close()));
      await wire.remove();
    }
  },
);

test('an address that is none, or where nobody is, is refused with the reason and without its password', async () => {
  await expect(openBus('http://x')).rejects.toThrow(/nats:\/\//);
  const asked = openBus('nats://me:secret@127.0.0.1:1');
  await expect(asked).rejects.toBeInstanceOf(BusError);
  await expect(asked).rejects.toThrow(/\*\*\*@127.0.0.1:1/);
  await expect(asked).rejects.not.toThrow(/secret/);
});
test('of the address of a NATS server: who comes, several servers, certificates', () => {
  expect(optionsFrom('nats://me:p%40ss@a:4222,b:4222')).toMatchObject({
    servers: ['a:4222', 'b:4222'],
    user: 'me',
    pass: 'p@ss',
  });
  expect(optionsFrom('nats://token@a')).toMatchObject({ token: 'token' });
  expect(optionsFrom('tls://a?ca=/ca.pem&cert=/c.pem&key=/k.pem').tls).toMatchObject({
    ...{ caFile: '/ca.pem', certFile: '/c.pem', keyFile: '/k.pem' },
  });
  expect(() => optionsFrom('nats://a?cafile=/x')).toThrow(/'cafile'/);
});
