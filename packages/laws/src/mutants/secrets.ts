// Faults that let somebody know a face he has not seen.
import { cardsIn, type Felt, type Known, type Option, type Round, type Seat, type Shut } from 'baraja';
import type { AnyGame } from 'baraja/kernel';
import { type Kernel, type Subject, theKernel } from '../subject.js';
import { after, folding, leduc, type Mutant, opening, put, viewing, withStep, zoneOf } from './wrap.js';

/** What a menu could do with a face it should not have. */
const opponentsFace = (r: Felt, faces: Known, hand: (seat: Seat) => number, seat: Seat): number =>
  faces(cardsIn(r, hand(seat === 0 ? 1 : 0))[0] ?? -1) ?? 0;
const handOf = (game: AnyGame) => (seat: Seat) => zoneOf(game, `hand:${seat}`);
const priced = (options: readonly Option[], cost: number): readonly Option[] => options.map((o) => ({ ...o, cost }));

/** A step that keeps the faces it was opened with, and looks at them when it makes a menu. */
function peeking(subject: Subject): Subject {
  let peek: Known = () => undefined;
  return withStep(subject, 'first-betting', (sound) => ({
    open: (r, faces) => {
      peek = faces;
      return sound.open(r, faces);
    },
    menu: (r, now, actor, mine) =>
      priced(sound.menu(r, now, actor, mine), opponentsFace(r, peek, handOf(subject.game), actor as Seat)),
  }));
}
/** A kernel that makes menus with everything known. */
function lavish(): Kernel {
  const peek = (game: AnyGame, round: Round): Round => ({
    ...round,
    menus: round.menus.map((m) => ({
      ...m,
      options: priced(
        m.options,
        opponentsFace(round.felt, (card) => round.faces[card], handOf(game), m.actor as Seat),
      ),
    })),
  });
  const kernel = folding((next, _e, game) => peek(game, next));
  return { ...kernel, seal: (game, felt, faces) => peek(game, theKernel.seal(game, felt, faces)) };
}

export const secrets: readonly Mutant[] = [
  {
    name: 'an event tells a face',
    law: 'unseen-in-telling',
    subject: withStep(
      leduc,
      'deal',
      opening((e, r, faces) => ({ ...e, note: { top: faces(cardsIn(r, zoneOf(leduc.game, 'stock')).at(-1)!) } })),
    ),
  },
  {
    name: 'a shuffle is told with its faces',
    law: 'unseen-in-telling',
    subject: leduc,
    kernel: { ...theKernel, tell: (e) => e },
  },
  { name: 'a step remembers faces, and its menu peeks', law: 'unseen-in-telling', subject: peeking(leduc) },
  { name: 'menus are made with everything known', law: 'unseen-in-view', subject: leduc, kernel: lavish() },
  {
    name: 'a view shows one card too many',
    law: 'unseen-in-view',
    subject: leduc,
    kernel: viewing((view, { faces }) => ({ ...view, faces: put(view.faces, 1, faces[1] ?? null) })),
  },
  {
    name: 'a view forgets a card of one’s own',
    law: 'unseen-in-view',
    subject: leduc,
    kernel: viewing((view) => ({ ...view, faces: view.faces.map(() => null) })),
  },
  {
    name: 'a greyed button says what the other holds',
    law: 'unseen-in-view',
    subject: leduc,
    kernel: viewing((view, { faces }) => ({
      ...view,
      shut: view.shut.map((s) => ({ ...s, facts: { top: faces.at(-1) ?? 0 } }) as object as Shut),
    })),
  },
  {
    name: 'state absorbs a face, and dies in the same decision',
    law: 'state-without-faces',
    subject: leduc,
    kernel: after('PackShuffled', (_r, _game, { faces }) => ({ now: { top: faces[0] } })),
  },
  {
    name: 'state absorbs a face, and keeps it',
    law: 'unseen-in-history',
    subject: leduc,
    kernel: after('PackShuffled', (_r, _game, { faces }) => ({ terms: { bottom: faces.at(-1) } })),
  },
];
