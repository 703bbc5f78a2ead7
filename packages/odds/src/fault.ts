// What a question is refused for. The words are for a log and a terminal; pages in other languages go by the code, and by what it is
// about: a word that cannot be read, a number of cards.

export type FaultCode =
  | 'two-hands'
  | 'most-hands'
  | 'no-board'
  | 'most-board'
  | 'most-cards'
  | 'twice'
  | 'not-in-pack'
  | 'empty-range'
  | 'no-fit'
  | 'unreadable-card'
  | 'unreadable-hand'
  | 'no-table'
  | 'no-contest'
  | 'not-one-kind'
  | 'no-house'
  | 'empty-seat'
  | 'three-cards'
  | 'hand-over'
  | 'seven-cards'
  | 'five-cards'
  | 'no-middle';

export class Fault extends Error {
  constructor(
    readonly code: FaultCode,
    message: string,
    readonly about = '',
  ) {
    super(message);
  }
}
export class EquityFault extends Fault {}
export class DrillFault extends Fault {}
