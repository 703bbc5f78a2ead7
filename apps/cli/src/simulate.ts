// `baraja simulate rogelios hold --hands 100000`: whole tables of bots as fast as the engine goes, and what came of it.
import { type Chips, type Rng, seeded, silent } from 'baraja';
import { type GameId, gameOf, type HouseId, houseOf } from 'baraja/books';
import { type Bot, bots as everyBot } from 'baraja/bots';
import { forcedUnit, stackOf, type TableEvent, type TableRules } from 'baraja/table';
import type { Words } from 'baraja/words';
import { Command, InvalidArgumentError } from 'commander';
import { Driver } from './driver.js';
import { gameName, seatsFor, tableOf, wholeFrom, withTable, wordsFor } from './house.js';
import { t } from './words/index.js';

const MANNERS = Object.keys(everyBot);

interface Options {
  readonly stake?: string;
  readonly switch?: readonly string[];
  readonly lang?: 'en' | 'es';
  readonly hands: number;
  readonly seats?: number;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly quiet?: boolean;
}

export const simulateCommand = (): Command =>
  withTable(new Command('simulate'))
    .description(t().simulate.about)
    .option('-n, --hands <number>', t().simulate.hands, wholeFrom(1, 100_000_000), 10_000)
    .option('--seats <number>', t().simulate.seats, wholeFrom(2, 10))
    .option('--seed <number>', t().help.seed, wholeFrom(0, 2 ** 31), 1)
    .option('--bots <manners>', t().simulate.bots(MANNERS.join(', ')), mannersOf, ['quick'])
    .option('-q, --quiet', t().help.quiet)
    .action((house: string, game: string, options: Options) => {
      const rules = tableOf(house, game, options);
      const say = wordsFor(options.lang);
      const asked = { ...options, seats: seatsFor(rules, options.seats) };
      const report = simulate(rules, asked);
      console.log(print(rules, report, asked, say));
      if (report.missing !== 0) process.exitCode = 1;
    });

function mannersOf(text: string): readonly string[] {
  const list = text.split(',').map((s) => s.trim());
  const bad = list.find((name) => !MANNERS.includes(name));
  if (bad !== undefined) throw new InvalidArgumentError(t().wrong.noManner(bad, MANNERS.join(', ')));
  return list;
}

type Asked = Options & { readonly seats: number };

interface Report {
  readonly hands: number;
  readonly seconds: number;
  readonly seats: readonly { name: string; bought: Chips; holds: Chips; won: number }[];
  readonly drop: Chips;
  readonly jackpot: Chips;
  /** What the house won as the bank, or lost, and what lies in a progressive or a fund of its own. */
  readonly house: Chips;
  readonly kept: Chips;
  readonly showdowns: number;
  /** Hands that came to nothing because nobody would bank. */
  readonly broken: number;
  readonly biggest: Chips;
  /** Chips bought, less chips held and taken: anything but 0 is a fault. */
  readonly missing: Chips;
}

/** Plays the hands. Whoever cannot be dealt in buys again, so that the table stays full. */
function simulate(rules: TableRules, options: Asked): Report {
  const rng: Rng = seeded(options.seed);
  const driver = new Driver(rules, rng);
  const manners = Array.from({ length: options.seats }, (_, i) => options.bots[i % options.bots.length]!);
  const bots: Bot[] = manners.map((name) => everyBot[name]!);
  const bought: Chips[] = manners.map(() => 0);
  const won: number[] = manners.map(() => 0);
  const buyIn = standardBuyIn(rules);
  manners.forEach((manner, i) => {
    const seat = i + 1;
    driver.do({
      type: 'sit',
      seat,
      patron: { id: `bot-${seat}`, name: `${manner} ${seat}`, bot: true },
      buyIn,
      at: 0,
    });
    bought[i] = buyIn;
  });
  let showdowns = 0;
  /** Rounds in which a pot was shown for, whether it went to one hand or in halves. */
  const shown = new Set<number>();
  const lastPot = new Map<number, string>();
  let broken = 0;
  let biggest = 0;
  const note = (e: TableEvent) => {
    if (e.type !== 'Played') return;
    if (e.event.type === 'GameBroken') broken++;
    if (e.event.type === 'WagerWon' || (e.event.type === 'AnteSettled' && e.event.note.won > 0)) {
      won[e.event.seat! - 1]!++;
      biggest = Math.max(biggest, e.event.note.won);
    }
    if (e.event.type === 'GameWon') {
      won[e.event.seat! - 1]!++;
      if (!e.event.note.alone) showdowns++;
    }
    if (e.event.type === 'PointsPaid') biggest = Math.max(biggest, e.event.chips[0]?.amount ?? 0);
    if (e.event.type !== 'PotAwarded') return;
    const { shares } = e.event.note;
    if (shares.some(({ way }) => way !== 'uncontested')) shown.add(e.round);
    for (const { seat, amount } of shares) {
      // Both halves of a pot are one pot.
      const pot = `${e.round} ${e.event.note.pot} ${seat}`;
      if (pot !== lastPot.get(seat)) won[seat - 1]!++;
      lastPot.set(seat, pot);
      biggest = Math.max(biggest, amount);
    }
  };
  driver.onEvent(note);
  const bar = progress(options.hands, options.quiet ?? !process.stderr.isTTY);
  const from = process.hrtime.bigint();
  let clock = 0;
  for (let hand = 0; hand < options.hands; hand++) {
    for (const s of driver.state.sittings) {
      if (s.stack >= buyIn / 4 && s.away === null) continue;
      const amount = buyIn - s.stack;
      if (amount > 0 && driver.try({ type: 'topUp', seat: s.seat, amount }) === null) bought[s.seat - 1]! += amount;
      if (driver.state.sittings.find((x) => x.seat === s.seat)!.away !== null)
        driver.try({ type: 'comeBack', seat: s.seat, post: true });
    }
    // Time tables pay by the half hour: here, every forty hands.
    if (rules.fee.kind === 'time' && hand % 40 === 0) {
      driver.try({ type: 'collectTime', at: clock });
      clock += 30 * 60 * 1000;
    }
    const refused = driver.deal();
    if (refused) throw new Error(`hand ${hand + 1} was not dealt: ${JSON.stringify(refused)}`);
    for (driver.letChance(); driver.state.live !== null; driver.letChance()) {
      const actor = driver.waitingFor;
      if (typeof actor === 'number') driver.letBot(actor, bots[actor - 1]!);
      else if (actor === 'dealer') driver.do({ type: 'act', command: silent(driver.state.live.table, actor)! });
    }
    bar(hand + 1);
  }
  const seconds = Number(process.hrtime.bigint() - from) / 1e9;
  const { drop, jackpot } = driver.state.takings;
  const seats = manners.map((_, seat) => ({
    name: driver.state.sittings[seat]!.patron.name,
    bought: bought[seat]!,
    holds: stackOf(driver.state, seat + 1) + driver.state.sittings[seat]!.behind,
    won: won[seat]!,
  }));
  const { house, progressive, boxes } = driver.state;
  // What the players have put into a progressive and not had back is written against them in its book.
  const kept = Object.values(boxes).reduce((a, b) => a + b, 0) - (progressive?.at.players ?? 0);
  const missing = seats.reduce((sum, s) => sum + s.bought - s.holds, 0) - drop - jackpot - house - kept;
  return {
    hands: options.hands,
    seconds,
    seats,
    drop,
    jackpot,
    house,
    kept,
    showdowns: showdowns + shown.size,
    broken,
    biggest,
    missing,
  };
}

/** Thirty big bets, within what is posted. */
function standardBuyIn(rules: TableRules): Chips {
  const { buyIn } = rules;
  const wanted = Math.max(buyIn.min, 60 * forcedUnit(rules));
  return buyIn.max === null ? wanted : Math.min(buyIn.max, wanted);
}

function progress(total: number, isQuiet: boolean): (done: number) => void {
  if (isQuiet) return () => {};
  let shown = -1;
  return (done) => {
    const percent = Math.floor((100 * done) / total);
    if (percent === shown) return;
    shown = percent;
    const filled = Math.round(percent / 2.5);
    process.stderr.write(`\r  [${'#'.repeat(filled)}${'·'.repeat(40 - filled)}] ${String(percent).padStart(3)} %`);
    if (done === total) process.stderr.write('\r\x1b[K');
  };
}

/** What a seat's winnings are measured by. */
export type Unit = TableRules['forced']['kind'] | 'least-ante';
/** Kinds of games, by what is told of them. */
export type Kind = 'poker' | 'rummy' | 'banked' | 'spanish-poker';
function kindOf({ game: { family } }: TableRules): Kind {
  if (family === 'rummy' || family === 'spanish-poker') return family;
  return family === 'twenty-one' || family === 'pai-gow' ? 'banked' : 'poker';
}

function print(rules: TableRules, r: Report, options: Asked, say: Words): string {
  const { simulate: told } = t();
  const kind = kindOf(rules);
  const unit = told.units[kind === 'spanish-poker' ? 'least-ante' : rules.forced.kind];
  const width = Math.max(...r.seats.map((s) => s.name.length));
  const per100 = (net: Chips) => net / forcedUnit(rules) / (r.hands / 100);
  const rows = r.seats.map((s) => {
    const net = s.holds - s.bought;
    const signed = `${net < 0 ? '-' : '+'}${say.money(Math.abs(net))}`;
    const rate = `${per100(net).toFixed(2).padStart(8)} ${unit}/100`;
    return `  ${s.name.padEnd(width)}  ${signed.padStart(14)}  ${rate}  ${String(s.won).padStart(8)} ${told.wins[kind]}`;
  });
  const where = `${houseOf(rules.house as HouseId).name}, ${gameName(gameOf(rules.gameId as GameId), say)} ${rules.stake}`;
  const wonOrLost = (n: Chips) => (n < 0 ? told.lost : told.won)(say.money(Math.abs(n)));
  const perHand = (n: Chips) => told.perHand(say.money(n), say.money(Math.round(n / r.hands)));
  const banks = r.house !== 0 || r.kept !== 0;
  const part = ((100 * r.showdowns) / r.hands).toFixed(1);
  const line = { part, biggest: say.money(r.biggest), broken: r.broken.toLocaleString('en') };
  const off = say.money(Math.abs(r.missing));
  return [
    told.head(where, r.hands.toLocaleString('en'), options.seats, options.seed, rules.hash.slice(0, 12)),
    ...rows,
    `  ${told.fees(perHand(r.drop), perHand(r.jackpot))}`,
    ...(banks ? [`  ${told.house(wonOrLost(r.house), wonOrLost(r.kept))}`] : []),
    `  ${told.line[kind](line)}`,
    `  ${r.missing === 0 ? told.whole(banks) : r.missing > 0 ? told.missing(off) : told.tooMuch(off)}`,
    `  ${told.speed(Math.round(r.hands / r.seconds).toLocaleString('en'))}`,
  ].join('\n');
}
