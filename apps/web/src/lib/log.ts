// What happened, line by line, with the rule each line rests on. A line is kept as facts and said in whichever language is on.
import { type Felt, type Game, overhear, read } from 'baraja';
import { isPastTelling, isUntoldOf, type Telling, telling, tellsDraw } from 'baraja/games';
import { familyOf } from '../families/index.js';
import { putBackStrings } from '../floor/put-back-words.js';
import { strings, words } from '../i18n/index.js';
import { type Award, awardOf } from './acts.js';
import { faceOf } from './faces.js';
import { chipsAt, type DrawnFelt, type Memory, potTotal } from './felt.js';
import { isRuling, rulingLine } from './rulings.js';
import type {
  EventType,
  FloorEvent,
  Language,
  RoomOnly,
  RulingEvent,
  TableRules,
  TableView,
  ToldEvent,
  Written,
} from './wire.js';

export interface Line {
  readonly key: number;
  readonly round: number;
  /** The event's type, for its looks. */
  readonly type: string;
  readonly seat: number | null;
  readonly rule: string | null;
  /** Of a pot: which side of a hand it was won with. */
  readonly way: Award['way'] | null;
  /** The chips that left stacks with it, or, below nothing, came to them. */
  readonly paid?: number;
  /** At the end of a street: what lies in the pot. */
  readonly pot?: number;
  say(language: Language): string;
}

/** What a line needs to know of the table when it is made. */
export interface Scenery {
  readonly rules: TableRules;
  readonly felt: DrawnFelt;
  readonly seats: TableView['seats'];
}

/** Lines kept; the hands before are in the replay. */
const LINES_KEPT = 400;
const trimmed = (lines: readonly Line[]): readonly Line[] =>
  lines.length > LINES_KEPT ? lines.slice(-LINES_KEPT) : lines;

/** What a log keeps: its lines, and whether how many cards were drawn is still told. */
export interface Log {
  readonly lines: readonly Line[];
  readonly telling: Telling;
}
type Eyes = Scenery & { readonly me: number | null };
/** The log after something was told, and the line that says it, if it needs saying. */
export function logged(was: Log, told: ToldEvent, eyes: Eyes, key: number): Log & { readonly line: Line | null } {
  const telling = tellingAfter(was.telling, told);
  const lines = telling === 'past' ? untold(was.lines, eyes) : was.lines;
  const line = lineOf(told, eyes, key);
  return { telling, line, lines: line ? trimmed([...lines, line]) : lines };
}
function tellingAfter(was: Telling, told: ToldEvent): Telling {
  if (told.type === 'RoundOpened') return 'before';
  return told.type === 'Played' ? telling(was, told.event) : was;
}
/** The lines without those that tell how many cards others drew, once that is not told any more. */
export function untold(lines: readonly Line[], { rules, felt, me }: Pick<Eyes, 'rules' | 'felt' | 'me'>) {
  const button = felt.markers.button ?? null;
  const isTold = ({ round, type, seat }: Line) =>
    round !== felt.round || seat === null || !tellsDraw(type) || !isUntoldOf(rules.game, seat, me, button);
  return lines.filter(isTold);
}
/** Has somebody acted after the draw, as the table is shown to who comes back? */
export function isSilent({ rules, round, last }: Pick<TableView, 'rules' | 'round' | 'last'>): boolean {
  const shown = round ?? last;
  return shown !== null && isPastTelling(rules.game, shown.stage, shown as Pick<Felt, 'now'>);
}

/** What came of a round: who won what, with what, and what is played for again. */
const RESULTS: readonly string[] = ['PotAwarded', 'PushPotDeclared'] satisfies EventType[];
export const resultIn = (lines: readonly Line[], round: number): readonly Line[] =>
  lines.filter((line) => line.round === round && RESULTS.includes(line.type));

/** What needs no line under the board: it is seen, or it is the dealer's own business. */
const UNSAID: readonly string[] = [
  'RoundOpened',
  'PackShuffled',
  'StubShuffled',
  'CardBurned',
  'BettingOpened',
  'BetsGathered',
  'BlindsDue',
  'CollectionTaken',
  'RoundClosed',
] satisfies (EventType | ToldEvent['type'])[];
/** What happened last in a round, as far as it is said under the board. */
export const saidLast = (lines: readonly Line[], round: number): Line | null =>
  lines.findLast((line) => line.round === round && !UNSAID.includes(line.type)) ?? null;

const OVER = 'over';
const games = new Map<string, Game>();
/** The game as compiled for some seats, where its table shows what it remembers. */
function gameFor(rules: Pick<TableRules, 'gameId' | 'hash' | 'game'>, seats: readonly number[]): Game | null {
  const { compile } = familyOf(rules.game.family) ?? {};
  if (!compile) return null;
  const key = `${rules.hash}/${seats.join(',')}`;
  let game = games.get(key);
  if (!game) {
    if (games.size > 20) games.clear();
    game = compile(rules.gameId, rules.game, seats);
    games.set(key, game);
  }
  return game;
}
/** How the stages of a game remember, where its table shows that; as the engine itself does it. */
export function memoryOf(rules: Pick<TableRules, 'gameId' | 'hash' | 'game'>, seats: readonly number[]): Memory | null {
  const game = gameFor(rules, seats);
  if (game === null) return null;
  const { script } = game;
  return ({ stage, now }, written) => {
    const event = read(game, written);
    if (event.type === 'StepOpened') {
      const opened = script[event.note.step];
      // A round that is over lies as it lay.
      if (opened?.name === OVER) return { stage: OVER, now };
      return { stage: opened?.name ?? stage, now: opened?.start ?? null };
    }
    if (event.type === 'SentTo') return { stage: event.note.name, now: null };
    const step = script.find(({ name }) => name === stage);
    return { stage, now: now === null || !step ? now : step.evolve(now, event) };
  };
}

/** What is the room's own business; the shuffle has a panel of its own. */
const ROOM_ONLY: Readonly<Record<Exclude<RoomOnly, RulingEvent | TakenBack | WentOver | FloorEvent>['type'], true>> = {
  TableOpened: true,
  DeckPledged: true,
  PartGiven: true,
  DeckMixed: true,
  HandSet: true,
  EditionOffered: true,
  EditionAnswered: true,
  EditionWithdrawn: true,
  TableClosed: true,
};
const isRoomOnly = (told: ToldEvent): told is Exclude<RoomOnly, RulingEvent | TakenBack | WentOver | FloorEvent> =>
  Object.hasOwn(ROOM_ONLY, told.type);
type TakenBack = Extract<RoomOnly, { type: 'ActTakenBack' }>;
type WentOver = Extract<RoomOnly, { type: 'EditionChanged' }>;
/** Tables of earlier programs have their edition kept when they are found again: that is nothing to tell. */
const wentOverLine = ({ type, by, why, day, law }: WentOver, round: Line['round'], key: number): Line | null =>
  why === 'first-kept'
    ? null
    : {
        ...{ key, round, type, seat: null, rule: law?.[0] ?? null, way: null },
        say: (language) => {
          const { wentByLaw, wentOver } = strings(language).table;
          return law && day ? wentByLaw(day) : wentOver(by?.name ?? null);
        },
      };
const isFloor = (told: ToldEvent): told is FloorEvent => Object.hasOwn(strings('en').atFloor.told, told.type);
/** What the floor did, in his name. */
function floorLine(told: FloorEvent, round: Line['round'], key: number): Line {
  const { type } = told;
  const by = 'by' in told ? told.by : undefined;
  const who = type === 'FloorCalled' ? told.name : (by?.name ?? '');
  const what = 'name' in told ? told.name : '';
  const { reason = null, rule = null } = by ?? {};
  return {
    key,
    round,
    type,
    seat: null,
    rule,
    way: null,
    say: (l) => strings(l).atFloor.told[type](who, what, reason),
  };
}
/** It stands in the log, and what was taken back stands above it. */
const backLine = ({ type, round, seat, name, by }: TakenBack, key: number): Line => ({
  ...{ key, round, type, seat: seat ?? null, rule: null, way: null },
  say: (language) =>
    by
      ? putBackStrings(language).told(by.name, name ?? null, by.reason ?? null)
      : strings(language).table.tookBack(name ?? ''),
});

/** The cards of a hand were chosen, and not shuffled. */
const chosenLine = ({ type, round, chosen }: Extract<RoomOnly, { type: 'DeckPledged' }>, key: number): Line => ({
  ...{ key, round, type, seat: null, rule: null, way: null },
  say: (language) => {
    const { chosenAgain, chosenCards } = strings(language).table;
    return chosen?.of === undefined ? chosenCards : chosenAgain(chosen.of);
  },
});

/** Makes a line of what was told, or null for what needs no saying. */
export function lineOf(told: ToldEvent, scenery: Scenery, key: number): Line | null {
  if (isRuling(told)) return rulingLine(told, scenery.felt.round, key);
  if (told.type === 'ActTakenBack') return backLine(told, key);
  if (told.type === 'EditionChanged') return wentOverLine(told, scenery.felt.round, key);
  if (isFloor(told)) return floorLine(told, scenery.felt.round, key);
  if (told.type === 'DeckPledged' && told.chosen) return chosenLine(told, key);
  if (isRoomOnly(told)) return null;
  const sayer = told.type === 'Played' ? playedSayer(told, scenery) : tableSayer(told, scenery);
  if (sayer('en') === null) return null;
  const said = new Map<Language, string>();
  return {
    key,
    round: scenery.felt.round,
    type: told.type === 'Played' ? told.event.type : told.type,
    seat: seatOf(told),
    rule: told.by?.rule ?? (told.type === 'Played' ? (told.event.rule ?? null) : told.rule),
    way: told.type === 'Played' ? (awardOf(told.event)?.way ?? null) : null,
    paid: told.type === 'Played' ? paidIn(told.event) : 0,
    ...(told.type === 'Played' && told.event.type === 'BetsGathered' ? { pot: potTotal(scenery.felt) } : {}),
    say(language) {
      let text = said.get(language);
      if (text === undefined) {
        text = sayer(language) ?? '';
        said.set(language, text);
      }
      return text;
    },
  };
}
const isStack = (place: string): boolean => place.startsWith('stack:');
const paidIn = ({ chips = [] }: Written): number =>
  chips.reduce((sum, { from, to, amount }) => sum + amount * (Number(isStack(from)) - Number(isStack(to))), 0);
function seatOf(told: ToldEvent): number | null {
  if (told.type === 'Played') return told.event.seat ?? null;
  return 'seat' in told ? told.seat : null;
}

type Sayer = (language: Language) => string | null;
const namesOf = (seats: TableView['seats']) => {
  const names = new Map(seats.map((s) => [s.seat, s.patron.name]));
  return (seat: number): string | undefined => names.get(seat);
};
function tableSayer(told: Exclude<ToldEvent, RoomOnly | { type: 'Played' }>, s: Scenery): Sayer {
  const names = namesOf(s.seats);
  const patrons = new Map(s.seats.map(({ patron }) => [patron.id, patron.name]));
  return (language) => words(language).tableEvent(null, told, names, { patron: (id) => patrons.get(id) });
}
function playedSayer(told: Extract<ToldEvent, { type: 'Played' }>, { rules, felt, seats }: Scenery): Sayer {
  const { game, event } = overhear(rules.gameId, told.event);
  const names = namesOf(seats);
  const family = familyOf(rules.game.family);
  const hand = (seat: number, way: 'high' | 'low') => family?.hand({ rules: rules.game, felt }, seat, way);
  const scene = {
    known: (card: number) => faceOf(felt.faces[card]),
    hand,
    stack: (seat: number) => chipsAt(felt, `stack:${seat}`),
    by: told.by,
  };
  return (language) => words(language).event(game, event, names, scene);
}
