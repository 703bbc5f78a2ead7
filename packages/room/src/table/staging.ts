// Whoever practises alone may have the same deal again, or a hand with cards he has chosen. The order of the pack is then no shuffle: it is
// pledged and stored as chosen, and told as such. Only what is dealt is chosen; what anybody does with it is not.
import { type Face, isRefusal, play, readFaces, type Seat, silent, unshuffled } from 'baraja';
import { EVERYBODY } from 'baraja/kernel';
import { type Live, seatNext, type TableState } from 'baraja/table';
import { makeSecret, orderFrom } from '../fair/secret.js';
import type { Received } from '../protocol/frames.js';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import type { TableActor } from './actor.js';
import type { DeckPledged, HandSet, StoredTableEvent } from './kinds.js';
import type { Asker } from './world.js';

export type StageAsk = Extract<Received, { type: 'again' | 'stage' }>;
/** How a pack came to be chosen, as its pledge says it. */
export type Chosen = NonNullable<DeckPledged['chosen']>;
/** Cards as they are wanted: one's own, the bank's from the open one on, and those for all. */
interface Wanted {
  readonly own: readonly Face[];
  readonly bank: readonly Face[];
  readonly board: readonly Face[];
}
type Wish = { readonly by: HandSet['by'] } & (
  | {
      readonly how: 'again';
      readonly of: number;
      readonly stood: HandSet['stood'];
      readonly packs: readonly (readonly Face[])[];
    }
  | { readonly how: 'situation'; readonly at: string | null; readonly wanted: Wanted }
);
type Staged = Pick<TableActor, 'state' | 'seatOf' | 'shuffler' | 'note' | 'dealtElsewhere'>;

const stoodAt = ({ markers, bank, leg, played }: TableState): HandSet['stood'] => ({ markers, bank, leg, played });
const sorted = (faces: readonly Face[]): string => [...faces].sort((a, b) => a - b).join();

export class Staging {
  /** How the table stood before the hand that was dealt last. */
  private before: { readonly round: number; readonly state: TableState } | null = null;
  /** For the next hand; and for the one that runs. */
  private next: Wish | null = null;
  private now: (Wish & { readonly round: number }) | null = null;

  constructor(private readonly table: Staged) {}

  /** Something happened at the table as it was before. Where a hand was set, the table it is dealt from; otherwise null. */
  fold(before: TableState, e: StoredTableEvent): TableState | null {
    if (e.type === 'RoundOpened') this.before = { round: e.round, state: before };
    return e.type === 'HandSet' ? { ...before, ...e.stood, shoe: null } : null;
  }

  // --- what is wished for ---

  ask(asker: Asker, asked: StageAsk): RoomRefusal | null {
    const by = { id: asker.patron, name: asker.name };
    const wish = asked.type === 'again' ? this.again(by) : this.situation(asked, by);
    if ('refused' in wish) return wish;
    this.next = wish;
    return null;
  }
  /** Of the hand that runs, or of the last. At a dealer's choice the next one is another game. */
  private again(by: Wish['by']): Wish | RoomRefusal {
    const { before, table } = this;
    const packs = table.shuffler.pledged.flatMap(({ faces }) => (faces ? [faces] : []));
    if (before === null || packs.length === 0 || table.state.rules.choice) return roomRefuse('no-deal-before');
    const gone = before.state.shoe?.gone ?? 0;
    const first = [...packs[0]!.slice(gone), ...packs[0]!.slice(0, gone)];
    return { how: 'again', of: before.round, stood: stoodAt(before.state), packs: [first, ...packs.slice(1)], by };
  }
  private situation(asked: Extract<StageAsk, { type: 'stage' }>, by: Wish['by']): Wish | RoomRefusal {
    const { own = '', bank = '', board = '', at = null } = asked;
    const [mine, theirs, all] = [own, bank, board].map((text) => readFaces(text));
    const wanted = { own: mine, bank: theirs, board: all } as Wanted;
    if (Object.values(wanted).some((faces) => !Array.isArray(faces))) return roomRefuse('not-in-pack');
    return { how: 'situation', at, wanted, by };
  }

  // --- before the deal ---

  /** The table is set for the hand that was wished for, if it can be. */
  async set(seat: Seat | null): Promise<void> {
    const { next, table } = this;
    this.next = null;
    this.now = null;
    if (next === null || seat === null) return;
    const stood = next.how === 'again' ? next.stood : this.standing(seat, next.at);
    const round = table.state.rounds + 1;
    const { dealt } = seatNext({ ...table.state, ...stood, shoe: null }, table.dealtElsewhere());
    const was = this.before?.state && seatNext(this.before.state).dealt;
    if (next.how === 'again' && dealt.join() !== was?.join()) return; // others sit there: it would not be the same deal
    const of = next.how === 'again' ? { of: next.of } : {};
    if ((await table.note([{ type: 'HandSet', round, how: next.how, ...of, stood, by: next.by }])) === null)
      this.now = { ...next, round };
  }
  /** The markers go round until one of them lies where it is wanted, if it ever does. */
  private standing(seat: Seat, marker: string | null): HandSet['stood'] {
    let { state } = this.table;
    for (let i = 0; marker !== null && i < state.sittings.length; i++) {
      const { markers } = seatNext(state, this.table.dealtElsewhere());
      if (markers === null || markers[marker] === undefined) break;
      if (markers[marker] === seat) return stoodAt(state);
      state = { ...state, markers };
    }
    return stoodAt(this.table.state);
  }

  // --- the pack ---

  /** The order the pack is to lie in that a round waits for, and how it came to be chosen; null where it is shuffled. */
  orderFor(live: Live): { readonly faces: readonly Face[]; readonly chosen: Chosen } | null {
    const { now, table } = this;
    if (now?.round !== live.number) return null;
    const pack = unshuffled(live.game, live.round);
    if (now.how === 'situation') {
      const seat = table.seatOf(now.by.id);
      const faces = seat === null ? null : laidFor(live, pack, seat, now.wanted);
      return faces && { faces, chosen: { how: 'situation' } };
    }
    const faces = now.packs[table.shuffler.pledged.length];
    // What is shuffled again in the middle of a hand depends on what was done in it.
    return faces && sorted(faces) === sorted(pack) ? { faces, chosen: { how: 'again', of: now.of } } : null;
  }
}

/** An order in which the wanted cards come where they are wanted, and the rest as chance has it; null where none of them comes from it. */
function laidFor(live: Live, pack: readonly Face[], seat: Seat, wanted: Wanted): readonly Face[] | null {
  const places = placesIn(live, pack, seat, wanted.board.length);
  const rest = [...pack];
  const laid = new Map<number, Face>();
  for (const part of ['own', 'bank', 'board'] as const)
    for (const [i, place] of places[part].slice(0, wanted[part].length).entries()) {
      const at = rest.indexOf(wanted[part][i]!);
      if (at < 0) continue; // the pack has no more of them
      laid.set(place, rest.splice(at, 1)[0]!);
    }
  if (laid.size === 0) return null;
  const others = orderFrom(rest, makeSecret(rest.length).seed);
  return pack.map((_, place) => laid.get(place) ?? others.shift()!);
}
/** Where in the pack the cards lie that come to a seat, the bank and the board: found by dealing it once for nobody. */
function placesIn(
  { game, round }: Live,
  pack: readonly Face[],
  seat: Seat,
  board: number,
): Record<keyof Wanted, readonly number[]> {
  const base = round.faces.length;
  const dealt = (name: string): readonly number[] => {
    const zone = game.names.zones.indexOf(name);
    return zone < 0 ? [] : (at.felt.zones[zone] ?? []).filter((card) => card >= base);
  };
  const shuffled = play(game, round, { type: 'shuffle', actor: 'chance', faces: pack });
  if (isRefusal(shuffled)) return { own: [], bank: [], board: [] };
  let at = shuffled.round;
  const places = (cards: readonly number[]): readonly number[] => cards.map((card) => card - base);
  const isOpen = (card: number): number => Number(at.felt.seen[card] === EVERYBODY);
  const own = places(dealt(`hand:${seat}`));
  const bank = places(BANKS.flatMap(dealt).sort((a, b) => isOpen(b) - isOpen(a)));
  for (let i = 0; i < BOARD_MAX && dealt('board').length < board; i++) {
    const on = passed(game, at);
    if (on === null) break;
    at = on;
  }
  return { own, bank, board: places(dealt('board')) };
}
const BANKS = ['bank-hand', 'house-hand'];
const BOARD_MAX = 400;
/** Everybody goes along for nothing more than it costs. */
function passed(game: Live['game'], round: Live['round']): Live['round'] | null {
  const [menu] = round.menus;
  if (!menu || menu.actor === 'chance') return null;
  const option = menu.options.find(({ type }) => type === 'check' || type === 'call');
  const command = option ? { type: option.type, actor: menu.actor } : silent(round, menu.actor);
  const played = command && play(game, round, command as never);
  return !played || isRefusal(played) ? null : played.round;
}
