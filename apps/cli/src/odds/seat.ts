// `baraja odds seat`: a kept hand again, and at each of one's choices what could be known then: the price, the share it needs,
// the share one has against hands of which nothing more is known, and the cards that help. A sitting that still goes on is kept
// as it is played, so its last hand may be a live one.
import {
  contestOf,
  type Figure,
  figure,
  isPoker,
  percent,
  type SeatOdds,
  type SeatView,
  seatOdds,
  toNumber,
  viewOf,
} from '@baraja/odds';
import { printFaces, read, view } from 'baraja';
import { gameOf, houseOf, isOpened, openTable } from 'baraja/books';
import { posted } from 'baraja/bots';
import { emptyTable, evolve, type TableEvent, type TableRules, type TableState } from 'baraja/table';
import { Command } from 'commander';
import { Stop, wholeFrom, wordsFor } from '../house.js';
import { type Header, latestLog, readLog } from '../logbook.js';
import { categoryName } from './spanish.js';

const SAMPLES = 20_000;

interface SeatOptions {
  readonly hand?: number;
  readonly json?: boolean;
  readonly explain?: boolean;
  readonly samples: number;
}
interface Choice {
  readonly spot: SeatView;
  readonly odds: SeatOdds;
}

export const seatCommand = (): Command =>
  new Command('seat')
    .description('A kept hand again: outs and pot odds at each of your choices, from what you had seen')
    .argument('[file]', 'a file written by baraja play; the last one if left out')
    .option('--hand <number>', 'which hand; the last one if left out', wholeFrom(1))
    .option('--samples <number>', 'deals tried where there are too many to count', wholeFrom(100, 100_000_000), SAMPLES)
    .option('--json', 'every choice as JSON, fractions as they are')
    .option('--explain', 'what is known, and how it was counted')
    .action((file: string | undefined, options: SeatOptions) => {
      const { header, events } = readLog(file ?? latestLog());
      const { house, game, stake, switches, dealer } = header;
      const rules = openTable({ house, game, stake, switches, dealer });
      if (!isOpened(rules)) throw new Stop(wordsFor(undefined).refusal(rules));
      if (rules.hash !== header.hash) throw new Stop('That sitting was played by another edition of the book.');
      if (!isPoker(rules.game)) throw new Stop(`${gameOf(rules.gameId as never).name} has no pot to play for.`);
      const hands = events.filter((e) => e.type === 'RoundOpened').length;
      const wanted = options.hand ?? hands;
      if (wanted > hands || hands === 0) throw new Stop(`That sitting has ${hands} ${hands === 1 ? 'hand' : 'hands'}.`);
      const choices = choicesIn(header, rules, events, wanted, options.samples);
      console.log(options.json ? JSON.stringify(choices.map(plain), null, 2) : print(rules, header, wanted, choices));
      if (options.explain && !options.json) console.log(EXPLAINED);
    });

const EXPLAINED = `
How it was counted
  Only what the seat had seen is known: its own cards, what lay open, and how many were against it.
  A card helps if it makes a hand of a better kind that is not on the board for everybody.
  The share is of hands dealt at random to the others, as if nothing more were bet: counted where that is feasible, and
  otherwise sampled, with its standard error.`;

/** Each choice of the seat about chips, once. */
function choicesIn(
  { seat }: Header,
  rules: TableRules,
  events: ReturnType<typeof readLog>['events'],
  wanted: number,
  samples: number,
): readonly Choice[] {
  let state: TableState = emptyTable(rules);
  let last = '';
  const found: Choice[] = [];
  for (const written of events) {
    const e: TableEvent =
      written.type === 'Played' ? { ...written, event: read(state.live!.game, written.event) } : written;
    state = evolve(state, e);
    if (e.type !== 'Played' || e.round !== wanted) continue;
    const spot = spotOf(state, rules, seat);
    if (spot === null || JSON.stringify(spot) === last) continue;
    last = JSON.stringify(spot);
    if (isPoker(rules.game)) found.push({ spot, odds: seatOdds(contestOf(rules.game), spot, { samples }) });
  }
  return found;
}

/** What the seat has seen; null where it has nothing to decide about chips. */
function spotOf({ live }: TableState, { game: rules }: TableRules, seat: number): SeatView | null {
  if (live === null || !isPoker(rules)) return null;
  const seen = view(live.game, live.table, seat);
  if (!seen.menu.some(({ type }) => type === 'fold' || type === 'check' || type === 'call')) return null;
  return viewOf({ view: seen, game: posted(live.game, rules) }, rules);
}

function plain({ spot, odds }: Choice): object {
  const of = (fraction: Parameters<typeof figure>[0] | null | undefined): Figure | null =>
    fraction ? figure(fraction) : null;
  const mine = odds.equity?.hands[0];
  return {
    hole: printFaces(spot.hole),
    board: printFaces(spot.board),
    against: spot.against.map((cards) => printFaces(cards)),
    dead: printFaces(spot.dead),
    price: spot.price,
    pot: spot.pot,
    now: odds.now.category,
    nowLow: odds.nowLow?.category ?? null,
    outs: odds.outs.map(({ category, cards }) => ({ category, cards: printFaces(cards) })),
    improves: odds.improves,
    chance: of(odds.chance),
    needs: of(odds.needs),
    share: of(mine?.share),
    method: odds.equity?.method ?? null,
    standardError: mine?.standardError ?? null,
    pays: odds.pays,
  };
}

function print(rules: TableRules, { seat }: Header, hand: number, choices: readonly Choice[]): string {
  const house = houseOf(rules.house as never).name;
  const head = `${house}, ${gameOf(rules.gameId as never).name} ${rules.stake}, hand ${hand}, from seat ${seat}`;
  if (choices.length === 0) return `${head}\n  There was nothing to decide.`;
  return [head, ...choices.map(printChoice)].join('\n');
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

function printChoice({ spot: { hole, board, against, price, pot }, odds }: Choice): string {
  const lines = [
    `${printFaces(hole)}${board.length === 0 ? '' : ` on ${printFaces(board)}`}: ${categoryName(odds.now.category)}`,
  ];
  const open = against.filter((cards) => cards.length > 0).map((cards) => printFaces(cards));
  if (open.length > 0) lines.push(`  against ${open.join(' and ')}`);
  lines.push(
    odds.needs === null
      ? `  free to stay in, ${dollars(pot)} in the middle`
      : `  ${dollars(price)} to win ${dollars(pot)}: needs ${percent(odds.needs, 2)} % of the pot`,
  );
  const mine = odds.equity?.hands[0];
  if (odds.equity !== null && mine !== undefined) {
    const how =
      odds.equity.method === 'sampled' ? ` (give or take ${(100 * mine.standardError).toFixed(2)})` : ', counted,';
    const others = odds.equity.hands.length - 1;
    const verdict = odds.pays === null ? '' : odds.pays ? ': it pays' : ': it does not pay';
    const whom = `${others} ${others === 1 ? 'hand' : 'hands'} of which no more is known`;
    lines.push(`  has ${(100 * toNumber(mine.share)).toFixed(2)} %${how} against ${whom}${verdict}`);
  }
  if (odds.outs.length > 0) {
    lines.push(`  ${odds.improves} cards help, ${percent(odds.chance, 2)} % with the next card`);
    for (const { category, cards } of odds.outs) lines.push(`    ${categoryName(category)}: ${printFaces(cards)}`);
  }
  return lines.join('\n');
}
