// What does not compile. Each line below is planted, and the compiler must find it: a line that compiles fails the types stage, since
// there is then nothing to expect. Nothing here is run but the count.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Bot, Seen } from '../src/bots/index.js';
import {
  chips,
  type FloorRow,
  fact,
  type IncidentName,
  type OptionName,
  seat,
  type TableAsk,
} from '../src/facts/index.js';
import {
  type CardId,
  type Chips,
  compile,
  type Draft,
  type Event,
  type NoteOf,
  offering,
  option,
  type Plan,
  paid,
  refuse,
  type Seat,
  said,
  saying,
  shut,
  step,
  type Written,
} from '../src/kernel/index.js';
import { decide, type TableState } from '../src/table/index.js';
import type { Sentences } from '../src/words/en/events.js';
import { english } from '../src/words/index.js';
import type { Sentences as Reasons } from '../src/words/words.js';

const OWN = { Knocked: fact({ by: seat }) };
const OWN_OPTIONS = { knock: { amount: chips } };
const note: NoteOf<'Bet'> = { to: 2, answer: [], counts: true, closed: [], free: false, unit: 2, was: null };

/** What a step says. */
const steps = (kind: 'Posted', type: string) => [
  // @ts-expect-error a kind that nobody declared
  said('Cheked', 1),
  // @ts-expect-error any string will not do
  said(type, 1),
  // @ts-expect-error a kind whose note must be told
  paid('Bet', 1, null, []),
  // @ts-expect-error a field forgotten
  paid('Bet', 1, null, [], [], { to: 2, answer: [], counts: true, closed: [], free: false, unit: 2 }),
  // @ts-expect-error a field misspelt
  paid(kind, 1, null, [], [], { knid: 'ante' }),
  // @ts-expect-error a word that is no choice
  paid(kind, 1, null, [], [], { kind: 'small-bilnd' }),
  // @ts-expect-error a note where there is none
  said('Checked', 1, null, { answer: 2 }),
  // @ts-expect-error a field too many
  paid('Bet', 1, null, [], [], { ...note, alone: true }),
  // @ts-expect-error a seat where seats belong
  paid('Bet', 1, null, [], [], { ...note, answer: 2 }),
];

/** What a step says into a draft, and why it refuses. */
const speaks = step('speaks', 0, {
  open: (d) => {
    // @ts-expect-error a kind that nobody declared
    d.say('Cheked', 1);
    // @ts-expect-error a field misspelt
    d.say('Posted', 1, null, { knid: 'ante' });
    // @ts-expect-error a note where there is none
    d.say('Checked', 1, null, { answer: 2 });
  },
  decide: (d) => {
    // @ts-expect-error a reason that nobody declared
    d.refuse(refuse('must-cal-or-fold'));
    // @ts-expect-error what fills its sentence is missing
    d.refuse(refuse('must-call-or-fold', 'ROG-HOLD-W1'));
    // @ts-expect-error a fact misspelt
    d.refuse(refuse('must-call-or-fold', 'ROG-HOLD-W1', { pirce: 2 }));
  },
});
/** What is counted is not all the same. */
const exchanged = (d: Draft, who: Seat, all: Chips, one: CardId) => {
  // @ts-expect-error chips where a seat belongs
  d.say('Checked', all);
  // @ts-expect-error a seat where chips belong
  d.pay(0, 1, who);
  // @ts-expect-error a seat where a card belongs
  d.move([who], 0, 1);
  // @ts-expect-error a card where a seat belongs
  d.mark(0, one);
};
/** Why not, in words. */
const reasons: Pick<Reasons, 'must-open' | 'seat-taken'> = {
  // @ts-expect-error a fact it does not have
  'must-open': (f) => `${f.prize}`,
  // @ts-expect-error a fact it does not have
  'seat-taken': (f) => `${f.chair}`,
};

/** How a step hears it, and whoever reads a hand: bots, odds, the table. */
const readers = step('reads', 0, {
  evolve: (now, e) => {
    switch (e.type) {
      case 'Bet':
        // @ts-expect-error a field it does not have
        return e.note.amuont;
      // @ts-expect-error a case that never comes
      case 'Riased':
        return now;
      case 'Posted':
        // @ts-expect-error a choice it does not have
        return e.note.kind === 'big-bilnd' ? 1 : now;
      default:
        // @ts-expect-error a note before it is known whose
        return e.note.to;
    }
  },
});
/** What came over the wire, or out of a record. */
const wire = (e: Written): unknown => {
  // @ts-expect-error a field it does not have
  if (e.type === 'PotAwarded') return e.note.share;
  // @ts-expect-error a kind nobody declared
  return e.type === 'PotAwared';
};
// @ts-expect-error a sentence without its kind: what is said of a check is missing
const missing: Sentences<'Checked' | 'Folded'> = { Folded: (t) => t.who };
const words: Sentences<'Raised' | 'CardsDealt'> = {
  // @ts-expect-error a field it does not have
  CardsDealt: (t) => `${t.note.cuont}`,
  // @ts-expect-error a note that may be missing
  Raised: (t) => `${t.note.to}`,
};

/** A game of one's own, with facts of its own. */
const own = saying<typeof OWN>();
const others = () => [
  // @ts-expect-error not one of its facts
  own.said('Checked', 1),
  // @ts-expect-error a field forgotten
  own.said('Knocked', 1, null, {}),
];
const game = (plan: Plan<typeof OWN>) =>
  // @ts-expect-error a step that tells what the game does not declare
  compile({ ...plan, script: () => [step('check', true, { open: (d) => d.say('Checked', 1) })] });
// @ts-expect-error what it reveals must be a fact of its own
const reveals: Plan<typeof OWN>['reveals'] = ['HandShown'];
const told: Event<typeof OWN>['type'] = 'Knocked';

/** What a step offers, shuts and decides. */
const range = { min: 2, max: 4, unit: 2 };
const offers = step('offers', 0, {
  menu: () => [
    // @ts-expect-error an option that nobody declared
    option('rasie', { amount: range }),
    // @ts-expect-error what it asks for is left out
    option('straddle'),
    // @ts-expect-error it asks for nothing
    option('fold', { amount: range }),
    // @ts-expect-error a bound misspelt
    option('wager', { amount: range, seat: [1] }),
  ],
  // @ts-expect-error an option that nobody declared
  shut: () => [shut('chekc', refuse('nothing-to-call'))],
  // @ts-expect-error a command that never comes
  decide: (d, _now, c) => (c.type === 'foldd' ? d.say('Folded', 1) : d.say('Checked', 1)),
});
/** What may be reported: a line of a floor law. */
const row: FloorRow = {
  // @ts-expect-error a fault that nobody declared
  report: 'expsoed-card',
  window: 'deal',
  // @ts-expect-error a reason that nobody declared
  refuse: 'too-lat',
  by: 'ROG-HOLD-07',
};
/** What bots look for, and choose. */
const bot: Bot = {
  name: 'hasty',
  // @ts-expect-error a command that nobody declared
  choose: (seen: Seen) => ({ type: 'bte', actor: seen.view.you as Seat }),
};
const looks = ({ view }: Seen) => [
  // @ts-expect-error an option that never comes
  view.menu.find((o) => o.type === 'stand-patt'),
  // @ts-expect-error a greyed one that never comes
  view.shut.find((o) => o.type === 'discrad'),
];
/** What a table is asked. */
const asks = (state: TableState) => [
  // @ts-expect-error a command that nobody declared
  decide(state, { type: 'sitDown', seat: 1 }),
  // @ts-expect-error a field misspelt
  decide(state, { type: 'topUp', seat: 1, amuont: 100 }),
  // @ts-expect-error a field forgotten
  decide(state, { type: 'changeSeat', seat: 1, to: 2 }),
  // @ts-expect-error an act that nobody declared
  decide(state, { type: 'act', command: { type: 'cal', actor: 1 } }),
];
/** What buttons, faults and asks are called. */
const labels = () => [
  // @ts-expect-error an option that nobody declared
  english.option({ type: 'let-og' }),
];
// @ts-expect-error an option without its words
const buttons: Record<Extract<OptionName, 'hit' | 'stand'>, string> = { hit: 'Hit' };
// @ts-expect-error a fault that nobody declared
const faults: Partial<Record<IncidentName, string>> = { 'boxed-crad': 'A card was boxed' };
// @ts-expect-error an ask that nobody declared
const chairs: Partial<Record<TableAsk, string>> = { comeback: 'Come back' };
/** A game of one's own, with options of its own. */
const ownOption = offering<typeof OWN_OPTIONS>();
const ownOffers = () => [
  // @ts-expect-error not one of its options
  ownOption('fold'),
  // @ts-expect-error what it asks for is left out
  ownOption('knock'),
];
const hears = step<number, Event<typeof OWN>, keyof typeof OWN_OPTIONS>('hears', 0, {
  // @ts-expect-error another's command
  decide: (_d, _now, c) => c.type === 'fold',
});

const theirs = { offers, row, bot, looks, asks, labels, buttons, faults, chairs, ownOffers, hears };
const planted = {
  ...theirs,
  steps,
  speaks,
  exchanged,
  reasons,
  readers,
  wire,
  missing,
  words,
  others,
  game,
  reveals,
  told,
};

test('forty are planted: the types stage finds each', () => {
  const source = readFileSync(fileURLToPath(import.meta.url), 'utf8');
  expect(Object.keys(planted).length).toBeGreaterThan(0);
  expect(source.match(/^\s*\/\/ @ts-expect-error \S/gm)!.length).toBeGreaterThanOrEqual(40);
});
