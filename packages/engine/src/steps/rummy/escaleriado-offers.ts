/** What may be done at Escaleriado, phase by phase, and why the rest may not. */
import {
  cardsIn,
  type Felt,
  type Known,
  type Option,
  option,
  type RuleId,
  refuse,
  type Shut,
  shut,
} from '../../kernel/index.js';
import type { Escaleriado } from './escaleriado-state.js';
import type { RummyFelt } from './felt.js';
import type { LayRules } from './lay.js';
import type { EscaleriadoRules } from './rules.js';
import { discardOption, layOption, leavingOne, restockOption } from './turn.js';

export function escaleriadoOffers(on: RummyFelt, rules: EscaleriadoRules, lay: LayRules) {
  const { cites } = rules;
  return { menuFor, shutFor, ruleFor, fitsBy, keepsOne };

  function menuFor(r: Felt, t: Escaleriado, mine: Known): readonly Option[] {
    const seat = t.asked;
    switch (t.phase) {
      case 'declare':
        return [option('stay', { rule: cites.stay }), option('drop', { rule: cites.drop, ifSilent: true })];
      case 'turn': // only on a first turn: whoever has a card, or has said he stays, draws as a matter of course
        return [option('draw', { rule: cites.draw }), option('drop', { rule: cites.drop, ifSilent: true })];
      case 'shuffle':
        return [restockOption(on, r, cites.exhausted)];
      case 'discard': {
        const more = own(r, t, 'lay', mine);
        const one = discardOption(on, r, seat, cites.discard);
        return more ? [one, more] : [one];
      }
      default:
        return offered(r, t, mine);
    }
  }
  /** What the player may do who has the say over the open card. */
  function offered(r: Felt, t: Escaleriado, mine: Known): readonly Option[] {
    const use = own(r, t, 'use', mine);
    // Where who can use it must, silence lays what the engine finds.
    if (use && rules.forcedTake) return [use, option('use-best', { rule: cites.forced, ifSilent: true })];
    const options: Option[] = [option('pass', { rule: cites.pass, ifSilent: true })];
    if (use) options.push(use);
    if (t.asked !== t.drawer) return options;
    if (rules.drawToHand && on.held(r, t.asked).length > 0) options.push(option('keep', { rule: cites.keep }));
    const more = own(r, t, 'lay', mine);
    if (more) options.push(more);
    return options;
  }
  function own(r: Felt, t: Escaleriado, type: 'use' | 'lay', mine: Known): Option | null {
    const seat = t.asked;
    const o = laid(r, t, type, mine);
    if (o === null || !keepsOne(r, t, type)) return o;
    const max = on.held(r, seat).length - 1;
    const open = type === 'use' ? cardsIn(r, on.offer) : [];
    if (max < o.cards!.min || leavingOne(on, r, t, seat, open, mine, lay) === null) return null;
    return option(o.type, { rule: o.rule, cards: { ...o.cards!, max, rule: cites.ten }, open: true });
  }
  /** What could be laid, whatever stays in the hand. */
  function laid(r: Felt, t: Escaleriado, type: 'use' | 'lay', mine: Known): Option | null {
    const offered = type === 'use' ? cardsIn(r, on.offer) : [];
    return layOption(on, r, t, { seat: t.asked, type, offered, rule: ruleFor(t, type) }, mine, lay);
  }
  function ruleFor(t: Escaleriado, type: 'use' | 'lay'): RuleId {
    return type === 'lay' ? cites.lay : t.asked === t.drawer ? cites.use : cites.takePassed;
  }
  /** What a card must fit: the cards of a hand, or once they are all down, the columns. */
  function fitsBy(r: Felt, t: Escaleriado): RuleId {
    return on.held(r, t.asked).length > 0 ? cites.meld : cites.build;
  }
  /** Where ten must lie before the eleventh, one card stays in the hand for the discard. */
  function keepsOne(r: Felt, t: Escaleriado, type: 'use' | 'lay'): boolean {
    if (!rules.tenDownFirst || on.held(r, t.asked).length === 0) return false;
    return type === 'use' || t.phase === 'discard';
  }
  function shutFor(r: Felt, t: Escaleriado, mine: Known): readonly Shut[] {
    const out: Shut[] = [];
    if (t.phase === 'offer') {
      const use = own(r, t, 'use', mine);
      if (use === null) {
        const isMeld = laid(r, t, 'use', mine) !== null;
        out.push(shut('use', isMeld ? refuse('must-keep-one', cites.ten) : refuse('not-a-meld', fitsBy(r, t))));
      }
      if (use && rules.forcedTake) out.push(shut('pass', refuse('must-take', cites.forced)));
      out.push(shut('discard', refuse('use-or-pass', cites.use)));
    }
    if (t.phase === 'discard') out.push(shut('pass', refuse('must-discard', cites.discard)));
    // One drops on his own first turn, and not where a card comes by before it.
    const has = t.stayed.includes(t.asked);
    if (t.phase === 'offer' || t.phase === 'discard')
      out.push(shut('drop', has ? refuse('has-drawn', cites.noDrop) : refuse('use-or-pass', cites.stay)));
    return out;
  }
}
