// What happened, line by line, with the rule each line rests on. A line is kept as facts and said in whichever language is on.
import { type Face, type Game, high, isReadable, low, makeGame, read, readFace } from 'baraja';
import { type Language, type Words, words } from 'baraja/words';
import { chipsAt, type Felt, facesIn } from './felt.js';
import type { GameRules, TableRules, TableView, ToldEvent } from './wire.js';

export interface Line {
  readonly key: number;
  readonly round: number;
  /** The event's type, for its looks. */
  readonly type: string;
  readonly seat: number | null;
  readonly rule: string | null;
  say(language: Language): string;
}

/** What a line needs to know of the table when it is made. */
export interface Scenery {
  readonly rules: TableRules;
  readonly felt: Felt;
  readonly seats: TableView['seats'];
}

/** Lines kept; the hands before are in the replay. */
const LINES_KEPT = 400;
export const trimmed = (lines: readonly Line[]): readonly Line[] =>
  lines.length > LINES_KEPT ? lines.slice(-LINES_KEPT) : lines;

const games = new Map<string, Game>();
/** The game as compiled for some seats: to read what was told, never to decide. */
export function gameFor(rules: Pick<TableRules, 'gameId' | 'hash' | 'game'>, seats: readonly number[]): Game {
  const key = `${rules.hash}/${seats.join(',')}`;
  let game = games.get(key);
  if (!game) {
    if (games.size > 20) games.clear();
    game = makeGame(rules.gameId, rules.game, seats);
    games.set(key, game);
  }
  return game;
}

const faceOf = (text: string | undefined): Face | undefined => {
  if (text === undefined) return undefined;
  const face = readFace(text);
  return isReadable(face) ? face : undefined;
};
export const facesOf = (texts: readonly string[]): readonly Face[] => texts.flatMap((text) => faceOf(text) ?? []);

/** What a hand makes so far: high, and low where there is one and it qualifies. */
export function handOf(
  rules: GameRules,
  hole: readonly Face[],
  board: readonly Face[],
  say: Words,
): { high: string; low: string } {
  if (hole.length === 0) return { high: '', low: '' };
  const best = high(rules.high);
  const lowest = rules.low && board.length >= 3 ? low(rules.low) : null;
  const value = lowest ? lowest.best(hole, board) : 0;
  return { high: say.hand(best.name(best.best(hole, board))), low: value > 0 ? say.hand(lowest!.name(value)) : '' };
}

/** The cards of a seat's best high hand, as printed; for lifting them at the showdown. */
export function bestFive(rules: GameRules, hole: readonly Face[], board: readonly Face[]): readonly Face[] {
  return hole.length > 0 && hole.length + board.length >= 5 ? high(rules.high).five(hole, board) : [];
}

/** Makes a line of what was told, or null for what needs no saying. */
export function lineOf(told: ToldEvent, scenery: Scenery, key: number): Line | null {
  if (told.type === 'TableOpened' || told.type === 'DeckPledged' || told.type === 'TableClosed') return null;
  const sayer = told.type === 'Played' ? playedSayer(told, scenery) : tableSayer(told, scenery);
  if (sayer('en') === null) return null;
  const said = new Map<Language, string>();
  return {
    key,
    round: scenery.felt.round,
    type: told.type === 'Played' ? told.event.type : told.type,
    seat: seatOf(told),
    rule: told.type === 'Played' ? (told.event.rule ?? null) : told.rule,
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
function seatOf(told: ToldEvent): number | null {
  if (told.type === 'Played') return told.event.seat ?? null;
  return 'seat' in told ? told.seat : null;
}

type Sayer = (language: Language) => string | null;
const namesOf = (seats: TableView['seats']) => {
  const names = new Map(seats.map((s) => [s.seat, s.patron.name]));
  return (seat: number): string | undefined => names.get(seat);
};
function tableSayer(
  told: Exclude<ToldEvent, { type: 'Played' | 'TableOpened' | 'DeckPledged' | 'TableClosed' }>,
  s: Scenery,
): Sayer {
  const names = namesOf(s.seats);
  const patrons = new Map(s.seats.map(({ patron }) => [patron.id, patron.name]));
  return (language) => words(language).tableEvent(null, told, names, { patron: (id) => patrons.get(id) });
}
function playedSayer(told: Extract<ToldEvent, { type: 'Played' }>, { rules, felt, seats }: Scenery): Sayer {
  const game = gameFor(rules, felt.seats);
  const event = read(game, told.event);
  const names = namesOf(seats);
  const board = facesOf(facesIn(felt, 'board'));
  const hand = (seat: number, way: 'high' | 'low') => {
    const hole = facesOf(facesIn(felt, `hand:${seat}`));
    if (hole.length === 0 || board.length < 3) return undefined;
    const ranking = way === 'high' ? high(rules.game.high) : rules.game.low && low(rules.game.low);
    return ranking ? ranking.name(ranking.best(hole, board)) : undefined;
  };
  const scene = {
    known: (card: number) => faceOf(felt.faces[card]),
    hand,
    stack: (seat: number) => chipsAt(felt, `stack:${seat}`),
  };
  return (language) => words(language).event(game, event, names, scene);
}
