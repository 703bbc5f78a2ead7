/** A clause or a ruling on paper: its id and citation in the margin, its words in each language, and under them what it sets. */
import { isRefused, settingsAt } from 'baraja/document';
import { isForReaders, labelOf, dollars as money, valueText } from 'baraja/words';
import type { ClausePage, RulingPage } from '../format.js';
import type { ReadGame } from '../library.js';
import { type Language, PRINT_WORDS } from './words.js';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const tag = (name: string, text: string, of = ''): string =>
  text === '' ? '' : `<${name}${of === '' ? '' : ` class="${of}"`}>${text}</${name}>`;

type Words = NonNullable<ClausePage['en'] | RulingPage['en']>;
/** What either may have; the words of one are not those of the other. */
type Said = Omit<ClausePage & RulingPage, 'en' | 'es'> & {
  readonly en?: Words | undefined;
  readonly es?: Words | undefined;
};
/** What an entry is printed with: the languages, the games its page is for, and whose words it has if it brings none. */
export interface Print {
  readonly languages: readonly Language[];
  readonly games: readonly ReadGame[];
  readonly words: ReadonlyMap<string, ClausePage | RulingPage>;
  /** What of a text is for this house's wall. */
  readonly kept: (text: string) => string;
}

export function entryHtml(id: string, entry: Said, isRuling: boolean, print: Print): string {
  const worded = (entry.en === undefined ? print.words.get(id) : entry) as Said | undefined;
  const columns = print.languages.map((language) => {
    const parts = [
      wordsHtml(worded, language, print),
      marksHtml(entry, language),
      setsHtml(entry, language, print),
      switchesHtml(entry, language, print),
    ];
    return `<div lang="${language}">${parts.join('')}</div>`;
  });
  const at = [entry.at ?? worded?.at ?? []].flat().map(escaped).join('<br>');
  const reads =
    entry.under !== undefined && entry.under !== 'stake' ? PRINT_WORDS[print.languages[0]!].reads(entry.under) : '';
  const margin = `${tag('b', escaped(id))}${tag('span', at, 'at')}${tag('span', escaped(reads), 'at')}`;
  return `<article class="entry${isRuling ? ' ruling' : ''}"><header>${margin}</header>${columns.join('')}</article>`;
}

function wordsHtml(entry: Said | undefined, language: Language, { kept }: Print): string {
  const said = entry?.[language] ?? entry?.en;
  const say = PRINT_WORDS[language];
  if (said === undefined) return '';
  if (typeof said === 'string') return tag('p', escaped(kept(said)));
  if ('ruling' in said) {
    const readings = (said.readings ?? []).map(kept).filter(Boolean).map(escaped).join(' · ');
    const weighed = readings === '' ? '' : `<i>${say.readings}:</i> ${readings}`;
    const ruled = escaped(kept(said.ruling));
    const ruling = ruled === '' ? '' : `<strong>${say.ruling}.</strong> ${ruled}`;
    return `${tag('p', escaped(kept(said.asks)), 'asks')}${tag('p', weighed, 'readings')}${tag('p', ruling)}`;
  }
  const lines = (['trigger', 'state', 'remedy', 'money'] as const).map(
    (part) => `<dt>${say.parts[part]}</dt><dd>${escaped(say.marks[said[part]] ?? said[part])}</dd>`,
  );
  return `${tag('p', escaped(said.text ?? ''))}<dl>${lines.join('')}</dl>`;
}

/** A clause that the software does not play, or whose remedy is the floor's to choose. */
function marksHtml(entry: Said, language: Language): string {
  const say = PRINT_WORDS[language];
  const { unplayed, discretion } = entry;
  return [
    unplayed
      ? tag(
          'p',
          `<strong>${say.unplayed}</strong>: ${escaped(unplayed[language])} (${escaped(say.accepted(unplayed.accepted))})`,
          'mark',
        )
      : '',
    discretion
      ? tag(
          'p',
          `<strong>${say.discretion}</strong>: ${discretion.map((one) => escaped(one[language])).join(' · ')}`,
          'mark',
        )
      : '',
  ].join('');
}

function setsHtml({ sets = {}, bounds = {} }: Said, language: Language, { games }: Print): string {
  const families = games.map(({ own }) => own.family);
  const named = (topic: string): string => switchOf(topic, games, language) ?? labelOf(topic, families, language);
  const lines = [...Object.entries(sets), ...Object.entries(bounds)]
    .filter(([topic]) => isForReaders(topic))
    .map(([topic, value]) => `${escaped(named(topic))}: <b>${escaped(valueText(value, language))}</b>`);
  return tag('ul', lines.map((line) => tag('li', line)).join(''), 'sets');
}

/** Switches as they are set, read once for a game. */
const read = new WeakMap<object, ReturnType<typeof settingsAt>>();
function settingsOf(pages: ReadGame['pages']): ReturnType<typeof settingsAt> {
  const had = read.get(pages) ?? settingsAt(pages);
  read.set(pages, had);
  return had;
}
/** What a switch of these games is about; undefined where there is none of that name. */
function switchOf(key: string, games: readonly ReadGame[], language: Language): string | undefined {
  for (const { pages } of games) {
    const set = settingsOf(pages);
    const about = isRefused(set) ? undefined : set.knobs.get(key)?.page.about[language];
    if (about !== undefined) return about.replace(/\.$/, '');
  }
  return undefined;
}
/** Each switch of a ruling with what it is at; where the games differ, game by game. */
function switchesHtml({ switches = {} }: Said, language: Language, { games }: Print): string {
  const rows = Object.entries(switches).flatMap(([key, page]) => {
    const at = new Map<string, string[]>();
    for (const { pages, own } of games) {
      const set = settingsOf(pages);
      if (isRefused(set)) continue;
      for (const knob of set.knobs.values()) {
        if (knob.pageKey !== key) continue;
        const text = settingText(set.settings.get(knob.key), page.amount !== undefined, language);
        const where = knob.member ?? own.name[language] ?? own.name.en;
        at.set(text, [...(at.get(text) ?? []), where]);
      }
    }
    if (at.size === 0) return [];
    const is = [...at].map(
      ([text, where]) => `<b>${escaped(text)}</b>${at.size > 1 ? ` (${escaped(where.join(', '))})` : ''}`,
    );
    const other = Object.keys(page.choices ?? {}).filter((choice) => !at.has(choice.replaceAll('_', ' ')));
    const or =
      other.length > 0
        ? ` <span>${PRINT_WORDS[language].otherwise} ${other.map((one) => escaped(one.replaceAll('_', ' '))).join(', ')}</span>`
        : '';
    return [`<dt>${escaped(page.about[language])}</dt><dd>${is.join('; ')}${or} <code>${escaped(key)}</code></dd>`];
  });
  return tag('dl', rows.join(''), 'switches');
}
function settingText(value: unknown, isMoney: boolean, language: Language): string {
  if (typeof value === 'number') return isMoney ? money(value) : String(value);
  if (Array.isArray(value)) return rowsText(value as readonly Readonly<Record<string, unknown>>[]);
  return value === undefined ? PRINT_WORDS[language].nothing : String(value).replaceAll('_', ' ');
}
const rowsText = (rows: readonly Readonly<Record<string, unknown>>[]): string =>
  rows
    .map((row) =>
      'at' in row ? `${row.at}: ${money(Number(row.low))}/${money(Number(row.high))}` : String(Object.values(row)[0]),
    )
    .join(', ');
