// `baraja odds …`: what the games are worth, exactly, beside what the sheets print.
import {
  commandName,
  countedSwitches,
  ORDINARY_BLACKJACK,
  paiGowFrom,
  postedAt,
  spanishFrom,
  type TwentyOneGame,
  type TwentyOneRules,
  twentyOneFrom,
} from '@baraja/odds';
import {
  changesOf,
  type GameId,
  type GameListing,
  gameOf,
  games,
  houseOf,
  houses,
  isOpened,
  isSwitchRefusal,
  openTable,
  type SwitchRefusal,
} from 'baraja/books';
import type { SpanishPokerRules } from 'baraja/games';
import type { TableRules } from 'baraja/table';
import { Command, InvalidArgumentError } from 'commander';
import { Stop, switchesOf, wholeFrom, wordsFor } from '../house.js';
import { t } from '../words/index.js';
import { printEquity, printFees, printHands, printPaiGow, printPushNine } from './others.js';
import { type OddsOptions, tell, withOutput } from './run.js';
import { seatCommand } from './seat.js';
import { printSpanish } from './spanish.js';
import { printTwentyOne } from './twenty-one.js';

/** The game of the houses that a command is about, where it is about one alone. */
const onlyOne = (plays: GameListing['plays']): GameId => {
  const [game] = games.filter((one) => one.plays === plays);
  if (game === undefined) throw new Stop(t().odds.wrong.noGame);
  return game.id;
};

export const oddsCommand = (): Command => {
  const command = new Command('odds')
    .description(t().odds.about)
    .addCommand(spanishCommand())
    .addCommand(twentyOneCommand('blackjack', 'blackjack'))
    .addCommand(paiGowCommand())
    .addCommand(equityCommand())
    .addCommand(handsCommand())
    .addCommand(seatCommand())
    .addCommand(pushNineCommand())
    .addCommand(feesCommand());
  for (const game of games)
    if (game.plays === 'twenty-one') command.addCommand(twentyOneCommand(commandName(game), game.id));
  return command;
};

const known = (): string => houses.map(({ id }) => id).join(', ');

/** What the book makes of the switches, or its refusal as a sentence. */
function allowed<T extends object>(answer: T | SwitchRefusal): T {
  if (isSwitchRefusal(answer)) throw new Stop(wordsFor(undefined).refusal(answer));
  return answer;
}

/** A switch the figures do not go by is refused, rather than passed over. */
function counted(game: GameId, thrown: readonly string[] | undefined): ReturnType<typeof switchesOf> {
  const switches = switchesOf(thrown ?? []);
  const known: readonly string[] = countedSwitches(game).map(({ key }) => key);
  const other = Object.keys(switches).find((key) => !known.includes(key));
  if (other !== undefined) throw new Stop(t().odds.wrong.switch(other, known.join(', ')));
  return switches;
}

const withSwitches = (command: Command): Command =>
  withOutput(command.option('--switch <key=value...>', t().help.switch('deal.burn=off')));

interface Switched extends OddsOptions {
  readonly switch?: readonly string[];
}

const oneOf =
  <T extends string>(...words: readonly T[]) =>
  (text: string): T => {
    const found = words.find((word) => word === text);
    if (found === undefined) throw new InvalidArgumentError(t().odds.wrong.oneOf(words));
    return found;
  };

function spanishCommand(): Command {
  return withSwitches(new Command('spanish-poker'))
    .description(t().odds.help.spanish)
    .option('--ante-table <1|2>', t().odds.help.anteTable, wholeFrom(1, 2), 1)
    .option('--wheel', t().odds.help.wheel)
    .option('--tie <push|house>', t().odds.help.tie, oneOf('push', 'house'))
    .option('--stake <returned|dropped>', t().odds.help.stake, oneOf('returned', 'dropped'))
    .option('--players <number>', t().odds.help.onMeter, wholeFrom(1, 6), 1)
    .option('--hand <cards>', t().odds.help.hand)
    .action(
      async (
        options: Switched & {
          anteTable: 1 | 2;
          wheel?: boolean;
          tie?: string;
          stake?: string;
          players: number;
          hand?: string;
        },
      ) => {
        const game = onlyOne('spanish-poker');
        const thrown = {
          ...(options.wheel ? throwFor(game, (rules) => rules.wheel, true) : {}),
          ...(options.tie ? throwFor(game, (rules) => rules.tie, options.tie) : {}),
          ...(options.stake ? throwFor(game, (rules) => rules.progressive?.stake, options.stake) : {}),
          ...counted(game, options.switch),
        };
        const { players, hand = null } = options;
        const anteTable = Object.keys(postedAt(game).ante)[options.anteTable - 1] ?? String(options.anteTable);
        const terms = allowed(spanishFrom(game, thrown));
        const question = { kind: 'spanish-poker', game, anteTable, players, hand, ...terms } as const;
        await tell(question, options, (answer) => printSpanish(question, answer));
      },
    );
}

/** The throw of whichever switch makes this of the game's rules. */
function throwFor(game: GameId, of: (rules: SpanishPokerRules) => unknown, is: unknown): Record<string, unknown> {
  const read = (rules: TableRules): unknown => of(rules.game as SpanishPokerRules);
  const { house } = gameOf(game);
  for (const { key, values } of changesOf(game, read))
    for (const value of values) {
      const rules = openTable({ house, game, switches: { [key]: value } });
      if (isOpened(rules) && read(rules) === is) return { [key]: value };
    }
  return {};
}

interface TwentyOneOptions extends Switched {
  readonly decks: TwentyOneRules['decks'];
  readonly natural?: string;
  readonly charts?: boolean;
  readonly changes?: boolean;
  readonly allDecks?: boolean;
  readonly hands?: boolean;
  readonly exact?: boolean;
}

/** How many are counted with where nobody says. */
const DECKS = 6;

function twentyOneCommand(name: string, game: TwentyOneGame): Command {
  const isBook = game !== 'blackjack';
  const said = isBook
    ? t().odds.help.bookGame(houseOf(gameOf(game).house).name, gameOf(game).name)
    : t().odds.help.ordinary;
  return withSwitches(new Command(name))
    .description(said)
    .option('--decks <number>', t().odds.help.decks, decksOf, isBook ? DECKS : ORDINARY_BLACKJACK.decks)
    .option('--natural <win:on>', t().odds.help.natural)
    .option('--charts', t().odds.help.charts)
    .option('--changes', t().odds.help.changes)
    .option('--all-decks', t().odds.help.allDecks)
    .option('--hands', t().odds.help.hands)
    .option('--exact', t().odds.help.exact)
    .action(async (options: TwentyOneOptions) => {
      const rules = rulesOf(game, options);
      const parts = {
        charts: options.charts ?? false,
        changes: options.changes ?? false,
        decks: options.allDecks ?? false,
        hands: options.hands ?? false,
        exact: options.exact ?? false,
      };
      const question = { kind: 'twenty-one', game, rules, with: parts } as const;
      await tell(question, options, (answer) => printTwentyOne(question, answer));
    });
}

function rulesOf(game: TwentyOneGame, { decks, natural, switch: thrown }: TwentyOneOptions): TwentyOneRules {
  if (game === 'blackjack') {
    if (thrown !== undefined) throw new Stop(t().odds.wrong.noSwitches);
    const rules = { ...ORDINARY_BLACKJACK, decks };
    return natural === undefined ? rules : { ...rules, natural: payoffOf(natural) };
  }
  const switches = counted(game, thrown);
  // Where the house may post what a natural pays, it is asked; elsewhere the game is counted with another payoff.
  const [posted] = changesOf(game, (rules) => (rules.game as { natural?: unknown }).natural);
  if (natural !== undefined && posted)
    return allowed(twentyOneFrom(game, { [posted.key]: natural, ...switches }, decks));
  const rules = allowed(twentyOneFrom(game, switches, decks));
  return natural === undefined ? rules : { ...rules, natural: payoffOf(natural) };
}

function payoffOf(text: string): TwentyOneRules['natural'] {
  const [, win, on] = /^(\d+):(\d+)$/.exec(text) ?? [];
  if (win === undefined || Number(on) === 0) throw new Stop(t().odds.wrong.payoff);
  return { win: Number(win), on: Number(on) };
}

function decksOf(text: string): TwentyOneRules['decks'] {
  if (text === 'infinite') return text;
  return wholeFrom(1, 8)(text) as TwentyOneRules['decks'];
}

function paiGowCommand(): Command {
  return withSwitches(new Command('pai-gow'))
    .description(t().odds.help.paiGow)
    .option('--exact', t().odds.help.allDeals)
    .option('--deals <number>', t().odds.help.deals, wholeFrom(1_000, 1_000_000_000), 2_000_000)
    .option('--seed <number>', t().odds.help.seed, wholeFrom(0, 2 ** 31), 1)
    .action(async (options: Switched & { exact?: boolean; deals: number; seed: number }) => {
      const { exact, deals, seed } = options;
      const game = onlyOne('pai-gow');
      const terms = allowed(paiGowFrom(game, counted(game, options.switch)));
      const question = { kind: 'pai-gow', game, ...terms, method: exact ? 'counted' : { deals, seed } } as const;
      await tell(question, options, (answer) => printPaiGow(question, answer));
    });
}

function equityCommand(): Command {
  return withSwitches(new Command('equity'))
    .description(t().odds.help.equity)
    .argument('<house>', known())
    .argument('<game>', t().odds.help.game)
    .argument('<hands...>', t().odds.help.ranges)
    .option('--board <cards>', t().odds.help.board, '')
    .option('--dead <cards>', t().odds.help.dead, '')
    .option('--exact', t().odds.help.count)
    .option('--samples <number>', t().odds.help.samples, wholeFrom(100, 1_000_000_000))
    .option('--seed <number>', t().odds.help.seed, wholeFrom(0, 2 ** 31), 1)
    .action(
      async (
        house: string,
        game: string,
        hands: string[],
        options: Switched & { board: string; dead: string; exact?: boolean; samples?: number; seed: number },
      ) => {
        const { board, dead, exact, samples, seed } = options;
        const method = exact ? 'counted' : samples === undefined ? 'best' : 'sampled';
        const switches = switchesOf(options.switch ?? []);
        const cards = { house, game, hands, board, dead };
        const effort = { method, samples: samples ?? null, seed } as const;
        const question = { kind: 'equity', ...cards, switches, ...effort } as const;
        await tell(question, options, printEquity);
      },
    );
}

function handsCommand(): Command {
  return withSwitches(new Command('hands'))
    .description(t().odds.help.kinds)
    .argument('<house>', known())
    .argument('<game>', t().odds.help.game)
    .action(async (house: string, game: string, options: Switched) => {
      const switches = switchesOf(options.switch ?? []);
      const rules = openTable({ house, game, switches });
      if (!isOpened(rules)) throw new Stop(wordsFor(undefined).refusal(rules));
      await tell({ kind: 'hands', game: rules.gameId, switches }, options, printHands);
    });
}

function pushNineCommand(): Command {
  return withOutput(new Command('push-nine'))
    .description(t().odds.help.pushNine)
    .option('--players <number>', t().odds.help.players, wholeFrom(2, 10), 2)
    .option('--deals <number>', t().odds.help.manyDeals, wholeFrom(1_000, 1_000_000_000), 1_000_000)
    .option('--seed <number>', t().odds.help.seed, wholeFrom(0, 2 ** 31), 1)
    .action(async (options: OddsOptions & { players: number; deals: number; seed: number }) => {
      const { players, deals, seed } = options;
      await tell({ kind: 'push-nine', game: onlyOne('push-nine'), players, deals, seed }, options, printPushNine);
    });
}

function feesCommand(): Command {
  return withOutput(new Command('fees'))
    .description(t().odds.help.fees)
    .argument('[house]', t().odds.help.anyHouse(known()))
    .option('--hands-per-hour <number>', t().odds.help.handsPerHour, wholeFrom(1, 1_000), 30)
    .option('--pot <number>', t().odds.help.pot, wholeFrom(1, 100_000), 20)
    .option('--jackpot <dollars>', t().odds.help.jackpot, wholeFrom(1))
    .option('--one-in <hands>', t().odds.help.oneIn, wholeFrom(1))
    .action(
      async (
        house: string | undefined,
        options: OddsOptions & { handsPerHour: number; pot: number; jackpot?: number; oneIn?: number },
      ) => {
        const { handsPerHour, pot, jackpot, oneIn } = options;
        if ((jackpot === undefined) !== (oneIn === undefined)) throw new Stop(t().odds.wrong.both);
        const prize = jackpot === undefined ? null : { feePerHand: 100, prize: 100 * jackpot, oneIn: oneIn! };
        const question = {
          kind: 'fees',
          house: house ?? null,
          terms: { handsPerHour, potUnits: pot },
          jackpot: prize,
        } as const;
        await tell(question, options, printFees);
      },
    );
}
