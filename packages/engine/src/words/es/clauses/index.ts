// Clauses, rulings and settings in Spanish, by their ids. A test holds that every one of the books is here, figure for figure.
import { type Clause, isRuling, type RuleId, type Ruling } from '../../../books/clauses/clause.js';
import { jalisco } from './jalisco.data.js';
import { own } from './own.data.js';
import { ownOnBanks } from './own-banks.data.js';
import { regulation } from './regulation.data.js';
import { rogelios } from './rogelios.data.js';
import { rogeliosDraw } from './rogelios-draw.data.js';
import { rogeliosOther } from './rogelios-other.data.js';
import { rulingsInGeneral } from './rulings-general.data.js';
import { rulingsOfHouses } from './rulings-houses.data.js';
import { rulingsOfRogelios } from './rulings-rogelios.data.js';
import { sAndK } from './s-and-k.data.js';
import { settings } from './settings.data.js';
import type { SpanishClauses, SpanishIrregularity, SpanishRulings } from './spanish.js';
import { spanishPoker } from './spanish-poker.data.js';
import { venAMexico } from './ven-a-mexico.data.js';

export const clausesInSpanish: SpanishClauses = {
  ...jalisco,
  ...spanishPoker,
  ...venAMexico,
  ...sAndK,
  ...rogelios,
  ...rogeliosDraw,
  ...rogeliosOther,
  ...regulation,
};
export const rulingsInSpanish: SpanishRulings = {
  ...rulingsInGeneral,
  ...rulingsOfHouses,
  ...rulingsOfRogelios,
  ...own,
  ...ownOnBanks,
};
export const settingsInSpanish = settings;

/** A clause or ruling as a Spanish reader has it. */
export function law<E extends Clause | Ruling>(entry: E): E {
  if (isRuling(entry)) return { ...entry, ...found(rulingsInSpanish, entry.id) };
  const words = found(clausesInSpanish, entry.id);
  if (typeof words === 'string') return { ...entry, text: words };
  const { text, ...parts } = words;
  const moneyStated = (entry as Clause).irr?.moneyStated ?? true;
  return { ...entry, text: text ?? told(words, moneyStated), irr: { ...parts, moneyStated } };
}
/** What a switch decides. */
export const setting = (key: string): string => found(settings, key);

function found<T>(all: Readonly<Record<RuleId, T>>, id: RuleId): T {
  const words = all[id];
  if (words === undefined) throw new RangeError(`${id} has no words in Spanish`);
  return words;
}

/** An irregularity in a sentence, from its parts. */
function told({ trigger, state, remedy, money }: SpanishIrregularity, moneyStated: boolean): string {
  const when = state === 'any' ? 'en cualquier momento' : state;
  const moved =
    money === 'none' ? 'No se mueve ninguna ficha.' : `Fichas${moneyStated ? '' : ', por decisión nuestra'}: ${money}.`;
  return `${trigger.charAt(0).toUpperCase()}${trigger.slice(1)} (${when}): ${remedy}. ${moved}`;
}
