/** The shape of the documents: what may stand where. What the names in them mean at a family of games is checked afterwards. */
import { writtenRow } from 'baraja/document';
import { UNITS } from 'baraja/facts';
import * as z from 'zod';
import { declaredFields } from './declared.js';
import { FAMILY_NAMES } from './families.js';
import type { BookWords } from './words.js';

/** What a text is like, by the name it has in the words of either language. */
const shape = (name: keyof BookWords['shapes']): string => name;
const text = z.string().min(1);
const both = z.strictObject({ en: text, es: text });
const choice = z.union([text, z.number()]);
const row = z.record(z.string(), z.unknown());
const sets = z
  .record(z.string(), z.unknown())
  .meta({ id: 'sets', description: 'Values it gives the table, by name. It is cited for them.' });
const thing = text.meta({ id: 'thing' });
const ids = z.array(text);
const money = z.string().regex(/^\$\d+(?:\.\d\d)?$/, shape('money'));
const oneCondition = z.record(z.string(), z.union([choice, z.array(choice)]));
const condition = z.union([oneCondition, z.array(oneCondition)]);
const phrase = z.string().regex(/^= /, 'like = betMax / 2');
const oneBound = z.strictObject({
  min: z.union([z.number(), money, phrase]).optional(),
  max: z.union([z.number(), money, phrase]).optional(),
  only: z.array(choice).optional(),
});
const bound = oneBound.extend({
  'by day': z.record(z.iso.date(), oneBound).optional().describe('What holds from a day on.'),
});

export const TAGS = [
  'setup',
  'deal',
  'flow',
  'bet',
  'rank',
  'show',
  'pay',
  'fee',
  'limit',
  'proc',
  'opt',
  'info',
  'irr',
] as const;

const switchPage = z.strictObject({
  about: both.describe('One line for a settings page.'),
  called: both.optional().describe('A few words for it, where there is room for no more.'),
  says: z.record(z.string(), both).optional().describe('What a choice is called.'),
  default: z
    .union([choice, z.array(row)])
    .optional()
    .describe('What it is at unless thrown.'),
  choices: z.record(z.string(), sets).optional().describe('What it may be thrown to, and what each choice sets.'),
  number: z.strictObject({ min: z.number(), max: z.number().optional(), unit: z.enum(UNITS) }).optional(),
  amount: z.strictObject({ min: text, words: z.record(z.string(), text.nullable()).optional() }).optional(),
  percent: z.literal(true).optional(),
  fixed: choice.optional().describe('It cannot be thrown; it is here to be read.'),
  pairs: z.literal(true).optional().describe('Rows of at, low, high: two amounts at a table of that name.'),
  table: text.optional().describe('The table whose rows the house may post anew.'),
  columns: z.record(z.string(), z.enum(['text', 'cents', 'count'])).optional(),
  'rows at most': z.number().optional(),
  'each row of': text.optional().describe('One for each row of this table; * stands for its first column.'),
  sets: sets.optional(),
  'choice under': z.record(z.string(), text).optional().describe('Who is cited for a choice.'),
  despite: ids.optional(),
  needs: z.record(z.string(), z.record(z.string(), choice)).optional().describe('What another switch must be at.'),
  for: z.literal('all').optional().describe('Offered at every game, also where it sets nothing.'),
  two: z.literal(true).optional().describe('At a table of the house two of its staff must say so to throw it.'),
});

const example = z.strictObject({ hand: row, floor: z.array(text).optional(), shows: row });
/** A line of the floor's law; or the whole list of another house's game. */
const floorLine = z
  .union([
    z.strictObject({
      ...declaredFields(writtenRow),
      'only when': condition.exactOptional().describe('At tables of such settings only.'),
      'except when': condition.exactOptional().describe('Not at tables of such settings.'),
    }),
    z.strictObject({
      'as at': text.describe('HOUSE/GAME: its list, cited as there.'),
      'only when': condition.exactOptional(),
    }),
  ])
  .meta({ id: 'floor' });
const common = {
  at: z
    .union([text, z.array(text)])
    .optional()
    .describe('Where it is written: §Pan 3 L54-57.'),
  sets: sets.optional(),
  governs: z.array(thing).optional().describe('Things that happen, or are refused, by it.'),
  under: text.optional().describe('The clause this ruling reads, which is cited in its place.'),
  despite: ids.optional().describe('Entries of this page that it beats.'),
  'only when': condition.optional().describe('It applies only so: form, stake, or what a switch is at.'),
  'except when': condition.optional().describe('It does not apply so.'),
  presets: z
    .record(z.string(), z.union([choice, z.array(row)]))
    .optional()
    .describe('What a switch is at unless thrown.'),
  bounds: z
    .record(z.string(), bound)
    .optional()
    .describe('What a switch may never be thrown past, or a value may never be, whoever sets it.'),
  rows: z.record(z.string(), z.array(row)).optional().describe('Lines of a table: stakes, fees, bands.'),
  floor: z.array(floorLine).optional().describe('What the floor rules by it: reports, windows, remedies.'),
  claims: z
    .array(
      z.strictObject({
        wager: text,
        table: text.optional(),
        of: z.enum(['ante', 'money', 'bet', 'returned']),
        percent: z.string().regex(/^\d+(?:\.\d+)?$/),
      }),
    )
    .optional()
    .describe('What the sheet says is kept of a wager, or returned, in percent: the odds are told beside it.'),
  'jackpot of': text.optional().describe('The clause whose rows it prints the jackpot fee of.'),
  examples: z.array(example).optional().describe('Hands that show it, played when the book is checked.'),
};
const parts = z.strictObject({ trigger: text, state: text, remedy: text, money: text, text: text.optional() });
const clauseWords = z.union([text, parts]);
const rulingWords = z.strictObject({ asks: text, readings: z.array(text).optional(), ruling: text });

const clause = z.strictObject({
  kind: z.enum(TAGS).optional(),
  en: clauseWords.optional(),
  es: clauseWords.optional(),
  'money by': z.literal('ruling').optional().describe('The sheet leaves the money open, and a ruling supplies it.'),
  unplayed: z
    .strictObject({ en: text, es: text, accepted: text })
    .optional()
    .describe('The engine does not play it: why, and who has accepted that.'),
  'played by': z
    .union([z.literal('office'), ids])
    .optional()
    .describe('Who does what it says: other clauses or rulings by id, or the room’s office, cage, record and page.'),
  discretion: z.array(both).min(1).optional().describe('The remedy is the floor’s to choose, from these.'),
  ...common,
});
const ruling = z.strictObject({
  en: rulingWords.optional(),
  es: rulingWords.optional(),
  ...common,
  switches: z.record(z.string(), switchPage).optional(),
});
const entries = {
  clauses: z.record(z.string(), clause).optional(),
  rulings: z.record(z.string(), ruling).optional(),
};
const butNot = z.union([ids, z.record(z.string(), z.union([ids, z.literal('all')]))]);

export const customPage = z.strictObject({ custom: text, about: both, ...entries });
export const lawPage = z.strictObject({ law: text, about: both, source: text, ...entries });
export const partPage = z.strictObject({ part: text, source: text, ...entries });
const stakes = z.strictObject({
  from: text,
  forms: z.array(z.enum(['limit', 'spread', 'pot-limit', 'no-limit', 'condition', 'points'])).optional(),
  'form by': text.optional(),
  'forms by': z.record(z.string(), text).optional(),
});
const name = z.strictObject({ en: text, es: text.optional() });
export const gamePage = z.strictObject({
  game: text,
  name,
  'also called': z.array(text).optional().describe('What else people type who look for it, in either language.'),
  family: z.enum(FAMILY_NAMES as [string, ...string[]]),
  source: text,
  customs: z.array(text),
  takes: z.array(z.union([text, z.strictObject({ from: text, 'but not': butNot })])).optional(),
  without: z.array(text).optional(),
  stakes,
  ...entries,
});
/** A dealer's choice: a game that is one of several, as somebody says before each hand. */
export const choicePage = z.strictObject({
  game: text,
  name,
  source: text,
  'choice of': z.array(text).min(2).describe('Files of this folder: the games that are dealt, the usual one first.'),
  stakes,
  ...entries,
});
const colour = z.string().regex(/^#[0-9a-f]{6}$/, shape('colour'));
const line = z.string().regex(/^[MLHVCSQTAZmlhvcsqtaz0-9 ,.-]+$/, shape('line'));
const hour = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, shape('hour'));
const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
};
/** Minutes from the end of the day to an hour. */
const minutesAfter = (ends: string, from: string): number => (minutes(from) - minutes(ends) + 1440) % 1440;
const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const day = z
  .strictObject({
    ends: hour.describe('When the gaming day ends, and the next begins.'),
    zone: text.refine(isZone, shape('zone')).describe('Whose clock.'),
    shifts: z
      .array(z.strictObject({ en: text, es: text, from: hour }))
      .min(1)
      .optional()
      .describe('In their order through the day; the first begins when the day does.'),
  })
  .refine(({ ends, shifts }) => {
    const begins = (shifts ?? []).map(({ from }) => minutesAfter(ends, from));
    return begins.every((at, i) => (i === 0 ? at === 0 : at > begins[i - 1]!));
  }, shape('shifts'))
  .describe('The gaming day of the house: fees are counted, and reported, by it.');
export const housePage = z.strictObject({
  house: text,
  code: text,
  name: text,
  place: text,
  jurisdiction: z.strictObject({ en: text, es: text.optional() }),
  regulator: z
    .strictObject({ en: text, es: text.optional(), at: z.url({ protocol: /^https$/ }) })
    .optional()
    .describe('Whom people turn to about the house itself: who, and where. It is posted at its tables.'),
  sources: z.record(
    z.string(),
    z.strictObject({
      name: text,
      lines: z.number(),
      text: text
        .optional()
        .describe('A file of this folder with the sheet itself, line by line, shown beside what cites it.'),
    }),
  ),
  laws: z.array(text).optional(),
  without: z.array(text).optional().describe('Switches that none of its games offers.'),
  games: z.array(text).min(1).describe('Files of this folder, in the order of the sheet.'),
  practice: z
    .array(z.strictObject({ game: text, stake: text.optional() }))
    .optional()
    .describe('Tables that stand open for practice, with bots.'),
  colours: z
    .strictObject({ felt: colour, lit: colour.optional(), deep: colour.optional(), back: colour.optional() })
    .optional()
    .describe('The felt of its tables, where light falls on it and in shadow, and the backs of its cards.'),
  back: z
    .strictObject({ letter: z.string().max(2), weave: line.optional(), every: z.number().min(4).max(30).optional() })
    .optional()
    .describe('On the backs of its cards: a letter, and a line as SVG draws it, repeated at this distance.'),
  day: day.optional(),
});
export type HousePage = z.infer<typeof housePage>;
export type GamePage = z.infer<typeof gamePage>;
export type ChoicePage = z.infer<typeof choicePage>;
/** A page that has clauses and rulings. */
export type EntriesPage = Pick<GamePage, 'clauses' | 'rulings'>;
export type ClausePage = NonNullable<GamePage['clauses']>[string];
export type RulingPage = NonNullable<GamePage['rulings']>[string];
export type FloorLinePage = z.infer<typeof floorLine>;
export type ExamplePage = z.infer<typeof example>;
