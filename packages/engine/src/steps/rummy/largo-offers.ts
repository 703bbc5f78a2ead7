/** What may be done at Largo, phase by phase, what dropping costs, and why the rest may not be done. */
import {
  type Actor,
  cardsIn,
  type Felt,
  type Known,
  type Option,
  option,
  type RuleId,
  refuse,
  type Seat,
  type Shut,
  shut,
} from '../../kernel/index.js';
import type { RummyFelt } from './felt.js';
import type { Largo } from './largo-state.js';
import type { LayRules } from './lay.js';
import type { LargoRules } from './rules.js';
import { discardOption, layOption, type Meld } from './turn.js';

/** The ways to put cards down: with the drawn card, from the hand alone, or with the one that was left. */
export type Laying = 'use' | 'lay' | 'take';

/** What dropping out costs at Largo, in points, by the clause that says so. */
export const DROPPED = { droppedEarly: 1, droppedDrawn: 2, droppedPartly: 3, droppedDown: 7 } as const;

export function largoOffers(on: RummyFelt, rules: LargoRules, lay: LayRules) {
  const { cites } = rules;
  return { menuFor, shutFor, openFor, ruleFor, dropOf, canPlace };

  function menuFor(r: Felt, t: Largo, _actor: Actor, mine: Known): readonly Option[] {
    const seat = t.asked;
    switch (t.phase) {
      case 'turn':
        return turnMenu(r, t, mine);
      case 'discard': {
        const more = own(r, t, 'lay', mine);
        const one = discardOption(on, r, seat, cites.discard);
        return more ? [one, more] : [one];
      }
      case 'marker':
        return [place('place-marker', r, cites.marker, true)];
      case 'third': {
        const moves = canPlace(r) ? [place('move-marker', r, cites.third, false)] : [];
        const leave = option('leave-marker', { rule: cites.third, ifSilent: true });
        return [leave, ...moves, option('remove-marker', { rule: cites.third })];
      }
      case 'reached':
        return [
          option('stay', { rule: cites.goesOn }),
          option('drop', { rule: dropOf(r, t, seat).rule, ifSilent: true }),
        ];
      default: {
        const options: Option[] = [option('let-go', { rule: cites.dead, ifSilent: true })];
        const use = own(r, t, 'use', mine);
        if (use) options.push(use);
        const more = own(r, t, 'lay', mine);
        if (more) options.push(more);
        if (rules.drawToHand && on.held(r, seat).length > 0) options.push(option('keep', { rule: cites.keep }));
        return options;
      }
    }
  }
  function turnMenu(r: Felt, t: Largo, mine: Known): readonly Option[] {
    const seat = t.asked;
    const isFirst = !t.stayed.includes(seat);
    const options: Option[] = [option('draw', { rule: cites.draw, ifSilent: !isFirst })];
    const take = t.open === null ? null : own(r, t, 'take', mine);
    if (take) options.push(take);
    if (mayDrop(t, seat)) options.push(option('drop', { rule: dropOf(r, t, seat).rule, ifSilent: isFirst }));
    return options;
  }
  /** From so many cards below the top to so many above the bottom: one, unless the house has set more. */
  function place(type: 'place-marker' | 'move-marker', r: Felt, rule: RuleId, ifSilent: boolean): Option {
    return option(type, { rule, amount: { min: rules.markerMin, max: deepest(r), unit: 1, of: 'cards' }, ifSilent });
  }
  function deepest(r: Felt): number {
    return cardsIn(r, on.stock).length - rules.markerMin;
  }
  function canPlace(r: Felt): boolean {
    return deepest(r) >= rules.markerMin;
  }
  function own(r: Felt, t: Largo, type: Laying, mine: Known): Option | null {
    const offered = openFor(r, t, type)?.cards ?? [];
    return layOption(on, r, t, { seat: t.asked, type, offered, rule: ruleFor(t, type) }, mine, lay);
  }
  /** The open card that goes down with what is laid: the drawn one, or the one that was left. */
  function openFor(r: Felt, t: Largo, type: Laying): Meld['open'] {
    if (type === 'use') return { cards: cardsIn(r, on.offer), from: on.offer };
    return type === 'take' ? { cards: [t.open!], from: on.discards } : null;
  }
  function ruleFor(t: Largo, type: Laying): RuleId {
    if (type === 'use') return t.tenDown.includes(t.asked) ? cites.build : cites.use;
    return type === 'take' ? cites.takeDiscard : cites.lay;
  }
  /** Before the marker at any own turn; with all ten down only while a marker lies ahead. */
  function mayDrop(t: Largo, seat: Seat): boolean {
    return !t.past && (!t.tenDown.includes(seat) || t.marker !== null);
  }
  /** What dropping costs now. */
  function dropOf(r: Felt, t: Largo, seat: Seat): { points: number; rule: RuleId } {
    if (!t.stayed.includes(seat)) return { points: DROPPED.droppedEarly, rule: cites.droppedEarly };
    if (t.tenDown.includes(seat)) return { points: DROPPED.droppedDown, rule: cites.droppedDown };
    if (on.laid(r, seat).length > 0) return { points: DROPPED.droppedPartly, rule: cites.droppedPartly };
    return { points: DROPPED.droppedDrawn, rule: cites.droppedDrawn };
  }
  function shutFor(r: Felt, t: Largo, _actor: Actor, mine: Known): readonly Shut[] {
    const out: Shut[] = [];
    if (t.phase === 'turn') {
      if (t.open === null) out.push(shut('take', refuse('nothing-to-take', cites.takeDiscard)));
      else if (own(r, t, 'take', mine) === null) out.push(shut('take', refuse('not-a-meld', cites.meld)));
      if (!mayDrop(t, t.asked)) out.push(shut('drop', refuse('no-dropping-now', cites.noDrop)));
    }
    if (t.phase === 'offer' && own(r, t, 'use', mine) === null) out.push(shut('use', refuse('not-a-meld', cites.meld)));
    if (t.phase === 'discard') out.push(shut('let-go', refuse('must-discard', cites.discard)));
    return out;
  }
}
