// How small a hand is when it is packed, beside its JSON, and how fast it is folded again from either. The same hands, by the same coin,
// in turns in one process; processor time, since the machine is shared.
import { citableAt } from '../packages/engine/src/books/index.js';
import {
  type AnyWritten,
  begin,
  dictionaryOf,
  evolve,
  fold,
  packing,
  read,
  write,
} from '../packages/engine/src/kernel/index.js';
import type { Line } from './hands.js';
import { handsOf } from './rounds.js';

const HANDS = 400;
const ROUNDS = 15;
/** Until the compiler is done with both. */
const WARM = 15;
const JSON_PEER = 'named JSON';
const ONE_BY_ONE = 'named JSON, event by event';
const LIMIT = 400;

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
/** Microseconds of the processor for one hand. */
function cost(work: (hand: number) => unknown): number {
  const before = process.cpuUsage();
  for (let hand = 0; hand < HANDS; hand++) work(hand);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / HANDS;
}

export async function benchPacked(): Promise<Line[]> {
  const { rules, game, setup, logs } = handsOf(HANDS);
  const { pack, unpack } = packing(dictionaryOf(game, citableAt(rules)), game);
  const bytes = logs.map(pack);
  const json = logs.map((log) => JSON.stringify(log.map((e) => write(game, e))));
  const first = begin(game, setup);
  const fromBytes = (hand: number) => fold(game, first, unpack(bytes[hand]!));
  /** As a log was replayed before there were bytes. */
  const fromJson = (hand: number) =>
    (JSON.parse(json[hand]!) as AnyWritten[]).reduce((round, w) => evolve(game, round, read(game, w)), first);
  const sides = { bytes: [] as number[], json: [] as number[] };
  for (let round = -WARM; round < ROUNDS; round++) {
    const [json, bytes] = [cost(fromJson), cost(fromBytes)];
    if (round < 0) continue;
    sides.json.push(json);
    sides.bytes.push(bytes);
  }
  const size = median(bytes.map(({ length }) => length));
  const text = median(json.map(({ length }) => length));
  return [
    {
      name: 'a limit hold’em hand, packed',
      ours: size,
      peer: null,
      ratio: null,
      target: LIMIT,
      unit: 'bytes',
      peerName: '',
    },
    {
      name: 'a limit hold’em hand, bytes stored',
      ours: size,
      peer: text,
      ratio: text / size,
      target: 10,
      unit: 'bytes',
      peerName: JSON_PEER,
    },
    {
      name: 'a hand folded again from its bytes',
      ours: 1e6 / median(sides.bytes),
      peer: 1e6 / median(sides.json),
      ratio: median(sides.json.map((n, i) => n / sides.bytes[i]!)),
      target: 5,
      unit: 'hands/s',
      peerName: ONE_BY_ONE,
    },
  ];
}

if (/\bpacked\.(?:ts|m?js)$/.test(process.argv[1] ?? '')) console.table(await benchPacked());
