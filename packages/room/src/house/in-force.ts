// Whose doing the editions are that the houses' games are played by. Who hands a house's documents over is stored before they are put in
// place, by a hash of them. So a room that is killed between the two knows when it opens again, by the files it finds, whose they are;
// files that nobody signed for are the folder's they lie in.
import { changesBetween, editionOf, gamesOf, unshelve } from 'baraja/books';
import { fact, faultIn, hex, text } from 'baraja/facts';
import type { FlatOf } from 'baraja/table';
import { HOW_PUT, isRefused, type Put, type Turn } from '../office/index.js';
import type { EditionPut } from '../protocol/view.js';
import { isAppended, type Store } from '../store/index.js';
import { editionsIn, type Weigh, type Weighed } from '../table/index.js';
import type { Offices } from './offices.js';

const STREAM = 'houses';
export const HANDED_FACTS = { HouseHanded: fact({ house: text, files: hex, ...HOW_PUT }) };
type HouseHanded = FlatOf<typeof HANDED_FACTS>;
/** A house that is in force otherwise than before: a hash of the files it was read from, and its games' new editions. */
export interface ChangedHouse {
  readonly house: string;
  readonly files: string;
  readonly games: readonly Turn[];
}
/** An edition of a game that is in force: since when, and whose doing it is. */
export interface EditionInForce {
  readonly game: string;
  readonly edition: string;
  /** Null: nothing has been dealt by it yet. */
  readonly since: number | null;
  /** Null: it came with the program. */
  readonly put: EditionPut | null;
}
interface Deps {
  readonly store: Store;
  readonly now: () => number;
  readonly offices: Offices;
  /** Whom the machine takes the program for. */
  readonly user: string | undefined;
  readonly trouble: (house: string, error: unknown) => void;
  readonly weigh: Weigh | undefined;
}
/** A house was changed while the room was closed, and no changed clause explains what comes of it. */
export class Unexplained extends Error {
  override readonly name = 'Unexplained';
  constructor(
    readonly house: string,
    readonly game: string,
    readonly found: Weighed,
  ) {
    super(`${game}: ${found.unexplained} differences that no changed clause explains, in ${found.hands} hands`);
  }
}

/** Two editions are compared once, however many tables ask. */
export function weighedOnce(weigh: Weigh): Weigh {
  const known = new WeakMap<object, WeakMap<object, ReturnType<Weigh>>>();
  return (house, was, is) => {
    const beside = known.get(was) ?? new WeakMap<object, ReturnType<Weigh>>();
    const found = beside.get(is) ?? weigh(house, was, is);
    known.set(was, beside.set(is, found));
    return found;
  };
}

export class HousesInForce {
  private version = 0;
  /** What was handed over last of each house. */
  private readonly last = new Map<string, HouseHanded>();

  private constructor(private readonly deps: Deps) {}
  static async load(deps: Deps): Promise<HousesInForce> {
    const houses = new HousesInForce(deps);
    for await (const page of deps.store.pages(STREAM, 1))
      for (const { body, version } of page) {
        houses.fold(body as unknown as HouseHanded);
        houses.version = version;
      }
    return houses;
  }
  private fold(event: HouseHanded): void {
    this.last.set(event.house, event);
  }
  /** Somebody hands these files over, and says why; they are put in place when this is stored. */
  async sign(house: string, files: string, how: Omit<Put, 'user'>): Promise<void> {
    const { store, now, user } = this.deps;
    const fields = { house, files, ...how, ...(user && how.by === null ? { user } : {}) };
    const fault = faultIn(HANDED_FACTS, 'HouseHanded', fields);
    if (fault !== null) throw new Error(`${STREAM}: an event is not as it is declared: ${fault}`);
    const event: HouseHanded = { type: 'HouseHanded', ...fields };
    const sheet = { stream: STREAM, expect: this.version, at: now(), events: [event], transfers: [] };
    const answer = await store.append(sheet);
    if (!isAppended(answer)) throw new Error(`who hands ${house} over cannot be stored: ${answer.refused}`);
    this.version = answer.version;
    this.fold(event);
  }
  private howOf({ house, files }: ChangedHouse): Put {
    const { user } = this.deps;
    const signed = this.last.get(house);
    if (signed?.files !== files) return { cause: 'folder', by: null, ...(user ? { user } : {}) };
    const { type: _, house: __, files: ___, ...how } = signed;
    return how;
  }
  /**
   * The room opens, and its folder of houses may have been changed meanwhile: what was put in force last, as it is kept, is held beside
   * what lies there now. A house with differences that nobody explains is not opened; its tables go on by the editions they have.
   */
  async explained(changed: readonly ChangedHouse[]): Promise<readonly ChangedHouse[]> {
    const kept: ChangedHouse[] = [];
    for (const one of changed) {
      const wrong = await this.unexplained(one);
      if (wrong === null) kept.push(one);
      else {
        unshelve(one.house);
        this.deps.trouble(one.house, wrong);
      }
    }
    return kept;
  }
  private async unexplained({ house, games }: ChangedHouse): Promise<Unexplained | null> {
    const { offices, store, weigh } = this.deps;
    const office = weigh && games.length > 0 ? await offices.of(house) : null;
    for (const { game, edition } of office ? games : []) {
      const last = office!.inForce.latest(game);
      const was = last === null || last === edition ? null : await editionsIn(store).find(last);
      const is = editionOf(game);
      if (was === null || changesBetween(was, is).every(({ how }) => how === 'words')) continue;
      const found = await weigh!(house, was.pages, is.pages);
      if (found.unexplained > 0) return new Unexplained(house, game, found);
    }
    return null;
  }
  /** These are in force from now on: each in the journal of its house's office. */
  async put(changed: readonly ChangedHouse[]): Promise<void> {
    for (const one of changed) {
      const office = await this.deps.offices.of(one.house);
      const answer = await office?.inForce.put(one.games, this.howOf(one));
      if (answer && isRefused(answer)) this.deps.trouble(one.house, new Error(answer.refused));
    }
  }
  /** What is in force of each game of a house. */
  async of(house: string): Promise<readonly EditionInForce[]> {
    const editions = editionsIn(this.deps.store);
    const inForce: EditionInForce[] = [];
    for (const { id: game } of gamesOf(house)) {
      const { id: edition } = editionOf(game);
      const put = this.deps.offices.putInForce(house, game, edition);
      inForce.push({ game, edition, since: put?.at ?? (await editions.since(edition)), put });
    }
    return inForce;
  }
}
