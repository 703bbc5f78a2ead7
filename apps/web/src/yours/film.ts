// A hand as a short film: one drawing after another in a single SVG, from what its owner saw at each step, and from nothing else.
import { potTotal } from '../lib/felt.js';
import type { CardId } from '../lib/wire.js';
import type { Step } from '../replay/steps.js';
import { escaped, PICTURE, wrapped } from './picture.js';

/** Seconds: a step, and what is read in it, by letters; the last one stays for a while. */
const PACE = { step: 1, letter: 0.02, most: 4, end: 5 };
/** No film is longer: what came before its last steps is shown as it lay then. */
const FRAMES_MAX = 80;

export interface Filmed {
  readonly title: string;
  readonly felt: readonly [lit: string, deep: string];
  readonly steps: readonly Step[];
  /** The cards in the middle of the table, as the hand ended. */
  readonly common: readonly CardId[];
  readonly names: Readonly<Record<number, string>>;
  readonly pot: string;
  say(step: Step): string;
  money(amount: number): string;
}
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly room: number;
}

/** The cards of a seat that lie before it, whatever its game calls the place. */
const cardsOf = ({ felt }: Step, seat: number): readonly CardId[] =>
  Object.entries(felt.zones).flatMap(([zone, cards]) => (zone.endsWith(`:${seat}`) ? cards : []));
const shownIn = ({ felt }: Step, common: readonly CardId[]): readonly CardId[] =>
  common.filter((card) => felt.faces[card] !== undefined);

/** Every face that is seen in it. */
export const facesOf = ({ steps, common }: Pick<Filmed, 'steps' | 'common'>): readonly string[] => [
  ...new Set(
    framesOf(steps).flatMap((step) =>
      [...step.felt.seats.flatMap((seat) => cardsOf(step, seat)), ...shownIn(step, common)].flatMap(
        (card) => step.felt.faces[card] ?? [],
      ),
    ),
  ),
];
const framesOf = (steps: readonly Step[]): readonly Step[] => steps.slice(-FRAMES_MAX);

function rowOf({ felt }: Step, cards: readonly CardId[], { x, y, width, room }: Box): string {
  const step = Math.min(width + 5, (room - width) / Math.max(1, cards.length - 1));
  return cards
    .map((card, i) => {
      const at = `x="${(x + i * step).toFixed(1)}" y="${y}" width="${width}" height="${Math.round(width * 1.4)}"`;
      const face = felt.faces[card];
      return face === undefined
        ? `<rect ${at} rx="4" fill="#5a4632" stroke="#f6edd9" stroke-width="1.5"/>`
        : `<use href="#face-${face}" ${at}/>`;
    })
    .join('');
}
/** A line for each seat: who, what lies behind, what is in front of him, and his cards. */
function seatsOf(film: Filmed, step: Step): string {
  const { seats, chips } = step.felt;
  const high = Math.min(74, 400 / Math.max(1, seats.length));
  return seats
    .map((seat, i) => {
      const y = 84 + i * high;
      const isHis = step.line?.seat === seat;
      const bet = (chips[`bet:${seat}`] ?? 0) + (chips[`in:${seat}`] ?? 0);
      const mark = isHis
        ? `<rect x="36" y="${y}" width="700" height="${high - 6}" rx="10" fill="#ffffff" opacity=".16"/>`
        : '';
      const base = y + high / 2 + 6;
      const width = Math.min(44, (high - 10) / 1.4);
      const name = escaped((film.names[seat] ?? '').slice(0, 16));
      return `${mark}<text x="52" y="${base}" font-size="23"${isHis ? ' font-weight="700"' : ''}>${name}</text>
<text x="340" y="${base}" font-size="22" text-anchor="end">${escaped(film.money(chips[`stack:${seat}`] ?? 0))}</text>
${bet > 0 ? `<text x="440" y="${base}" font-size="22" fill="#f4cf7a" text-anchor="end">${escaped(film.money(bet))}</text>` : ''}
${rowOf(step, cardsOf(step, seat), { x: 460, y: y + 2, width, room: 270 })}`;
    })
    .join('');
}
function frameOf(film: Filmed, step: Step): string {
  const pot = potTotal(step.felt);
  const lines = wrapped(film.say(step), 70, 2).map(
    (line, i) => `<text x="52" y="${536 + i * 38}" font-size="29">${escaped(line)}</text>`,
  );
  return `${seatsOf(film, step)}
${pot > 0 ? `<text x="965" y="150" font-size="34" text-anchor="middle">${escaped(`${film.pot} ${film.money(pot)}`)}</text>` : ''}
${rowOf(step, shownIn(step, film.common), { x: 770, y: 190, width: 74, room: 394 })}
${lines.join('')}`;
}
const secondsFor = (text: string): number => Math.min(PACE.most, PACE.step + text.length * PACE.letter);

/** How long each step is seen: from when, until when, and all of it. */
export function timesOf(says: readonly string[]): {
  readonly spans: readonly (readonly [from: number, to: number])[];
  readonly all: number;
} {
  const spans: [number, number][] = [];
  let at = 0;
  for (const [i, say] of says.entries()) {
    const from = at;
    at += i === says.length - 1 ? PACE.end : secondsFor(say);
    spans.push([from, at]);
  }
  return { spans, all: at };
}
/** When a frame is seen, of the whole. */
function seen([from, to]: readonly [number, number], all: number): string {
  const part = (at: number): string => (at / all).toFixed(5);
  const [values, times] = [
    [...(from > 0 ? ['hidden'] : []), 'visible', ...(to < all ? ['hidden'] : [])],
    [...(from > 0 ? ['0'] : []), part(from), ...(to < all ? [part(to)] : [])],
  ];
  const how = `dur="${all.toFixed(2)}s" calcMode="discrete" repeatCount="indefinite"`;
  return `<animate attributeName="visibility" values="${values.join(';')}" keyTimes="${times.join(';')}" ${how}/>`;
}

export function filmOf(film: Filmed, symbols: string, colours: Readonly<Record<string, string>>): string {
  const frames = framesOf(film.steps);
  const { spans, all } = timesOf(frames.map(film.say));
  const style = Object.entries(colours)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const stops = film.felt.map((colour, i) => `<stop offset="${i}" stop-color="${colour}"/>`).join('');
  const { width, height } = PICTURE;
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} style="${escaped(style)}">
<defs><radialGradient id="lamp" cx="50%" cy="38%" r="75%">${stops}</radialGradient>${symbols}</defs>
<rect width="${width}" height="${height}" fill="url(#lamp)"/>
<g font-family="Atkinson Hyperlegible, Verdana, sans-serif" fill="#fdf6e7">
<text x="52" y="56" font-family="Fraunces, Georgia, serif" font-size="34" font-weight="600">${escaped(film.title)}</text>
<text x="1160" y="606" font-family="Fraunces, Georgia, serif" font-size="24" text-anchor="end" opacity=".8">Baraja</text>
${frames.map((step, i) => `<g visibility="${i === 0 ? 'visible' : 'hidden'}">${seen(spans[i]!, all)}${frameOf(film, step)}</g>`).join('\n')}
</g></svg>`;
}
