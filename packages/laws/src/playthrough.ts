/**
 * Playthroughs: one round as a text a dealer could proofread. Per decision what everybody was told, each seat's cards as that
 * seat sees them, the menu and the choice. The choices can be read back, so that a text is replayed and not merely compared.
 */
import {
  type Actor,
  type CardId,
  type Command,
  type Event,
  faces as facesOf,
  type Game,
  isOpen,
  isRefusal,
  type Known,
  knownTo,
  type Option,
  open,
  play,
  printFace,
  type Round,
  type Seat,
  type Table,
  view,
} from 'baraja';
import type { Subject } from './subject.js';

/** An event as a sentence, told with the faces everybody has seen; null for one not worth a line. */
export type Words = (e: Event, subject: Subject, known: Known) => string | null;

/** Longer than this nobody proofreads it: the middle then gives its choices only. */
export const LINES_MAX = 150;
const WIDTH = 110;

export interface Playing {
  /** Where the choices came from. */
  readonly seed: number;
  readonly commands: readonly Command[];
  readonly words?: Words;
  readonly linesMax?: number;
}

/** The text of a round, given its choices. Where one of them is refused the text says so, and stops. */
export function playthrough(
  subject: Subject,
  { seed, commands, words = terse, linesMax = LINES_MAX }: Playing,
): string {
  const { game, setup, book } = subject;
  const head = [`game ${subject.name}`, `book ${book?.id ?? '-'}`, `hash ${book?.hash ?? '-'}`, `seed ${seed}`];
  const opened = open(game, setup);
  let before: Table | null = null;
  let { table, events } = opened;
  const blocks: Block[] = [];
  for (const command of commands) {
    blocks.push(block(subject, { before, table, events, words, number: blocks.length + 1 }, command));
    const answer = play(game, table, command);
    if (isRefusal(answer)) return join(head, blocks, [`! refused: ${answer.refused}`], linesMax);
    before = table;
    ({ table, events } = answer);
  }
  return join(head, blocks, state(subject, { before, table, events, words }), linesMax);
}

interface Moment {
  readonly before: Table | null;
  readonly table: Table;
  readonly events: readonly Event[];
  readonly words: Words;
}
interface Block {
  readonly lines: readonly string[];
  readonly choice: string;
}

function block(subject: Subject, moment: Moment & { number: number }, command: Command): Block {
  const lines = [`-- ${moment.number}`, ...state(subject, moment), ...menus(subject.game, moment.table)];
  return { lines, choice: printCommand(command) };
}

/** What was told since the last decision; then chips and cards, if they have changed. */
function state(subject: Subject, { before, table, events, words }: Moment): string[] {
  const { game } = subject;
  const known = knownTo(table.round, table.faces, 'rail');
  const lines = events.flatMap((e) => wrap(words(e, subject, known) ?? ''));
  if (before === null || table.round.chips !== before.round.chips)
    lines.push(...wrap(`chips  ${chipsLine(game, table.round)}`));
  if (before === null || table.round.zones !== before.round.zones || table.round.seen !== before.round.seen) {
    const cards = cardsLine(game, table);
    if (cards !== '') lines.push(...wrap(`cards  ${cards}`));
  }
  return lines.filter((line) => line !== '');
}

const chipsLine = ({ names }: Game, { chips }: Round): string =>
  chips.flatMap((n, place) => (n > 0 ? [`${names.places[place]} ${n}`] : [])).join(', ');

/** Zones that are nobody's business to look into. */
const CLOSED = ['box', 'stock', 'spent', 'muck', 'burn'];

/** Each seat's zones as that seat sees them, those of the table as the rail does. What not everybody has seen is in brackets. */
function cardsLine({ names, seats }: Game, { round, faces }: Table): string {
  const zones = names.zones.flatMap((name, zone) => {
    const cards = round.zones[zone]!;
    if (cards.length === 0 || CLOSED.includes(name)) return [];
    const owner = Number.parseInt(name.split(':')[1] ?? '', 10);
    const seen = knownTo(round, faces, seats.includes(owner) ? owner : 'rail');
    const text = cards.slice(-SHOWN_MAX).map((card) => cardText(round, card, seen));
    return [`${name} ${cards.length > SHOWN_MAX ? `(${cards.length}) … ` : ''}${text.join(' ')}`];
  });
  return zones.join(' | ');
}
const SHOWN_MAX = 16;
function cardText(round: Round, card: CardId, seen: Known): string {
  const face = seen(card);
  const text = face === undefined ? '??' : printFace(face);
  return isOpen(round, card) ? text : `[${text}]`;
}

function menus(game: Game, table: Table): string[] {
  return table.menus.flatMap(({ actor, options }) => {
    const grey = actor === 'chance' || actor === 'clock' ? [] : view(game, table, actor).shut;
    const not = grey.length === 0 ? '' : `; not ${grey.map((s) => `${s.type} (${s.refused})`).join(', ')}`;
    return wrap(`${who(actor)} may ${options.map(optionText).join(', ')}${not}`);
  });
}
const who = (actor: Actor): string => (typeof actor === 'number' ? `seat ${actor}` : actor);
/** The option a silent seat is played is starred. */
function optionText({ type, cost, amount, cards, seats, ifSilent }: Option): string {
  const price = cost === null ? '' : ` for ${cost}`;
  const span = amount === null ? '' : ` ${amount.min}..${amount.max}${amount.unit > 1 ? ` by ${amount.unit}` : ''}`;
  const some =
    cards === null || cards.max === 0
      ? ''
      : ` ${span === '' ? '' : 'with '}${cards.min}..${cards.max} of ${cards.from.length} cards`;
  return `${type}${ifSilent ? '*' : ''}${price}${span}${some}${seats === null ? '' : ` @${seats.join('/')}`}`;
}

/** Everything by name, nothing in words. */
export const terse: Words = (e, { game }, known) => {
  if (e.type === 'StepOpened') return null;
  const { names } = game;
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
};

/** A choice in a line: `> 1 raise 40`, `> 2 draw #3 #7`, `> dealer give @6`, `> chance shuffle = Ks Qh`. */
export function printCommand({ type, actor, amount, cards, seat, faces }: Command): string {
  const parts = [`> ${actor} ${type}`];
  if (amount !== undefined) parts.push(String(amount));
  if (cards !== undefined) parts.push(cards.length === 0 ? '#' : cards.map((card) => `#${card}`).join(' '));
  if (seat !== undefined) parts.push(`@${seat}`);
  if (faces !== undefined) parts.push(`= ${faces.map(printFace).join(' ')}`);
  return parts.join(' ');
}

/** The choices of a text, and the seed they once came from. */
export function readPlaythrough(text: string): { readonly seed: number; readonly commands: readonly Command[] } {
  const lines = text.split('\n');
  const seed = Number(lines.find((line) => line.startsWith('seed '))?.slice(5) ?? 0);
  const chosen = lines.filter((line) => /^[>+] /.test(line)).map((line) => line.replace(/^\+ /, ''));
  const commands = chosen
    .join(' ')
    .split('>')
    .filter((part) => part.trim() !== '');
  return { seed, commands: commands.map(readCommand) };
}
function readCommand(text: string): Command {
  const [asked = '', order] = text.split('=');
  const [actor = '', type = '', ...rest] = asked.trim().split(/\s+/);
  const amount = rest.find((part) => /^-?\d/.test(part));
  const cards = rest.filter((part) => part.startsWith('#'));
  const seat = rest.find((part) => part.startsWith('@'));
  return {
    type,
    actor: /^\d+$/.test(actor) ? Number(actor) : (actor as Exclude<Actor, Seat>),
    ...(amount === undefined ? {} : { amount: Number(amount) }),
    ...(cards.length === 0 ? {} : { cards: cards.filter((part) => part !== '#').map((part) => Number(part.slice(1))) }),
    ...(seat === undefined ? {} : { seat: Number(seat.slice(1)) }),
    ...(order === undefined ? {} : { faces: facesOf(order.trim()) }),
  };
}

/** Puts the text together; if it is too long, decisions in the middle give their choices only. */
function join(head: readonly string[], blocks: readonly Block[], tail: readonly string[], linesMax: number): string {
  const whole = blocks.map(({ lines, choice }) => [...lines, ...wrap(choice, '+ ')]);
  const count = (parts: readonly (readonly string[])[]): number => parts.reduce((n, lines) => n + lines.length, 0);
  let [first, last] = [whole.length, whole.length];
  const middle = () =>
    wrap(
      blocks
        .slice(first, last)
        .map((b) => b.choice)
        .join(' '),
      '+ ',
    );
  const room = linesMax - head.length - tail.length - 2;
  if (count(whole) > room) {
    [first, last] = [Math.ceil(whole.length / 2), Math.ceil(whole.length / 2)];
    while (
      count(whole.slice(0, first)) + count(whole.slice(last)) + middle().length > room &&
      (first > 1 || last < whole.length)
    ) {
      // The end of a round is where it is settled, so less is cut there.
      if (first > 1) first--;
      if (last < whole.length) last++;
    }
  }
  const cut = first < last ? [`-- ${first + 1} to ${last}, choices only`, ...middle()] : [];
  return [...head, ...whole.slice(0, first).flat(), ...cut, ...whole.slice(last).flat(), '-- end', ...tail, ''].join(
    '\n',
  );
}

/** Breaks a line at spaces; what follows is indented, or begins as told. */
function wrap(text: string, next = '       '): string[] {
  const out: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      out.push(line);
      line = `${next}${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? out : [...out, line];
}
