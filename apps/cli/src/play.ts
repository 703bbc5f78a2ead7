// `baraja play HOUSE GAME`: a table in the terminal against bots. Everything shown comes from your seat's view.

import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { type Chips, type HouseCommand, knownTo, type Option, type Seat, seeded } from 'baraja';
import { clause, type GameId, gameOf, gamesOf, type HouseId, houseOf, houses, shortName } from 'baraja/books';
import { bots } from 'baraja/bots';
import type { ActName } from 'baraja/facts';
import { refuse } from 'baraja/kernel';
import {
  chooserAt,
  citedBy,
  evolve,
  forcedUnit,
  ready,
  type TableEvent,
  type TableRules,
  type TableState,
  unchosen,
} from 'baraja/table';
import type { Words } from 'baraja/words';
import { Command, InvalidArgumentError } from 'commander';
import { choiceLines, choiceOf } from './choice.js';
import { Driver } from './driver.js';
import { callFloor } from './floor.js';
import { gameName, language, seatsFor, switchesOf, tableOf, today, wholeFrom, wordsFor } from './house.js';
import { Logbook } from './logbook.js';
import { withHouses } from './own-houses.js';
import { wordsOnly } from './report.js';
import { rearrangeCommand, rummyCommand } from './rummy.js';
import { drawMenu, drawTable, keyOf, reader, type Scenery, typeOf } from './screen.js';
import { en } from './words/en.js';
import { t } from './words/index.js';

interface Options {
  readonly stake?: string;
  readonly switch?: readonly string[];
  readonly lang?: 'en' | 'es';
  readonly seats?: number;
  readonly seed?: number;
  readonly name: string;
  readonly bots: string;
  readonly hands?: number;
  readonly auto?: string;
}
const YOU: Seat = 1;
const NAMES = ['', 'Ana', 'Beto', 'Chuy', 'Dora', 'Elena', 'Fito', 'Gloria', 'Hugo', 'Inés'];
const PEOPLE = ['careful', 'steady', 'lively'];

/** Where nobody says: the first practice table of the house that has most of them. */
function usualTable(): { readonly house: string; readonly game: string } {
  const most = Math.max(...houses.map(({ practice }) => practice.length));
  const { id, practice } = houses.find((house) => house.practice.length === most)!;
  return { house: id, game: shortName(practice[0]?.game ?? gamesOf(id)[0]!.id) };
}
const usual = usualTable();

export const playCommand = (): Command =>
  withHouses(wordsOnly(new Command('play')))
    .description(t().play.about)
    .argument('[house]', t().play.house, usual.house)
    .argument('[game]', t().play.game, usual.game)
    .option('-s, --stake <stake>', t().help.stake)
    .option('--switch <key=value...>', t().help.switch('deal.burn=off'))
    .option('--seats <number>', t().play.seats, wholeFrom(2, 10))
    .option('--bots <manner>', t().play.bots, manner, 'mixed')
    .option('--name <name>', t().play.name, t().play.guest)
    .option('--seed <number>', t().play.seed, wholeFrom(0, 2 ** 31))
    .option('--hands <number>', t().play.hands, wholeFrom(1))
    .option('--auto <manner>', t().play.auto, manner)
    .option('--lang <en|es>', t().help.language, language)
    .action((house: string, game: string, options: Options) => sitDown(house, game, options));

function manner(text: string): string {
  if (text === 'mixed' || bots[text]) return text;
  throw new InvalidArgumentError(t().wrong.manner(['mixed', ...Object.keys(bots)].join(', ')));
}

async function sitDown(house: string, game: string, options: Options): Promise<void> {
  const rules = tableOf(house, game, options);
  const table = new Terminal(rules, { ...options, seats: seatsFor(rules, options.seats) });
  try {
    await table.run();
  } finally {
    table.close();
  }
}

/** The prompt, the screen and the loop of one sitting. */
class Terminal {
  private readonly driver: Driver;
  private readonly say: Words;
  private readonly input = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY,
  });
  private readonly book: Logbook;
  private isClosed = false;
  private readonly lines: string[] = [];
  private waiting: ((line: string | null) => void) | null = null;

  constructor(
    rules: TableRules,
    private readonly options: Options & { readonly seats: number },
  ) {
    this.say = wordsFor(options.lang);
    const seed = options.seed ?? randomInt(2 ** 31);
    const switches = switchesOf(options.switch ?? []);
    const on = today(rules.house);
    this.driver = new Driver(rules, seeded(seed), switches, on);
    this.book = new Logbook(
      {
        baraja: 1,
        house: rules.house,
        game: rules.gameId,
        stake: rules.stake,
        switches,
        dealer: rules.dealer,
        on,
        hash: rules.hash,
        seat: YOU,
      },
      `${new Date().toISOString().replace(/[:.]/g, '-')}-${rules.gameId}`,
    );
    this.driver.onEvent((e, before) => this.keep(e, before));
    // Lines typed ahead, or piped in, wait their turn.
    this.input.on('line', (line) => {
      const waiting = this.waiting;
      this.waiting = null;
      if (waiting) waiting(line);
      else this.lines.push(line);
    });
    this.input.on('close', () => {
      this.isClosed = true;
      this.waiting?.(null);
    });
  }
  private get rules(): TableRules {
    return this.driver.rules;
  }
  close(): void {
    this.input.close();
  }

  private chain: { from: TableState; now: TableState } | null = null;
  /** Writes an event down, and tells it. A decision's events come one by one, each seen from the table before it. */
  private keep(e: TableEvent, before: TableState): void {
    const now = this.chain !== null && this.chain.from === before ? this.chain.now : before;
    this.book.append(now, [e]);
    const after = evolve(now, e);
    this.chain = { from: before, now: after };
    this.tell(e, now, after);
  }
  private tell(e: TableEvent, before: TableState, after: TableState): void {
    const names = (seat: Seat) => this.nameIn(after, seat) ?? this.nameIn(before, seat);
    const live = after.live ?? before.live;
    const scene = live ? { known: knownTo(live.round.felt, live.round.faces, YOU) } : {};
    const text = this.say.tableEvent(live?.game ?? null, e, names, scene);
    const rule = citedBy(e);
    if (text) console.log(`  ${text}${rule ? this.dim(` (${rule})`) : ''}`);
  }
  private nameIn(state: TableState, seat: Seat): string | undefined {
    return state.sittings.find((s) => s.seat === seat)?.patron.name;
  }
  private get colour(): boolean {
    return process.stdout.isTTY === true && process.env.NO_COLOR === undefined;
  }
  private dim(text: string): string {
    return this.colour ? `\x1b[2m${text}\x1b[0m` : text;
  }
  private get scenery(): Scenery {
    const { rules, driver, say } = this;
    const where = `${houseOf(rules.house as HouseId).name} · ${gameName(gameOf(rules.gameId as GameId), say)} ${rules.stake}`;
    const title = `${where} · ${t().play.hand(driver.state.rounds)}`;
    return {
      title,
      say,
      names: driver.state.live!.game.names,
      rules: rules.game,
      nameOf: (seat) => say.seat(seat, (s) => this.nameIn(driver.state, s)),
      colour: this.colour,
    };
  }

  private async ask(question: string): Promise<string | null> {
    if (this.isClosed && this.lines.length === 0) return null;
    process.stdout.write(question);
    const ahead = this.lines.shift();
    if (ahead !== undefined) {
      process.stdout.write(`${ahead}\n`);
      return ahead.trim();
    }
    const line = await new Promise<string | null>((resolve) => {
      this.waiting = resolve;
    });
    if (line === null) process.stdout.write('\n');
    return line === null ? null : line.trim();
  }

  async run(): Promise<void> {
    const { driver, options } = this;
    const buyIn = this.buyIn();
    for (let seat = 1; seat <= options.seats; seat++) {
      const name = seat === YOU ? options.name : NAMES[seat - 1]!;
      driver.do({
        type: 'sit',
        seat,
        patron: { id: seat === YOU ? 'you' : `bot-${seat}`, name, bot: seat !== YOU },
        buyIn,
        at: 0,
      });
    }
    console.log(this.dim(`\n${t().play.welcome(this.book.path)}`));
    for (let hand = 1; options.hands === undefined || hand <= options.hands; hand++) {
      this.rebuyBots(buyIn);
      if (options.auto === undefined && !(await this.chooseGame())) return;
      const refused = driver.deal();
      if (refused) {
        console.log(`  ${this.say.refusal(refused)}`);
        if (!(await this.between(buyIn))) return;
        continue;
      }
      if (!(await this.playHand())) return;
      if (options.auto === undefined && !(await this.between(buyIn))) return;
    }
  }
  /** At a dealer's choice, when the button comes to you: Enter is what is dealt where nobody says. False to leave. */
  private async chooseGame(): Promise<boolean> {
    const { driver, say } = this;
    if (driver.rules.choice === undefined || driver.draw() !== null || chooserAt(driver.state) !== YOU) return true;
    for (const line of choiceLines(driver, say)) console.log(`  ${line}`);
    for (;;) {
      const line = await this.ask(`${t().play.choose(gameName(gameOf(unchosen(driver.state)), say))}\n> `);
      if (line === null || isSaid('quit', line)) return false;
      const refused = driver.try(choiceOf(driver, YOU, line));
      if (!refused) return true;
      console.log(`  ${say.refusal(refused)}`);
    }
  }
  private buyIn(): Chips {
    const { buyIn } = this.rules;
    const wanted = Math.max(buyIn.min, 40 * forcedUnit(this.rules));
    return buyIn.max === null ? wanted : Math.min(wanted, buyIn.max);
  }
  private rebuyBots(buyIn: Chips): void {
    for (const s of this.driver.state.sittings) {
      if (!s.patron.bot || (s.stack >= buyIn / 5 && s.away === null)) continue;
      if (s.stack < buyIn) this.driver.try({ type: 'topUp', seat: s.seat, amount: buyIn - s.stack });
      if (this.driver.state.sittings.find((x) => x.seat === s.seat)!.away !== null)
        this.driver.try({ type: 'comeBack', seat: s.seat, post: true });
    }
  }

  /** One hand; false when the player has left. */
  private async playHand(): Promise<boolean> {
    const { driver, options } = this;
    for (driver.letChance(); driver.state.live !== null; driver.letChance()) {
      const actor = driver.waitingFor;
      if (actor === null) throw new Error('nobody is to act, and the hand is not over');
      if (actor === 'dealer') driver.letDealer();
      else if (actor !== YOU) driver.letBot(actor, this.botAt(actor));
      else if (options.auto) driver.letBot(actor, bots[options.auto === 'mixed' ? 'steady' : options.auto]!);
      else if (!(await this.yourTurn())) return false;
    }
    return true;
  }
  private botAt(seat: Seat) {
    return bots[this.options.bots === 'mixed' ? PEOPLE[seat % PEOPLE.length]! : this.options.bots]!;
  }

  /** Asks until something is done; false to leave the table. */
  private async yourTurn(): Promise<boolean> {
    const { driver, say } = this;
    console.log(drawTable(driver.viewOf(YOU), this.scenery));
    for (;;) {
      const seen = driver.viewOf(YOU);
      const line = await this.ask(`  ${drawMenu([...seen.menu, ...seen.free], this.scenery)}\n> `);
      if (line === null || isSaid('quit', line)) return false;
      if (line === '') continue;
      const [word = '', ...rest] = line.toLowerCase().split(/\s+/);
      if (isSaid('help', word)) console.log(t().play.help);
      else if (isSaid('table', word)) console.log(drawTable(seen, this.scenery));
      else if (isSaid('why', word)) this.why(rest[0]);
      else if (isSaid('rule', word)) this.rule(rest[0]);
      else if (isSaid('floor', word)) {
        for (const text of await callFloor(driver, this.scenery, (q) => this.ask(q))) console.log(`  ${text}`);
        return true;
      } else {
        const type = typeOf(isSaid('rearrange', word) ? 'rearrange' : word, [...seen.menu, ...seen.free]);
        const refused = type === null ? refuse('not-offered') : driver.act(this.command(type, rest, seen.menu));
        if (!refused) return true;
        console.log(`  ${say.refusal(refused)}`);
      }
    }
  }
  /** Reads "r 12" as a raise to $12, "d 2" as a discard of the second card. */
  private command(type: ActName, rest: readonly string[], menu: readonly Option[]): HouseCommand {
    const o = menu.find((x) => x.type === type);
    const { game } = this.rules;
    if (game.family === 'rummy') {
      const seen = this.driver.viewOf(YOU);
      if (type === 'rearrange') return rearrangeCommand(rest, seen, YOU, game);
      return rummyCommand({ type, rest, option: o, seat: YOU }, seen, game, reader(seen, this.scenery));
    }
    const numbers = rest.map((text) => Number(text.replace('$', '')));
    if (o?.cards) return { type, actor: YOU, cards: numbers.flatMap((n) => o.cards!.from[n - 1] ?? []) };
    if (o?.amount) {
      const [n = o.amount.min / 100] = numbers;
      return { type, actor: YOU, amount: Math.round(n * 100) };
    }
    return { type, actor: YOU, ...(numbers.length > 0 ? { amount: Math.round(numbers[0]! * 100) } : {}) };
  }
  private why(what: string | undefined): void {
    const { shut } = this.driver.viewOf(YOU);
    const list = what ? shut.filter((s) => s.type === typeOf(what, shut) || s.type === what) : shut;
    if (list.length === 0) console.log(`  ${t().play.notClosed}`);
    for (const s of list) console.log(`  ${s.type} [${keyOf(s.type)}]: ${this.say.refusal(s)}`);
  }
  private rule(id: string | undefined): void {
    const entry = id ? (clause(id.toUpperCase()) ?? clause(id)) : undefined;
    console.log(entry ? `  ${this.say.ruling(entry)}` : `  ${t().play.sayARule(this.rules.cites.seats)}`);
  }

  /** Between hands: Enter deals; false to leave. */
  private async between(buyIn: Chips): Promise<boolean> {
    const { driver, say } = this;
    for (;;) {
      const mine = driver.state.sittings.find((s) => s.seat === YOU);
      const standing = ready(driver.state).find((r) => r.seat === YOU);
      const status = standing && standing.why !== null ? ` · ${say.seatStatus(standing)}` : '';
      const line = await this.ask(`\n${t().play.between(say.money(mine?.stack ?? 0), status)}\n> `);
      if (line === null || isSaid('quit', line)) return false;
      const [word = '', n] = line.toLowerCase().split(/\s+/);
      if (word === '') return true;
      const refused = isSaid('buy', word)
        ? driver.try({ type: 'topUp', seat: YOU, amount: n ? Math.round(Number(n.replace('$', '')) * 100) : buyIn })
        : isSaid('out', word)
          ? driver.try({ type: 'sitOut', seat: YOU })
          : isSaid('back', word)
            ? driver.try({ type: 'comeBack', seat: YOU, post: isSaid('post', n ?? '') })
            : undefined;
      if (refused === undefined) console.log(`  ${t().play.betweenHelp}`);
      else if (refused) console.log(`  ${say.refusal(refused)}`);
    }
  }
}

/** Whether somebody typed it, in his own language or in English. */
const isSaid = (what: keyof typeof en.play.words, typed: string): boolean =>
  [...t().play.words[what], ...en.play.words[what]].includes(typed.toLowerCase());
