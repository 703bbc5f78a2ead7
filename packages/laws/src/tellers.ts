// How a playthrough is told: in English, as a dealer would read it out; or tersely, everything by name and nothing in words, for
// games that have no words yet.
import {
  type CardId,
  type Chips,
  type Command,
  cardsIn,
  type Face,
  type GameRules,
  knownTo,
  type Option,
  printFace,
  type Ranking,
  type Round,
  rankingsOf,
  type Seat,
  type Shut,
} from 'baraja';
import { type AnyEvent, type AnyGame, houseEvent } from 'baraja/kernel';
import { words } from 'baraja/words';

export interface Teller {
  /** An event in a line, told with the faces everybody has seen; null for one not worth a line. `after` is the table it made. */
  event(game: AnyGame, e: AnyEvent, after: Round): string | null;
  chips(n: Chips): string;
  card(face: Face): string;
  /** What may be done, given what lies before whoever may do it. */
  option(o: Option, before: { readonly stack: Chips; readonly bet: Chips }): string;
  /** Why something may not be; null where that goes without saying. */
  shut(s: Shut): string | null;
  /** What a choice is called, given its faces; null if its own line says enough. */
  choice(c: Command, o: Option | undefined, faces: readonly Face[]): string | null;
  /** What a step of the script is called. */
  stage(step: string): string;
}

export const terse: Teller = {
  event: ({ names }, e, { felt, faces }) => {
    if (e.type === 'StepOpened') return null;
    const known = knownTo(felt, faces, 'rail');
    const name = (card: CardId): string => {
      const face = known(card);
      return face === undefined ? `#${card}` : printFace(face);
    };
    const cards = e.faces
      ? []
      : e.cards.map((m) => `${m.cards.map(name).join(' ')} ${names.zones[m.from]}>${names.zones[m.to]}`);
    const chips = e.chips.map((m) => `${m.amount} ${names.places[m.from]}>${names.places[m.to]}`);
    const markers = e.markers.map((m) => `${names.markers[m.marker]} to ${m.to ?? 'nobody'}`);
    const moves = [...chips, ...cards, ...markers].join(', ');
    const seat = e.seat === null ? '' : ` seat ${e.seat}`;
    return `${e.type}${seat}${moves === '' ? '' : `: ${moves}`}${e.rule === null ? '' : ` [${e.rule}]`}`;
  },
  chips: String,
  card: printFace,
  option: ({ type, cost, amount, cards, seats }) => {
    const price = cost === null ? '' : ` for ${cost}`;
    const span = amount === null ? '' : ` ${amount.min}..${amount.max}${amount.unit > 1 ? ` by ${amount.unit}` : ''}`;
    const some =
      cards === null || cards.max === 0
        ? ''
        : ` ${span === '' ? '' : 'with '}${cards.min}..${cards.max} of ${cards.from.length} cards`;
    return `${type}${price}${span}${some}${seats === null ? '' : ` @${seats.join('/')}`}`;
  },
  shut: ({ type, refused }) => `not ${type} (${refused})`,
  choice: () => null,
  stage: (step) => step,
};

/** Buttons that are grey because of the ones that are not: nobody asks why. */
const OBVIOUS = [
  'nothing-to-call',
  'nothing-to-raise',
  'must-call-or-fold',
  'must-raise',
  'no-chips-behind',
  'use-or-pass',
  'must-discard',
  'has-drawn',
  'nothing-to-take',
  'ante-first',
  'bet-placed',
];

/** English; for a game of the books with what the hands make. Where chips are no money they are counted. */
export function english(rules: GameRules | null): Teller {
  const say = words('en');
  const coins = (text: string): string =>
    rules === null ? text.replace(/\$0\.(\d\d)/g, (_, n: string) => `${Number(n)} chip${n === '01' ? '' : 's'}`) : text;
  const makes = rules === null ? null : rankingsOf(rules);
  return {
    event: (game, e, after) => {
      const { felt, faces } = after;
      const known = knownTo(felt, faces, 'rail');
      const stack = (seat: Seat): Chips => felt.chips[game.placeOf.get(`stack:${seat}`)!]!;
      const hand = (seat: Seat, way: 'high' | 'low') => handName(game, after, seat, makes?.[way] ?? null);
      const text = say.event(game, e, undefined, { known, stack, hand });
      const house = houseEvent(game, e);
      const by = house?.type === 'PotAwarded' ? house.note.odd : null;
      const odd = by === null ? '' : `; the odd chip by ${by}`;
      return text === null ? null : `${coins(text)}${e.rule === null ? '' : ` [${e.rule}${odd}]`}`;
    },
    chips: (n) => (rules === null ? String(n) : say.money(n)),
    card: say.card,
    option: (o, before) => coins(lower(say.option(o, before))),
    shut: (s) =>
      OBVIOUS.includes(s.refused)
        ? null
        : `not ${lower(say.option({ type: s.type }))}: ${lower(coins(say.refusal(s))).replace(/\.$/, '')}`,
    choice: ({ amount, cards }, o, faces) => {
      if (cards && cards.length > 0) return say.cards(faces);
      return o && amount !== undefined ? coins(lower(say.option(o, { amount }))) : null;
    },
    stage: say.stage,
  };
}
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What a hand makes, if everybody has seen it. */
function handName(game: AnyGame, { felt, faces }: Round, seat: Seat, ranking: Ranking | null) {
  const known = knownTo(felt, faces, 'rail');
  const facesIn = (zone: string) => {
    const at = game.names.zones.indexOf(zone);
    return at < 0 ? [] : cardsIn(felt, at).map(known);
  };
  const hole = facesIn(`hand:${seat}`);
  if (ranking === null || hole.length === 0 || hole.includes(undefined)) return undefined;
  return ranking.name(ranking.best(hole as Face[], facesIn('board') as Face[]));
}
