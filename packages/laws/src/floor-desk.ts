// The rules desk against dealt hands: at every state of a round the desk is told what the state is, and must rule as the table does:
// offered or refused for the same reason, by the same clause, with the remedy and the money it says.
import { type Command, incidents, isRefusal, type Option, play, type Round, type Shut, seeded } from 'baraja';
import {
  answerAt,
  askDesk,
  type GameRules,
  isOfReport,
  isSelfReport,
  lawWordsOf,
  type Outcome,
  reportsAt,
} from 'baraja/games';
import { type AnyEvent, type AnyGame, fold } from 'baraja/kernel';
import { type Moved, moneyFault, TELLS } from './floor-money.js';
import { drive, sampleOption } from './sample.js';
import { type Subject, theKernel } from './subject.js';

/** How often the same ruling is played at one table: the offer is looked at every time. */
const PLAYED = 2;
/** How many ways to name cards are tried where the ruling depends on which. */
const NAMED = 6;

type Facts = Record<string, string>;

/** What a desk was asked about one table, and where it and the table differ. */
export class FloorDesk {
  readonly wrong = new Set<string>();
  /** Reports that were ruled, and refusals that were met: 'exposed-card DEAL-1 replace-card'. */
  readonly met = new Set<string>();
  /** Every report, and whether what comes of it depends on which card is named. */
  private readonly reports: ReadonlyMap<string, boolean>;
  private readonly asked = new Map<string, ReturnType<typeof askDesk>>();
  private readonly played = new Map<string, number>();
  private readonly rng = seeded(7);

  constructor(
    private readonly rules: GameRules,
    private readonly game: AnyGame,
  ) {
    const words = lawWordsOf(rules.family === 'rummy' ? rules.game : rules.family);
    this.isOfReport = (fact) => isOfReport(words?.facts[fact]);
    const told = reportsAt(rules).filter(({ report }) => !isSelfReport(report));
    this.reports = new Map(told.map(({ report, facts }) => [report, facts.some(this.isOfReport)]));
  }
  /** Every state of a round. */
  follow(subject: Subject, seed: number): void {
    const first = theKernel.open(subject.game, subject.setup);
    this.look(first.round);
    for (const { answer } of drive(theKernel, subject, first.round, seed))
      if (!isRefusal(answer)) this.look(answer.round);
  }
  /** What may be reported now; or only one thing of it. */
  look(round: Round, again: string | null = null): void {
    const { options, shut } = incidents(this.game, round);
    for (const [name, depends] of this.reports) {
      if (again !== null && name !== again) continue;
      const option = options.find(({ type }) => type === name);
      const grey = shut.find(({ type }) => type === name);
      if (option) for (let n = depends ? NAMED : 1; n > 0; n--) this.ruled(round, this.named(option), again);
      else if (grey) this.refused(round, grey);
      else this.wrong.add(`${name}: the table knows no such report`);
    }
  }
  private readonly isOfReport: (fact: string) => boolean;
  private readonly named = (option: Option): Command => sampleOption('floor', option, { pack: [], rng: this.rng });

  /** All the desk may come to: what depends on a card that nobody can name now is left open, and each answer followed. */
  private outcomes(round: Round, report: Command, canName: boolean): readonly Outcome[] {
    const follow = (facts: Facts): readonly Outcome[] => {
      const said = this.ask(report.type, facts);
      if (said.asks === null) return [said.outcome];
      if (said.asks === 'report') throw new Error(`the desk knows no ${report.type}`);
      const { fact, may } = said;
      if (!canName && this.isOfReport(fact)) return may.flatMap((value) => follow({ ...facts, [fact]: value }));
      const value = answerAt(this.game, round, report, fact);
      if (!may.includes(value)) throw new Error(`${fact} is ${value}, which no desk asks`);
      return follow({ ...facts, [fact]: value });
    };
    return follow({});
  }
  private ask(report: string, facts: Facts): ReturnType<typeof askDesk> {
    const key = `${report} ${JSON.stringify(facts)}`;
    const known = this.asked.get(key) ?? askDesk(this.rules, { report, facts });
    this.asked.set(key, known);
    return known;
  }

  /** The table refuses it: so does the desk, or it has said that it might. */
  private refused(round: Round, { type, refused, rule }: Shut): void {
    const found = this.outcomes(round, { type, actor: 'floor' }, false);
    const same = found.some(
      (one) =>
        (one.refused === refused && one.rule === rule) ||
        one.unless.some((may) => may.refused === refused && may.rule === rule),
    );
    if (same) this.met.add(`${type} ${rule} ${refused}`);
    else this.wrong.add(`${type}: the table refuses (${refused}, ${rule}), the desk says ${told(found)}`);
  }
  /** The table rules: so does the desk, and what is done is what it said. */
  private ruled(round: Round, command: Command, again: string | null): void {
    const [outcome, ...more] = this.outcomes(round, command, true);
    if (outcome === undefined || more.length > 0) throw new Error(`the desk is of several minds of ${command.type}`);
    const { remedy, rule } = outcome;
    const key = `${command.type} ${rule} ${outcome.money ?? outcome.refused}`;
    if (remedy === null) {
      this.wrong.add(`${command.type}: the table rules, the desk says ${told([outcome])}`);
      return;
    }
    const times = this.played.get(key) ?? 0;
    if (times >= PLAYED) return;
    this.played.set(key, times + 1);
    const answer = play(this.game, round, command);
    const fault = isRefusal(answer) ? `is refused (${answer.refused})` : this.fault(round, outcome, answer.events);
    if (fault === null) this.met.add(`${command.type} ${rule} ${remedy}`);
    else this.wrong.add(`${command.type}, ${remedy} by ${rule}: ${fault}`);
    // A second time right after the first is another thing, where a first one counts.
    if (again === null && !isRefusal(answer)) this.look(answer.round, command.type);
  }
  private fault(round: Round, outcome: Outcome, events: readonly AnyEvent[]): string | null {
    const tells = TELLS[outcome.remedy!];
    if (tells === undefined) return 'nobody has said what it tells';
    const last = events.findLastIndex(({ type }) => tells.includes(type));
    if (last < 0) return `tells ${events.map(({ type }) => type).join(', ')} and none of ${tells.join(', ')}`;
    const own = events.slice(0, last + 1);
    const cited = own.flatMap((e) => e.rule ?? []);
    if (!cited.includes(outcome.rule)) return `cites ${cited.join(', ')}`;
    const after = fold(this.game, round, own);
    const moved: Moved = { game: this.game, before: round.felt, after: after.felt, own };
    return moneyFault(outcome, moved);
  }
}
const told = (outcomes: readonly Outcome[]): string =>
  outcomes.map(({ remedy, refused, rule }) => `${remedy ?? refused} by ${rule}`).join('; ');
