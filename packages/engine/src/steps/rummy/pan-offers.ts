/** What may be done at Pan, phase by phase, and why the rest may not. */
import {
  type Actor,
  cardsIn,
  type Felt,
  type Known,
  type Option,
  openly,
  option,
  type RuleId,
  refuse,
  type Shut,
  shut,
  topOf,
} from '../../kernel/index.js';
import type { RummyFelt } from './felt.js';
import { canAdd, type LayRules } from './lay.js';
import type { Pan } from './pan-state.js';
import type { PanRules } from './rules.js';
import { columnsOf, discardOption, layOption, type Meld, nextIn, restockOption } from './turn.js';

/** The ways to put cards down: with the drawn card, with the one that was left, or from the hand alone. */
export type Laying = 'use' | 'take' | 'lay';

export function panOffers(on: RummyFelt, rules: PanRules, lay: LayRules) {
  const { cites } = rules;
  return { menuFor, shutFor, openFor, ruleFor };

  function menuFor(r: Felt, t: Pan, _actor: Actor, mine: Known): readonly Option[] {
    switch (t.phase) {
      case 'declare':
        return [option('play', { rule: cites.declare }), option('pass', { rule: cites.declare, ifSilent: true })];
      case 'turn':
        return [option('draw', { rule: cites.draw, ifSilent: true }), ...offers(r, t, ['take'], mine)];
      case 'shuffle':
        return [restockOption(on, r, cites.exhausted)];
      case 'forced':
        return [...offers(r, t, ['take'], mine), option('take-best', { rule: cites.force, ifSilent: true })];
      case 'discard':
        return [discardOption(on, r, t.asked, cites.discard), ...offers(r, t, ['lay'], mine)];
      default: {
        const leave = option('let-go', { rule: cites.dead, ifSilent: true });
        const force = fitsNext(r, t, openly(r, mine)) ? [option('force', { rule: cites.force })] : [];
        return [leave, ...offers(r, t, ['use', 'lay'], mine), ...force];
      }
    }
  }
  /** Of these ways to put cards down, those there are. */
  function offers(r: Felt, t: Pan, types: readonly Laying[], mine: Known): readonly Option[] {
    return types.map((type) => own(r, t, type, mine)).filter((o) => o !== null);
  }
  function own(r: Felt, t: Pan, type: Laying, mine: Known): Option | null {
    if (type === 'take' && t.unused === null) return null;
    const offered = openFor(r, t, type)?.cards ?? [];
    return layOption(on, r, t, { seat: t.asked, type, offered, rule: ruleFor(t, type) }, mine, lay);
  }
  /** The open card that goes down with what is laid: the drawn one, or the one that was left. */
  function openFor(r: Felt, t: Pan, type: Laying): Meld['open'] {
    if (type === 'use') return { cards: cardsIn(r, on.offer), from: on.offer };
    return type === 'take' ? { cards: [t.unused!], from: on.discards } : null;
  }
  function ruleFor(t: Pan, type: Laying): RuleId {
    if (type === 'take') return t.phase === 'forced' ? cites.force : cites.unused;
    return type === 'use' ? cites.use : cites.lay;
  }
  /** Does the drawn card go on a column of the next player's as it lies? Then, where a house plays so, it may be forced on him. */
  function fitsNext(r: Felt, t: Pan, face: Known): boolean {
    if (!rules.forcing) return false;
    const next = nextIn(r, t, t.asked);
    return canAdd(columnsOf(r, t, next), topOf(r, on.offer)!, face, rules.melds);
  }
  function shutFor(r: Felt, t: Pan, _actor: Actor, mine: Known): readonly Shut[] {
    if (t.phase === 'declare' || t.phase === 'shuffle') return [];
    const out: Shut[] = [shut('pass', refuse('no-dropping-now', cites.noDrop))];
    const noMeld = (type: Laying) => {
      if (own(r, t, type, mine) === null) out.push(shut(type, refuse('not-a-meld', cites.meld)));
    };
    if (t.phase === 'turn' && t.unused === null) out.push(shut('take', refuse('nothing-to-take', cites.thrown)));
    else if (t.phase === 'turn') noMeld('take');
    if (t.phase === 'forced') out.push(shut('draw', refuse('must-take', cites.force)));
    if (t.phase === 'discard') out.push(shut('let-go', refuse('must-discard', cites.discard)));
    if (t.phase === 'offer') {
      noMeld('use');
      out.push(shut('keep', refuse('use-or-pass', cites.keep)), shut('discard', refuse('use-or-pass', cites.dead)));
    }
    return out;
  }
}
