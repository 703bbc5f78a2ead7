/** Why something is refused: every reason that the kernel, the steps and a table have, and the facts that fill its sentence. */
import { CLASHES } from './clash.js';
import { chips, choice, count, type Fields, FORMS, list, type NoteFrom, optional, seat, text } from './fact.js';

const NOTHING = {};
/** What an amount counts, where it is not chips. */
const of = optional(choice('cards'));
/** What was to be said there. */
const TAKES = choice('nothing', ...FORMS);

/** The reasons of the kernel and the steps, in order of precedence. */
export const REASONS = {
  'round-over': NOTHING,
  'unknown-incident': NOTHING,
  'staff-only': NOTHING,
  'not-your-turn': NOTHING,
  'not-offered': NOTHING,
  // Why a button is grey.
  'nothing-to-call': NOTHING,
  'nothing-to-raise': NOTHING,
  'must-call-or-fold': { price: chips },
  'must-raise': NOTHING,
  'must-open': { price: chips },
  'must-open-high': { price: chips },
  'pass-is-fold': NOTHING,
  'raise-cap-reached': { raises: optional(count) },
  'wager-limit-reached': { max: chips },
  'betting-not-reopened': { full: chips },
  'check-raise-barred': NOTHING,
  'bound-out-of-turn': NOTHING,
  'must-complete': NOTHING,
  'nobody-to-answer': NOTHING,
  'no-chips-behind': NOTHING,
  'must-stand-pat': NOTHING,
  // Shape of the command.
  'amount-missing': { min: count, max: count, of },
  'amount-not-asked': NOTHING,
  'amount-not-whole': { unit: count, of },
  'amount-too-small': { min: count, of },
  'amount-too-big': { max: count, of },
  'cards-not-asked': NOTHING,
  'wrong-number-of-cards': { min: count, max: count },
  'card-not-yours': NOTHING,
  'piles-not-asked': NOTHING,
  'seat-not-asked': NOTHING,
  'not-that-seat': NOTHING,
  'not-this-pack': NOTHING,
  // Rummies: why cards cannot be laid so, why one may not drop or draw now.
  'not-a-meld': { cards: optional(count) },
  'not-your-columns': { cards: count },
  'columns-stay': NOTHING,
  'columns-same': NOTHING,
  'nothing-laid': NOTHING,
  'use-or-pass': NOTHING,
  'must-take': NOTHING,
  'must-discard': NOTHING,
  'has-drawn': NOTHING,
  'no-dropping-now': NOTHING,
  'nothing-to-take': NOTHING,
  'must-keep-one': NOTHING,
  // With a bank: where one may not bet; and at twenty-one what a chart says, and what a hand no longer may.
  'no-circle': NOTHING,
  'must-hit': { total: count },
  'must-stand': { total: optional(count) },
  'first-two-only': NOTHING,
  'no-surrender': NOTHING,
  'not-a-pair': NOTHING,
  'next-has-acted': NOTHING,
  // Wagers against the house: what must come first, what lies already, and that nothing does.
  'ante-first': NOTHING,
  'bet-placed': NOTHING,
  'nothing-bet': NOTHING,
  // Why an incident cannot be ruled as asked.
  'wrong-stage': { stage: text },
  'too-late': { stage: optional(text) },
  'action-has-begun': { acts: optional(count) },
  'action-not-begun': NOTHING,
  'two-have-acted': { acts: count },
  'already-corrected': NOTHING,
  'second-exposed-card': NOTHING,
  'deck-too-short': NOTHING,
  'no-such-bet': NOTHING,
} satisfies Readonly<Record<string, Fields>>;

/** The reasons of a table, in order of precedence. */
export const TABLE_REASONS = {
  'unknown-command': { command: text },
  /** Of what is asked a field is missing, or takes something else; nothing, where there is no field of that name. */
  'command-wrong': { command: text, field: text, takes: TAKES },
  // Which seat, and who.
  'no-such-seat': { seat, max: count },
  'seat-empty': { seat },
  'seat-taken': { seat },
  'already-seated': { seat },
  'no-bots': NOTHING,
  'on-duty': NOTHING,
  'already-leaving': { seat },
  // When.
  'no-round': NOTHING,
  'round-running': { round: count },
  'already-sitting-out': { seat },
  'already-playing': { seat },
  'duty-unchanged': { seat },
  'no-player-bank': NOTHING,
  'mark-unchanged': { seat },
  // Chips.
  'amount-not-whole': { chip: chips },
  'less-than-taken-away': { took: chips },
  'buy-in-too-small': { min: chips },
  'buy-in-too-big': { max: chips },
  'no-chips': { seat },
  'collection-owed': { owes: chips },
  // The collection.
  'no-time-collection': NOTHING,
  'not-yet-due': { from: count },
  // The table's limit.
  'no-table-limit': NOTHING,
  'no-such-limit': { min: chips, max: chips },
  'notice-too-short': { minutes: count },
  // The progressive.
  'no-progressive': NOTHING,
  // A fund of the table's own.
  'no-fund': { fund: text },
  // Dealing.
  'no-draw': NOTHING,
  'button-drawn': { button: seat },
  'button-not-drawn': NOTHING,
  'too-few-players': { ready: count, min: count },
  'wrong-cards': { cards: count },
  // Dealer's choice.
  'no-choice': NOTHING,
  'not-your-choice': { seat },
  'not-among': { game: text },
  'seats-too-few': { seat, max: count },
} satisfies Readonly<Record<string, Fields>>;

/** What a switch counts. */
export const UNITS = ['cards', 'decks', 'hands', 'minutes', 'seats'] as const;
export type Unit = (typeof UNITS)[number];

/** Why a table cannot be opened as asked. */
export const OPENING_REASONS = {
  // A table of one's own, by a few plain lines.
  'unknown-own-game': { game: text, known: text },
  'own-lacks': { what: choice('blinds', 'bring-in', 'ante', 'bets') },
  'own-unknown': { field: text, known: text },
  'own-wrong': {
    field: text,
    takes: choice('game', 'limit', 'pair', 'amount', 'count', 'raises', 'buy-in', 'switch', 'name'),
  },
  /** Of what is asked for a field is missing, or takes something else. */
  'opening-wrong': { field: text, takes: choice(...FORMS) },
  'unknown-house': { house: text, known: text },
  'unknown-game': { house: text, game: text, known: text },
  'unknown-stake': { stake: text, known: text },
  /** `at`: where in the book a value is of the wrong kind. */
  'settings-clash': { why: list(choice(...CLASHES)), at: optional(text) },
  /** So many seats may need more cards than there are. */
  'pack-too-small': { seats: count, needs: count, has: count },
  'unknown-switch': { key: text, game: optional(text), known: optional(text) },
  /** What it takes: one of some words, an amount in cents or one of some words, a number, a percentage, rows with these columns. */
  'bad-switch-value': {
    key: text,
    takes: choice('words', 'cents', 'number', 'percent', 'rows', 'rows-of-dollars'),
    words: optional(list(text)),
    unit: optional(choice(...UNITS)),
    min: optional(count),
    max: optional(count),
  },
  /** Locked by a clause, or as long as another switch is not set to something. */
  'switch-locked': {
    key: text,
    value: optional(text),
    needs: optional(text),
    is: optional(text),
  },
} satisfies Readonly<Record<string, Fields>>;

/** Reasons by their codes. */
type Reasons = Readonly<Record<string, Fields>>;
/** What fills the sentence of such a reason. */
export type FactsOf<R extends Reasons, K extends keyof R> = NoteFrom<R[K]>;
/** A refusal for one of these reasons: the clause it rests on, and the facts of the case. */
export type RefusedFor<R extends Reasons> = {
  readonly [K in keyof R & string]: { readonly refused: K; readonly rule: string | null } & (Record<
    never,
    never
  > extends FactsOf<R, K>
    ? { readonly facts?: FactsOf<R, K> }
    : { readonly facts: FactsOf<R, K> });
}[keyof R & string];
/** How a reason's facts are handed over: not at all, where it may do without. */
export type Filled<R extends Reasons, K extends keyof R> = keyof R[K] extends never
  ? readonly []
  : Record<never, never> extends FactsOf<R, K>
    ? readonly [facts?: FactsOf<R, K>]
    : readonly [facts: FactsOf<R, K>];
