/** Clauses, rulings and the rules page in English; the clauses themselves stay in the sheets' words. */
import { type Clause, type Family, isRuling, type Ruling } from '../../books/index.js';
import { cited } from '../citation.js';
import type { RulesWords } from '../words.js';

const OBJECTS: Readonly<Record<Family, string>> = {
  community: 'Players bet on their own cards and the cards of the board; the best hand takes the pot.',
  draw: 'Players bet on five cards of their own, some of which they may replace; the best hand takes the pot.',
  stud: 'Players bet on cards of their own, some face up and some face down; the best hand takes the pot.',
  rummy: 'Players lay combinations on the table; whoever completes his layout collects from the others.',
  banked: 'Each player plays his hand against the bank; nobody plays against the others.',
  point: 'Players bet on the points of their cards; the best hand takes the pot.',
};

export const rules: RulesWords = {
  headings: {
    object: 'The object',
    setup: 'Setup',
    deal: 'Dealing',
    bet: 'Betting',
    flow: 'Play',
    rank: 'What beats what',
    show: 'Showdown',
    pay: 'Paying',
    fee: 'Fees',
    irr: 'Irregularities',
    proc: 'Conduct',
    opt: 'Left to the house',
    info: 'Information',
    lent: 'Taken over from other lists',
    law: 'What the law asks',
    rulings: 'Our rulings, where the sheet is silent or unclear',
  },
  object: (family, hiLo) =>
    hiLo
      ? OBJECTS[family].replace('the best hand takes', 'the best high hand and the best low hand share')
      : OBJECTS[family],
  citation: (cites) => cited(cites, { sheet: (house) => `${house} sheet`, page: 'page', line: 'line', lines: 'lines' }),
  gap: (game) => `From ${game}, where this game’s own page is silent`,
  onlyWith: (key, value) => `Only where the table is set otherwise: ${key} to ${value}`,
  part: 'From the house’s sheet, for several of its games',
  byPeople: 'The software does not see to this here yet: it is kept by the house’s people.',
  house: 'House',
  jurisdiction: 'Jurisdiction',
  ourRuling: 'Our ruling',
  readings: 'Readings weighed',
  setting: 'Switch',
  changed: 'set by the house',
  lockedBy: (rule) => `fixed by ${rule}`,
  rows: (count) => `${count} row${count === 1 ? '' : 's'}`,
};

/** A clause or ruling as read out before it is applied: what it says, then where it stands. */
export function ruling(entry: Clause | Ruling): string {
  const where = rules.citation(entry.cites);
  if (isRuling(entry)) return `Our ruling ${entry.id}: ${entry.ruling}${where ? ` (On ${where}.)` : ''}`;
  const stands = where ? ` (${where}.)` : '';
  if (!entry.irr) return `${entry.id}: ${entry.text}${stands}`;
  const { trigger, state, remedy, money, moneyStated } = entry.irr;
  const when = state === 'any' ? 'at any time' : state;
  const chips = money === 'none' ? 'no chip moves' : `${money}${moneyStated ? '' : ' (our ruling)'}`;
  return `${entry.id}. What: ${trigger}. When: ${when}. Remedy: ${remedy}. Chips: ${chips}.${stands}`;
}
