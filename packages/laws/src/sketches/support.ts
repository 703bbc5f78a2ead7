/**
 * What the sketches share: a seat at a table that checks, after every act, what must hold in every family. It is no
 * conformance suite: one hand at a time, and only as much as shows whether a family sits well on the kernel.
 */
import {
  type Actor,
  begin,
  type Command,
  cardsIn,
  chipsAt,
  type Event,
  type Face,
  type Felt,
  faces,
  fold,
  type Game,
  isOver,
  isRefusal,
  open,
  play,
  printFace,
  type Refusal,
  type Round,
  type RuleId,
  read,
  type Setup,
  type Viewer,
  VOID,
  view,
  write,
} from 'baraja';
import { CARD_FACTS, type Facts, fact, KERNEL_FACTS } from 'baraja/facts';
import { type AnyEvent, type AnyGame, compile, type Layout, type Plan, type Step, seal, step } from 'baraja/kernel';
import { fromTop } from 'baraja/steps';
import { expect } from 'vitest';

/** What every sketch tells; each adds its own. */
export const SKETCH_FACTS = {
  ...KERNEL_FACTS,
  PackShuffled: CARD_FACTS.PackShuffled,
  StubShuffled: CARD_FACTS.StubShuffled,
  CardsDealt: CARD_FACTS.CardsDealt,
  CardBurned: CARD_FACTS.CardBurned,
  BetsGathered: fact(),
  HandShown: fact(),
  PotAwarded: fact(),
};
type Told = Event<typeof SKETCH_FACTS>;

/** A game with nothing beside its script: only stacks keep chips, a void returns every one, nothing can go wrong. */
export const sketch = <V extends typeof SKETCH_FACTS & Facts>(
  plan: Pick<Plan<V>, 'id' | 'facts' | 'seats' | 'pack' | 'script'> & Partial<Plan<V>>,
): Game<Event<V>> =>
  compile<V>({
    bound: () => 400,
    keeps: plan.seats.map((seat) => `stack:${seat}`),
    reveals: ['HandShown', 'PotAwarded'],
    voidKeeps: [],
    voidRule: 'AMB-GEN-22',
    incidents: () => [],
    ...plan,
  });

/** Burns one card, unseen and apart from the discards, when there is still somebody to deal to. */
export const burn = (
  on: Layout,
  p: { name: string; when: (r: Felt) => boolean; rule: RuleId },
): Step<boolean, Told> => {
  const stock = on.zone('stock');
  const to = on.zone('burn');
  return step(p.name, true, {
    open: (d) => {
      if (!p.when(d)) return;
      d.move(fromTop(cardsIn(d, stock), 1), stock, to);
      d.say('CardBurned', null, p.rule);
    },
  });
};
/** Bets before the seats go into the pot. */
export const gather = (on: Layout, name: string): Step<boolean, Told> => {
  const bet = on.places('bet');
  const to = on.place('pot');
  return step(name, true, {
    open: (d) => {
      if (d.seats.every((seat) => chipsAt(d, bet(seat)) === 0)) return;
      for (const seat of d.seats) d.pay(bet(seat), to, chipsAt(d, bet(seat)));
      d.say('BetsGathered');
    },
  });
};

/** A pack in order, first card on top: the cards named, then the rest of the pack as it lies. */
export function stacked(pack: readonly Face[], top: string): readonly Face[] {
  const rest = pack.slice();
  const named = faces(top);
  for (const face of named) {
    const at = rest.indexOf(face);
    if (at < 0) throw new Error(`no ${printFace(face)} left in the pack`);
    rest.splice(at, 1);
  }
  return [...named, ...rest];
}

/** A hand in progress. */
export interface Sitting {
  table(): Round;
  readonly log: readonly AnyEvent[];
  /** Plays a command that must be accepted. */
  act(actor: Actor, type: string, more?: Omit<Command, 'actor' | 'type'>): readonly AnyEvent[];
  /** Sends a command that must be refused. */
  refused(actor: Actor, type: string, more?: Omit<Command, 'actor' | 'type'>): Refusal;
  /** What lies in some places. */
  chips(...places: string[]): readonly number[];
  /** The cards of a zone as one viewer sees them, bottom to top: 'Ah ?? 2c'. */
  sees(viewer: Viewer, zone: string): string;
  /** What an actor is offered. */
  offered(actor: Actor): readonly string[];
}

export function sit(game: AnyGame, setup: Setup): Sitting {
  const opened = open(game, setup);
  let round = opened.round;
  const log: AnyEvent[] = [...opened.events];
  check(game, setup, round, log);
  const number = (names: readonly string[], name: string): number => {
    const at = names.indexOf(name);
    if (at < 0) throw new Error(`${game.id} has no ${name}`);
    return at;
  };
  return {
    log,
    table: () => round,
    act(actor, type, more = {}) {
      const played = play(game, round, { actor, type, ...more });
      if (isRefusal(played)) throw new Error(`${type} by ${actor} was refused: ${played.refused}`);
      round = played.round;
      log.push(...played.events);
      check(game, setup, round, log);
      return played.events;
    },
    refused(actor, type, more = {}) {
      const answer = play(game, round, { actor, type, ...more });
      if (!isRefusal(answer)) throw new Error(`${type} by ${actor} was accepted`);
      return answer;
    },
    chips: (...places) => places.map((name) => round.felt.chips[number(game.names.places, name)]!),
    sees(viewer, zone) {
      const seen = view(game, round, viewer).faces;
      const cards = round.felt.zones[number(game.names.zones, zone)]!;
      return cards.map((card) => (seen[card] === null ? '??' : printFace(seen[card]!))).join(' ');
    },
    offered: (actor) => (round.menus.find((m) => m.actor === actor)?.options ?? []).map((o) => o.type),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function check(game: AnyGame, setup: Setup, round: Round, log: readonly AnyEvent[]): void {
  const { felt, faces: dealt } = round;
  expect(sum(felt.chips), 'chips are conserved').toBe(sum(felt.opening));
  const stored: AnyEvent[] = log.map((e) => read(game, JSON.parse(JSON.stringify(write(game, e)))));
  expect(fold(game, begin(game, setup), stored), 'the stored log makes the same table').toEqual(round);
  if (!isOver(game, round)) {
    const voided = play(game, round, { actor: 'floor', type: VOID });
    if (isRefusal(voided)) throw new Error(`a void was refused: ${voided.refused}`);
    expect(voided.round.felt.chips, 'a void restores every chip').toEqual(felt.opening);
  }
  for (const viewer of [...game.seats, 'rail'] as const) {
    const seen = view(game, round, viewer);
    const hidden = dealt.filter((_, card) => seen.faces[card] === null).reverse();
    const exchanged = dealt.map((face, card) => (seen.faces[card] === null ? hidden.shift()! : face));
    expect(view(game, seal(game, felt, exchanged), viewer), 'a view rests on what was seen').toEqual(seen);
  }
}
