// The rules page of every house: look up a clause or a ruling by its id, or take a house's clauses in order.
import type { Clause, RuleId, Ruling } from './clause.js';
import { type GameId, type GameListing, games, type House, type HouseId, houses } from './houses.js';
import { jalisco, wagerLimits } from './jalisco/index.js';
import { own } from './own.js';
import { regulation } from './regulation.js';
import { rogelios } from './rogelios/index.js';
import { general as generalRulings } from './rulings/general.js';
import { jalisco as jaliscoRulings } from './rulings/jalisco.js';
import { rogelios as rogeliosRulings } from './rulings/rogelios.js';
import { sAndK as sAndKRulings } from './rulings/s-and-k.js';
import { spanishPoker as spanishPokerRulings } from './rulings/spanish-poker.js';
import { venAMexico as venAMexicoRulings } from './rulings/ven-a-mexico.js';
import { sAndK } from './s-and-k/index.js';
import { spanishPoker } from './spanish-poker/index.js';
import { venAMexico } from './ven-a-mexico/index.js';

export * from './clause.js';
export * from './houses.js';
export { own, regulation, wagerLimits };

const byHouse: Readonly<Record<HouseId, readonly Clause[]>> = {
  jalisco,
  'spanish-poker': spanishPoker,
  'ven-a-mexico': venAMexico,
  's-and-k': sAndK,
  rogelios,
};

const rulingsByHouse: Readonly<Record<HouseId | 'general', readonly Ruling[]>> = {
  general: generalRulings,
  jalisco: jaliscoRulings,
  'spanish-poker': spanishPokerRulings,
  'ven-a-mexico': venAMexicoRulings,
  's-and-k': sAndKRulings,
  rogelios: rogeliosRulings,
};

/** Every clause of the five sheets, then of the regulations. */
export const clauses: readonly Clause[] = [...houses.flatMap(({ id }) => byHouse[id]), ...regulation];
/** Every ruling: the general ones, the houses', Baraja's own. */
export const rulings: readonly Ruling[] = [
  ...generalRulings,
  ...houses.flatMap(({ id }) => rulingsByHouse[id]),
  ...own,
];

const entries: ReadonlyMap<RuleId, Clause | Ruling> = new Map(
  [...clauses, ...rulings].map((entry) => [entry.id, entry]),
);

/** The clause or ruling with this id. */
export const clause = (id: RuleId): Clause | Ruling | undefined => entries.get(id);

/** 'ROG-HOLD' of 'ROG-HOLD-04', 'REG' of 'REG-41'. */
export const prefixOf = (id: RuleId): string => (id.startsWith('REG-') ? 'REG' : id.split('-').slice(0, 2).join('-'));

/** A house's clauses in the order of its rules page, or only those of a prefix: clausesOf('rogelios', 'ROG-HOLD'). */
export const clausesOf = (house: HouseId, prefix?: string): readonly Clause[] =>
  prefix === undefined ? byHouse[house] : byHouse[house].filter(({ id }) => prefixOf(id) === prefix);

/** The rulings on a house's sheet, or the general ones. */
export const rulingsOf = (house: HouseId | 'general'): readonly Ruling[] => rulingsByHouse[house];

export const houseOf = (id: HouseId): House => houses.find((house) => house.id === id)!;
export const gameOf = (id: GameId): GameListing => games.find((game) => game.id === id)!;
export const gamesOf = (house: HouseId): readonly GameListing[] => games.filter((game) => game.house === house);

/** What a game is played by: its own clauses, those that fill its gaps, those of the whole house. */
export function clausesOfGame(id: GameId): readonly Clause[] {
  const { house, prefixes, also } = gameOf(id);
  return [...prefixes, ...also, ...houseOf(house).prefixes].flatMap((prefix) => clausesOf(house, prefix));
}
