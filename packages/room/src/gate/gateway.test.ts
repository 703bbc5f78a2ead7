// What a gateway does when its front desk goes: what only looks is asked again of the next, what does something never of another; a repeat
// of the same gateway gets the first answer, and nobody goes back to an older front desk.
import { expect, test } from 'vitest';
import { LocalBus, type SteadyTime, systemTime } from '../bus/index.js';
import { CLOSES } from '../protocol/closes.js';
import { type Caller, type FarEnd, FrontDesk, Gateway, type WebReply, type WebRequest } from './index.js';

const ROOM = 'aroom';
const PAGE: Caller = { kind: 'page', cookie: '', ip: '' };
const request = (method: WebRequest['method']): WebRequest => ({
  ...{ method, url: '/api/x', headers: {}, ip: '', host: '', protocol: 'http', body: null },
});
const reply = (body: string): WebReply => ({ status: 200, headers: {}, body, isText: true });
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A front desk on a bus, and what it was asked; it answers when it is told to. */
async function desk(bus: LocalBus, node: string, epoch: number, time: SteadyTime = systemTime) {
  const asked: WebRequest[] = [];
  const heard: string[] = [];
  const ends: FarEnd[] = [];
  let answer: (text: string) => void = () => {};
  const said = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const front = await FrontDesk.open({
    ...{ buses: [bus], room: ROOM, here: { node, epoch }, time, keeps: () => true },
    accept(_, end) {
      ends.push(end);
      return { heard: (text) => heard.push(text ?? ''), pinged: () => {}, left: () => heard.push('left') };
    },
    answer(what) {
      asked.push(what);
      return said.then(reply);
    },
  });
  return { front, asked, heard, ends, answer: (text: string) => answer(text) };
}
const gatewayOn = (bus: LocalBus): Promise<Gateway> =>
  Gateway.open({ buses: [bus], room: ROOM, node: 'g', time: systemTime });

test('what only looks is asked again of the next front desk; what does something is not, and says so', async () => {
  const bus = new LocalBus();
  const gateway = await gatewayOn(bus);
  const first = await desk(bus, 'a', 1);
  await turn();
  const [look, act] = [gateway.request(request('GET')), gateway.request(request('POST'))];
  await turn();
  expect(first.asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
  await first.front.close();
  const waits = gateway.request(request('POST')); // nobody was asked yet
  const second = await desk(bus, 'b', 2);
  second.answer('second');
  expect(await look).toEqual(reply('second'));
  expect(await act).toBe('unknown');
  expect(await waits).toEqual(reply('second'));
  gateway.close();
  await second.front.close();
});

test('the way is lost and found again: the same front desk answers once, and knows a socket as it was', async () => {
  const bus = new LocalBus();
  const gateway = await gatewayOn(bus);
  const one = await desk(bus, 'a', 1);
  await turn();
  const told: string[] = [];
  const socket = gateway.connect(PAGE, { send: (text) => told.push(text), close: () => told.push('closed') });
  const watch = '{"t":"watch","table":"x"}';
  const ask = (id: string): string => JSON.stringify({ t: 'do', id, table: 'x', expect: 0, ask: { type: 'sitOut' } });
  for (const text of [watch, ask('done'), ask('open'), '{"t":"chat","table":"x","text":"once"}']) socket.heard(text);
  const act = gateway.request(request('POST'));
  await turn();
  one.ends[0]!.send('an answer', { answers: 'done' });
  await turn();
  // Something of the trunk is missing: both give it up.
  bus.publish(`baraja.1.${ROOM}.gateway.g`, 'g.1 0 none\n');
  await turn();
  await turn();
  expect(one.heard).toEqual([
    watch,
    ask('done'),
    ask('open'),
    expect.stringContaining('chat'),
    'left',
    watch,
    ask('open'),
  ]);
  one.answer('once');
  expect(await act).toEqual(reply('once'));
  expect(one.asked).toHaveLength(1);
  expect(told).toEqual(['an answer']);
  gateway.close();
  expect(told).toEqual(['an answer', 'closed']);
  await one.front.close();
});

test('nobody goes back to an older front desk; a program is sent away when the room moves, and a page is not', async () => {
  const bus = new LocalBus();
  const gateway = await gatewayOn(bus);
  const newer = await desk(bus, 'b', 2);
  await turn();
  const codes: string[] = [];
  const end = (name: string) => ({ send: () => {}, close: (code: number) => codes.push(`${name} ${code}`) });
  gateway.connect(PAGE, end('page'));
  gateway.connect({ ...PAGE, kind: 'program' }, end('program'));
  const older = await desk(bus, 'a', 1);
  await turn();
  expect(gateway.desk).toEqual({ node: 'b', epoch: 2 });
  const newest = await desk(bus, 'c', 3);
  await turn();
  expect(gateway.desk).toEqual({ node: 'c', epoch: 3 });
  expect(codes).toEqual([`program ${CLOSES.closing}`]);
  gateway.close();
  for (const { front } of [older, newer, newest]) await front.close();
});
