// Tables that are played at other servers than the one that keeps the room.
export { Borrower, type BorrowerSettings } from './borrower.js';
export { Lender, type LenderSettings } from './lender.js';
