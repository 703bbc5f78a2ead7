/**
 * Which rulings speak of which game. A ruling with a switch speaks of the games that have the switch; the others, and those
 * whose switch reaches further than they do, are listed here, since a ruling names lines of a sheet or none, and not a game.
 */
import { type GameId, gameOf, games, gamesOf, own, type Ruling, rulingsOf } from '../books/clauses/index.js';
import { locksOf, type Switch, switchOf } from '../books/switches.js';

const all = games.map(({ id }) => id);
const where = (test: (game: (typeof games)[number]) => boolean): readonly GameId[] =>
  games.filter(test).map(({ id }) => id);
const community = where(({ family }) => family === 'community');
/** The games at which people play against each other for a pot. */
const pots = where(({ family }) => ['community', 'draw', 'stud', 'point'].includes(family));
const hiLo = where((game) => game.hiLo && game.family !== 'banked');
/** Where a player banks, and of these the twenty-one games. */
const twentyOne: readonly GameId[] = ['ven-nb21', 'rog-p215'];
const banks: readonly GameId[] = [...twentyOne, 'snk-pgp'];
const jal = gamesOf('jalisco').map(({ id }) => id);
const rummies = where(({ family }) => family === 'rummy');
const jalDraw: readonly GameId[] = ['jal-draw', 'jal-lob'];
const jalRummy: readonly GameId[] = ['jal-esc', 'jal-lar'];
const snkFlop = where(({ house, family }) => house === 's-and-k' && family === 'community');
const rogPoker = where(({ house, family }) => house === 'rogelios' && family !== 'banked');
const rogHold: readonly GameId[] = ['rog-hold', 'rog-hold-nl', 'rog-oma', 'rog-ohl'];
const rogStud: readonly GameId[] = ['rog-stud', 'rog-sthl'];
const rogDraw: readonly GameId[] = ['rog-draw', 'rog-hdp', 'rog-lob'];
const silent = where(({ house, family }) => (house === 's-and-k' || house === 'ven-a-mexico') && family !== 'rummy');

/** Games, then the numbers of the rulings that speak of them. */
const LISTED: readonly (readonly [readonly GameId[], string, string])[] = [
  [['ven-draw', 'ven-hold', 'ven-nb21', 'rog-draw', 'rog-lob', 'rog-p215'], 'AMB-GEN', '01'],
  [all, 'AMB-GEN', '02 20 21'],
  [[...silent, 'rog-p215'], 'AMB-GEN', '07'],
  [hiLo, 'AMB-GEN', '24'],
  [['jal-draw'], 'AMB-JAL', '02'],
  [jal, 'AMB-JAL', '07'],
  [jalDraw, 'AMB-JAL', '09 10 44'],
  [['jal-lob'], 'AMB-JAL', '11 12'],
  [['jal-esc'], 'AMB-JAL', '13 20 23 24 27'],
  [jalRummy, 'AMB-JAL', '17 18 26 42 43'],
  [['jal-lar'], 'AMB-JAL', '30 31 33 35 37 39 40 41'],
  [['span'], 'AMB-SPAN', '04 08 09 11 14 15 20 21'],
  [['ven-draw'], 'AMB-VEN', '02 13 14'],
  [['ven-hold'], 'AMB-VEN', '07 08 09 10 12'],
  [['ven-nb21'], 'AMB-VEN', '15 18 22 23 24 25 27 28 29'],
  [snkFlop, 'AMB-SNK', '01 02 49'],
  [['snk-ohl', 'snk-hhl'], 'AMB-SNK', '07'],
  [['snk-pan'], 'AMB-SNK', '12 14 15 16 17 19 21 23 24 25'],
  [['snk-pgp'], 'AMB-SNK', '28 31 33 34 35 53'],
  [['snk-p9'], 'AMB-SNK', '36 37 42 44 45'],
  [['snk-lob'], 'AMB-SNK', '52'],
  [rogPoker.filter((id) => id !== 'rog-hold-nl'), 'AMB-ROG', '05'],
  [rogStud, 'AMB-ROG', '09 11 12 13 14 15 16 17'],
  [['rog-sthl'], 'AMB-ROG', '18'],
  [['rog-ohl'], 'AMB-ROG', '02'],
  [['rog-draw', 'rog-hdp'], 'AMB-ROG', '03 23 25'],
  [rogDraw, 'AMB-ROG', '26 27 28 29 30 32 33'],
  [['rog-draw', 'rog-hdp', 'rog-cphl'], 'AMB-ROG', '34'],
  [[...rogHold, 'rog-cphl'], 'AMB-ROG', '35'],
  [['rog-cphl'], 'AMB-ROG', '36'],
  [['rog-lob'], 'AMB-ROG', '40'],
  [['rog-p215'], 'AMB-ROG', '42 45 46 47 48 50 51 52 53 54 55 56 57 59 60 67'],
  [rogHold, 'AMB-ROG', '69 71'],
  [rogPoker, 'AMB-ROG', '72'],
  [rogPoker.filter((id) => id !== 'rog-cphl'), 'AMB-ROG', '63'],
  [pots, 'BAR', '2 16 77 79'],
  [[...pots, ...rummies], 'BAR', '1 21 23'],
  [[...pots, ...rummies, ...banks], 'BAR', '11 12 14 15'],
  [banks, 'BAR', '80 81 86 90'],
  [twentyOne, 'BAR', '82 83 85 87 88'],
  [['span'], 'BAR', '110 111 112 118 121'],
  [['snk-pgp'], 'BAR', '122 123'],
  [[...snkFlop, 'ven-hold', 'rog-cphl', 'snk-lob', 'ven-draw', 'snk-p9', ...rogStud, ...rogDraw], 'BAR', '3'],
  [['snk-hold', 'snk-ohl', 'snk-pine'], 'BAR', '4'],
  [['ven-hold'], 'BAR', '5'],
  [[...snkFlop, 'rog-hold', 'rog-oma', 'rog-ohl'], 'BAR', '6'],
  [rogHold, 'BAR', '7'],
  [['rog-oma', 'rog-ohl', 'snk-oma', 'snk-ohl'], 'BAR', '8'],
  [['rog-cphl', 'snk-pine'], 'BAR', '9'],
  [['snk-p9'], 'BAR', '25 26 27'],
  [rogStud, 'BAR', '28 29 31 32 33'],
  [['rog-stud'], 'BAR', '30'],
  [['rog-sthl'], 'BAR', '34'],
  [['rog-draw', 'rog-hdp', 'snk-lob'], 'BAR', '35'],
  [[...rogDraw, 'snk-lob'], 'BAR', '36'],
  [['ven-draw'], 'BAR', '37 38'],
  [rogDraw, 'BAR', '39'],
  [[...jalDraw, 'ven-draw', 'snk-lob', ...rogDraw], 'BAR', '40'],
  [['rog-lob'], 'BAR', '41'],
  [[...jalDraw, 'ven-draw', 'snk-lob'], 'BAR', '42'],
  [[...jalDraw, 'ven-draw', 'snk-lob', 'rog-lob'], 'BAR', '43'],
  [jalDraw, 'BAR', '44'],
  [[...jalDraw, 'ven-draw', 'snk-lob', 'snk-p9', ...rogStud, 'rog-draw', 'rog-hdp'], 'BAR', '45'],
  [[...pots, ...rummies, ...banks], 'BAR', '46 47'],
  [rummies, 'BAR', '58 59 60 62 63'],
  [['jal-esc', 'snk-pan'], 'BAR', '61'],
  [['snk-pan'], 'BAR', '64 65 66 67 68'],
  [rogDraw, 'BAR', '49 50 51 52 53 54 55 56 57'],
];

/** Rulings that speak of a game though it has not their switch: there is nothing to choose there. */
const BESIDES: readonly (readonly [readonly GameId[], string, string])[] = [[['snk-p9'], 'AMB-GEN', '05 06 09']];

const byId = (list: typeof LISTED): ReadonlyMap<string, readonly GameId[]> =>
  new Map(list.flatMap(([concerned, kind, numbers]) => numbers.split(' ').map((n) => [`${kind}-${n}`, concerned])));
const besides = byId(BESIDES);
const listed = byId(LISTED);

/** Can it be set to one value only at this game? */
export function fixedAt(entry: Switch, game: GameId): string | null {
  const lock = locksOf(entry, game).find(({ only }) => Array.isArray(only) && only.length === 1);
  return lock?.rule ?? (entry.kind.kind === 'fixed' ? (entry.rulings[0] ?? null) : null);
}

function speaksOf({ id, switchKeys }: Ruling, game: GameId): boolean {
  if (besides.get(id)?.includes(game)) return true;
  const concerned = listed.get(id) ?? (switchKeys.length === 0 && id.startsWith('BAR-') ? community : undefined);
  if (concerned) return concerned.includes(game);
  const here = switchKeys.flatMap((key) => switchOf(key) ?? []).filter((entry) => entry.games.includes(game));
  // A general ruling whose every choice another clause has taken has nothing left to say there.
  const taken = (entry: Switch): boolean => ![null, id].includes(fixedAt(entry, game));
  return id.startsWith('AMB-GEN') ? here.some((entry) => !taken(entry)) : here.length > 0;
}

/** The rulings that speak of a game: the general ones, the house's, our own. */
export const rulingsFor = (game: GameId): readonly Ruling[] =>
  [...rulingsOf('general'), ...rulingsOf(gameOf(game).house), ...own].filter((ruling) => speaksOf(ruling, game));
