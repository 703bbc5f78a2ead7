// The conformance suite: plays rounds by chance and holds every law up to each. A plain function, so that it runs inside a test
// runner, in a night's soak, or anywhere else.
import { type Command, isOver, isRefusal, type Round, type Seat, seeded } from 'baraja';
import type { AnyEvent } from 'baraja/kernel';
import { checkSilence, checkVoid } from './endings.js';
import { brief, freeze } from './equal.js';
import { bankFault, checkEvents, settledFault } from './felt.js';
import { Findings, type Report, told } from './findings.js';
import { checkLegality } from './legality.js';
import { checkFaceless, checkReplay, checkRun, checkSameSeed } from './replay.js';
import { boundOf, drive, type Turn } from './sample.js';
import { type Settings, type Subject, theKernel } from './subject.js';
import { checkHistory, checkViews } from './unseen.js';
import { sometimes, type Watch } from './watch.js';

/**
 * How often a look is taken at a brisk pace: once in so many decisions. Rounds are alike late on, and most are short; so the
 * first decisions are looked at most. `near` looks ask about the table as it stands, `far` ones replay the round.
 */
const oneIn = {
  near: (at: number): number => (at < 12 ? 1 : at < 60 ? 4 : 16),
  far: (at: number): number => (at < 8 ? 2 : at < 60 ? 12 : 60),
};

/** Tries every law on a subject, and reports. */
export function conforms(subject: Subject, settings: Settings): Report {
  const { seeds, skip = [], kernel = theKernel, pace = 'brisk' } = settings;
  const found = new Findings(subject.name, skip, settings.knows ?? subject.knows);
  const { game } = subject;
  freeze(game);
  freeze(subject.setup);
  const all = typeof seeds === 'number' ? Array.from({ length: seeds }, (_, seed) => seed) : seeds;
  for (const seed of all) {
    found.seed = seed;
    found.at = 0;
    const rng = seeded(seed ^ 0x5bd1e995);
    watchRound({ kernel, subject, game, found, rng, pace }, seed);
    found.rounds++;
  }
  return found.report();
}

/** Tries every law on a subject, and throws if one is broken. */
export function mustConform(subject: Subject, settings: Settings): Report {
  const report = conforms(subject, settings);
  if (report.failures.length > 0) throw new Error(told(report.failures));
  return report;
}

function watchRound(w: Watch, seed: number): void {
  const { kernel, game, subject, found } = w;
  const begun = found.guard('beginning', () => freeze(kernel.begin(game, subject.setup)));
  const opened = found.guard('opening', () => kernel.open(game, subject.setup));
  if (begun === undefined || opened === undefined) return;
  const log: AnyEvent[] = opened.events.slice();
  const commands: Command[] = [];
  let { round } = opened;
  let choices = 0;
  let incidents = 0;
  checkEvents(w, begun, opened);
  checkRules(w, opened.events, round);
  look(w, round, log, commands);
  const turns = drive(kernel, subject, round, seed);
  for (let turn = next(w, turns); turn !== undefined; turn = next(w, turns)) {
    const { command, answer } = turn;
    if (isRefusal(answer)) {
      if (!isOpen(w, turn)) found.fail('offered-accepted', `${brief(command)} is refused: ${answer.refused}`);
      continue;
    }
    if (turn.incident) incidents++;
    else if (!turn.free) choices++;
    found.at++;
    found.decisions++;
    freeze(command);
    checkEvents(w, turn.before, answer);
    checkRules(w, answer.events, answer.round);
    ({ round } = answer);
    log.push(...answer.events);
    commands.push(command);
    look(w, round, log, commands);
  }
  const bound = boundOf(subject, incidents);
  found.try('ends-in-bound', choices > bound ? `${choices} decisions, of at most ${bound}` : null);
  found.try('chips-settled', settledFault(game, round, log));
  found.try('bank-within-post', bankFault(game, log));
  if (sometimes(w, 2)) checkHistory(w, { round, log }, commands);
  checkReplay(w, { round, log });
  checkFaceless(w, log);
  checkSameSeed(w, log, seed);
  checkRun(w, { round, log }, commands);
}

/** The next turn; a broken invariant ends the round. */
const next = ({ found }: Watch, turns: Generator<Turn, void>): Turn | undefined =>
  found.guard('playing', () => {
    const { done, value } = turns.next();
    return done || value === undefined ? undefined : value;
  });

/** Was this command an open option's, on which the step has the last word? */
function isOpen({ kernel, game }: Watch, { before, command, incident, free }: Turn): boolean {
  const options = incident
    ? kernel.incidents(game, before).options
    : free
      ? kernel.view(game, before, command.actor as Seat).free
      : (before.menus.find((m) => m.actor === command.actor)?.options ?? []);
  return options.find((o) => o.type === command.type)?.open ?? false;
}

/** Everything that is looked at between two decisions. */
function look(w: Watch, round: Round, log: readonly AnyEvent[], commands: readonly Command[]): void {
  const { game, found } = w;
  const over = isOver(game, round);
  const idle = round.menus.find((m) => m.options.length === 0);
  const nobody = !over && round.menus.length === 0 ? `nobody can act in ${game.script[round.felt.step]?.name}` : null;
  found.try('somebody-acts', idle ? `the menu of ${idle.actor} is empty` : nobody);
  if (over && round.menus.length > 0) found.fail('somebody-acts', 'the round is over, and somebody can act');
  const near = over || sometimes(w, oneIn.near(found.at));
  if (near) {
    checkLegality(w, round);
    checkViews(w, { round, log });
    checkVoid(w, { round, log });
  }
  if (sometimes(w, oneIn.far(found.at))) checkHistory(w, { round, log }, commands);
  if (sometimes(w, oneIn.far(found.at))) checkSilence(w, round);
}

/** Whatever moves a chip says why, and every rule named is in the book. */
function checkRules({ found, game, kernel }: Watch, events: readonly AnyEvent[], round: Round): void {
  for (const e of events) {
    found.cites(e.rule);
    if (e.chips.length > 0) found.try('chips-cite', e.rule === null ? `${e.type} moves chips and cites nothing` : null);
  }
  for (const { options } of round.menus) for (const o of options) found.cites(o.rule);
  const offered = found.guard('offering incidents', () => kernel.incidents(game, round));
  for (const o of [...(offered?.options ?? []), ...(offered?.shut ?? [])]) found.cites(o.rule);
}
