// The editions of one table's book. A new one closes nothing: it is offered to whoever holds the floor, shown to those who sit there, and
// taken up between two hands, when the notice has run out that the law asks for. Where nobody holds the floor it is taken up by itself.
import { changesBetween, type Edition, type Opening } from 'baraja/books';
import { begunBetween } from 'baraja/document';
import { type GameChosen, openedFor, type TableRules, turned } from 'baraja/table';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import type { EditionOffer } from '../protocol/view.js';
import type { TableActor } from './actor.js';
import { dateAt } from './day.js';
import { editionsIn } from './editions.js';
import { OtherEdition, onDay } from './ends.js';
import type { EditionChanged, EditionSaid, StoredTableEvent } from './kinds.js';
import type { World } from './world.js';

type Word = NonNullable<EditionChanged['by']>;
/** An edition and the rules it comes to at a table. */
interface Turn {
  readonly edition: string;
  readonly rules: TableRules;
}
interface Offer {
  readonly edition: Edition;
  readonly changes: EditionOffer['changes'];
  /** From when on it may hold. */
  readonly from: number;
  /** Nobody holds the floor: it is taken up without anybody's word. */
  readonly byItself: boolean;
  readonly weighed: EditionOffer['weighed'];
}

/** What is stored of an offer, so that a restart loses neither the notice nor the floor's word. */
export interface OfferKept {
  readonly edition: string;
  /** From when on it may hold, where the law asks for notice. */
  readonly from?: number;
  readonly word?: { readonly take: boolean; readonly by: Word };
}
function saidAfter(said: OfferKept | null, e: EditionSaid): OfferKept | null {
  const { edition } = e;
  const had = said?.edition === edition ? said : { edition };
  switch (e.type) {
    case 'EditionOffered':
      return { edition, from: e.from };
    case 'EditionAnswered':
      return { ...had, word: { take: e.take, by: e.by } };
    case 'EditionWithdrawn':
      return null;
  }
}
const isSaid = (e: StoredTableEvent): e is EditionSaid =>
  e.type === 'EditionOffered' || e.type === 'EditionAnswered' || e.type === 'EditionWithdrawn';

/** Other words alone play nothing otherwise. */
const isPlayedOtherwise = (changes: EditionOffer['changes']): boolean => changes.some(({ how }) => how !== 'words');

/** What the table goes over to other rules by. */
const brings = (e: StoredTableEvent): e is EditionChanged | GameChosen =>
  e.type === 'EditionChanged' || e.type === 'GameChosen';

export class TableEditions {
  /** The hash of the rules the table is played by, as it is stored. */
  pinned = '';
  /** The edition of the game it was opened for: at a dealer's choice a hand has that of its own game. */
  own: string | undefined;
  /** As it is stored: of the edition that was offered last. */
  said: OfferKept | null = null;
  /** The day by whose law the table is played; tables of earlier programs have none before they go over to another edition. */
  day: string | undefined;
  /** By the law of today no hand can be dealt here: until the house has an edition that keeps it. */
  barred = false;
  /** The last day whose law was looked at. */
  private looked = '';
  private offer: Offer | null = null;
  private next: Turn | null = null;
  constructor(private readonly table: TableActor) {}

  /** The table as it was opened, by the law of the day it is played by. */
  get opening(): Opening {
    return onDay(this.table.opened.opening, this.day);
  }
  private rulesOf(edition: string, day = this.day): Promise<TableRules | null> {
    return editionsIn(this.table.world.store).rules(onDay(this.opening, day), edition);
  }
  private async open(edition: string, day?: string): Promise<void> {
    const rules = await this.rulesOf(edition, day);
    if (rules === null) throw new OtherEdition(this.table.id);
    this.next = { edition, rules };
  }
  brings(e: StoredTableEvent): boolean {
    return brings(e);
  }
  /** Before such an event is folded: the rules it brings, as they are kept. */
  async before(e: StoredTableEvent): Promise<void> {
    if (brings(e)) await this.open(e.edition!, 'day' in e ? e.day : undefined);
  }
  fold(e: StoredTableEvent): void {
    if (isSaid(e)) this.said = saidAfter(this.said, e);
    if (!brings(e)) return;
    const edition = e.edition!;
    const { table, next } = this;
    if (next?.edition === edition) table.state = turned(table.state, next.rules);
    table.edition = edition;
    if (e.type === 'EditionChanged') this.wentOver(e);
    else table.last = null; // it was another game's
    this.pinned = e.hash;
    this.next = null;
  }
  private wentOver({ edition, day, law }: EditionChanged): void {
    this.own = edition;
    this.day = day ?? this.day;
    this.barred = false;
    // What is on offer stays so while only the day is another.
    if (law === undefined) this.said = null;
  }
  /** A table whose edition nobody kept goes on under today's book: between two hands, or in one that is dealt by the same rules. */
  async takeUp(): Promise<void> {
    const { rules, state, world, id, edition } = this.table;
    const isOther = rules.hash !== this.pinned;
    if (edition !== undefined && !isOther) return;
    if (isOther && state.live !== null) throw new OtherEdition(id);
    const today = await editionsIn(world.store).current(rules.gameId, world.now());
    const change = {
      type: 'EditionChanged',
      edition: today.id,
      hash: rules.hash,
      by: null,
      why: 'first-kept',
      ...had(edition),
    } as const;
    await this.table.note([change]);
  }

  /** The house has another edition of this game; or has gone back to the table's own. */
  async offerCurrent(): Promise<void> {
    const { world, rules, opened, floor } = this.table;
    const { own } = this;
    const editions = editionsIn(world.store);
    const is = await editions.current(openedFor(rules), world.now());
    if (is.id === own) return this.withdraw(is.id);
    const was = own === undefined ? null : await editions.find(own);
    const from = await this.table.enqueue(() => this.noticed(is.id));
    if (from === null) return;
    const changes = was === null ? [] : changesBetween(was, is);
    const { weigh } = world;
    const weighed = was === null || !weigh || !isPlayedOtherwise(changes) ? 'explained' : 'comparing';
    this.offer = { edition: is, changes, from, byItself: opened.host === null && !floor.isHouses, weighed };
    this.table.showAll();
    await this.table.enqueue(() => this.take());
    // Nobody waits for it: the table plays on.
    if (weighed === 'comparing') void this.compare(was!, is, weigh!);
  }
  private async withdraw(edition: string): Promise<void> {
    if (this.offer === null && this.said === null) return;
    this.offer = null;
    await this.table.enqueue(async () => {
      if (this.said !== null) await this.table.note([{ type: 'EditionWithdrawn', edition }]);
    });
    this.table.showAll();
  }
  /** From when on it may hold. Notice that the law asks for is stored, and runs on whatever becomes of the room; null: it cannot be. */
  private async noticed(edition: string): Promise<number | null> {
    const { world, rules } = this.table;
    const minutes = rules.ordinance?.noticeMinutes ?? 0;
    const had = this.said?.edition === edition ? this.said.from : undefined;
    if (had !== undefined) return had;
    const from = world.now() + minutes * 60_000;
    return minutes > 0 && (await this.table.note([{ type: 'EditionOffered', edition, from }])) !== null ? null : from;
  }
  /** The floor's word on what is on offer. */
  private get word(): NonNullable<OfferKept['word']> | null {
    const { offer, said } = this;
    return (offer !== null && said?.edition === offer.edition.id && said.word) || null;
  }
  private get taken(): boolean {
    return this.word?.take ?? this.offer?.byItself ?? false;
  }
  /** The same hands by both editions: an edition with differences that no changed clause explains is not played by. */
  private async compare(was: Edition, is: Edition, weigh: NonNullable<World['weigh']>): Promise<void> {
    const { world, id } = this.table;
    const found = await weigh(is.game.house, was.pages, is.pages).catch((error: unknown) => {
      world.trouble(id, error);
      return null;
    });
    if (this.offer?.edition.id !== is.id) return;
    this.offer = { ...this.offer, weighed: found?.unexplained === 0 ? 'explained' : 'unexplained' };
    this.table.showAll();
    await this.table.enqueue(() => this.take());
  }
  /** The floor's word on it: after this hand, or not now. */
  async decide(by: Word, take: boolean, id: string): Promise<RoomRefusal | null> {
    const { offer, table } = this;
    if (offer === null) return roomRefuse('no-edition');
    if (take && offer.weighed === 'unexplained') return roomRefuse('edition-unexplained');
    const answered = { type: 'EditionAnswered', edition: offer.edition.id, ...had(this.own), take, by } as const;
    const failed = await table.note([answered], id);
    if (failed) return failed;
    table.showAll();
    await this.take();
    return null;
  }
  /** Between two hands the table goes over to the law of the day, where a figure of it has begun to hold. */
  private async lawOfToday(today: string): Promise<void> {
    const { table, own, day } = this;
    const { live, chosen, rounds } = table.state;
    if (day === undefined || own === undefined || live !== null || chosen?.round === rounds) return;
    if (today <= day || today === this.looked) return;
    const edition = await editionsIn(table.world.store).find(own);
    const law = edition === null ? [] : begunBetween(edition.pages, day, today);
    const rules = law.length === 0 ? null : await this.rulesOf(own, today);
    this.looked = today;
    this.barred = law.length > 0 && rules === null;
    if (this.barred)
      table.world.trouble(table.id, new Error(`by the law of ${today} no hand is dealt here: ${law.join(', ')}`));
    if (rules === null) return;
    await table.note([
      { type: 'EditionChanged', edition: own, hash: rules.hash, by: null, why: 'law', day: today, law },
    ]);
  }
  /** Takes it up if it is time; where the table is not of a shape for it, it stays as it is, and on offer. */
  async take(): Promise<void> {
    const { table } = this;
    const today = dateAt(table.rules.house, table.world.now());
    await this.lawOfToday(today);
    const { offer } = this;
    const { live, chosen, rounds } = table.state;
    // Where no hand can be dealt otherwise nobody is asked, and no notice is waited for.
    const isTime = this.barred || (this.taken && table.world.now() >= (offer?.from ?? 0));
    if (offer === null || !isTime || live !== null) return;
    if (offer.weighed !== 'explained') return;
    if (chosen?.round === rounds) return; // a game has been chosen: after that
    const rules = await this.rulesOf(offer.edition.id, today);
    const furthest = Math.max(0, ...table.state.sittings.map(({ seat }) => seat));
    if (rules === null || furthest > rules.seats.max) return;
    const { edition } = offer;
    const by = this.word?.by ?? null;
    const goes = { edition: edition.id, ...had(this.own), hash: rules.hash, day: today };
    if ((await table.note([{ type: 'EditionChanged', ...goes, by, why: 'new-edition' }])) === null) this.offer = null;
    table.showAll();
  }
  /** Are its hands being played by both editions? */
  get isComparing(): boolean {
    return this.offer?.weighed === 'comparing';
  }
  /** The edition that is on offer. */
  get offered(): Edition | null {
    return this.offer?.edition ?? null;
  }
  view(): EditionOffer | null {
    if (this.offer === null) return null;
    const { changes, from, edition, weighed } = this.offer;
    const { taken } = this;
    const { world, rules } = this.table;
    const put = world.putInForce?.(rules.house, edition.game.id, edition.id) ?? null;
    return { put, changes, from, taken, weighed };
  }
}
/** The edition a table had, as far as it is known. */
const had = (edition: string | undefined): { readonly before?: string } =>
  edition === undefined ? {} : { before: edition };
