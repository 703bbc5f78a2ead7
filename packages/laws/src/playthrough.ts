/**
 * Playthroughs: one round as a text a dealer could proofread. Per decision what everybody was told, each seat's cards as that
 * seat sees them, the menu and the choice. The choices can be read back, so that a text is replayed and not merely compared.
 */
import {
  type Actor,
  begin,
  type CardId,
  type Command,
  type Felt,
  faces as facesOf,
  isOpen,
  isRefusal,
  type Known,
  knownTo,
  open,
  play,
  printFace,
  type Round,
  type Seat,
  view,
} from 'baraja';
import { type AnyEvent, type AnyGame, evolve } from 'baraja/kernel';
import type { Subject } from './subject.js';
import { type Teller, terse } from './tellers.js';

/** Longer than this nobody proofreads it: the middle then gives its choices only. */
export const LINES_MAX = 150;
const WIDTH = 110;

export interface Playing {
  /** Where the choices came from. */
  readonly seed: number;
  readonly commands: readonly Command[];
  readonly teller?: Teller;
  readonly linesMax?: number;
}

/** The text of a round, given its choices. Where one of them is refused the text says so, and stops. */
export function playthrough(
  subject: Subject,
  { seed, commands, teller = terse, linesMax = LINES_MAX }: Playing,
): string {
  const { game, setup, book } = subject;
  const head = [
    `game ${subject.name}`,
    `book ${book?.id ?? '-'}`,
    `hash ${book?.hash ?? '-'}`,
    `seed ${seed}`,
    'In brackets: cards only their owner has seen. A star: what the clock plays for a silent seat.',
  ];
  const opened = open(game, setup);
  let before: Round | null = null;
  let { round, events } = opened;
  const blocks: Block[] = [];
  const teach = { subject, teller };
  for (const command of commands) {
    blocks.push(block({ ...teach, before, round, events }, command, blocks.length + 1));
    const answer = play(game, round, command);
    if (isRefusal(answer)) return join(head, blocks, [`! refused: ${answer.refused}`], linesMax);
    before = round;
    ({ round, events } = answer);
  }
  return join(head, blocks, state({ ...teach, before, round, events }), linesMax);
}

interface Moment {
  readonly subject: Subject;
  readonly teller: Teller;
  readonly before: Round | null;
  readonly round: Round;
  readonly events: readonly AnyEvent[];
}
interface Block {
  readonly lines: readonly string[];
  readonly choice: string;
}

function block(moment: Moment, command: Command, number: number): Block {
  const { teller, round, subject } = moment;
  const stage = teller.stage(subject.game.script[round.felt.step]!.name);
  const lines = [`-- ${number} ${stage}`, ...state(moment), ...menus(moment)];
  const option = round.menus.find((m) => m.actor === command.actor)?.options.find((o) => o.type === command.type);
  const faces = (command.cards ?? []).map((card) => round.faces[card]!);
  const said = teller.choice(command, option, faces);
  return { lines, choice: `${printCommand(command)}${said === null ? '' : ` (${said})`}` };
}

/** What was told since the last decision, each event as it left the table; then chips and cards, if they have changed. */
function state({ subject, teller, before, round, events }: Moment): string[] {
  const { game, setup } = subject;
  const { felt } = round;
  let after = before ?? begin(game, setup);
  const lines = events.flatMap((e) => {
    after = evolve(game, after, e);
    return wrap(teller.event(game, e, after) ?? '');
  });
  if (before === null || felt.chips !== before.felt.chips)
    lines.push(...wrap(`chips  ${chipsLine(game, felt, teller)}`));
  if (before === null || felt.zones !== before.felt.zones || felt.seen !== before.felt.seen) {
    const cards = cardsLine(game, round, teller);
    if (cards !== '') lines.push(...wrap(`cards  ${cards}`));
  }
  return lines.filter((line) => line !== '');
}

/** What lies where, by kinds of place or zone: 'stack 1 $60, 2 $57; drop $3'. */
function byKind(parts: readonly (readonly [name: string, text: string])[]): string {
  const kinds = new Map<string, string[]>();
  for (const [name, text] of parts) {
    const [kind = '', seat] = name.split(':');
    const list = kinds.get(kind) ?? [];
    list.push(seat === undefined ? text : `${seat} ${text}`);
    kinds.set(kind, list);
  }
  return [...kinds].map(([kind, list]) => `${kind} ${list.join(', ')}`).join('; ');
}

const chipsLine = ({ names }: AnyGame, { chips }: Felt, teller: Teller): string =>
  byKind(chips.flatMap((n, place) => (n > 0 ? [[names.places[place]!, teller.chips(n)] as const] : [])));

/** Zones that are nobody's business to look into. */
const CLOSED = ['box', 'stock', 'spent', 'muck', 'burn'];

/** Each seat's zones as that seat sees them, those of the table as the rail does. What not everybody has seen is in brackets. */
function cardsLine({ names, seats }: AnyGame, { felt, faces }: Round, teller: Teller): string {
  return byKind(
    names.zones.flatMap((name, zone) => {
      const cards = felt.zones[zone]!;
      if (cards.length === 0 || CLOSED.includes(name)) return [];
      const owner = Number.parseInt(name.split(':')[1] ?? '', 10);
      const seen = knownTo(felt, faces, seats.includes(owner) ? owner : 'rail');
      if (cards.every((card) => seen(card) === undefined)) return [[name, `(${cards.length})`] as const];
      const text = packet(felt, cards.slice(-SHOWN_MAX), seen, teller);
      return [[name, `${cards.length > SHOWN_MAX ? `(${cards.length}) … ` : ''}${text}`] as const];
    }),
  );
}
const SHOWN_MAX = 16;
/** Cards side by side; those not everybody has seen are in one pair of brackets where they lie together. */
function packet(felt: Felt, cards: readonly CardId[], seen: Known, teller: Teller): string {
  const text = cards.map((card) => {
    const face = seen(card);
    const name = face === undefined ? '??' : teller.card(face);
    return isOpen(felt, card) ? name : `[${name}]`;
  });
  return text.join(' ').replaceAll('] [', ' ');
}

function menus({ subject: { game }, round, teller }: Moment): string[] {
  const { chips } = round.felt;
  return round.menus.flatMap(({ actor, options }) => {
    const grey = actor === 'chance' || actor === 'clock' ? [] : view(game, round, actor).shut;
    const why = grey.map((s) => teller.shut(s)).filter((text) => text !== null);
    const at = (kind: string) => chips[game.placeOf.get(`${kind}:${actor}`) ?? -1] ?? 0;
    const before = { stack: at('stack'), bet: at('bet') };
    const may = options.map((o) => `${teller.option(o, before)}${o.ifSilent ? '*' : ''}`);
    return wrap([`${who(actor)}: ${may.join(', ')}`, ...why].join('; '));
  });
}
const who = (actor: Actor): string => (typeof actor === 'number' ? `seat ${actor}` : actor);

/**
 * A choice in a line: `> 1 raise 40`, `> 2 draw #3 #7`, `> 2 lay #3 | #3 #4 #5 | #8 #9 #10`,
 * `> dealer give @6`, `> chance shuffle = Ks Qh`.
 */
export function printCommand({ type, actor, amount, cards, seat, piles, faces }: Command): string {
  const parts = [`> ${actor} ${type}`];
  if (amount !== undefined) parts.push(String(amount));
  if (cards !== undefined) parts.push(cards.length === 0 ? '#' : cards.map((card) => `#${card}`).join(' '));
  if (seat !== undefined) parts.push(`@${seat}`);
  if (piles !== undefined) parts.push(`| ${piles.map((pile) => pile.map((card) => `#${card}`).join(' ')).join(' | ')}`);
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
    .replace(/\([^)]*\)/g, '') // what a choice is called is for the reader
    .split('>')
    .filter((part) => part.trim() !== '');
  return { seed, commands: commands.map(readCommand) };
}
function readCommand(text: string): Command {
  const [asked = '', order] = text.split('=');
  const [told = '', ...columns] = asked.split('|');
  const [actor = '', type = '', ...rest] = told.trim().split(/\s+/);
  const amount = rest.find((part) => /^-?\d/.test(part));
  const cards = rest.filter((part) => part.startsWith('#'));
  const seat = rest.find((part) => part.startsWith('@'));
  return {
    type,
    actor: /^\d+$/.test(actor) ? Number(actor) : (actor as Exclude<Actor, Seat>),
    ...(amount === undefined ? {} : { amount: Number(amount) }),
    ...(cards.length === 0 ? {} : { cards: cards.filter((part) => part !== '#').map((part) => Number(part.slice(1))) }),
    ...(seat === undefined ? {} : { seat: Number(seat.slice(1)) }),
    ...(columns.length === 0
      ? {}
      : {
          piles: columns.map((pile) =>
            pile
              .trim()
              .split(/\s+/)
              .map((part) => Number(part.slice(1))),
          ),
        }),
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
