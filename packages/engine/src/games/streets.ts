/** From a list of streets to the script of a game: its steps before the cards, those of each street, and the showdown. */
import { HOUSE_FACTS } from '../facts/index.js';
import { hasOpenPair, type Ranking } from '../hands/index.js';
import {
  type Chips,
  cardsIn,
  compile,
  EVERYBODY,
  type Felt,
  type Game,
  inTurn,
  type Known,
  type Layout,
  type RuleId,
  type Seat,
  type Step,
  seatsInTurn,
  stretch,
} from '../kernel/index.js';
import {
  type BettingCites,
  type BettingRules,
  bestBoard,
  betting,
  bringIn,
  burn,
  type CollectRules,
  collect,
  type DrawFelt,
  dealDraw,
  dealEach,
  dealerGoesOn,
  dealStreet,
  dealUp,
  declareDraw,
  discard,
  drawFelt,
  drawInTurn,
  forced,
  freshPack,
  gather,
  gatherPrice,
  isShort,
  namePrice,
  type Opening,
  type Passes,
  type PokerFelt,
  pokerFelt,
  proveSevens,
  restub,
  type StudFelt,
  sevensLate,
  seventhChoice,
  showdown,
  straddle,
  studFelt,
  turnUp,
} from '../steps/index.js';
import { handSize, isStud, lastDown, type Street, type StreetCites, type StreetPlan } from './street.js';
import { decisionsMax } from './street-bound.js';

/** Compiles a game of streets for some seats, in the order of action. */
export const streetGame = (id: string, plan: StreetPlan, seats: readonly Seat[]): Game =>
  compile({
    id,
    facts: HOUSE_FACTS,
    seats,
    pack: plan.pack,
    bound: (setup) => decisionsMax(plan, setup),
    keeps: ['stack', 'drop', 'jackpot'],
    reveals: ['HandShown', 'HandMucked', 'PotAwarded', ...(plan.reveals ?? [])],
    voidKeeps: plan.feeOnVoid === 'keep' ? ['drop', 'jackpot'] : [],
    voidRule: plan.cites.void,
    script: (on) => script(settingOf(on, plan)),
    incidents: (on) => plan.incidents(on),
  });

/** The felt as the streets need it. */
interface Setting {
  readonly on: Layout;
  readonly plan: StreetPlan;
  readonly felt: PokerFelt;
  readonly stud: StudFelt | null;
  readonly draw: DrawFelt | null;
  readonly isIn: (r: Felt, seat: Seat) => boolean;
}
function settingOf(on: Layout, plan: StreetPlan): Setting {
  const { leads = 'after-button', wagerMax = null, sevens = null, price = null } = plan;
  const draws = plan.streets.some((s) => s.draw !== undefined);
  const draw = draws ? drawFelt(on, { leads, wagerMax, sevens, price }) : null;
  const plain = draw ?? pokerFelt(on, { leads, wagerMax });
  const stud = isStud(plan) ? studFelt(on, plan.least ?? 1, lastDown(plan), plain) : null;
  const felt = stud ?? plain;
  const both = draw && stud ? { ...draw, ...stud, thrown: draw.thrown } : draw;
  return { on, plan, felt, stud, draw: both, isIn: draw?.isIn ?? everybody };
}
const everybody = (): boolean => true;

function script(t: Setting): readonly Step[] {
  const { on, plan, felt, isIn } = t;
  const { cites, streets } = plan;
  const players = (r: Felt): number => r.seats.filter((s) => isIn(r, s)).length;
  const played = plan.price ? (r: Felt): boolean => players(r) > 1 : everybody;
  const [first] = streets;
  return [
    ...beforeTheCards(t, players),
    freshPack(on, cites.deal, played),
    dealEach(on, {
      name: 'deal',
      count: first!.down ?? 0,
      facing: 'down',
      to: (r) => {
        if (!played(r)) return [];
        return isIn === everybody ? seatsInTurn(r, felt.lead(r), EVERYBODY) : inTurn(r, felt.lead(r), isIn);
      },
      rule: cites.deal,
    }),
    ...stepsFrom(t, 0),
    showdown(felt, cites, {
      high: plan.high,
      low: plan.low,
      only: plan.only ?? 'high',
      show: plan.show,
      checkedFirst: plan.checkedFirst,
      oddChip: plan.oddChip,
      chip: plan.chip,
      ...(plan.sevens ? { late: sevensLate(felt, plan.sevens) } : {}),
    }),
  ];
}

/** Fees, forced bets, a straddle, or the price the button names. */
function beforeTheCards({ plan, felt, draw }: Setting, players: (r: Felt) => number): readonly Step[] {
  const { cites, chip, price = null } = plan;
  const blinds = forced(felt, plan.antes);
  const straddles = plan.straddle === undefined ? [] : [straddle(felt, cites, { max: plan.straddle, unit: chip })];
  if (price === null || draw === null)
    return plan.feeBefore === 'blinds' ? [collect(felt), blinds, ...straddles] : [blinds, ...straddles, collect(felt)];
  const { paidBy, rule, charges } = price;
  const due = (r: Felt): Chips => charges?.find(({ playersMin }) => players(r) >= playersMin)?.amount ?? Infinity;
  const charging: CollectRules = { when: (r) => players(r) > 1, due };
  const fee = collect(felt, charging);
  return [
    namePrice(draw, { ...price, unit: chip, maxRule: cites.bet, tableStakes: cites.tableStakes }),
    ...(paidBy === 'button' ? [] : [gatherPrice(draw, { rule, toCentre: chip })]),
    ...(plan.feeBefore === 'blinds' ? [fee, blinds] : [blinds, fee]),
  ];
}

/** The steps of a street and of those after it. Once one hand is left there are none to go through, but for the showdown. */
function stepsFrom(t: Setting, at: number): readonly Step[] {
  const s = t.plan.streets[at];
  if (s === undefined) return [];
  const steps = [...stepsOf(t, s, at), ...stepsFrom(t, at + 1)];
  return at === 0 ? steps : stretch(t.felt.contested, steps);
}
/** The steps of one street. */
function stepsOf(t: Setting, s: Street, at: number): readonly Step[] {
  const { plan, felt, draw } = t;
  const { cites } = plan;
  const { keep, waits, when } = s.discard ?? {};
  const thrown = keep === undefined ? [] : [discard(felt, cites, { name: 'discard', keep, waits: waits! })];
  const isLast = at === plan.streets.length - 1;
  const acts = draw === null ? everybody : (r: Felt): boolean => r.markers[draw.noAction] === null;
  return [
    ...cardsOf(t, s, at),
    ...(s.openLast !== undefined && t.stud !== null ? [seventhChoice(t.stud, s.openLast)] : []),
    ...(when === 'before-bets' ? thrown : []),
    ...(s.begins === 'bring-in' ? [bringIn(t.stud!, cites, plan.opening!.amount, plan.opening!.by)] : []),
    ...betsOf(t, s, at),
    ...(s.wait === undefined ? [] : [dealerGoesOn(felt, `${s.name}-wait`, s.wait, acts)]),
    // Before the bets go in: with the board they may still be taken back.
    ...(when === 'after-bets' ? thrown : []),
    // Under the sevens rule the last bets wait until the hands are up.
    isLast && plan.sevens ? proveSevens(felt, plan.sevens) : gather(felt, cites, `${s.bets?.name ?? s.name}-gather`),
  ];
}

// --- cards --------------------------------------------------------------------------------------------------------

/** What the street deals, with its burn and whatever is shuffled first. The first street's down cards are the deal itself. */
function cardsOf(t: Setting, s: Street, at: number): readonly Step[] {
  const { plan, felt, stud } = t;
  const { name, rule, up = 0, down = 0, board = 0 } = s;
  const { cites } = plan;
  const shared = board > 0 ? [turnUp(felt, rule, name, board)] : [];
  if (at === 0) return up > 0 ? [dealUp(stud!, name, rule)] : shared;
  // A street of stud burns each time; elsewhere the first burn may lie there already.
  const isFirst = stud === null && plan.streets.findIndex((other) => other.burn) === at;
  if (s.draw) return drawing(t, s, isFirst);
  return [
    ...(s.takenBack ? [backIntoStub(t, `${name}-shuffle`)] : []),
    ...(up + down > 0 ? [rebuilt(t, stud!, `${name}-rebuild`)] : []),
    ...(s.burn ? [burn(felt, cites, `${name}-burn`, isFirst)] : []),
    ...(s.takenBack === 'around-burn' ? [backIntoStub(t, `${name}-shuffle-after-burn`)] : []),
    ...(up + down > 0 ? [dealStreet(stud!, { name, facing: up > 0 ? 'up' : 'down', rule, cites })] : []),
    ...shared,
  ];
}
/** Cards a ruling took back are shuffled into the stub. */
const backIntoStub = ({ on, felt, plan }: Setting, name: string): Step =>
  restub(on, {
    name,
    with: [felt.aside],
    when: (r) => cardsIn(r, felt.aside).length > 0 && felt.contested(r),
    rule: plan.cites.reshuffle,
  });
/** The deck is rebuilt with the burns if it cannot serve every hand. */
const rebuilt = ({ on, felt, plan }: Setting, stud: StudFelt, name: string): Step =>
  restub(on, { name, with: [felt.burn], when: (r) => isShort(stud, r), rule: plan.cites.rebuild });

/** The last card of a stub is never dealt. */
const LAST = 1;
/** The only draw of a hand is plainly called so. */
function drawing({ on, plan, draw }: Setting, s: Street, isFirst: boolean): readonly Step[] {
  const { cites } = plan;
  const { max, fifth, drawn } = s.draw!;
  const felt = draw!;
  const { name, burn: burns = false } = s;
  const own = (step: string): string => (name === 'draw' ? step : `${name}-${step}`);
  const p = (step: string) => ({ name: step, size: handSize(plan), max, fifth, burns });
  // A stub that was mixed with the discards is shuffled first, and burned from then.
  const burning = burns ? [burn(felt, cites, own('burn'), isFirst, (r) => r.markers[felt.mixed] === null)] : [];
  // A draw before this one may have used the stub up.
  const isAgain = plan.streets.findIndex((other) => other.draw) < plan.streets.indexOf(s);
  const isUsedUp = (r: Felt): boolean =>
    cardsIn(r, felt.stock).length <= LAST + burning.length && cardsIn(r, felt.muck).length > 0 && felt.contested(r);
  const refill = { name: own('rebuild'), with: [felt.muck], when: isUsedUp, rule: cites.stub };
  const first = isAgain ? [restub(on, refill), ...burning] : burning;
  const fill = dealDraw(on, felt, cites, p(`${name}-fill`));
  return drawn === 'in-turn'
    ? [...first, drawInTurn(on, felt, cites, p(name)), fill]
    : [declareDraw(felt, cites, p(own('declare'))), ...first, dealDraw(on, felt, cites, p(name)), fill];
}

// --- betting ------------------------------------------------------------------------------------------------------

/** One round of betting; where a hand shows a pair it may be another one. */
function betsOf(t: Setting, s: Street, at: number): readonly Step[] {
  const { felt, stud } = t;
  const { cites } = t.plan;
  const own: BettingCites = { ...cites, ...(at === 0 ? { laterToAct: cites.firstToAct } : {}), ...s.cites };
  const rules = bettingOn(t, s);
  const { pairLimit } = s;
  if (pairLimit === undefined || stud === null) return [betting(felt, own, rules)];
  const { opens, sizes } = rules;
  const paired: BettingRules = {
    ...rules,
    name: `${s.name}-pair-betting`,
    opens: { ...opens, when: (r, faces) => showsPair(stud, r, faces) },
    sizes: { ...sizes, limit: pairLimit.limit },
  };
  const plain: BettingRules = { ...rules, opens: { ...opens, when: (r, faces) => !showsPair(stud, r, faces) } };
  return [betting(felt, own, plain), betting(felt, { ...own, bet: pairLimit.rule }, paired)];
}
function bettingOn(t: Setting, s: Street): BettingRules {
  const { raisesMax, capHeadsUp, shortAllIn, checkRaise, chip, leastRaise, levelMax, allInBy } = t.plan;
  const { name = `${s.name}-betting`, completes, shortBet, ...passes } = s.bets ?? {};
  return {
    name,
    opens: { ...openingOf(t, s), ...(completes === undefined ? {} : { completes }) },
    sizes: {
      limit: s.limit,
      chip,
      leastRaise: leastRaise ?? 'limit',
      levelMax: levelMax ?? null,
      allInBy: allInBy ?? 1,
    },
    raises: {
      max: raisesMax,
      headsUp: capHeadsUp,
      afterCheck: checkRaise,
      shortAllIn,
      ...(shortBet === undefined ? {} : { shortBet }),
    },
    // Such a seat is dealt to until somebody bets.
    passes: t.stud === null ? passes : { ...passes, foldMark: foldMarkOn(t.stud) },
  };
}
/** A lammer for who folds where checking is free, where hands have boards. */
const foldMarkOn =
  (stud: StudFelt): NonNullable<Passes['foldMark']> =>
  (level, seat) =>
    level === 0 ? stud.deadSeat(seat) : null;

/** What it opens at; where hands have boards, whom the action begins with. */
function openingOf({ plan, stud, draw }: Setting, { begins, draw: drawn }: Street): Opening {
  const { cites, opening } = plan;
  const at = begins === 'blinds' || begins === 'bring-in' ? begins : 'nothing';
  if (stud === null) return draw !== null && drawn ? { at, when: (r) => r.markers[draw.noAction] === null } : { at };
  switch (begins) {
    case 'blinds':
    case 'button':
      return { at };
    case 'bring-in':
      return {
        at,
        bringIn: opening!.amount,
        leads: (r) => {
          const seat = r.markers[stud.opener]!;
          return seat === null ? null : { seat, rule: cites.firstToAct };
        },
      };
    default: {
      const ranking = begins === 'high-board' ? plan.high : null;
      return { at, leads: (r, faces) => leader(stud, cites, r, faces, ranking) };
    }
  }
}

/** Does a hand that is still in show a pair? */
function showsPair(felt: StudFelt, r: Felt, faces: Known): boolean {
  return felt.live(r).some((s) => hasOpenPair(felt.facesOn(r, s, faces)));
}

/** The best board of those who can bet, and the clause that has it lead. */
function leader(
  felt: StudFelt,
  cites: StreetCites,
  r: Felt,
  faces: Known,
  ranking: Ranking | null,
): { seat: Seat; rule: RuleId } | null {
  const able = felt.ableSet(r);
  const seat = bestBoard(felt, r, able, faces, ranking);
  if (seat === null) return null;
  if (felt.live(r).some((s) => felt.isOpenSeventh(r, s))) return { seat, rule: cites.leadsSeventh };
  const live = felt.liveSet(r);
  // Where nobody is all in there is no side pot.
  const isBest = able === live || bestBoard(felt, r, live, faces, ranking) === seat;
  return { seat, rule: isBest ? cites.laterToAct : cites.leadsSidePot };
}
