// Faults in what lies on the felt: cards dealt twice or lost, chips made or forgotten, rules not cited.
import { cardsIn, isRefusal, type NoteOf, VOID } from 'baraja';
import type { AnyEvent } from 'baraja/kernel';
import { potluck } from '../potluck.js';
import { streetSubjects } from '../streets/games.js';
import { theKernel } from '../subject.js';
import {
  after,
  answering,
  banked,
  cardroom,
  folding,
  leduc,
  type Mutant,
  opening,
  paid,
  put,
  withStep,
  zoneOf,
} from './wrap.js';

/** A game in which cards are drawn. */
const drawn = streetSubjects().find(({ name }) => name.startsWith('badugi'))!;

export const cards: readonly Mutant[] = [
  {
    name: 'a card is dealt twice',
    law: 'never-throws',
    subject: withStep(
      leduc,
      'deal',
      opening((e) => ({ ...e, cards: e.cards.map((m) => ({ ...m, cards: e.cards[0]!.cards })) })),
    ),
  },
  {
    name: 'a card is dealt twice, and the kernel does not look where it came from',
    law: 'cards-conserved',
    subject: leduc,
    kernel: after('CardsDealt', (r, game) => ({
      zones: put(r.zones, zoneOf(game, 'hand:1'), cardsIn(r, zoneOf(game, 'hand:0'))),
    })),
  },
  {
    name: 'a folded hand vanishes',
    law: 'cards-conserved',
    subject: leduc,
    kernel: after('Folded', (r, game) => ({ zones: put(r.zones, zoneOf(game, 'muck'), []) })),
  },
  {
    name: 'the stub is shuffled with a card too many of one face',
    law: 'cards-conserved',
    subject: potluck,
    kernel: folding((next, e) =>
      e.type === 'StubShuffled' ? { ...next, faces: put(next.faces, next.faces.length - 1, next.faces.at(-2)!) } : next,
    ),
  },
  {
    name: 'a deck that runs short deals a short board, and says nothing',
    law: 'cards-as-named',
    subject: withStep(
      leduc,
      'board',
      opening((e) => ({ ...e, cards: e.cards.map((m) => ({ ...m, cards: m.cards.slice(1) })) })),
    ),
  },
  {
    name: 'a hand is dealt a card fewer than is told',
    law: 'cards-as-named',
    subject: withStep(
      leduc,
      'deal',
      opening((e) => ({ ...e, note: { count: (e.note as NoteOf<'CardsDealt'>).count + 1 } })),
    ),
  },
  {
    name: 'an ante is paid to another',
    law: 'moves-as-declared',
    subject: withStep(
      leduc,
      'ante',
      opening((e) => ({ ...e, chips: e.chips.map((m) => ({ ...m, to: leduc.game.names.places.indexOf('stack:1') })) })),
    ),
  },
  {
    name: 'a hand that is folded counts as one that is in',
    law: 'seats-as-they-lie',
    subject: cardroom,
    kernel: after('Folded', (r, game) => ({ sets: put(r.sets, game.names.sets.indexOf('cards:hand'), 2 ** 6 - 1) })),
  },
  {
    name: 'a draw gives a card fewer than is told',
    law: 'cards-as-named',
    subject: drawn,
    kernel: answering((answer, game, round) => {
      if (isRefusal(answer)) return answer;
      const events = answer.events.map((e) =>
        e.type === 'CardsDrawn' ? { ...e, note: { count: (e.note as NoteOf<'CardsDrawn'>).count + 1 } } : e,
      );
      return { events, round: theKernel.fold(game, round, events) };
    }),
  },
  {
    name: 'what was seen is forgotten when it is folded',
    law: 'seen-grows',
    subject: leduc,
    kernel: after('Folded', (r) => ({ seen: r.seen.map(() => 0) })),
  },
];

/** The bank takes the whole of what a hand lost, whatever it put up. */
function collected(e: AnyEvent): AnyEvent {
  const { due } = e.note as NoteOf<'WagerLost'>;
  const [wager, bank] = [e.chips[0]?.from, banked.game.placeOf.get('bank')!];
  if (wager === undefined || wager === bank || due >= 0) return e;
  return { ...e, chips: [{ from: wager, to: bank, amount: -due }] };
}

export const chips: readonly Mutant[] = [
  {
    name: 'the pot pays more than it holds',
    law: 'never-throws',
    subject: withStep(
      leduc,
      'showdown',
      opening((e) => ({ ...e, chips: e.chips.map((m) => ({ ...m, amount: m.amount + 1 })) })),
    ),
  },
  {
    name: 'a payout makes a chip out of nothing',
    law: 'chips-conserved',
    subject: leduc,
    kernel: after('PotAwarded', (r) => ({ chips: put(r.chips, 0, r.chips[0]! + 1) })),
  },
  {
    name: 'a chip is left in the pot',
    law: 'chips-settled',
    subject: withStep(
      leduc,
      'showdown',
      opening((e) => ({ ...e, chips: e.chips.map((m) => ({ ...m, amount: m.amount - 1 })) })),
    ),
  },
  {
    name: 'a bank collects from losers what it could not have paid them',
    law: 'bank-within-post',
    subject: withStep(banked, 'settle', opening(collected)),
  },
  {
    name: 'a void forgets a place',
    law: 'void-restores',
    subject: leduc,
    kernel: answering((answer, game, round, { type }) => {
      if (isRefusal(answer) || type !== VOID) return answer;
      const events = answer.events.map((e) => (e.type === 'RoundVoided' ? { ...e, chips: e.chips.slice(1) } : e));
      return { events, round: theKernel.fold(game, round, events) };
    }),
  },
  {
    name: 'a void takes the house’s fee from whoever sits first',
    law: 'void-restores',
    subject: potluck,
    kernel: answering((answer, game, round, { type }) => {
      if (isRefusal(answer) || type !== VOID) return answer;
      const first = game.names.places.indexOf('stack:1');
      const second = game.names.places.indexOf('stack:2');
      const events = [...answer.events, paid('Charged', null, 'POT-VOID', [{ from: first, to: second, amount: 1 }])];
      return { events, round: theKernel.fold(game, round, events) };
    }),
  },
  {
    name: 'chips move and no rule is cited',
    law: 'chips-cite',
    subject: withStep(
      leduc,
      'ante',
      opening((e) => ({ ...e, rule: null })),
    ),
  },
  {
    name: 'a rule is cited that is in no book',
    law: 'rules-known',
    subject: withStep(
      leduc,
      'deal',
      opening((e) => ({ ...e, rule: 'LEDUC-DELA' })),
    ),
  },
];
