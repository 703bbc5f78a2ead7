// A room that deals what a test wants, for tests of what cards bring about. Since players have a part in every shuffle no secret of the
// server's chooses an order; so a stacked pack is pledged by the first rule, the server alone, as rooms of an earlier edition did, and
// nobody's vow is taken. Only whoever runs this file has such a room: nothing that is shipped imports it.
import { type Face, faces as facesIn, printFace } from 'baraja';
import { commit, makeSecret, orderFrom } from '../../fair/index.js';
import type { StoredTableEvent } from '../kinds.js';
import { type Pledged, sealedPledge } from '../pledges.js';
import { type Shuffled, Shuffler } from '../shuffler.js';

/**
 * What lies on top of a whole pack, for a deal to so many players, and nothing where it is shuffled by the room alone; null leaves the
 * shuffle to everybody, as it is.
 */
export type Stacking = (players: number, cards: number) => string | null;

/** The given cards first, as they are printed; under them the rest of the pack, shuffled. */
function stacked(pack: readonly Face[], top: string, seed: Uint8Array): readonly Face[] {
  const wanted = facesIn(top);
  const rest = [...orderFrom(pack, seed)];
  for (const face of wanted) {
    const at = rest.indexOf(face);
    if (at < 0) throw new Error(`${printFace(face)} is not in the pack so often`);
    rest.splice(at, 1);
  }
  return [...wanted, ...rest];
}

type Wish = Pick<Pledged, 'round' | 'base' | 'pack' | 'dealt'>;
/** What a shuffler keeps to itself. */
interface Inside {
  readonly table: Shuffled;
  must(events: readonly StoredTableEvent[]): Promise<void>;
  pledge(wish: Wish, isWhole: boolean): Promise<void>;
}
/** From now on, in this process, whole packs lie as they are wanted; until what comes back is called, since tests share their modules. */
export function stackPacks(stacking: Stacking): () => void {
  const inside = Shuffler.prototype as unknown as Inside;
  const { pledge } = inside;
  inside.pledge = async function (wish, isWhole) {
    const top = isWhole ? stacking(wish.dealt.length, wish.pack.length) : null;
    if (top === null) return pledge.call(this, wish, isWhole);
    const secret = (this.table.world.secret ?? makeSecret)(wish.pack.length);
    const faces = stacked(wish.pack, top, secret.seed);
    const { root } = commit(faces.map(printFace), secret, 1);
    const pledged: Pledged = {
      ...{ ...wish, table: this.table.id, form: 1, cards: faces.length, root, packs: [root], vows: [], parts: [] },
      ...{ secrets: [secret], first: wish.round, faces },
    };
    await this.must([sealedPledge(pledged, this.table.world.sealer)]);
  };
  return () => {
    inside.pledge = pledge;
  };
}
