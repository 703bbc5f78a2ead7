// Whose each frame is that may be asked of a table, and what of a view is the floor's alone: what tests of roles go by.
import { ACTS, type Received, type Role, type ServerFrame, type TableView } from '@baraja/room';

const reason = 'because';
export type Whose = keyof typeof ACTS | 'dealer' | 'seated' | 'word' | 'alone';
/** Whose each is to ask: staff's by an act, the dealer's, somebody seated's, of those in the hand, or of who practises alone. */
export const ASKS: {
  readonly [K in Received['type']]: readonly [Whose, Omit<Extract<Received, { type: K }>, 'type'>];
} = {
  act: ['seated', { act: 'fold' }],
  rule: ['rule', { incident: 'misdeal', confirm: false }],
  agree: ['word', { proposal: 1 }],
  object: ['word', { proposal: 1 }],
  withdraw: ['word', { proposal: 1 }],
  dealer: ['dealer', { act: 'deal-on' }],
  sit: ['seated', { seat: 9, buyIn: 1 }],
  topUp: ['seated', { amount: 100 }],
  sitOut: ['seated', {}],
  comeBack: ['seated', { post: true }],
  leave: ['seated', {}],
  changeSeat: ['seated', { to: 9, post: true }],
  giveNotice: ['change-limit', { limit: 1, reason }],
  changeLimit: ['change-limit', { limit: 1, reason }],
  pause: ['run-table', { reason }],
  resume: ['run-table', { reason }],
  rename: ['run-table', { name: 'Four', reason }],
  closeTable: ['close-table', { reason }],
  remove: ['remove', { seat: 9, reason }],
  putBack: ['rule', { seat: 9, reason }],
  callFloor: ['seated', {}],
  floorCame: ['answer-call', {}],
  pace: ['alone', { pace: 1 }],
  next: ['alone', {}],
  clock: ['alone', { on: false }],
  playOut: ['alone', {}],
  advise: ['alone', {}],
  takeBack: ['alone', {}],
  again: ['alone', {}],
  stage: ['alone', {}],
  newEdition: ['run-table', { take: true }],
  choose: ['seated', { game: 'x' }],
  proposition: ['run-table', { seat: 9, proposition: true }],
};
/** What somebody is at a table, and whether on duty; null: nobody of its staff. */
export type RoleAt = { readonly role: Role; readonly on: boolean } | null;
export const MAY_NOT = [
  'floor-only',
  'dealer-only',
  'not-seated',
  'not-alone',
  'not-asked',
  'no-such-ruling',
  'second-factor',
];
export const why = (frame: ServerFrame): string => (frame.t === 'refused' ? frame.refusal.refused : frame.t);
/** May he, by the table of roles? Who holds the floor deals, too. */
export function isHis(whose: Whose, at: RoleAt): boolean {
  const roles = (act: keyof typeof ACTS): readonly Role[] => ACTS[act].roles;
  if (at === null || !at.on) return false;
  if (whose === 'dealer') return at.role === 'dealer' || roles('rule').includes(at.role);
  return whose in ACTS && roles(whose as keyof typeof ACTS).includes(at.role);
}
export const bare = (view: TableView, keys: readonly (keyof TableView)[]): object =>
  Object.fromEntries(Object.entries(view).filter(([key]) => !keys.includes(key as keyof TableView)));
/** A view without what only the floor or the dealer is told. */
export function asRail({ round, floor, ...view }: TableView): object {
  return {
    ...bare(view as TableView, ['you', 'outOfTurn', 'putsBack', 'clocks', 'watching']),
    floor: { ...floor, call: null },
    round: round && { ...round, floor: null, dealer: [] },
  };
}
