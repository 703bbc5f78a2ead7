/** The bank register: who banked which hand, on which turn, with how much, and who was offered it and declined. */
import type { Chips, RuleId, Seat } from '../kernel/index.js';
import type { TableEvent } from './event.js';

export interface BankEntry {
  readonly round: number;
  /** Null where nobody banked, and the game was broken. */
  readonly banker: { readonly seat: Seat; readonly patron: string; readonly proposition: boolean } | null;
  readonly turn: number | null;
  readonly posted: Chips;
  /** What the bank won or lost; nothing where there was no hand. */
  readonly net: Chips;
  readonly declined: readonly { readonly seat: Seat; readonly patron: string }[];
  readonly voided: boolean;
  readonly rule: RuleId | null;
}

type Sitter = { readonly id: string; readonly proposition: boolean };

/** The register of a table's log, a line for each round in which the bank was offered. */
export function bankRegister(log: readonly TableEvent[]): readonly BankEntry[] {
  const out: BankEntry[] = [];
  const sitters = new Map<Seat, Sitter>();
  let entry: BankEntry | null = null;
  const who = (seat: Seat): Sitter => sitters.get(seat) ?? { id: '', proposition: false };
  for (const e of log) {
    switch (e.type) {
      case 'Seated':
        sitters.set(e.seat, { id: e.patron.id, proposition: e.patron.proposition ?? false });
        break;
      case 'PropositionMarked':
        sitters.set(e.seat, { id: who(e.seat).id, proposition: e.proposition });
        break;
      case 'SeatChanged':
        sitters.set(e.to, who(e.seat));
        break;
      case 'RoundOpened':
        if (e.setup.terms.bank) entry = { ...EMPTY, round: e.round };
        break;
      case 'Played':
        if (entry !== null) entry = noted(entry, e.event, who);
        break;
      case 'RoundClosed':
        if (entry !== null) out.push({ ...entry, voided: e.voided, net: e.voided ? 0 : entry.net });
        entry = null;
        break;
      default:
        break;
    }
  }
  return out;
}

const EMPTY: BankEntry = {
  round: 0,
  banker: null,
  turn: null,
  posted: 0,
  net: 0,
  declined: [],
  voided: false,
  rule: null,
};
function noted(
  entry: BankEntry,
  { type, seat, rule, note, chips }: PlayedEvent,
  who: (seat: Seat) => Sitter,
): BankEntry {
  switch (type) {
    case 'BankDeclined':
      return { ...entry, declined: [...entry.declined, { seat: seat!, patron: who(seat!).id }] };
    case 'GameBroken':
      return { ...entry, rule };
    case 'BankPosted': {
      const { id: patron, proposition } = who(seat!);
      const posted = chips[0]!.amount;
      return { ...entry, banker: { seat: seat!, patron, proposition }, turn: note.turn, posted, net: -posted, rule };
    }
    case 'NobodyWagered':
    case 'BankReleased':
      return { ...entry, net: entry.net + chips[0]!.amount };
    default:
      return entry;
  }
}
type PlayedEvent = Extract<TableEvent, { type: 'Played' }>['event'];
