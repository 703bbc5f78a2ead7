/** Values as a reader of a sheet reads them: what each says, and what it is. */
import { FAMILY_NAMES, namesIn, type Said, saidOf } from '../document/index.js';
import { saidAs } from './values-said.js';
import type { Language } from './words.js';

/** In dollars; cents only where there are any. */
export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', cents % 100 === 0 ? {} : { minimumFractionDigits: 2 })}`;

/** What a value says, without its full stop; a field of one by the value it is of. */
export function labelOf(topic: string, families: readonly string[], language: Language): string {
  const found = (name: string): Said | undefined =>
    (families.length > 0 ? families : FAMILY_NAMES).map((family) => saidOf(family).get(name)).find(Boolean);
  const whole = found(topic);
  if (whole) return tidy(whole[language]);
  const [first = topic, ...rest] = topic.split('.');
  const said = found(first);
  return `${said ? tidy(said[language]) : saidAs(first, language)}: ${rest.map((one) => saidAs(one, language)).join(' ')}`;
}
/** Before the colon and without what is said of null: a label is short. */
const tidy = (line: string): string => line.replace(/[;:].*$|\.$/s, '').replaceAll('`', '');

/** Not for readers: words a page has for its own phrases, and which table a fee is read off. */
export const isForReaders = (topic: string): boolean =>
  !topic.startsWith('own.') && topic !== 'fee.table' && topic !== 'fee.otherwise';

const PLAIN = { en: { yes: 'yes', no: 'no', nothing: 'none' }, es: { yes: 'sí', no: 'no', nothing: 'nada' } } as const;
export function valueText(value: unknown, language: Language): string {
  const say = PLAIN[language];
  if (value === null) return say.nothing;
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  if (typeof value === 'string') return value.startsWith('= ') ? phrase(value, language) : saidAs(value, language);
  if (Array.isArray(value)) return value.map((one) => valueText(one, language)).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .filter(([key]) => key !== 'rule' && key !== 'cites')
    .map(([key, part]) => fieldText(key, part, language))
    .join('; ');
}
function fieldText(key: string, part: unknown, language: Language): string {
  if (key.startsWith('by '))
    return Object.entries(part as object)
      .map(([one, is]) => `${one === 'other' ? OTHER[language] : saidAs(one, language)}: ${valueText(is, language)}`)
      .join('; ');
  return key === 'kind' ? valueText(part, language) : `${saidAs(key, language)} ${valueText(part, language)}`;
}
const OTHER: Readonly<Record<Language, string>> = { en: 'otherwise', es: 'si no' };

const NAMES: Readonly<Record<string, readonly [en: string, es: string]>> = {
  low: ['the lower limit', 'el límite bajo'],
  high: ['the upper limit', 'el límite alto'],
  ante: ['the ante', 'el ante'],
  it: ['as the switch is set', 'como esté el ajuste'],
};
/** `= low / 2 down to $1` is half the lower limit, rounded down to $1. */
function phrase(text: string, language: Language): string {
  const at = language === 'en' ? 0 : 1;
  const [name = ''] = namesIn(text);
  const said = NAMES[name]?.[at] ?? saidAs(name.replace(/.*\./, ''), language);
  return text
    .slice(2)
    .replace(name, said)
    .replace(/(\d+) x /, '$1 × ')
    .replace(/ \/ 2\b/, ' ÷ 2')
    .replace(' down to ', [', rounded down to ', ', hacia abajo a '][at]!)
    .replace(' at least ', [', at least ', ', cuando menos '][at]!);
}
