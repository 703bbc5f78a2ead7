// Choices made before the turn comes. Each remembers the price and the street it was made at; when the turn comes it acts only
// if both still hold, and otherwise lapses, and says so.
import { type DrawnFelt, isAllIn, isLive, owedBy } from '../lib/felt.js';
import type { RoundView, TableView } from '../lib/wire.js';

export type PreKind = 'fold' | 'check' | 'call';
export interface Pre {
  readonly kind: PreKind;
  readonly round: number;
  readonly stage: string;
  /** What it would have cost when it was chosen. */
  readonly price: number;
}

/** What may be chosen in advance now; nothing when it is the seat's turn, or it has nothing left to choose. */
export function preOffers(view: Pick<TableView, 'round' | 'you'>, felt: DrawnFelt): readonly Pre[] {
  const { round, you } = view;
  // Of a hand nobody has seen yet nothing is chosen: the table may be ahead of what is shown.
  if (!round || round.number !== felt.round || you.seat === null || round.menu.length > 0) return [];
  const { seat } = you;
  if (!isLive(felt, seat) || isAllIn(felt, seat) || !/-betting$/.test(round.stage)) return [];
  if (!round.seats.some((s) => s !== seat && isLive(felt, s))) return [];
  const at = { round: round.number, stage: round.stage, price: owedBy(felt, seat) };
  const kinds: readonly PreKind[] = at.price === 0 ? ['fold', 'check'] : ['fold', 'call'];
  return kinds.map((kind) => ({ kind, ...at }));
}

export type PreOutcome =
  | { readonly do: 'wait' }
  | { readonly do: 'lapse'; readonly said: boolean }
  | { readonly do: 'act'; readonly act: 'fold' | 'check' | 'call' };

/**
 * What becomes of a choice made in advance. `fold` was asked for at any price: it checks where that is free, and else folds,
 * which costs nothing. `check` and `call` act only at the very price they were chosen at.
 */
export function resolvePre(pre: Pre, view: Pick<TableView, 'round' | 'you'>, felt: DrawnFelt): PreOutcome {
  const { round, you } = view;
  if (!round || round.number !== pre.round || you.seat === null || !isLive(felt, you.seat))
    return { do: 'lapse', said: false };
  if (pre.kind !== 'fold' && round.stage !== pre.stage) return { do: 'lapse', said: false };
  if (round.menu.length === 0) {
    const changed = pre.kind !== 'fold' && owedBy(felt, you.seat) !== pre.price;
    return changed ? { do: 'lapse', said: true } : { do: 'wait' };
  }
  return act(pre, round);
}
function act({ kind, price }: Pre, { menu }: RoundView): PreOutcome {
  const offered = (type: PreKind) => menu.find((option) => option.type === type);
  const call = offered('call');
  if (kind === 'call') return call && call.cost === price ? { do: 'act', act: 'call' } : { do: 'lapse', said: true };
  if (offered('check')) return { do: 'act', act: 'check' };
  return kind === 'fold' && offered('fold') ? { do: 'act', act: 'fold' } : { do: 'lapse', said: true };
}
