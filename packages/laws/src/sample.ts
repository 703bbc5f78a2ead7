// Rounds played by chance: a command sampled from a menu, and whole rounds driven by a seed. Also for bots, benches and fuzzing.
import {
  type Actor,
  type Command,
  type Face,
  isRefusal,
  type Option,
  open,
  type Played,
  play,
  type Refusal,
  type Rng,
  type Round,
  seeded,
  shuffle,
  unshuffled,
  VOID,
  view,
} from 'baraja';
import type { AnyEvent, AnyGame } from 'baraja/kernel';
import { type Kernel, type Order, type Propose, type Subject, theKernel, type Weigh } from './subject.js';

/** An amount the option allows: its least, its most, or a whole number of units between, each as likely. */
export function sampleAmount({ min, max, unit }: NonNullable<Option['amount']>, rng: Rng): number {
  const first = Math.ceil(min / unit) * unit;
  const steps = Math.floor((max - first) / unit);
  switch (rng.below(3)) {
    case 0:
      return min;
    case 1:
      return max;
    default:
      return steps < 0 ? min : first + unit * rng.below(steps + 1);
  }
}

/** A command within an option's bounds. For an open one that is its shape only: the step may still refuse it. */
export function sampleOption(
  actor: Actor,
  { type, amount, cards, seats }: Option,
  { pack, rng, order = shuffle }: { pack: readonly Face[]; rng: Rng; order?: Order | undefined },
): Command {
  if (actor === 'chance' && type === 'shuffle') return { type, actor, faces: order(pack, rng) };
  return {
    type,
    actor,
    ...(amount ? { amount: sampleAmount(amount, rng) } : {}),
    ...(cards ? { cards: sampleCards(cards, rng) } : {}),
    ...(seats ? { seat: seats[rng.below(seats.length)]! } : {}),
  };
}
function sampleCards({ from, min, max }: NonNullable<Option['cards']>, rng: Rng): readonly number[] {
  const most = Math.min(max, from.length);
  const count = min + rng.below(Math.max(1, most - min + 1));
  return shuffle(from, rng).slice(0, count);
}

export interface Sampling {
  /** Proposes commands for open options. */
  readonly propose?: Propose | undefined;
  /** Leaves open options out, when they have been refused often enough. */
  readonly closedOnly?: boolean;
  /** How many times an option counts; once unless told. */
  readonly weigh?: Weigh;
  /** How the pack is shuffled; fairly unless told. */
  readonly order?: Order | undefined;
}
const alike: Weigh = () => 1;

/** A command for whoever may act now, each option as likely as it weighs; null when nobody may. */
export function sampleCommand(
  game: AnyGame,
  round: Round,
  rng: Rng,
  { propose, closedOnly = false, weigh = alike, order }: Sampling = {},
): Command | null {
  let total = 0;
  for (const { options } of round.menus) for (const o of options) if (!(closedOnly && o.open)) total += weigh(o);
  if (total === 0) return null;
  let pick = rng.below(total);
  for (const { actor, options } of round.menus)
    for (const o of options) {
      if (closedOnly && o.open) continue;
      pick -= weigh(o);
      if (pick >= 0) continue;
      const proposed =
        o.open && propose && typeof actor === 'number' ? propose(view(game, round, actor), o, rng) : null;
      return proposed ?? sampleOption(actor, o, { pack: unshuffled(game, round), rng, order });
    }
  return null;
}

/**
 * A temper: each type of option counts once, four times or sixteen times, as it falls. Chosen evenly, poker is folded before the
 * flop; with tempers some rounds hardly fold, some hardly raise, and each goes somewhere the others do not.
 */
export function temper(rng: Rng): Weigh {
  const weights = new Map<string, number>();
  return ({ type }) => {
    let weight = weights.get(type);
    if (weight === undefined) {
      weight = 4 ** rng.below(3);
      weights.set(type, weight);
    }
    return weight;
  };
}

/** Bold: bets whatever may be bet, and hardly ever does what the clock would do. Such rounds are the longest. */
const bold: Weigh = ({ amount, ifSilent }) => (amount !== null ? 64 : ifSilent ? 1 : 8);

/** What a round came to. */
export interface Course {
  readonly round: Round;
  readonly log: readonly AnyEvent[];
  readonly commands: readonly Command[];
}
/** How often an open option may be refused before only closed ones are tried. */
const REFUSED_MAX = 6;

/** Plays a round by chance, as fast as it goes: no incidents, no checks. */
export function playRandom({ game, setup, propose, order }: Subject, seed: number): Course {
  const rng = seeded(seed);
  const first = open(game, setup);
  const log = first.events.slice();
  const commands: Command[] = [];
  let { round } = first;
  let refused = 0;
  while (round.menus.length > 0) {
    const command = sampleCommand(game, round, rng, { propose, order, closedOnly: refused > REFUSED_MAX });
    if (command === null) throw new Error(`${game.id}: nobody can act (seed ${seed})`);
    const played = play(game, round, command);
    if (isRefusal(played)) {
      if (refused++ > REFUSED_MAX)
        throw new Error(`${game.id}: ${command.type} refused, ${played.refused} (seed ${seed})`);
      continue;
    }
    refused = 0;
    commands.push(command);
    for (const e of played.events) log.push(e);
    round = played.round;
  }
  return { round, log, commands };
}

/** One thing that was asked for, and what came of it. */
export interface Turn {
  readonly before: Round;
  readonly command: Command;
  readonly answer: Played<AnyEvent> | Refusal;
  /** A report by dealer or floor, not a choice from a menu. */
  readonly incident: boolean;
  /** Something a seat may do whoever's turn it is. */
  readonly free: boolean;
}

/** Incidents in a round: enough to meet two in a row, few enough to let a round be played. */
export const INCIDENTS_MAX = 3;
const INCIDENT_ONE_IN = 8;
const VOID_ONE_IN = 12;

/** Something dealer or floor may report now, sampled. */
export function sampleIncident(options: readonly Option[], rng: Rng): Command | null {
  const offers = options.filter((o) => o.type !== VOID || rng.below(VOID_ONE_IN) === 0);
  const offer = offers[rng.below(offers.length)];
  if (!offer) return null;
  return sampleOption(rng.below(2) === 0 ? 'dealer' : 'floor', offer, { pack: [], rng });
}

const FREE_ONE_IN = 5;
/** Something a seat may do at any time, sampled; null where there is nothing, or nothing was proposed. */
function sampleFree(kernel: Kernel, { game, propose }: Subject, round: Round, rng: Rng): Command | null {
  const seat = game.seats[rng.below(game.seats.length)]!;
  const seen = kernel.view(game, round, seat);
  const o = seen.free[rng.below(Math.max(1, seen.free.length))];
  if (o === undefined) return null;
  return o.open && propose ? propose(seen, o, rng) : sampleOption(seat, o, { pack: [], rng });
}

/** What a stubborn floor reports whenever it may: so a deck runs short, and what was put right is reported once more. */
const stubbornly = ({ incidents }: AnyGame, seed: number, rng: Rng): string | null =>
  seed % STUBBORN_ONE_IN === STUBBORN_ONE_IN - 1 && incidents.length > 0
    ? incidents[rng.below(incidents.length)]!.name
    : null;
const STUBBORN_ONE_IN = 8;
const STUBBORN_MAX = 12;

/**
 * Drives a round command by command, handing out each before the next is asked for. Odd seeds call incidents, even ones play
 * cleanly; of either, every other one has a temper; one in eight is bold, and in one the floor is stubborn. It ends when nobody
 * can act, when offers keep being refused, or one decision past the bound; the caller judges which.
 */
export function* drive(kernel: Kernel, subject: Subject, first: Round, seed: number): Generator<Turn, void> {
  const { game, propose, order } = subject;
  const rng = seeded(seed);
  const liberty = seeded(seed ^ 0x27d4eb2f);
  const base = subject.weigh?.(rng) ?? alike;
  const mood = seed % 4 < 2 ? alike : seed % 8 === 6 ? bold : temper(rng);
  const weigh: Weigh = (o) => base(o) * mood(o);
  const again = stubbornly(game, seed, rng);
  const bound = boundOf(subject, 0);
  let before = first;
  let choices = 0;
  let incidents = 0;
  let refused = 0;
  while (before.menus.length > 0 && choices <= bound * (1 + incidents)) {
    const report = again === null ? anyIncident() : incidents < STUBBORN_MAX ? sameIncident(again) : null;
    const free =
      report === null && liberty.below(FREE_ONE_IN) === 0 ? sampleFree(kernel, subject, before, liberty) : null;
    const command =
      report ??
      free ??
      sampleCommand(game, before, rng, {
        propose,
        order,
        closedOnly: refused > REFUSED_MAX,
        weigh,
      });
    if (command === null) return;
    const answer = kernel.play(game, before, command);
    const incident = report !== null;
    if (incident) incidents++;
    yield { before, command, answer, incident, free: free !== null };
    if (isRefusal(answer)) {
      if (!incident && free === null && refused++ > REFUSED_MAX) return;
      continue;
    }
    if (!incident && free === null) choices++;
    refused = 0;
    before = answer.round;
  }
  function anyIncident(): Command | null {
    const calls = seed % 2 === 1 && incidents < INCIDENTS_MAX && rng.below(INCIDENT_ONE_IN) === 0;
    return calls ? sampleIncident(kernel.incidents(game, before).options, rng) : null;
  }
  function sameIncident(name: string): Command | null {
    const offer = kernel.incidents(game, before).options.filter((o) => o.type === name);
    return offer.length > 0 && rng.below(2) === 0 ? sampleIncident(offer, rng) : null;
  }
}
/** A report may send play back to the deal, so each earns the round its bound once more. */
export const boundOf = ({ game, setup }: Subject, incidents: number): number => game.bound(setup) * (1 + incidents);

/** A whole driven round, with nobody watching. */
export function driven(subject: Subject, seed: number, kernel: Kernel = theKernel): Course {
  const opened = kernel.open(subject.game, subject.setup);
  const log = opened.events.slice();
  const commands: Command[] = [];
  let { round } = opened;
  for (const { command, answer } of drive(kernel, subject, opened.round, seed)) {
    if (isRefusal(answer)) continue;
    commands.push(command);
    log.push(...answer.events);
    round = answer.round;
  }
  return { round, log, commands };
}
