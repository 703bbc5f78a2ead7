/** Games: their rules, and from those to a game compiled for its seats. Each in a file of its own, so that a page fetches what it plays. */
export {
  covers,
  faultsInLine,
  gapIn,
  isOfReport,
  type LineFault,
  lineFor,
  overlap,
} from '../rulings/law/index.js';
export {
  countsNaturals,
  demandOf,
  fundsOf,
  housePools,
  isStructured,
  traitsOf,
  unitOf,
  withoutProgressive,
} from './asked.js';
export { paiGowRanking, spanishRanking } from './bank-rankings.js';
export { isSelfReport, SELF_REPORTS, type SelfLine, type SelfReport, selfLines } from './by-itself.js';
export { clashesIn, clauseOf, keeps, shortIn } from './clash.js';
export { community } from './community.js';
export { type CommunityRules, communityRules } from './community-rules.js';
export {
  type Answers,
  answerAt,
  askDesk,
  type DeskChange,
  type DeskSaid,
  linesAt,
  type Outcome,
  type ReportAt,
  reportsAt,
} from './desk.js';
export { draw } from './draw.js';
export { type DrawRules, drawRules } from './draw-rules.js';
export * from './draw-untold.js';
export { FAMILIES } from './families.js';
export type { Demand, GameTraits } from './family.js';
export { type BetRules, isBetOn, isPoker, type PokerRules } from './kinds.js';
export { type AnyPlayable, compiledFor, documentsOf, know, type Playable } from './known.js';
export { KUHN_CLAUSES, kuhn } from './kuhn.js';
export { lawWordsOf, type Words } from './law.js';
export { LEDUC_CLAUSES, leduc } from './leduc.js';
export { type LimitRules, limitRules } from './limit-rules.js';
export { makeGame } from './make-game.js';
export { paiGow } from './pai-gow.js';
export { type PaiGowRules, paiGowRules } from './pai-gow-rules.js';
export { planOf } from './plan-of.js';
export { pushNine } from './push-nine.js';
export { type PushNineRules, pushNineRules } from './push-nine-rules.js';
export { rankingsOf } from './rankings-of.js';
export { type GameRules, gameRules } from './rules.js';
export { mostLost, rummy } from './rummy.js';
export {
  type EscaleriadoRules,
  escaleriadoRules,
  type LargoRules,
  largoRules,
  type PanRules,
  panRules,
  type RummyRules,
  rummyRules,
} from './rummy-rules.js';
export { SAID } from './said.js';
export { SAID_ES } from './said-es.js';
export { floatFor, leastBet, spanishPoker } from './spanish-poker.js';
export { type SpanishPokerRules, spanishPokerRules } from './spanish-poker-rules.js';
export type { Street, StreetPlan } from './street.js';
export { streets } from './street-family.js';
export { STREET_NAMES } from './street-names.js';
export { type StreetRules, streetRules } from './street-rules.js';
export { stud } from './stud.js';
export { type StudRules, studRules } from './stud-rules.js';
export { type Supply, supplyFor } from './supply.js';
export { twentyOne } from './twenty-one.js';
export { type TwentyOneRules, twentyOneRules } from './twenty-one-rules.js';
