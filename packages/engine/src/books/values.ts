/** What a house's book comes to for one table: every value its life and its rounds need, each with its clause, as yet unchecked. */
import { limited, type TableRules } from '../table/index.js';
import { type GameId, gameOf, type HouseId } from './clauses/index.js';
import { blindsSeating, type GameBook, rotation, Settings, type Stake } from './game-book.js';
import { lawfulLife, ordinanceOf } from './ordinance.js';
import { isSwitchRefusal, parseSwitches, type SwitchRefusal } from './switches.js';

/** What is posted at the table itself: who deals, whether bots may sit, and the day it is opened on. */
export interface Posted {
  readonly dealer: 'engine' | 'person';
  readonly bots: 'marked' | 'barred';
  readonly on: string | undefined;
  readonly pinned?: string | undefined;
}
export type Values = Omit<TableRules, 'hash' | 'words'>;

export function settingsOf(id: GameId, switches: Readonly<Record<string, unknown>>): Settings | SwitchRefusal {
  const read = parseSwitches(switches, id);
  return isSwitchRefusal(read) ? read : new Settings(read, new Set(Object.keys(switches)));
}

export function valuesOf(
  house: HouseId,
  book: GameBook,
  stake: Stake,
  settings: Settings,
  { dealer, bots, on }: Posted,
): Values {
  const { players } = gameOf(book.id);
  const ordinance = ordinanceOf(house, settings, on);
  const rules = book.rules(stake, settings);
  const forced = book.forced(stake, settings);
  return {
    house,
    gameId: book.id,
    stake: stake.id,
    game: ordinance === null ? rules : limited(rules, ordinance.tableMax),
    seats: { min: players.min, max: Number(settings.of('table.seats.max')) },
    buyIn: { ...(book.buyIn?.(stake, settings) ?? usualBuyIn(stake)), rule: book.buyInRule },
    forced,
    seating:
      book.seating?.(settings) ?? (forced.kind === 'blinds' ? blindsSeating('anybody', settings) : rotation('button')),
    direction: (typeof book.direction === 'function' ? book.direction(settings) : book.direction) ?? 'clockwise',
    fee: book.fee(stake, settings),
    kill: settings.has('bet.kill') ? (settings.of('bet.kill') as 'off' | 'half' | 'full') : 'off',
    dealerPosition: book.dealerPosition ?? 'waits',
    seatsEach: book.seatsEach?.(settings) ?? 'one',
    dealer,
    staff: settings.of('staff.play_on_duty') as 'barred' | 'allowed',
    bots,
    ordinance,
    cites: { ...book.life, ...lawfulLife(house) },
    returnWindowMinutes: settings.has('rog.hold.return_window') ? Number(settings.of('rog.hold.return_window')) : 60,
  };
}
/** BAR-2: ten times the upper figure; at no limit twenty to two hundred big blinds. */
const usualBuyIn = ({ form, high }: Stake): Pick<TableRules['buyIn'], 'min' | 'max'> =>
  form === 'no-limit' ? { min: 20 * high, max: 200 * high } : { min: 10 * high, max: null };
