/** The whole engine, the same for every game: open a round, decide a command, look at it from a seat. */
import type { Face } from '../cards/index.js';
import type { IncidentName } from '../facts/index.js';
import { type AnyEvent, type Event, said } from './event.js';
import { type Actor, bitOf, type CardId, type Felt, knownTo, type Viewer } from './felt.js';
import type { AnyGame, Game } from './game.js';
import type { Incident } from './incident.js';
import {
  type Command,
  type HouseCommand,
  isRefusal,
  type Menu,
  type Option,
  option,
  outOfBounds,
  type Refusal,
  refuse,
  type Shut,
  shut,
  whyShut,
} from './menu.js';
import { BEGUN } from './owned.js';
import { begin, menuMaker, menusFor, type Round, type Setup } from './round.js';
import { type Decision, NO_FACES } from './step.js';
import { eventsOf, type Tape } from './tape.js';
import { Working } from './working.js';

const NONE: readonly never[] = [];

/** What a decision led to: the facts, and the round that folding them makes. */
export interface Played<E extends AnyEvent = Event> {
  readonly events: readonly E[];
  readonly round: Round;
}

/** A round, and what led to it. Facts are kept as they were told, packed, and made into events when somebody looks. */
class Told<E extends AnyEvent> implements Played<E>, Round {
  readonly felt: Felt;
  readonly faces: readonly Face[];
  readonly menus: readonly Menu[];
  readonly #tape: Tape;
  #events: readonly E[] | null;
  constructor(felt: Felt, faces: readonly Face[], menus: readonly Menu[], tape: Tape) {
    this.felt = felt;
    this.faces = faces;
    this.menus = menus;
    this.#tape = tape;
    this.#events = null;
  }
  get round(): Round {
    return this;
  }
  get events(): readonly E[] {
    if (this.#events === null) this.#events = eventsOf(this.#tape) as readonly E[];
    return this.#events;
  }
}
class ToldThrough<E extends AnyEvent> implements Ran<E> {
  readonly #all: Told<E>;
  readonly #tape: Tape;
  /** Where on the tape the last choice began. */
  readonly #last: number;
  constructor(all: Told<E>, tape: Tape, last: number) {
    this.#all = all;
    this.#tape = tape;
    this.#last = last;
  }
  get round(): Round {
    return this.#all.round;
  }
  get events(): readonly E[] {
    return this.#all.events;
  }
  get lastly(): readonly E[] {
    return this.events.slice(eventsOf(this.#tape, 0, this.#last).length);
  }
}

/** A round played in one draft. */
export interface Ran<E extends AnyEvent = Event> extends Played<E> {
  /** What the last choice led to, as `play` would have told it by itself. */
  readonly lastly: readonly E[];
}

/** Opens a round: what happens before anybody has chosen anything. */
export function open<E extends AnyEvent>(game: Game<E>, setup: Setup): Played<E> {
  return played(game, new Working(game, begin(game, setup), BEGUN));
}

/** Decides, and hands back the round the events lead to: the same one `fold` would make of them (a law says so). */
export function play<E extends AnyEvent>(game: Game<E>, round: Round, command: Command): Played<E> | Refusal {
  if (isReport(game, round, command)) return ruledOn(game, round, command);
  const refused = admit(game, round, command);
  if (refused !== null) return refused;
  const d = new Working(game, round);
  choose(game, d, command);
  return d.refused === null ? played(game, d) : dropped(d);
}
function ruledOn<E extends AnyEvent>(game: Game<E>, round: Round, command: Command): Played<E> | Refusal {
  const found = report(game, round, command);
  if (isRefusal(found)) return found;
  const d = new Working(game, round);
  rule(game, d, command, found);
  return d.refused === null ? played(game, d) : dropped(d);
}
/** Nothing has happened: why. */
function dropped(d: Working): Refusal {
  const why = d.refused!;
  d.layDown();
  return why;
}
/**
 * Plays a whole round in one draft, for bulk play: the same lines as `open` and `play`, and nothing kept of what was before each
 * decision (a law says that both tell the same). `choose` looks at the round as it lies and must not keep
 * it; null stops there. What is refused throws.
 */
export function run<E extends AnyEvent>(game: Game<E>, setup: Setup, choose: (round: Round) => Command | null): Ran<E> {
  let last = 0;
  let d = new Working(game, begin(game, setup), BEGUN);
  let actors = goOn(game, d);
  const menusOf = menuMaker();
  const round = { felt: d as Felt, faces: d.faces, menus: menusOf(game, d, d.faces, actors) };
  while (round.menus.length > 0) {
    const command = choose(round);
    if (command === null) break;
    last = d.end;
    if (isReport(game, round, command)) d = reported(game, round, command, d.tape);
    else chosen(game, d, round, command);
    actors = goOn(game, d);
    round.felt = d;
    round.faces = d.faces;
    round.menus = menusOf(game, d, d.faces, actors);
  }
  const { faces } = d;
  const tape = d.layDown();
  return new ToldThrough(new Told<E>(d, faces, menusFor(game, d, faces, actors), tape), tape, last);
}
function chosen(game: AnyGame, d: Working, round: Round, command: Command): void {
  const refused = admit(game, round, command);
  if (refused === null) choose(game, d, command);
  const why = refused ?? d.refused;
  if (why !== null) throw new Error(`${game.id} refuses ${command.type}: ${why.refused}`);
}
/** A report is ruled on in a draft of its own: a remedy may refuse what it has begun. */
function reported(game: AnyGame, round: Round, command: Command, before: Tape): Working {
  const found = report(game, round, command);
  if (isRefusal(found)) throw new Error(`${game.id} refuses ${command.type}: ${found.refused}`);
  const d = new Working(game, round);
  rule(game, d, command, found);
  if (d.refused !== null) throw new Error(`${game.id} refuses ${command.type}: ${d.refused.refused}`);
  d.follow(before);
  return d;
}
/** Goes on until somebody must choose, and hands back all that was said. */
function played<E extends AnyEvent>(game: Game<E>, d: Working): Played<E> {
  return told(game, d, goOn(game, d));
}
function told<E extends AnyEvent>(game: Game<E>, d: Working, actors: readonly Actor[]): Played<E> {
  const { faces } = d;
  const tape = d.layDown();
  return new Told(d, faces, menusFor(game, d, faces, actors), tape);
}
/** Dealer and floor report incidents, unless a step is waiting for the dealer and offers him just this. */
function isReport({ incidents }: AnyGame, { menus }: Round, { actor, type }: Command): boolean {
  if (actor !== 'dealer' && actor !== 'floor') return false;
  const offered = menus.some((m) => m.actor === actor && m.options.some((o) => o.type === type));
  return !offered || incidents.some((i) => i.name === type);
}
export function decide<E extends AnyEvent>(game: Game<E>, round: Round, command: Command): Decision<E> {
  const played = play(game, round, command);
  return isRefusal(played) ? played : played.events;
}
function choose(game: AnyGame, d: Working, command: Command): void {
  const step = game.script[d.step]!;
  step.decide(d.draft, d.now, command, step.blind ? NO_FACES : d.known);
}

export const isOver = (game: AnyGame, { felt }: Round): boolean => felt.step === game.script.length - 1;

/** Is this command on the menu? If not, says why. */
function admit(game: AnyGame, round: Round, command: Command): Refusal | null {
  if (isOver(game, round)) return refuse('round-over');
  const menu = menuOf(round, command.actor);
  const offered = menu && offeredIn(menu, command.type);
  if (offered) return outOfBounds(offered, command);
  const free = freeFor(game, round, command.actor).find((o) => o.type === command.type);
  if (free) return isRefusal(free) ? whyShut(free) : outOfBounds(free, command);
  if (command.type === VOID || game.incidents.some((i) => i.name === command.type)) return refuse('staff-only');
  return menu ? greyed(game, round, command.actor, command.type) : refuse('not-your-turn');
}
/** What a seat may do at any time. */
function freeFor(game: AnyGame, { felt, faces }: Round, actor: Actor): readonly (Option | Shut)[] {
  if (typeof actor !== 'number' || !game.seats.includes(actor)) return NONE;
  return game.script[felt.step]!.free(felt, felt.now, actor, knownTo(felt, faces, actor));
}
/** Is this something the actor may do whoever's turn it is? Then it waits for nobody, and nobody for it. */
export function isFree(game: AnyGame, round: Round, { actor, type }: Pick<Command, 'actor' | 'type'>): boolean {
  if (menuOf(round, actor)?.options.some((o) => o.type === type)) return false;
  return freeFor(game, round, actor).some((o) => o.type === type && !isRefusal(o));
}
function menuOf({ menus }: Round, actor: Actor): Menu | null {
  for (let i = 0; i < menus.length; i++) if (menus[i]!.actor === actor) return menus[i]!;
  return null;
}
function offeredIn({ options }: Menu, type: string): Option | null {
  for (let i = 0; i < options.length; i++) if (options[i]!.type === type) return options[i]!;
  return null;
}
function greyed(game: AnyGame, { felt, faces }: Round, actor: Actor, type: string): Refusal {
  const mine = knownTo(felt, faces, typeof actor === 'number' ? actor : 'rail');
  const grey = game.script[felt.step]!.shut(felt, felt.now, actor, mine).find((s) => s.type === type);
  if (!grey) return refuse('not-offered');
  return whyShut(grey);
}

/** Opens steps until somebody must choose, or the script ends; says who must. */
function goOn({ script }: AnyGame, d: Working): readonly Actor[] {
  const asked = d.toAct;
  return asked.length > 0 ? asked : goesOn(script, d);
}
function goesOn(script: AnyGame['script'], d: Working): readonly Actor[] {
  for (let at = d.now === null ? d.step : d.step + 1; at < script.length; ) {
    const { stretch } = script[at]!;
    if (stretch !== null && !stretch.when(d)) at += stretch.steps;
    else if (d.opens(at)) return d.toAct;
    else at++;
  }
  return NONE;
}

/** The command that voids a round from any point; its clause is the report's. */
export const VOID = 'void';

/** What is reported, and how it was offered; nothing, where the floor voids the round. */
interface Report<E extends AnyEvent> {
  readonly incident: Incident<E> | null;
  readonly offer: Option;
}
/** May this be reported now? If not, says why. */
function report<E extends AnyEvent>(game: Game<E>, round: Round, command: Command): Report<E> | Refusal {
  const incident = command.type === VOID ? null : game.incidents.find((i) => i.name === command.type);
  if (incident === undefined) {
    const choosing = round.menus.some((m) => m.actor === command.actor);
    return choosing ? greyed(game, round, command.actor, command.type) : refuse('unknown-incident');
  }
  const stage = game.script[round.felt.step]!.name;
  const offer = incident === null ? offerVoid(game, round) : incident.offer(round.felt, stage);
  if (isRefusal(offer)) return offer;
  return outOfBounds(offer, command) ?? { incident, offer };
}
/** A ruling: the incident as reported, then its remedy. */
function rule<E extends AnyEvent>(game: Game<E>, d: Working, command: Command, { incident, offer }: Report<E>): void {
  const stage = game.script[d.step]!.name;
  const by = command.actor === 'dealer' ? 'dealer' : 'floor';
  const note = { incident: command.type, by, cards: command.cards ?? [] } as const;
  d.tell(said('IncidentCalled', command.seat ?? null, offer.rule, note));
  if (incident === null) d.voidRound(game.voidRule);
  else incident.remedy(d.draft, command, stage, d.known);
  if (d.refused !== null && !offer.open)
    throw new Error(`${game.id} offers ${command.type} and its remedy refuses: ${d.refused.refused}`);
  const { told } = d;
  if (told.length !== 3 && told.some((e) => e.type === 'RoundVoided'))
    throw new Error(`${game.id}: the remedy of ${command.type} voids the round and does more`);
}
const offerVoid = (game: AnyGame, round: Round): Option<'void'> | Refusal =>
  isOver(game, round) ? refuse('round-over', game.voidRule) : option(VOID, { rule: game.voidRule });

/** What the dealer or floor may report now, and why the rest cannot be ruled. */
export interface Reportable {
  readonly options: readonly Option<IncidentName>[];
  readonly shut: readonly Shut<IncidentName>[];
}
export function incidents(game: AnyGame, round: Round): Reportable {
  const stage = game.script[round.felt.step]!.name;
  const options: Option<IncidentName>[] = [];
  const grey: Shut<IncidentName>[] = [];
  const sort = (name: IncidentName, offer: Option<IncidentName> | Refusal) => {
    if (isRefusal(offer)) grey.push(shut(name, offer));
    else options.push(offer);
  };
  for (const incident of game.incidents) sort(incident.name, incident.offer(round.felt, stage));
  sort(VOID, offerVoid(game, round));
  return { options, shut: grey };
}

/** What one viewer may know. Not written per game: only faces are ever hidden, so all else is shared, not copied. */
export interface View {
  readonly you: Viewer;
  readonly stage: string;
  readonly felt: Felt;
  /** By CardId; null where this viewer has not seen it. */
  readonly faces: readonly (Face | null)[];
  /** Whose choice it is. */
  readonly toAct: readonly Actor[];
  readonly menu: readonly Option[];
  /** What this viewer may do whoever's turn it is. */
  readonly free: readonly Option[];
  readonly shut: readonly Shut[];
}
export function view(game: AnyGame, round: Round, viewer: Viewer): View {
  const { felt, faces, menus } = round;
  const mine = bitOf(viewer);
  const step = game.script[felt.step]!;
  const menu = menus.find((m) => m.actor === viewer);
  const free = viewer === 'rail' ? NONE : freeFor(game, round, viewer);
  const grey = menu ? step.shut(felt, felt.now, viewer as Actor, knownTo(felt, faces, viewer)) : NONE;
  return {
    you: viewer,
    stage: step.name,
    felt,
    faces: faces.map((face, card) => ((felt.seen[card]! & mine) !== 0 ? face : null)),
    toAct: menus.map((m) => m.actor),
    menu: menu ? menu.options : NONE,
    free: free.filter((o): o is Option => !isRefusal(o)),
    shut: menu ? [...grey, ...free.filter((o): o is Shut => isRefusal(o))] : NONE,
  };
}

/** What the clock plays for a silent seat: the option its menu marks. */
export function silent(round: Round, actor: Actor): HouseCommand | null {
  const menu = round.menus.find((m) => m.actor === actor);
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
export function unshuffled(game: AnyGame, round: Round): readonly Face[] {
  const o = round.menus.find((m) => m.actor === 'chance')?.options[0];
  return o?.cards ? o.cards.from.map((card) => round.faces[card]!) : game.pack;
}
