// What must come of an example, in words: a sentence, and the clause it rests on where one is asked for.
import type { Expected } from '@baraja/book/play';
import { faces } from 'baraja';
import { labelOf, saidAs, valueText } from 'baraja/words';
import type { ActName, Language, Words } from '../lib/wire.js';
import type { Shown } from './example.js';

export interface ExpectedSaid {
  readonly text: string;
  readonly rule: string | null;
}
interface In {
  readonly language: Language;
  readonly say: Words;
}
const MARKERS_ES: Readonly<Record<string, string>> = { button: 'El botón' };
const SAY = {
  en: {
    stage: (stage: string) => `Play stands at: ${stage}`,
    over: 'The hand is over',
    toAct: (seat: string) => `${seat} is to act`,
    nobody: 'Nobody is to act',
    stacks: 'Stacks',
    board: 'The board',
    may: (seat: string) => `${seat} may`,
    nothing: 'nothing',
    holds: (seat: string) => `${seat} holds`,
    has: (seat: string) => `${seat} has`,
    gains: (seat: string) => `${seat} wins`,
    loses: (seat: string) => `${seat} loses`,
    front: (seat: string) => `In front of ${seat.toLowerCase()}`,
    marker: (name: string, seat: string) => `The ${name} is at ${seat.toLowerCase()}`,
    times: (n: string) => (n === '1' ? 'once' : `${n} times`),
    never: 'This never happens',
    refused: (seat: string, what: string) => `Refused: ${seat}, ${what}`,
    noTable: 'No table can be opened so',
    circle: 'Circle',
    even: 'goes back',
  },
  es: {
    stage: (stage: string) => `El juego está en: ${stage}`,
    over: 'La mano acabó',
    toAct: (seat: string) => `Le toca a: ${seat}`,
    nobody: 'No le toca a nadie',
    stacks: 'Fichas',
    board: 'La mesa',
    may: (seat: string) => `${seat} puede`,
    nothing: 'nada',
    holds: (seat: string) => `${seat} tiene las cartas`,
    has: (seat: string) => `${seat} tiene`,
    gains: (seat: string) => `${seat} gana`,
    loses: (seat: string) => `${seat} pierde`,
    front: (seat: string) => `Delante de ${seat.toLowerCase()}`,
    marker: (name: string, seat: string) => `${MARKERS_ES[name] ?? name}: ${seat.toLowerCase()}`,
    times: (n: string) => (n === '1' ? 'una vez' : `${n} veces`),
    never: 'Esto no pasa nunca',
    refused: (seat: string, what: string) => `Se rechaza: ${seat}, ${what}`,
    noTable: 'Así no se puede abrir ninguna mesa',
    circle: 'Círculo',
    even: 'vuelve',
  },
};

const listed = (want: unknown): readonly string[] =>
  Array.isArray(want) ? want.map(String) : String(want).split(/,?\s+/);
/** Amounts of a table's rules are in cents; counts, shares and words are not. */
const MONEY =
  /(?:^|\.)(?:min|max|collection|jackpot|perHalfHour|amount|ante|small|big|low|high|chip|point|cost|seed|reset|cap|fee)$/;
const COUNTS = /^(?:seats|players)\./;
const dollars = (say: Words, amount: unknown): string => say.money(Math.round(Number(amount) * 100));

/** By what is asked: `seat 1 may`, `cited PotAwarded` … */
const WAYS: readonly (readonly [RegExp, (m: RegExpExecArray, want: unknown, at: In, shown: Shown) => string])[] = [
  [
    /^stage$/,
    (_, want, { say, language }) =>
      want === 'over' ? SAY[language].over : SAY[language].stage(stage(say, String(want))),
  ],
  [
    /^to act$/,
    (_, want, { language }, { called }) =>
      want === null || want === 'null' ? SAY[language].nobody : SAY[language].toAct(called(Number(want))),
  ],
  [
    /^stacks$/,
    (_, want, { say, language }, { seats }) =>
      `${SAY[language].stacks}: ${listed(want)
        .map((one, i) => `${seats[i]?.patron.name ?? ''} ${dollars(say, one)}`)
        .join(', ')}`,
  ],
  [/^marker (\w+)$/, ([, name], want, { language }, { called }) => SAY[language].marker(name!, called(Number(want)))],
  [/^board$/, (_, want, { say, language }) => `${SAY[language].board}: ${cards(say, want)}`],
  [
    /^seat (\d+) may$/,
    ([, n], want, { say, language }, { called }) =>
      `${SAY[language].may(called(Number(n)))}: ${options(say, want) || SAY[language].nothing}`,
  ],
  [
    /^seat (\d+) holds$/,
    ([, n], want, { say, language }, { called }) => `${SAY[language].holds(called(Number(n)))}: ${cards(say, want)}`,
  ],
  [
    /^seat (\d+) has$/,
    ([, n], want, { say, language }, { called }) => `${SAY[language].has(called(Number(n)))} ${dollars(say, want)}`,
  ],
  [
    /^seat (\d+) gains$/,
    ([, n], want, { say, language }, { called }) =>
      `${SAY[language][Number(want) < 0 ? 'loses' : 'gains'](called(Number(n)))} ${dollars(say, Math.abs(Number(want)))}`,
  ],
  [
    /^bet (\d+)$/,
    ([, n], want, { say, language }, { called }) => `${SAY[language].front(called(Number(n)))}: ${dollars(say, want)}`,
  ],
  [
    /^at (.+)$/,
    ([, place], want, { say, language }) => `${saidAs(place!.replace(':', ' '), language)}: ${dollars(say, want)}`,
  ],
  [/^cited (\w+)$/, ([, type], _, at, shown) => happened(type!, at, shown)],
  [
    /^count (\w+)$/,
    ([, type], want, at, shown) =>
      Number(want) === 0
        ? `${SAY[at.language].never}: ${saidAs(type!, at.language)}`
        : `${happened(type!, at, shown)} (${SAY[at.language].times(String(want))})`,
  ],
  [/^table (.+)$/, ([, path], want, at, { rules }) => tableSaid(path!, want, at, rules?.game.family ?? '')],
  [
    /^settled$/,
    (_, want, { say, language }) =>
      [want]
        .flat()
        .map((one) => settled(String(one), say, language))
        .join('; '),
  ],
  [
    /^refused (?:seat (\d+)|(\w+)) (\S+)(.*)$/,
    ([, n, other, type, rest], _, { say, language }, { called }) =>
      SAY[language].refused(n ? called(Number(n)) : saidAs(other!, language), `${label(say, type!)}${rest}`),
  ],
  [/^no table$/, (_, __, { language }) => SAY[language].noTable],
];
export function expectedSaid({ what, want }: Expected, at: In, shown: Shown): ExpectedSaid {
  const isRule =
    /^(?:cited|refused|no table)/.test(what) ||
    /(?:^table .*(?:rule|by)$|^table (?:game\.)?(?:\w+\.)?cites\.)/i.test(what);
  for (const [pattern, way] of WAYS) {
    const match = pattern.exec(what);
    if (match)
      return {
        text: way(match, want, at, shown),
        rule: isRule && typeof want === 'string' ? want.split(' ')[0]! : null,
      };
  }
  return { text: `${what}: ${String(want)}`, rule: null };
}

function stage(say: Words, name: string): string {
  try {
    return say.stage(name);
  } catch {
    return name;
  }
}
const cards = (say: Words, want: unknown): string => say.cards(faces(listed(want).join(' ')));
function label(say: Words, type: string): string {
  try {
    return say.option({ type: type as ActName });
  } catch {
    return saidAs(type, say.language);
  }
}
const options = (say: Words, want: unknown): string =>
  want === ''
    ? ''
    : listed(want)
        .filter(Boolean)
        .map((type) => label(say, type))
        .join(', ');
/** The last line that tells it. */
function happened(type: string, { language }: In, { steps }: Shown): string {
  const line = steps.at(-1)?.lines.findLast((one) => one.type === type);
  return line ? line.say(language) : saidAs(type, language);
}
function tableSaid(path: string, want: unknown, { say, language }: In, family: string): string {
  const topic = path.replace(/^game\./, '');
  const name = labelOf(topic.replace(/\.\d+\./, '.'), family === '' ? [] : [family], language);
  if (/(?:^|\.)(?:rule|by)$|cites\./.test(topic)) return name;
  const isMoney = typeof want === 'number' && MONEY.test(topic) && !COUNTS.test(topic);
  return `${name}: ${isMoney ? say.money(want) : valueText(want, language)}`;
}
/** '2 +12 PAY-1': the circle, what it gained, by which clause. */
function settled(text: string, say: Words, language: Language): string {
  const [circle = '', came = '', rule = ''] = text.split(' ');
  const amount =
    came === 'back' ? SAY[language].even : `${came.startsWith('-') ? '−' : '+'}${dollars(say, Math.abs(Number(came)))}`;
  return `${SAY[language].circle} ${circle} ${amount} ${rule}`;
}
