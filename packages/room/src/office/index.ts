// The office: a room's staff, and what they keep for each house.
export { acted, because, type Staffer, staffer } from './acted.js';
export { BAR_DAYS_MAX, type Bar, Bars } from './bars.js';
export {
  type BoxAt,
  Boxes,
  type Count,
  type CountShown,
  countShown,
  type Figure,
  figureNow,
  type StandingBox,
} from './boxes.js';
export { BOX_KINDS } from './boxes-facts.js';
export {
  DISPUTE_FACTS,
  type Dispute,
  type DisputedHand,
  Disputes,
  type Share,
  type Verdict as DisputeVerdict,
} from './disputes.js';
export { OFFICE_FACTS, type OfficeEvent } from './facts.js';
export { FLOAT_WAYS, Float, type FloatWay } from './float.js';
export { HOW_PUT, IN_FORCE_FACTS, InForce, type Put, type Turn } from './in-force.js';
export { type JackpotRule, Jackpots, type Winner } from './jackpots.js';
export { type Happened, Journal, type OfficeChange } from './journal.js';
export { JUDGEMENTS, type Judged, type Judgement, Judgements } from './judged.js';
export { type ListRules, type Person, usualLists } from './lists.js';
export { byDesk, Lists, seen } from './lists-keeper.js';
export type { SeenTable } from './lists-look.js';
export type { LIST_REASONS } from './lists-refusals.js';
export {
  type Board,
  type BoardGame,
  boardOf,
  type DeskLists,
  deskLists,
  type YourCall,
  type YourLists,
  type YourPlace,
  yourLists,
} from './lists-shown.js';
export type { ProgramFound } from './machine.js';
export { Office, type OfficeDeps, type OfficePart } from './office.js';
export { type OpeningAsked, Openings, takesTwo } from './openings.js';
export { EXCLUSIONS, type Exclusion, OWN_LIMITS, type OwnLimit, OwnLimits, type OwnShown } from './own.js';
export { type Colleague, findStaffHouses, People } from './people.js';
export type { PeopleEvent } from './people-facts.js';
export { type Contract, HOURS, type ProviderShown, type ProviderTable } from './providers.js';
export * from './records/index.js';
export {
  isRefused,
  type OFFICE_REASONS,
  type OfficeRefusal,
  type OfficeRefusalCode,
  officeRefuse,
} from './refusals.js';
export { ACT_NAMES, ACTS, type Act, type ActName, actOf, actsOf, isAbove, isRole, ROLES, type Role } from './roles.js';
export { type Duty, EVERYWHERE, type Invitation, type StaffPost } from './roster.js';
export { codeAt } from './second-factor.js';
export { lineFor, type PatronStatement, patronStatement, type Slip, type SlipKind, Slips } from './slips.js';
export { SLIPS } from './slips-facts.js';
