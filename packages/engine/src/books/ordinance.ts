/**
 * The law of the place where a house has one of its own to keep: Guadalupe's wagering ordinance, which binds every game at
 * Jalisco Pool Room. Its figure is the council's to change, so it is kept by the day it holds from.
 */
import type { Chips } from '../kernel/index.js';
import type { OrdinanceRules } from '../table/index.js';
import { type HouseId, wagerLimits } from './clauses/index.js';
import type { LifeCites, Settings } from './game-book.js';

export interface WagerLimit {
  readonly since: string;
  readonly amount: Chips;
}
/** The most one person may bet in one hand on a day; without a day, the latest figure. Null before there was any. */
export function wagerLimitOn(day?: string, limits: readonly WagerLimit[] = wagerLimits): WagerLimit | null {
  return limits.findLast(({ since }) => day === undefined || since <= day) ?? null;
}

export function ordinanceOf(house: HouseId, settings: Settings, day?: string): OrdinanceRules | null {
  const limit = house === 'jalisco' ? wagerLimitOn(day) : null;
  if (limit === null) return null;
  return {
    wagerMax: limit.amount,
    since: limit.since,
    tableMax: Number(settings.of('jal.table_limit')),
    noticeMinutes: 30,
    cites: { limit: 'JAL-ORD-B4', notice: 'JAL-ORD-B5' },
  };
}

/** What a table's life rests on there, whatever the game. */
export const lawfulLife = (house: HouseId): Partial<LifeCites> =>
  house === 'jalisco'
    ? { onePerPatron: 'JAL-ORD-A2', staff: 'JAL-ORD-A3', shill: 'JAL-ORD-A4', tableStakes: 'JAL-ORD-B1' }
    : {};
