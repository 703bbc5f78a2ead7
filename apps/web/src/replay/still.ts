// A step of a past hand as the felt draws it: nobody acts, no clock runs, nothing is offered.
import type { Scene } from '../families/scene.js';
import { resultIn, saidLast } from '../lib/log.js';
import { atRest } from '../lib/queue.js';
import type { SeatView, TableRules } from '../lib/wire.js';
import type { Step } from './steps.js';

export const stillOf = (
  { felt, noted, lines }: Step,
  {
    rules,
    seat,
    seats,
    lively,
  }: { rules: TableRules; seat: number | null; seats: readonly SeatView[]; lively: boolean },
): Scene => ({
  view: {
    rules,
    you: { seat, floor: false, dealer: false },
    seats,
    round: null,
    last: null,
    clocks: [],
    bank: null,
    jackpot: null,
  },
  shown: atRest(felt),
  lively,
  clockAt: 0,
  acting: [],
  noted,
  result: resultIn(lines, felt.round),
  said: saidLast(lines, felt.round),
  linger: null,
  picking: null,
  arranging: null,
  sit: null,
  press: () => false,
});
