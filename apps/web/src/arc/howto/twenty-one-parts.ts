// What the page of a twenty-one game takes from its house's sheet: clauses that no act of play cites, and names.
import type { TwentyOneRules } from 'baraja/games';
import type { BankCites, HowTable, Money } from './howto.js';

interface Sheet {
  readonly name: readonly [en: string, es: string];
  readonly aim: readonly string[];
  readonly values: readonly string[];
  readonly natural: readonly string[];
  readonly splitNatural: string;
  readonly fees: readonly string[];
  readonly noFee: string;
  readonly turns: string;
  readonly proposition: string;
}
const SHEETS: Readonly<Record<string, Sheet>> = {
  'ven-nb21': {
    name: ['the Natural', 'el Natural'],
    aim: ['VEN-NB21-2'],
    values: ['VEN-NB21-5', 'VEN-NB21-6', 'VEN-NB21-7'],
    natural: ['VEN-NB21-1', 'VEN-NB21-4'],
    splitNatural: 'AMB-VEN-17',
    fees: ['VEN-NB21-16', 'VEN-NB21-17'],
    noFee: 'VEN-NB21-43',
    turns: 'VEN-NB21-29',
    proposition: 'VEN-NB21-41',
  },
  'rog-p215': {
    name: ['Pure 21.5', 'Pure 21.5'],
    aim: ['ROG-P215-G2'],
    values: ['ROG-P215-G4', 'ROG-P215-G5'],
    natural: ['ROG-P215-G1'],
    splitNatural: 'AMB-ROG-48',
    fees: ['ROG-P215-RP6', 'AMB-ROG-56'],
    noFee: 'ROG-P215-DS5',
    turns: 'ROG-P215-LEG',
    proposition: 'ROG-P215-GR13',
  },
};
export function fromTheBook(game: string): Sheet {
  const sheet = SHEETS[game];
  if (!sheet) throw new Error(`no sheet for ${game}`);
  return sheet;
}
export const cites = ({ cites: by }: TwentyOneRules, { turns, proposition }: Sheet): BankCites => ({
  bank: by.bank,
  noHouse: 'REG-40',
  decline: by.decline,
  turns,
  broken: by.broken,
  cover: by.cover,
  proposition,
});

type Over = readonly [en: string, es: string, outcomes: readonly (keyof TwentyOneRules['outcomes'])[]];
/** What becomes of hands that are over when the bank is, too. */
export const OVER: Readonly<Record<TwentyOneRules['bothOver'], Over>> = {
  'three-card-push': [
    'Both over: the bank wins, but three cards of 23, 24 or 25 that are closer push.',
    'Los dos pasados: gana la banca, pero tres cartas de 23, 24 o 25 más cerca empatan.',
    ['over-bank-closer', 'over-three-cards', 'over-tie'],
  ],
  'closer-push': [
    'Both over: the closer hand pushes, all others lose.',
    'Los dos pasados: la mano más cerca empata, las demás pierden.',
    ['over-closer'],
  ],
  'eights-push': [
    'Both over: the bank wins, but if it has exactly 8-8-8 it is a push.',
    'Los dos pasados: gana la banca, pero si tiene justo 8-8-8 es empate.',
    ['over-bank-closer', 'over-eights'],
  ],
  'eights-pay': [
    'Both over: the bank wins, but if it has exactly 8-8-8 the players do.',
    'Los dos pasados: gana la banca, pero si tiene justo 8-8-8 ganan los jugadores.',
    ['over-bank-closer', 'over-eights'],
  ],
};

/** What each bonus is for, what it costs and what it pays. */
export const bonusTable =
  (bonuses: TwentyOneRules['bonuses'], money: Money): HowTable =>
  (s) => ({
    caption: '',
    heads: [s.bonusCosts, s.bonusPays],
    rows: bonuses.map(({ name, fee, pays }) => [s.bonusHands[name]!, money(fee), money(pays)]),
  });
