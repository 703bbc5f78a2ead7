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
import { houses } from 'baraja/books';
import { posted } from 'baraja/bots';
import { emptyTable, evolve, type TableEvent, type TableRules, type TableState, turned } from 'baraja/table';
import { Command } from 'commander';
import { gameName, Stop, wholeFrom, wordsFor } from '../house.js';
import { type Header, latestLog, readLog, tableChosen, tableKept } from '../logbook.js';
import { handKind, t } from '../words/index.js';

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
    .description(t().odds.help.seat)
    .argument('[file]', t().help.sitting)
    .option('--hand <number>', t().help.whichHand, wholeFrom(1))
    .option('--samples <number>', t().odds.help.tried, wholeFrom(100, 100_000_000), SAMPLES)
    .option('--json', t().odds.help.eachChoice)
    .option('--explain', t().odds.help.known)
    .action((file: string | undefined, options: SeatOptions) => {
      const { header, events } = readLog(file ?? latestLog());
      const say = wordsFor(undefined);
      const { rules, listing } = tableKept(header, say);
      if (rules.hash !== header.hash)
        throw new Stop(t().wrong.otherEdition(header.hash.slice(0, 12), rules.hash.slice(0, 12)));
      const name = gameName(listing, say);
      if (!isPoker(rules.game)) throw new Stop(t().odds.wrong.noPot(name));
      const hands = events.filter((e) => e.type === 'RoundOpened').length;
      const wanted = options.hand ?? hands;
      if (wanted > hands || hands === 0) throw new Stop(t().wrong.hands(hands));
      const choices = choicesIn(header, rules, events, wanted, options.samples);
      console.log(
        options.json
          ? JSON.stringify(choices.map(plain), null, 2)
          : print(`${name} ${rules.stake}`, header, wanted, choices),
      );
      if (options.explain && !options.json) console.log(t().odds.seat.explained);
    });

/** Each choice of the seat about chips, once. */
function choicesIn(
  header: Header,
  rules: TableRules,
  events: ReturnType<typeof readLog>['events'],
  wanted: number,
  samples: number,
): readonly Choice[] {
  const { seat } = header;
  let state: TableState = emptyTable(rules);
  let last = '';
  const found: Choice[] = [];
  for (const written of events) {
    if (written.type === 'GameChosen') state = turned(state, tableChosen(header, written, wordsFor(undefined)));
    const e: TableEvent =
      written.type === 'Played' ? { ...written, event: read(state.live!.game, written.event) } : written;
    state = evolve(state, e);
    if (e.type !== 'Played' || e.round !== wanted) continue;
    const { game } = state.rules;
    const spot = spotOf(state, seat);
    if (spot === null || JSON.stringify(spot) === last) continue;
    last = JSON.stringify(spot);
    if (isPoker(game)) found.push({ spot, odds: seatOdds(contestOf(game), spot, { samples }) });
  }
  return found;
}

/** What the seat has seen; null where it has nothing to decide about chips. */
function spotOf({ live, rules: { game: rules } }: TableState, seat: number): SeatView | null {
  if (live === null || !isPoker(rules)) return null;
  const seen = view(live.game, live.round, seat);
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

function print(game: string, { house, seat }: Header, hand: number, choices: readonly Choice[]): string {
  // A house that is gone has only its id left.
  const whose = houses.find(({ id }) => id === house)?.name ?? house;
  const head = t().odds.seat.head(`${whose}, ${game}`, hand, seat);
  if (choices.length === 0) return `${head}\n  ${t().odds.seat.nothing}`;
  return [head, ...choices.map(printChoice)].join('\n');
}

const dollars = (cents: number): string => `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

function printChoice({ spot: { hole, board, against, price, pot }, odds }: Choice): string {
  const { seat: told } = t().odds;
  const onBoard = board.length === 0 ? '' : told.on(printFaces(board));
  const lines = [`${printFaces(hole)}${onBoard}: ${handKind(odds.now.category)}`];
  const open = against.filter((cards) => cards.length > 0).map((cards) => printFaces(cards));
  if (open.length > 0) lines.push(`  ${told.against(open)}`);
  const { needs } = odds;
  lines.push(
    `  ${needs === null ? told.free(dollars(pot)) : told.needs(dollars(price), dollars(pot), percent(needs, 2))}`,
  );
  const mine = odds.equity?.hands[0];
  if (odds.equity !== null && mine !== undefined) {
    const error = odds.equity.method === 'sampled' ? (100 * mine.standardError).toFixed(2) : null;
    const share = (100 * toNumber(mine.share)).toFixed(2);
    lines.push(`  ${told.has(share, error, odds.equity.hands.length - 1, odds.pays)}`);
  }
  if (odds.outs.length > 0) {
    lines.push(`  ${told.outs(odds.improves, percent(odds.chance, 2))}`);
    for (const { category, cards } of odds.outs) lines.push(`    ${handKind(category)}: ${printFaces(cards)}`);
  }
  return lines.join('\n');
}
