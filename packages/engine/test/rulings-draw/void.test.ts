/** Whatever has been reported, a void puts every chip back; and what the preview of a ruling shows is what it does. */
import { describe, expect, test } from 'vitest';
import { type Command, decide, isOver, isRefusal, type Option, play, VOID } from '../../src/kernel/index.js';
import { type FoulHand, foul } from './foul.js';

const FEES = [{ seat: 0, amount: 300, to: 'drop', rule: 'ROG-DRAW-F1' }] as const;
/** Points of a hand, from the deal to the showdown. */
const LINES = ['', 'f', 'c', 'r', 'c c c c', 'c c c c x2', 'c c c c x2 x1 p x1', 'show'];
function at(game: string, line: string): FoulHand {
  const up = game === 'lob' ? 'r6' : 'r40';
  const h = foul({ game, fees: FEES, dealer: 'person' });
  if (line !== 'show') {
    const [first, ...rest] = line.split(' x2 x1');
    h.acts(first!.replace('r', up));
    return rest.length > 0 ? h.acts('x2 x1 p x1').do('dealer', 'deal-draw') : h;
  }
  h.acts('c c c c').acts('x2 x1 p x1').do('dealer', 'deal-draw').acts('c c c c');
  return h;
}
const naming = ({ type, cards, seats, amount }: Option): Command => ({
  type,
  actor: 'floor',
  ...(cards ? { cards: cards.from.slice(-cards.min) } : {}),
  ...(seats ? { seat: seats.at(-1)! } : {}),
  ...(amount ? { amount: amount.min } : {}),
});

describe.each(['draw', 'hdp', 'lob'])('%s', (game) => {
  test('a void restores every chip after any report, at any point; every incident is offered at one of them', () => {
    const offered = new Set<string>();
    for (const line of LINES) {
      const h = at(game, line);
      const opening = h.stacks().map(() => (game === 'lob' ? 200 : 500));
      for (const o of h.incidents().options) {
        if (o.type === VOID) continue;
        offered.add(o.type);
        const ruled = play(h.game, h.round, naming(o));
        if (isRefusal(ruled)) throw new Error(`${o.type} at '${line}': ${ruled.refused}`);
        const voided = play(h.game, ruled.round, { type: VOID, actor: 'floor' });
        // A ruling may have ended the hand: then it has voided it, or somebody has won what was left.
        if (isRefusal(voided)) expect([voided.refused, isOver(h.game, ruled.round)]).toEqual(['round-over', true]);
        if (ruled.events.some((e) => e.type === 'PotAwarded')) continue;
        const { round } = isRefusal(voided) ? ruled : voided;
        const after = Object.fromEntries(h.game.names.places.map((name, i) => [name, round.felt.chips[i]! / 100]));
        expect([h.seats.map((s) => after[`stack:${s}`]), after.drop], `${o.type} at '${line}'`).toEqual([opening, 0]);
      }
    }
    expect([...offered].sort()).toEqual(namesAt(game));
  });
  test('a preview names the clause and the chips, and changes nothing', () => {
    for (const line of LINES) {
      const h = at(game, line);
      const before = JSON.stringify(h.round);
      for (const o of h.incidents().options) {
        const shown = decide(h.game, h.round, naming(o));
        if (isRefusal(shown)) throw new Error(o.type);
        const [called, ...remedy] = shown;
        expect([called!.type, called!.rule], o.type).toEqual(['IncidentCalled', o.rule]);
        expect(remedy.length, o.type).toBeGreaterThan(0);
        expect(
          remedy.filter((e) => e.chips.length > 0).every((e) => e.rule !== null),
          o.type,
        ).toBe(true);
      }
      expect(JSON.stringify(h.round)).toBe(before);
    }
  });
});

/** Everything that can be reported at a game. */
const namesAt = (game: string): readonly string[] =>
  foul({ game })
    .game.incidents.map(({ name }) => name)
    .sort();
