// Why the office says no: a code, and a clause where a rule of the book is the reason. Sentences are the page's.
import { LIST_REFUSALS } from './lists-refusals.js';
import { MONEY_REFUSALS } from './money-refusals.js';

/** Of the floor's desk. */
const FLOOR_REFUSALS = ['not-barred', 'kept-out', 'no-such-opening', 'second-person', 'licence'] as const;
/** Of contracts with providers. */
const PROVIDER_REFUSALS = ['no-such-provider', 'least-above-most', 'has-provider', 'is-staff', 'not-banked'] as const;

export const OFFICE_REFUSALS = [
  'unknown-house',
  'not-signed-in',
  'not-staff',
  'not-your-role',
  'not-on-duty',
  'on-duty-already',
  'off-duty-already',
  'on-duty-elsewhere',
  'second-factor',
  'wrong-code',
  'wait',
  'reason-missing',
  'guest',
  'no-such-person',
  'no-such-invitation',
  'no-such-session',
  'above-you',
  'has-role',
  'last-owner',
  'seated',
  'conflict',
  ...MONEY_REFUSALS,
  ...LIST_REFUSALS,
  'overdrawn',
  // Disputes.
  'no-such-hand',
  'no-such-dispute',
  'no-such-incident',
  'not-dealt-in',
  'disputed-already',
  'too-many-disputes',
  'decided-already',
  'own-hand',
  'no-money',
  'rule-missing',
  'no-such-rule',
  'practice',
  ...FLOOR_REFUSALS,
  ...PROVIDER_REFUSALS,
] as const;
export type OfficeRefusalCode = (typeof OFFICE_REFUSALS)[number];
export interface OfficeRefusal {
  readonly refused: OfficeRefusalCode;
  readonly rule: string | null;
  readonly facts?: Readonly<Record<string, number | string>>;
}
export const officeRefuse = (
  refused: OfficeRefusalCode,
  facts?: Readonly<Record<string, number | string>>,
  rule: string | null = null,
): OfficeRefusal => (facts ? { refused, rule, facts } : { refused, rule });
export const isRefused = (answer: object): answer is OfficeRefusal => 'refused' in answer;
