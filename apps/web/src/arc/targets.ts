// What may be wagered on, read off the menu: one's own circle, empty ones, others' circles to stand behind; the ante and the bonus
// bets of a layout. A wager is put together in the page, chip by chip, and then sent as the menu's options, one after the other.
import type { ActName, GameRules, Option } from '../lib/wire.js';

export interface Target {
  /** Unique among the targets, and the place its chips will lie at. */
  readonly key: string;
  /** The option that places it, and the circle it names. */
  readonly act: ActName;
  readonly seat: number | null;
  readonly min: number;
  readonly max: number;
  readonly unit: number;
}
export type Amounts = Readonly<Record<string, number>>;
interface Range {
  readonly min: number;
  readonly max: number;
  readonly unit: number;
}

type Bonus = 'dos-pares' | 'joker' | 'progressive';
/** The spaces of a layout: each is placed by the option of its name. */
type Spot = 'ante' | Bonus;
/** Acts that put chips on a circle. */
const CIRCLES: readonly ActName[] = ['wager', 'back'];
const SPOTS: readonly ActName[] = ['ante', 'dos-pares', 'joker', 'progressive'];

/** Does a menu ask for wagers? */
export const asksWagers = (menu: readonly Pick<Option, 'type'>[]): boolean =>
  menu.some(({ type }) => CIRCLES.includes(type) || SPOTS.includes(type) || type === 'no-ante');

export function targetsOf(menu: readonly Option[], rules: GameRules, seat: number): readonly Target[] {
  const circles = menu.flatMap(({ type, amount, seats }): readonly Target[] =>
    CIRCLES.includes(type) && amount
      ? (seats ?? [seat]).map((circle) => ({
          key: `${type}:${circle}`,
          act: type,
          seat: seats ? circle : null,
          ...amount,
        }))
      : [],
  );
  // One's own circle comes first.
  const own = circles.filter(({ act, seat: at }) => act === 'wager' && (at ?? seat) === seat);
  return [...own, ...circles.filter((one) => !own.includes(one)), ...spotsOf(menu, rules)];
}
/** The spaces of a layout with an ante: before the ante is down its bonus bets are known from the rules alone. */
function spotsOf(menu: readonly Option[], rules: GameRules): readonly Target[] {
  const bets: readonly Spot[] = ['ante', ...((rules as { bonuses?: readonly Bonus[] }).bonuses ?? [])];
  const isFirst = menu.some(({ type }) => type === 'ante' || type === 'no-ante');
  return bets.flatMap((bet): readonly Target[] => {
    const option = menu.find(({ type }) => type === bet);
    const range = option ? rangeOf(option) : isFirst ? promised(rules, bet) : null;
    return range ? [{ key: bet, act: bet, seat: null, ...range }] : [];
  });
}
const rangeOf = ({ amount, cost }: Option): Range | null =>
  amount ?? (cost === null ? null : { min: cost, max: cost, unit: cost });
function promised(rules: GameRules, bet: Spot): Range | null {
  if (bet === 'ante') return null;
  const { bonus, betMax, chip, progressive } = rules as unknown as {
    bonus: { min: number };
    betMax: number;
    chip: number;
    progressive: { wager: number } | null;
  };
  if (bet !== 'progressive') return { min: bonus.min, max: betMax, unit: chip };
  return progressive && { min: progressive.wager, max: progressive.wager, unit: progressive.wager };
}

/** What lies there with one chip more: never more than may, nor than there is; the first chip makes the least there may be. */
export function withChip(target: Target, now: number, chip: number, free: number): number {
  if (target.min === target.max) return free >= target.min ? target.min : now;
  const most = Math.min(target.max, now + free);
  const wanted = Math.max(target.min, now + chip);
  const whole = wanted - (wanted % target.unit);
  return most < target.min ? now : Math.min(most - (most % target.unit), whole);
}
export const withLess = (target: Target, now: number, chip: number): number =>
  now - chip < target.min ? 0 : now - chip;

/** Twice what lies there, where every part of it may be doubled; nothing where not. */
export function doubled(targets: readonly Target[], amounts: Amounts): Amounts {
  const may = ([key, cents]: [string, number]): boolean => {
    const target = targets.find((one) => one.key === key);
    // A wager of one size, as the progressive's, stays as it is.
    return target !== undefined && (target.min === target.max || 2 * cents <= target.max);
  };
  const all = Object.entries(amounts).filter(([, cents]) => cents > 0);
  if (all.length === 0 || !all.every(may)) return {};
  const isFixed = (key: string) => targets.some(({ key: at, min, max }) => at === key && min === max);
  const twice = all.map(([key, cents]): [string, number] => [key, isFixed(key) ? cents : 2 * cents]);
  return twice.some(([key, cents]) => cents !== amounts[key]) ? Object.fromEntries(twice) : {};
}
export const sumOf = (amounts: Amounts): number => Object.values(amounts).reduce((sum, n) => sum + n, 0);
/** What has to stay behind for the raise an ante leads to. */
export const reserveOf = (rules: GameRules, { ante = 0 }: Amounts): number =>
  ante * ((rules as { raiseTimes?: number }).raiseTimes ?? 0);

/** An act to be sent, as the menu offers it. */
export interface Sent {
  readonly act: ActName;
  readonly key: string | null;
  readonly amount?: number;
  readonly seat?: number;
}
/**
 * The next act that brings the chips where they are to lie; `done` when they all do, null when nothing on the menu leads there
 * any more.
 */
export function nextAct(menu: readonly Option[], rules: GameRules, seat: number, amounts: Amounts): Sent | null {
  const has = (type: ActName) => menu.some((option) => option.type === type);
  const isAsked = menu.some(({ type }) => type === 'ante' || type === 'no-ante');
  if (isAsked && !amounts.ante) return sumOf(amounts) > 0 && has('no-ante') ? { act: 'no-ante', key: null } : null;
  const [first] = targetsOf(menu, rules, seat).filter(({ key, act }) => (amounts[key] ?? 0) > 0 && has(act));
  if (!first) return has('done') ? { act: 'done', key: null } : null;
  const { act, key, seat: at, min, max } = first;
  const wanted = amounts[key]!;
  if (wanted < min || wanted > max) return null;
  const { amount } = menu.find((option) => option.type === act)!;
  return { act, key, ...(amount ? { amount: wanted } : {}), ...(at === null ? {} : { seat: at }) };
}

/** The four chips a range is most readily made of. */
const CHIPS = [5, 25, 50, 100, 500, 2500, 10_000, 50_000, 100_000];
export function chipsFor({ min, max, unit }: Range): readonly number[] {
  const fit = CHIPS.filter((chip) => chip >= unit && chip % unit === 0 && chip <= Math.max(max, min));
  const first = Math.max(
    0,
    fit.findLastIndex((chip) => chip <= min),
  );
  const from = Math.min(first, Math.max(0, fit.length - 4));
  return fit.slice(from, from + 4);
}
