// Why the office says no: a code, what fills its sentence, and a clause where a rule of the book is the reason. Sentences are
// the page's.
import { chips, count, type RefusedFor, sum, text } from 'baraja/facts';
import { NOTHING, type Reasons, refusing } from '../protocol/reasons.js';
import { LIST_REASONS } from './lists-refusals.js';
import { MONEY_REASONS } from './money-refusals.js';

/** Of the floor's desk. */
const FLOOR_REASONS = {
  'not-barred': NOTHING,
  'kept-out': NOTHING,
  'no-such-opening': NOTHING,
  'second-person': NOTHING,
  licence: { tables: count },
} satisfies Reasons;
/** Of contracts with providers. */
const PROVIDER_REASONS = {
  'no-such-provider': NOTHING,
  'least-above-most': NOTHING,
  'has-provider': NOTHING,
  'is-staff': NOTHING,
  'not-banked': NOTHING,
} satisfies Reasons;

export const OFFICE_REASONS = {
  'unknown-house': NOTHING,
  'not-signed-in': NOTHING,
  'not-staff': NOTHING,
  'not-your-role': NOTHING,
  'not-on-duty': NOTHING,
  'on-duty-already': NOTHING,
  'off-duty-already': NOTHING,
  'on-duty-elsewhere': NOTHING,
  'second-factor': NOTHING,
  'wrong-code': NOTHING,
  wait: { seconds: count },
  'reason-missing': NOTHING,
  guest: NOTHING,
  'no-such-person': NOTHING,
  'no-such-invitation': NOTHING,
  'no-such-session': NOTHING,
  'above-you': NOTHING,
  'has-role': NOTHING,
  'last-owner': NOTHING,
  seated: NOTHING,
  conflict: { why: text },
  ...MONEY_REASONS,
  ...LIST_REASONS,
  overdrawn: { account: text, available: sum, amount: chips },
  // Disputes.
  'no-such-hand': NOTHING,
  'no-such-dispute': NOTHING,
  'no-such-incident': NOTHING,
  'not-dealt-in': NOTHING,
  'disputed-already': NOTHING,
  'too-many-disputes': NOTHING,
  'decided-already': NOTHING,
  'own-hand': NOTHING,
  'no-money': NOTHING,
  'rule-missing': NOTHING,
  'no-such-rule': NOTHING,
  practice: NOTHING,
  ...FLOOR_REASONS,
  ...PROVIDER_REASONS,
} satisfies Reasons;
type OfficeReasons = typeof OFFICE_REASONS;
export type OfficeRefusalCode = keyof OfficeReasons;
export type OfficeRefusal = RefusedFor<OfficeReasons>;
export const officeRefuse = refusing<OfficeReasons>();
export const isRefused = (answer: object): answer is OfficeRefusal => 'refused' in answer;
