/** The table's decider: a command in, facts and the table they lead to out, or a refusal that changed nothing. */
import { type Face, printFace } from '../cards/index.js';
import {
  type Event,
  type Game,
  type HouseCommand,
  isRefusal,
  play,
  type Refusal,
  type Round,
  run,
  silent,
} from '../kernel/index.js';
import { wrongAsked } from './asked.js';
import type { By } from './by.js';
import { changeSeat, comeBack, duty, getUp, leave, proposition, sit, sitOut, topUp } from './chairs.js';
import { choose } from './choice.js';
import type { TableCommand } from './command.js';
import type { TableEvent } from './event.js';
import { bandFor, nextPeriod, timeOwedRule } from './fees.js';
import { mustBeTable } from './given.js';
import { countProgressive, removeProgressive, takeUpFund, takeUpProgressive } from './house.js';
import { changeLimit, giveNotice } from './limits.js';
import { close, type Deciding, deal, openRound, say, sayPlayed } from './opening.js';
import { type AnyRefusal, deny, type TableRefusal } from './refusal.js';
import { orderGiven } from './shoe.js';
import { drawsFirst, sittingAt, type TableState } from './state.js';

/** What a decision led to: the facts, and the table that folding them makes. */
export interface Decided {
  readonly events: readonly TableEvent[];
  readonly state: TableState;
}

/** `by`: who asks, where it is not the seat the command is about. */
export function decide(state: TableState, command: TableCommand, by?: By): Decided | AnyRefusal {
  mustBeTable(state);
  const wrong = wrongAsked(command);
  if (wrong !== null) return wrong;
  const d: Deciding = { state, events: [], by };
  const refused = done(d, command);
  if (refused) return refused;
  goOn(d);
  return { events: d.events, state: d.state };
}

function done(d: Deciding, c: TableCommand): AnyRefusal | null {
  switch (c.type) {
    case 'sit':
      return sit(d, c);
    case 'topUp':
      return topUp(d, c);
    case 'sitOut':
      return sitOut(d, c);
    case 'comeBack':
      return comeBack(d, c);
    case 'leave':
      return leave(d, c) ?? breakUp(d);
    case 'changeSeat':
      return changeSeat(d, c);
    case 'drawButton':
      return drawButton(d, c.faces);
    case 'choose':
      return choose(d, c);
    case 'deal':
      return deal(d, c.elsewhere);
    case 'act':
      return act(d, c.command);
    case 'collectTime':
      return collectTime(d, c.at);
    case 'duty':
      return duty(d, c);
    case 'proposition':
      return proposition(d, c);
    case 'giveNotice':
      return giveNotice(d, c);
    case 'changeLimit':
      return changeLimit(d, c);
    case 'countProgressive':
      return countProgressive(d, c);
    case 'removeProgressive':
      return removeProgressive(d, c);
    case 'takeUpProgressive':
      return takeUpProgressive(d, c);
    case 'takeUpFund':
      return takeUpFund(d, c);
  }
}

/** A command of the round in progress, and what follows when that was the last. */
function act(d: Deciding, command: HouseCommand): AnyRefusal | null {
  const { live, rules } = d.state;
  if (live === null) return deny('no-round', rules.cites.seated);
  const played = play(live.game, live.round, command);
  if (isRefusal(played)) return played as Refusal;
  sayPlayed(d, { ...live, round: played.round }, played.events);
  finish(d, played.events);
  return null;
}
/**
 * Deals a round and plays it to its end in one draft, for bulk play: the same facts and the same table as `decide` makes of the same
 * choices one by one (a test says so). `choose` looks at the round as it lies and must not keep it; what is refused throws.
 */
export function playThrough(
  state: TableState,
  choose: (round: Round, game: Game) => HouseCommand,
): Decided | AnyRefusal {
  const d: Deciding = { state, events: [] };
  const setup = openRound(d);
  if ('refused' in setup) return setup;
  const { live, shoe } = d.state;
  const played = run(live!.game, setup, (round) => {
    const faces = shoe === null ? null : orderGiven({ live: { ...live!, round }, shoe });
    return faces === null ? choose(round, live!.game) : { type: 'shuffle', actor: 'chance', faces };
  });
  sayPlayed(d, { ...live!, round: played.round }, played.events);
  finish(d, played.lastly);
  return { events: d.events, state: d.state };
}

/** When the round is over: its chips go home, chips behind come into play, those who asked to leave do. */
function finish(d: Deciding, events: readonly Event[]): void {
  const over = close(d.state, events);
  if (over === null) return;
  say(d, over);
  const broken = events.find((e) => e.type === 'GameBroken');
  if (broken) say(d, { type: 'GameBroke', unbanked: true, rule: broken.rule! });
  const { buyIn, cites } = d.state.rules;
  for (const s of d.state.sittings) {
    const { seat, behind } = s;
    if (s.leaving !== null) {
      getUp(d, s, s.leaving);
      continue;
    }
    if (behind > 0) {
      const room = buyIn.max === null ? behind : Math.max(0, buyIn.max - s.stack);
      const amount = Math.min(behind, room);
      say(d, { type: 'BehindPlayed', seat, amount, returned: behind - amount, rule: cites.behind });
    }
    if (s.stack + behind === 0 && s.away === null)
      say(d, { type: 'SatOut', seat, reason: 'no-chips', rule: cites.tableStakes });
  }
  breakUp(d);
}
/** With fewer than two seated there is no game; the next one begins as a first one does. */
function breakUp(d: Deciding): null {
  const { live, drawn, markers, sittings, rules } = d.state;
  const began = drawn !== null || markers !== null;
  if (live === null && began && sittings.length < Math.min(2, rules.seats.min))
    say(d, { type: 'GameBroke', rule: rules.cites.tooFew });
  return null;
}
/** What nobody need be asked: a shoe that goes on, and the hands of those who asked to leave, as the clock would play them. */
function goOn(d: Deciding): void {
  for (let live = d.state.live; live !== null; live = d.state.live) {
    const faces = orderGiven(d.state);
    if (faces !== null) {
      if (act(d, { type: 'shuffle', actor: 'chance', faces }) !== null) throw new Error('the shoe does not go on');
      continue;
    }
    const { menus } = live.round;
    const gone = menus.find(({ actor }) => typeof actor === 'number' && sittingAt(d.state, actor)?.leaving != null);
    const command = gone && silent(live.round, gone.actor);
    if (!command) return;
    d.by = { who: 'clock', why: 'leaving', rule: d.state.rules.cites.clock };
    if (act(d, command) !== null) return;
  }
}

/** One card to each, the highest by rank and then by suit has the button. */
function drawButton(d: Deciding, faces: readonly Face[]): TableRefusal | null {
  const { rules, drawn, sittings, live } = d.state;
  const { cites, seats } = rules;
  if (live !== null) return deny('round-running', cites.firstButton, { round: d.state.rounds });
  if (!drawsFirst(rules)) return deny('no-draw', cites.firstButton);
  if (drawn !== null) return deny('button-drawn', cites.firstButton, { button: drawn });
  const ready = sittings.filter((s) => s.away === null && s.stack > 0);
  if (ready.length < seats.min) return deny('too-few-players', cites.seats, { ready: ready.length, min: seats.min });
  const isPlain = faces.every(
    (face, i) => Number.isInteger(face) && face >= 0 && face < 52 && faces.indexOf(face) === i,
  );
  if (faces.length !== ready.length || !isPlain) return deny('wrong-cards', cites.firstButton, { cards: ready.length });
  const high = faces.indexOf(Math.max(...faces) as Face); // a face's number orders it by rank, then suit
  const cards = ready.map(({ seat }, i) => ({ seat, card: printFace(faces[i]!) }));
  say(d, { type: 'ButtonDrawn', seat: ready[high]!.seat, cards, rule: cites.firstButton });
  return null;
}

/** Every seat holding chips when the half hour starts pays for it, at the rate for so many. */
function collectTime(d: Deciding, at: number): TableRefusal | null {
  const { rules, clock, live, sittings } = d.state;
  const { cites, fee } = rules;
  if (live !== null) return deny('round-running', cites.feeTiming, { round: d.state.rounds });
  if (fee.kind !== 'time') return deny('no-time-collection', cites.feeTiming);
  const from = nextPeriod(clock, at);
  if (from === null) return deny('not-yet-due', clock!.rule, { from: clock!.from });
  const payers = sittings.filter((s) => s.stack > 0);
  const band = bandFor(fee.bands, payers.length);
  if (payers.length === 0 || !band) return deny('too-few-players', cites.feeTiming, { ready: payers.length, min: 1 });
  const rate = band.perHalfHour;
  const owe = (able: boolean) =>
    payers.filter((s) => s.stack > rate === able).map(({ seat }) => ({ seat, amount: rate }));
  const owed = owe(false);
  say(d, { type: 'TimeCollected', at, from, rate, paid: owe(true), owed, rule: band.rule });
  for (const { seat } of owed)
    if (sittingAt(d.state, seat)!.away === null)
      say(d, { type: 'SatOut', seat, reason: 'collection-owed', rule: timeOwedRule(d.state.rules) });
  return null;
}
