// People at random: they sit down, buy chips, sit out, come back, move, leave in the middle of a hand, and play whatever their
// menu offers.
import type { Rng } from 'baraja';
import { vowOf } from '../../fair/index.js';
import type { Asked, TableView } from '../../protocol/index.js';
import type { Answer, Asker, TableActor } from '../index.js';
import { ask } from './world.js';

const pick = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)]!;

export const choice = (table: TableActor, patron: string, rng: Rng): Asked | null =>
  choiceIn(table.viewFor(patron), rng);
/** One of the options on a seat's menu, within its bounds; or the game, where that is his to choose. */
export function choiceIn({ round, choice: next, you }: TableView, rng: Rng): Asked | null {
  const games = next && next.seat === you.seat ? next.games.filter(({ why }) => why === null) : [];
  if (games.length > 0) return { type: 'choose', game: pick(rng, games).id };
  if (!round || round.menu.length === 0) return null;
  const option = pick(rng, round.menu);
  const { amount, cards, seats } = option;
  const units = amount ? Math.floor((amount.max - amount.min) / amount.unit) : 0;
  const wanted = amount && amount.min + amount.unit * (rng.below(4) === 0 ? rng.below(units + 1) : 0);
  const few = cards && cards.min + rng.below(cards.max - cards.min + 1);
  const from = cards ? [...cards.from] : [];
  const chosen = cards ? Array.from({ length: few ?? 0 }, () => from.splice(rng.below(from.length), 1)[0]!) : null;
  return {
    type: 'act',
    act: option.type,
    ...(wanted === null ? {} : { amount: wanted }),
    ...(chosen === null ? {} : { cards: chosen }),
    ...(seats === null ? {} : { seat: pick(rng, seats) }),
  };
}

/** What somebody might ask for between and around hands. */
export function whim(table: TableActor, patron: string, rng: Rng): Asked {
  const { rules, state } = table;
  const sitting = state.sittings.find((s) => s.patron.id === patron);
  const { min, max } = rules.buyIn;
  const seat = 1 + rng.below(rules.seats.max);
  if (!sitting) {
    const taken = state.departed.find((d) => d.patron.id === patron)?.took ?? 0;
    return { type: 'sit', seat, buyIn: Math.max(min, taken), post: rng.below(2) === 0 };
  }
  switch (rng.below(6)) {
    case 0:
      return { type: 'topUp', amount: max === null ? min : Math.min(min, max) };
    case 1:
      return { type: 'sitOut' };
    case 2:
      return { type: 'comeBack', post: rng.below(2) === 0 };
    case 3:
      return { type: 'changeSeat', to: seat, post: true };
    case 4:
      return { type: 'leave' };
    default:
      return { type: 'comeBack', post: true };
  }
}

const hex32 = (rng: Rng): string => Array.from({ length: 64 }, () => rng.below(16).toString(16)).join('');
const vowed = new Map<string, string>();
/** What a page does by itself: vows a part for the next shuffle, and opens it once the pledge that names it is told. */
export async function addParts(table: TableActor, people: readonly Asker[], rng: Rng): Promise<void> {
  for (const { patron } of people) {
    const part = hex32(rng);
    vowed.set(vowOf(part), part);
    table.shuffler.vow(patron, vowOf(part));
  }
  for (const { round, base, dealt, vows, faces } of table.shuffler.pledged)
    for (const { seat, vow } of faces ? [] : vows)
      await table.part(dealt.find((d) => d.seat === seat)!.id, { round, base }, vowed.get(vow)!);
}

/** Plays on: people whose turn it is choose, now and then somebody has a whim. Answers what each was told. */
export async function stir(table: TableActor, people: readonly Asker[], rng: Rng, whims = 12): Promise<Answer | null> {
  const actor = people.find((p) => {
    const seat = table.seatOf(p.patron);
    return seat !== null && table.state.live?.round.menus.some((m) => m.actor === seat);
  });
  if (rng.below(whims) === 0) {
    const who = pick(rng, people);
    return ask(table, who, whim(table, who.patron, rng));
  }
  if (!actor) return null;
  const chosen = choice(table, actor.patron, rng);
  return chosen && ask(table, actor, chosen);
}
