/** Documents may be of any family there is: all of them are known before one is read. */
import { FAMILY_NAMES as NAMES } from 'baraja/document';
import { FAMILIES, know } from 'baraja/games';

know(...FAMILIES);
/** A value of its own, so that whoever bundles this keeps the line above. */
export const FAMILY_NAMES: readonly string[] = NAMES;
