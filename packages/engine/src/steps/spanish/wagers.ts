/**
 * Wagers: all seats at once, each the ante first, or that it plays without one, then bonus bets as it likes. Whoever can bet
 * nothing more is done without saying so.
 */
import {
  type Amount,
  type Chips,
  chipsAt,
  type Felt,
  NOBODY,
  type Option,
  option,
  type Place,
  type RuleId,
  refuse,
  type Seat,
  type Shut,
  type Step,
  seated,
  shut,
  step,
} from '../../kernel/index.js';
import type { SpanishBonus, SpanishCites, SpanishFelt, SpanishTable } from './felt.js';

/** Who has said what he does about the ante, and who is done. */
interface Wagering {
  readonly said: readonly Seat[];
  readonly done: readonly Seat[];
}
const START: Wagering = { said: [], done: [] };
/** What a seat may do, and what that was made of: while that is the same, so is the menu. */
interface Made {
  readonly said: boolean;
  readonly stack: Chips;
  readonly ante: Chips;
  /** The bonus bets that lie, as bits. */
  readonly placed: number;
  /** Null where it can bet nothing more. */
  readonly options: readonly Option[] | null;
}

export const spanishWagers = (on: SpanishFelt, cites: SpanishCites, p: SpanishTable): Step<Wagering> => {
  const { stack, bonuses, bonusAt } = on;
  const unit = p.chip;
  const whole = (n: Chips): Chips => n - (n % unit);
  const ruleOf: Readonly<Record<SpanishBonus, RuleId>> = {
    'dos-pares': cites.dosPares,
    joker: cites.joker,
    progressive: cites.progressive,
  };
  /** The most this seat can ante: the raise must be there as well. */
  const anteMax = (r: Felt, seat: Seat): Chips =>
    Math.min(p.ante.max, whole(Math.floor(chipsAt(r, stack(seat)) / (1 + p.raiseTimes))));
  const canAnte = (r: Felt, seat: Seat): boolean => anteMax(r, seat) >= p.ante.min;
  /** What may be put on a bonus bet; null where nothing may. */
  const bounds = (r: Felt, seat: Seat, bonus: SpanishBonus): Amount | null => {
    const ante = chipsAt(r, on.ante(seat));
    const free = on.free(r, seat);
    if (bonus === 'progressive') {
      const { wager } = p.progressive!;
      return free >= wager ? { min: wager, max: wager, unit: wager } : null;
    }
    const min = ante > 0 ? p.bonus.min : p.bonus.minAlone;
    const isByAnte = ante > 0 && !p.bonus.aboveAnte;
    const most = isByAnte ? ante : p.betMax;
    const max = Math.min(most, whole(free));
    const maxRule = max < most ? reserved(ante) : isByAnte ? cites.bonusMax : cites.betMax;
    return max >= min ? { min, max, unit, minRule: cites.bonusMin, maxRule } : null;
  };
  /** Why no more chips are to be had: what the raise needs is kept back, or there are none. */
  const reserved = (ante: Chips): RuleId => (ante > 0 ? cites.reserve : cites.tableStakes);
  const isBet = (r: Felt, seat: Seat, bonus: SpanishBonus): boolean => chipsAt(r, bonusAt(bonus, seat)) > 0;
  const open = (r: Felt, seat: Seat): SpanishBonus[] =>
    bonuses.filter((bonus) => !isBet(r, seat, bonus) && bounds(r, seat, bonus) !== null);
  const SIT_OUT = option('sit-out-hand', { rule: cites.sitOut, ifSilent: true });
  const DONE = option('done', { rule: cites.done, ifSilent: true });
  const bonusOption = (r: Felt, seat: Seat, bonus: SpanishBonus): Option => {
    const amount = bounds(r, seat, bonus)!;
    const rule = ruleOf[bonus];
    // The progressive's wager is always the same, so it has a price and no choice of amount.
    return bonus === 'progressive' ? option(bonus, { rule, cost: amount.min }) : option(bonus, { rule, amount });
  };
  const optionsFor = (r: Felt, seat: Seat, said: boolean): readonly Option[] | null => {
    const bets = open(r, seat);
    if (said) {
      if (bets.length === 0) return null;
      return [...bets.map((bonus) => bonusOption(r, seat, bonus)), on.hasBet(r, seat) ? DONE : SIT_OUT];
    }
    const isAnte = canAnte(r, seat);
    const isAlone = p.bonus.alone && bets.length > 0;
    if (!isAnte && !isAlone) return null;
    const max = anteMax(r, seat);
    const maxRule = max < p.ante.max ? cites.reserve : cites.anteMax;
    const amount = { min: p.ante.min, max, unit, minRule: cites.anteMin, maxRule };
    return [
      ...(isAnte ? [option('ante', { rule: cites.ante, amount })] : []),
      ...(isAlone ? [option('no-ante', { rule: cites.noAnte })] : []),
      SIT_OUT,
    ];
  };
  const made: Made[] = [];
  /** Asked for every seat at every decision, and made anew only where it has changed. It rests on what everybody sees. */
  const offered = (r: Felt, now: Wagering, seat: Seat): readonly Option[] | null => {
    const said = now.said.includes(seat);
    const [held, ante] = [chipsAt(r, stack(seat)), chipsAt(r, on.ante(seat))];
    let placed = 0;
    for (let i = 0; i < bonuses.length; i++) if (isBet(r, seat, bonuses[i]!)) placed |= 1 << i;
    const last = made[seat];
    const isSame = last?.said === said && last.stack === held && last.ante === ante && last.placed === placed;
    if (last !== undefined && isSame) return last.options;
    const options = optionsFor(r, seat, said);
    made[seat] = { said, stack: held, ante, placed, options };
    return options;
  };
  return step<Wagering>('wagers', START, {
    blind: true,
    toAct: (r, now) => {
      const seats = r.seats.filter((seat) => !now.done.includes(seat) && offered(r, now, seat) !== null);
      return seats.length > 0 ? seats : NOBODY;
    },
    menu: (r, now, actor) => offered(r, now, seated(actor)) ?? [],
    shut: (r, now, actor): Shut[] => {
      const seat = seated(actor);
      const has = now.said.includes(seat);
      const grey: Shut[] = [];
      if (has) grey.push(shut('ante', refuse('bet-placed', cites.ante)));
      else if (!canAnte(r, seat)) grey.push(shut('ante', refuse('no-chips-behind', cites.reserve)));
      for (const bonus of bonuses) {
        if (!has) grey.push(shut(bonus, refuse('ante-first', p.bonus.alone ? cites.noAnte : cites.needsAnte)));
        else if (isBet(r, seat, bonus)) grey.push(shut(bonus, refuse('bet-placed', ruleOf[bonus])));
        else if (bounds(r, seat, bonus) === null)
          grey.push(shut(bonus, refuse('no-chips-behind', reserved(chipsAt(r, on.ante(seat))))));
      }
      if (has && !on.hasBet(r, seat)) grey.push(shut('done', refuse('nothing-bet', cites.done)));
      return grey;
    },
    decide: (d, _now, { type, actor, amount }) => {
      const seat = seated(actor);
      const place = (bet: 'ante' | SpanishBonus, to: Place, n: Chips, rule: RuleId): void => {
        d.pay(stack(seat), to, n);
        d.say('BetPlaced', seat, rule, { bet });
      };
      switch (type) {
        case 'ante':
          return place('ante', on.ante(seat), amount!, cites.ante);
        case 'no-ante':
          return d.say('NoAnte', seat, cites.noAnte);
        case 'done':
          return d.say('WagersDone', seat, cites.done);
        case 'sit-out-hand':
          return d.say('SatOutHand', seat, cites.sitOut);
        default: {
          const bonus = type as SpanishBonus;
          return place(bonus, bonusAt(bonus, seat), amount ?? bounds(d, seat, bonus)!.min, ruleOf[bonus]);
        }
      }
    },
    evolve: (now, e) => {
      switch (e.type) {
        case 'NoAnte':
          return { ...now, said: [...now.said, e.seat!] };
        case 'BetPlaced':
          return now.said.includes(e.seat!) ? now : { ...now, said: [...now.said, e.seat!] };
        case 'WagersDone':
        case 'SatOutHand':
          return { ...now, done: [...now.done, e.seat!] };
        default:
          return now;
      }
    },
  });
};
