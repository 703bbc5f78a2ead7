// Everything that may stand in a house's office journal: each part declares its own.
import type { Facts } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import { BARS_FACTS } from './bars.js';
import { BOX_FACTS } from './boxes-facts.js';
import { DISPUTE_FACTS } from './disputes.js';
import { FLOAT_FACTS } from './float.js';
import { IN_FORCE_FACTS } from './in-force.js';
import { JACKPOT_FACTS } from './jackpots-facts.js';
import { JUDGED_FACTS } from './judged.js';
import { LICENCE_FACTS } from './licence.js';
import { LISTS_FACTS } from './lists-facts.js';
import { MACHINE_FACTS } from './machine.js';
import { OPENINGS_FACTS } from './openings.js';
import { PROVIDER_FACTS } from './providers.js';
import { SLIP_FACTS } from './slips-facts.js';

export const OFFICE_FACTS = {
  ...BARS_FACTS,
  ...BOX_FACTS,
  ...LICENCE_FACTS,
  ...LISTS_FACTS,
  ...MACHINE_FACTS,
  ...OPENINGS_FACTS,
  ...JACKPOT_FACTS,
  ...FLOAT_FACTS,
  ...PROVIDER_FACTS,
  ...IN_FORCE_FACTS,
  ...SLIP_FACTS,
  ...DISPUTE_FACTS,
  ...JUDGED_FACTS,
} satisfies Facts;
export type OfficeEvent = FlatOf<typeof OFFICE_FACTS> & { readonly type: string };
