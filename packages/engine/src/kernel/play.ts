/** The whole engine, the same for every game: open a round, decide a command, look at it from a seat. */
import type { Face } from '../cards/index.js';
import { type AnyEvent, type ChipMove, type Event, paid, said, told } from './event.js';
import {
  type Actor,
  bitOf,
  type CardId,
  type Chips,
  type Known,
  knownTo,
  type Round,
  type RuleId,
  type Viewer,
} from './felt.js';
import type { AnyGame, Game } from './game.js';
import type { Send } from './incident.js';
import {
  type Command,
  isRefusal,
  type Menu,
  type Option,
  option,
  outOfBounds,
  type Refusal,
  refuse,
  type Shut,
  shut,
} from './menu.js';
import { type Decision, NO_FACES } from './step.js';
import { apply, begin, type Draft, draft, type Setup, seal, type Table } from './table.js';

const NONE: readonly never[] = [];

/** What a decision led to: the facts, and the table that folding them makes. */
export interface Played<E extends AnyEvent = Event> {
  readonly events: readonly E[];
  readonly table: Table;
}

/** Opens a round: what happens before anybody has chosen anything. */
export function open<E extends AnyEvent>(game: Game<E>, setup: Setup): Played<E> {
  const events: E[] = [];
  const d = draft(begin(game, setup));
  advance(game, d, events);
  return { events, table: seal(game, d.round, d.faces) };
}

/** Decides, and hands back the table the events lead to: the same one `fold` would make of them (a law says so). */
export function play<E extends AnyEvent>(game: Game<E>, table: Table, command: Command): Played<E> | Refusal {
  const decision = isReport(game, table, command)
    ? rule(game, table, command)
    : (admit(game, table, command) ?? choose(game, table, command));
  if (isRefusal(decision)) return decision;
  const d = draft(table);
  for (const e of decision) apply(game, d, e);
  if (isWaiting(game, d.round)) return { events: decision, table: seal(game, d.round, d.faces) }; // nearly always
  const events = decision.slice();
  advance(game, d, events);
  return { events, table: seal(game, d.round, d.faces) };
}
/** Dealer and floor report incidents, unless a step is waiting for the dealer and offers him just this. */
function isReport({ incidents }: AnyGame, { menus }: Table, { actor, type }: Command): boolean {
  if (actor !== 'dealer' && actor !== 'floor') return false;
  const offered = menus.some((m) => m.actor === actor && m.options.some((o) => o.type === type));
  return !offered || incidents.some((i) => i.name === type);
}
export function decide<E extends AnyEvent>(game: Game<E>, table: Table, command: Command): Decision<E> {
  const played = play(game, table, command);
  return isRefusal(played) ? played : played.events;
}
function choose<E extends AnyEvent>(game: Game<E>, { round, faces }: Table, command: Command): Decision<E> {
  const step = game.script[round.step]!;
  return step.decide(round, round.now, command, step.blind ? NO_FACES : (card) => faces[card]);
}

export const isOver = (game: AnyGame, { round }: Table): boolean => round.step === game.script.length - 1;

/** Is this command on the menu? If not, says why. */
function admit(game: AnyGame, table: Table, command: Command): Refusal | null {
  if (isOver(game, table)) return refuse('round-over');
  const menu = menuOf(table, command.actor);
  if (menu) for (const o of menu.options) if (o.type === command.type) return outOfBounds(o, command);
  const free = freeFor(game, table, command.actor).find((o) => o.type === command.type);
  if (free) return isRefusal(free) ? refuse(free.refused, free.rule, free.facts) : outOfBounds(free, command);
  if (command.type === VOID || game.incidents.some((i) => i.name === command.type)) return refuse('staff-only');
  return menu ? whyShut(game, table, command.actor, command.type) : refuse('not-your-turn');
}
/** What a seat may do at any time. */
function freeFor(game: AnyGame, { round, faces }: Table, actor: Actor): readonly (Option | Shut)[] {
  if (typeof actor !== 'number' || !game.seats.includes(actor)) return NONE;
  return game.script[round.step]!.free(round, round.now, actor, knownTo(round, faces, actor));
}
/** Is this something the actor may do whoever's turn it is? Then it waits for nobody, and nobody for it. */
export function isFree(game: AnyGame, table: Table, { actor, type }: Pick<Command, 'actor' | 'type'>): boolean {
  if (menuOf(table, actor)?.options.some((o) => o.type === type)) return false;
  return freeFor(game, table, actor).some((o) => o.type === type && !isRefusal(o));
}
function menuOf({ menus }: Table, actor: Actor): Menu | null {
  for (const menu of menus) if (menu.actor === actor) return menu;
  return null;
}
function whyShut(game: AnyGame, { round, faces }: Table, actor: Actor, type: string): Refusal {
  const mine = knownTo(round, faces, typeof actor === 'number' ? actor : 'rail');
  const grey = game.script[round.step]!.shut(round, round.now, actor, mine).find((s) => s.type === type);
  if (!grey) return refuse('not-offered');
  return refuse(grey.refused, grey.rule, grey.facts);
}

/** Must somebody choose, or is the round over? */
const isWaiting = ({ script }: AnyGame, r: Round): boolean =>
  r.now !== null && (r.step === script.length - 1 || script[r.step]!.toAct(r, r.now).length > 0);

/** Opens steps until somebody must choose, or the script ends. A step with nothing to say is passed over unsaid. */
function advance<E extends AnyEvent>(game: Game<E>, d: Draft, out: E[]): void {
  const r = d.round;
  const { script } = game;
  const last = script.length - 1;
  if (isWaiting(game, r)) return;
  const faces: Known = (card) => d.faces[card];
  for (let at = r.now === null ? r.step : r.step + 1; at <= last; at++) {
    const step = script[at]!;
    const events = step.open(r, faces);
    if (events.length === 0 && at !== last && step.toAct(r, step.start).length === 0) continue;
    // Said only if somebody must choose in it: what happens by itself needs no announcement, and logs are shorter for it.
    const opened = game.opened[at]!;
    apply(game, d, opened);
    for (const e of events) apply(game, d, e);
    const waits = step.toAct(r, r.now).length > 0;
    if (waits || at === last) out.push(opened);
    for (const e of events) out.push(e);
    if (waits) return;
  }
}

/** Sends play to a step, which is then opened afresh. */
function sender(game: AnyGame): Send {
  return (name) => {
    const at = game.script.findIndex((s) => s.name === name);
    if (at < 0) throw new Error(`${game.id} has no step called ${name}`);
    return said('SentTo', null, null, { step: at, name });
  };
}

/** The command that voids a round from any point; its clause is the report's. */
export const VOID = 'void';

/** A ruling: the incident as reported, then its remedy. */
function rule<E extends AnyEvent>(game: Game<E>, table: Table, report: Command): Decision<E> {
  const { round } = table;
  const stage = game.script[round.step]!.name;
  const incident = report.type === VOID ? null : game.incidents.find((i) => i.name === report.type);
  if (incident === undefined) {
    const choosing = table.menus.some((m) => m.actor === report.actor);
    return choosing ? whyShut(game, table, report.actor, report.type) : refuse('unknown-incident');
  }
  const offer = incident === null ? offerVoid(game, table) : incident.offer(round, stage);
  if (isRefusal(offer)) return offer;
  const bad = outOfBounds(offer, report);
  if (bad) return bad;
  const by = report.actor === 'dealer' ? 'dealer' : 'floor';
  const note = { incident: report.type, by, cards: report.cards ?? [] } as const;
  const called = told<E>(said('IncidentCalled', report.seat ?? null, offer.rule, note));
  if (incident === null) return [called, ...voidRound(game, table, game.voidRule)];
  const remedy = incident.remedy(round, report, stage, sender(game), (card) => table.faces[card]);
  if (isRefusal(remedy)) {
    if (!offer.open) throw new Error(`${game.id} offers ${report.type} and its remedy refuses: ${remedy.refused}`);
    return remedy;
  }
  const ends = remedy.find((e) => e.type === 'RoundVoided');
  if (!ends) return [called, ...remedy];
  if (remedy.length > 1) throw new Error(`${game.id}: the remedy of ${report.type} voids the round and does more`);
  return [called, ...voidRound(game, table, ends.rule ?? game.voidRule)];
}
const offerVoid = (game: AnyGame, table: Table): Option | Refusal =>
  isOver(game, table) ? refuse('round-over', game.voidRule) : option(VOID, { rule: game.voidRule });

/** Every chip goes back where the round found it, and the round is over. */
function voidRound<E extends AnyEvent>(game: Game<E>, { round }: Table, clause: RuleId): readonly E[] {
  const chips: ChipMove[] = [];
  const net = round.chips.map((n, place) => n - Math.max(0, round.opening[place]!));
  forgo(net);
  for (let to = 0; to < net.length; to++)
    for (let from = 0; from < net.length && net[to]! < 0; from++) {
      const amount = Math.min(net[from]!, -net[to]!);
      if (amount <= 0) continue;
      chips.push({ from, to, amount });
      net[from]! -= amount;
      net[to]! += amount;
    }
  return [told<E>(paid('RoundVoided', null, clause, chips)), game.opened[game.script.length - 1]!];
}

/** A fee the house keeps that came out of a pot, not from a stack, has no payer left to name: the first owed forgo it. */
function forgo(net: Chips[]): void {
  let short = -net.reduce((a, b) => a + b, 0);
  for (let place = 0; place < net.length && short > 0; place++) {
    const forgone = Math.min(short, Math.max(0, -net[place]!));
    net[place]! += forgone;
    short -= forgone;
  }
}

/** What the dealer or floor may report now, and why the rest cannot be ruled. */
export function incidents(game: AnyGame, table: Table): { options: readonly Option[]; shut: readonly Shut[] } {
  const stage = game.script[table.round.step]!.name;
  const options: Option[] = [];
  const grey: Shut[] = [];
  const sort = (name: string, offer: Option | Refusal) => {
    if (isRefusal(offer)) grey.push(shut(name, offer));
    else options.push(offer);
  };
  for (const incident of game.incidents) sort(incident.name, incident.offer(table.round, stage));
  sort(VOID, offerVoid(game, table));
  return { options, shut: grey };
}

/** What one viewer may know. Not written per game: only faces are ever hidden, so all else is shared, not copied. */
export interface View {
  readonly you: Viewer;
  readonly stage: string;
  readonly round: Round;
  /** By CardId; null where this viewer has not seen it. */
  readonly faces: readonly (Face | null)[];
  /** Whose choice it is. */
  readonly toAct: readonly Actor[];
  readonly menu: readonly Option[];
  /** What this viewer may do whoever's turn it is. */
  readonly free: readonly Option[];
  readonly shut: readonly Shut[];
}
export function view(game: AnyGame, table: Table, viewer: Viewer): View {
  const { round, faces, menus } = table;
  const mine = bitOf(viewer);
  const step = game.script[round.step]!;
  const menu = menus.find((m) => m.actor === viewer);
  const free = viewer === 'rail' ? NONE : freeFor(game, table, viewer);
  const grey = menu ? step.shut(round, round.now, viewer as Actor, knownTo(round, faces, viewer)) : NONE;
  return {
    you: viewer,
    stage: step.name,
    round,
    faces: faces.map((face, card) => ((round.seen[card]! & mine) !== 0 ? face : null)),
    toAct: menus.map((m) => m.actor),
    menu: menu ? menu.options : NONE,
    free: free.filter((o): o is Option => !isRefusal(o)),
    shut: menu ? [...grey, ...free.filter((o): o is Shut => isRefusal(o))] : NONE,
  };
}

/** What the clock plays for a silent seat: the option its menu marks (AMB-GEN-25). */
export function silent(table: Table, actor: Actor): Command | null {
  const menu = table.menus.find((m) => m.actor === actor);
  const o = menu?.options.find((x) => x.ifSilent);
  if (!menu || !o) return null;
  const cards: readonly CardId[] | null = o.cards ? o.cards.from.slice(o.cards.from.length - o.cards.min) : null;
  return {
    type: o.type,
    actor,
    ...(o.amount ? { amount: o.amount.min } : {}),
    ...(cards ? { cards } : {}),
    ...(o.seats ? { seat: o.seats[0]! } : {}),
  };
}

/** What chance must put in order: the cards its option names, or a whole fresh pack. */
export function unshuffled(game: AnyGame, table: Table): readonly Face[] {
  const o = table.menus.find((m) => m.actor === 'chance')?.options[0];
  return o?.cards ? o.cards.from.map((card) => table.faces[card]!) : game.pack;
}
