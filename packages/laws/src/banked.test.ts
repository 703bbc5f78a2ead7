// The rounds the laws look at have everything in them that can happen where somebody banks: a law that is kept by rounds in which
// nothing happens is kept by nobody.
import type { Event } from 'baraja';
import { type GameId, gameBook } from 'baraja/books';
import { isSettled } from 'baraja/facts';
import { houseEvent } from 'baraja/kernel';
import { expect, test } from 'vitest';
import { driven } from './sample.js';
import { subjectsOf } from './subjects.js';

/** As many as a soak takes; the rarest come long before. */
const SEEDS_MAX = 150;

/** What is worth telling apart about an event: how a wager came out, which bonus it was, and whether the bank reached. */
function kinds(e: Event): readonly string[] {
  const isShort = (e.type === 'WagerWon' || e.type === 'WagerLost') && e.note.won + e.note.taken < Math.abs(e.note.due);
  const by = byWhat(e);
  return [e.type, ...(isShort ? [`short ${e.type}`] : []), ...(by ? [`${e.type} ${by}`] : [])];
}
function byWhat(e: Event): string | null | undefined {
  if (isSettled(e)) return e.note.outcome;
  switch (e.type) {
    case 'BonusPaid':
    case 'CollectionTaken':
      return e.note.bonus;
    case 'AnteSettled':
      return e.note.result;
    case 'ProgressiveSettled':
      return e.note.hand;
    default:
      return null;
  }
}
const ANY_BANK = ['BankDeclined', 'GameBroken', 'NobodyWagered', 'WagerReturned', 'short WagerWon', 'short WagerLost'];
const TWENTY_ONE = [
  ...ANY_BANK,
  ...['HandSplit', 'DoubledDown', 'Surrendered', 'Insured', 'BackerFunded', 'BackerDeclined', 'HolePeeked'],
  ...['ShoeWentOn', 'StubShuffled', 'ShoeCardOut', 'RoundVoided'],
  ...['WagerWon natural', 'WagerPushed both-natural', 'WagerLost bank-natural', 'WagerLost surrender'],
];
const WANTED: readonly (readonly [GameId, readonly string[]])[] = [
  ['ven-nb21', [...TWENTY_ONE, 'WagerPushed over-three-cards', 'WagerLost over-tie']],
  [
    'rog-p215',
    [
      ...[...TWENTY_ONE, 'WagerPushed over-eights', 'EvenMoneyTaken'],
      ...['pd_888', 'unsuited_777', 'colour_777', 'charlie', 'streak'].map((name) => `BonusPaid ${name}`),
    ],
  ],
  [
    'span',
    [
      ...['NoAnte', 'Tucked', 'FoldTaken', 'SeatVoided', 'CardsMoved', 'CardKept', 'RoundVoided'],
      ...['unqualified', 'win', 'lose'].map((result) => `AnteSettled ${result}`),
      ...['five-of-a-kind', 'straight-flush', 'four-of-a-kind', 'flush'].map((hand) => `ProgressiveSettled ${hand}`),
    ],
  ],
  ['snk-pgp', ANY_BANK],
];

test.each(WANTED)('%s: everything rare happens at some table', (id, wanted) => {
  const left = new Set(wanted);
  const list = subjectsOf(gameBook(id)!);
  for (let seed = 0; seed < SEEDS_MAX && left.size > 0; seed++)
    for (const subject of list)
      for (const e of driven(subject, seed).log)
        for (const kind of kinds(houseEvent(subject.game, e)!)) left.delete(kind);
  expect([...left]).toEqual([]);
});
