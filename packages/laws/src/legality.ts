// One source of legality: whatever a menu offers is accepted, a greyed button is refused for the reason it shows, and anything
// else is refused with a code. What is legal is worked out here once more, from the menu alone, and compared.
import {
  type Actor,
  type Command,
  type Face,
  isFree,
  isOver,
  isRefusal,
  type Option,
  type Played,
  type Refusal,
  type Rng,
  type Round,
  type Seat,
  type Shut,
} from 'baraja';
import { type AnyEvent, REFUSALS } from 'baraja/kernel';
import { bends } from './bends.js';
import { brief, difference } from './equal.js';
import { sampleOption } from './sample.js';
import { sometimes, type Watch } from './watch.js';

/** Of all the ways to bend a command, how many are tried at a brisk pace. There are some sixty. */
const BENDS_ONE_IN = 3;

/** Everything that may be asked of a table: menus, and what dealer and floor may report. */
interface Asked {
  readonly round: Round;
  readonly pack: readonly Face[];
  readonly reports: readonly Option[];
  readonly reportsShut: readonly Shut[];
}

export function checkLegality(w: Watch, round: Round): void {
  const offered = w.found.guard('offering incidents', () => w.kernel.incidents(w.game, round));
  if (offered === undefined) return;
  const asked: Asked = {
    round,
    pack: w.kernel.unshuffled(w.game, round),
    reports: offered.options,
    reportsShut: offered.shut,
  };
  const samples = checkOffers(w, asked);
  checkShut(w, asked);
  checkStrangers(w, asked);
  // At a brisk pace one choice and one report are bent, each in some of its ways; at a thorough one all of them in all.
  const sets =
    w.pace === 'thorough'
      ? [samples.choices, samples.reports]
      : [one(samples.choices, w.rng), one(samples.reports, w.rng)];
  for (const command of sets.flat())
    for (const other of bends(w.game, asked.round, command, w.rng))
      if (sometimes(w, BENDS_ONE_IN)) checkBent(w, asked, other);
}
const one = <T>(list: readonly T[], rng: Rng): readonly T[] =>
  list.length === 0 ? [] : [list[rng.below(list.length)]!];

/** Asks, and keeps what was refused for what, and by which rule. */
function ask(w: Watch, round: Round, command: Command): Played<AnyEvent> | Refusal | undefined {
  const answer = w.found.guard(
    () => brief(command),
    () => w.kernel.play(w.game, round, command),
  );
  if (answer !== undefined && isRefusal(answer)) {
    w.found.refusals.add(answer.refused);
    w.found.cites(answer.rule);
    w.found.try('else-refused', codeFault(command, answer));
  }
  return answer;
}
const codeFault = (command: Command, { refused }: Refusal): string | null =>
  REFUSALS.includes(refused) ? null : `${brief(command)} is refused as ${refused}, which is not on the list`;

/** Samples every option of every menu and every report. Returns what was asked. */
function checkOffers(w: Watch, { round, pack, reports }: Asked): Samples {
  const offer = (actor: Actor, o: Option) => {
    const proposed = propose(w, round, actor, o);
    const command = proposed ?? sampleOption(actor, o, { pack, rng: w.rng });
    const answer = ask(w, round, command);
    if (answer === undefined || (o.open && proposed === null)) return command;
    const refused = isRefusal(answer) ? `${brief(command)} was offered and is refused: ${answer.refused}` : null;
    w.found.try('offered-accepted', refused);
    return command;
  };
  for (const seat of w.game.seats)
    for (const o of w.kernel.view(w.game, round, seat).free) {
      w.found.cites(o.rule);
      if (!o.open || propose(w, round, seat, o) !== null) offer(seat, o);
    }
  for (const { options } of round.menus) {
    const twice = options.find((o, i) => options.findIndex((p) => p.type === o.type) !== i);
    w.found.try('offered-accepted', twice ? `${twice.type} is offered twice on one menu` : null);
  }
  return {
    choices: round.menus.flatMap(({ actor, options }) => options.map((o) => offer(actor, o))),
    reports: reports.map((o) => offer(w.rng.below(2) === 0 ? 'dealer' : 'floor', o)),
  };
}
/** What is found for an open option. */
function propose(w: Watch, round: Round, actor: Actor, o: Option): Command | null {
  const { propose: find } = w.subject;
  if (!o.open || find === undefined || typeof actor !== 'number') return null;
  const seen = w.kernel.view(w.game, round, actor);
  return w.found.guard(`proposing for ${o.type}`, () => find(seen, o, w.rng)) ?? null;
}
interface Samples {
  readonly choices: readonly Command[];
  readonly reports: readonly Command[];
}

function checkShut(w: Watch, { round, reports, reportsShut }: Asked): void {
  for (const { actor, options } of round.menus) {
    if (actor === 'chance' || actor === 'clock') continue;
    const { shut } = w.kernel.view(w.game, round, actor);
    for (const grey of shut) checkGrey(w, round, actor, options, grey);
  }
  for (const grey of reportsShut) checkGrey(w, round, 'floor', reports, grey);
}
function checkGrey(w: Watch, round: Round, actor: Actor, options: readonly Option[], grey: Shut): void {
  const { type, ...reason } = grey;
  w.found.cites(grey.rule);
  const both = options.some((o) => o.type === type);
  w.found.try('shut-as-shown', both ? `${type} is both offered and shut` : null);
  if (both) return;
  const answer = ask(w, round, { type, actor });
  if (answer === undefined) return;
  const fault = isRefusal(answer) ? difference(answer, reason) : 'it is accepted';
  w.found.try('shut-as-shown', fault === null ? null : `${type} is shut, but asked for: ${fault}`);
}

/** Those who are not to act, and words nobody knows. */
function checkStrangers(w: Watch, { round }: Asked): void {
  const { game, found, rng } = w;
  const options = round.menus.flatMap((m) => m.options);
  const some = options.length === 0 ? 'check' : options[rng.below(options.length)]!.type;
  const strangers: readonly Actor[] = [...game.seats, Math.max(...game.seats) + 1, -1, 'chance', 'clock'];
  const asked: Command[] = strangers
    .filter((actor) => !round.menus.some((m) => m.actor === actor))
    .map((actor) => ({ type: some, actor }));
  for (const actor of [...round.menus.map((m) => m.actor), 'dealer', 'floor'] as const)
    asked.push({ type: 'nonsense', actor });
  for (const command of asked) {
    if (isFree(game, round, command)) continue; // offered whoever's turn it is
    const answer = ask(w, round, command);
    if (answer === undefined) continue;
    const wrong = isRefusal(answer) && isOver(game, round) && answer.refused !== 'round-over' && isSeat(command);
    const fault = !isRefusal(answer)
      ? 'is accepted'
      : wrong
        ? `is refused as ${answer.refused} when all is over`
        : null;
    found.try('else-refused', fault === null ? null : `${brief(command)} ${fault}`);
  }
}
const isSeat = ({ actor }: Command): boolean => typeof actor === 'number';

function checkBent(w: Watch, asked: Asked, command: Command): void {
  const answer = ask(w, asked.round, command);
  if (answer === undefined) return;
  const legal = isLegal(w, asked, command);
  if (legal === 'as the step says') return;
  const fault = isRefusal(answer)
    ? legal === 'yes' && `is on the menu and refused as ${answer.refused}`
    : legal === 'no' && 'is accepted';
  w.found.try('bent-refused', fault === false ? null : `${brief(command)} ${fault}`);
}

/** Whether the menu allows a command. Written apart from the kernel's own check, to be compared with it. */
function isLegal(w: Watch, { round, pack, reports }: Asked, command: Command): 'yes' | 'no' | 'as the step says' {
  const { type, actor } = command;
  const own = round.menus.find((m) => m.actor === actor)?.options.find((o) => o.type === type);
  const report = actor === 'dealer' || actor === 'floor' ? reports.find((o) => o.type === type) : undefined;
  const free = isSeat(command) ? w.kernel.view(w.game, round, actor as Seat).free : [];
  const o = own ?? report ?? free.find((one) => one.type === type);
  if (o === undefined || !isWithin(o, command)) return 'no';
  if (actor === 'chance' && type === 'shuffle') return sameFaces(pack, command.faces) ? 'yes' : 'no';
  if (command.faces !== undefined) return 'no'; // the order of the pack is chance's alone to say
  return o.open ? 'as the step says' : 'yes';
}
function isWithin({ amount, cards, seats, open }: Option, c: Command): boolean {
  const n = c.amount;
  const chosen = cards ? (c.cards ?? []) : c.cards;
  const amountFits =
    amount === null
      ? n === undefined
      : Number.isSafeInteger(n) &&
        n! >= amount.min &&
        n! <= amount.max &&
        (n! % amount.unit === 0 || n === amount.min || n === amount.max);
  const cardsFit =
    cards === null
      ? chosen === undefined
      : Array.isArray(chosen) &&
        new Set(chosen).size === chosen.length &&
        chosen.length >= cards.min &&
        chosen.length <= cards.max &&
        chosen.every((card) => cards.from.includes(card));
  const seatFits = seats === null ? c.seat === undefined : c.seat !== undefined && seats.includes(c.seat);
  const pilesFit = c.piles === undefined || (open && cards !== null);
  return amountFits && cardsFit && seatFits && pilesFit;
}
const sameFaces = (a: readonly Face[], b: readonly Face[] | undefined): boolean =>
  Array.isArray(b) && [...a].sort().join() === [...b].sort().join();
