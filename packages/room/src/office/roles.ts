// Who may do what in a house's office, as data: roles, acts, and which role does which. The page's buttons, the server's routes, the
// table in docs/office.md and the tests of every role against every route are made from it.

/** From the most to the least. Whoever has none of them is a patron. */
export const ROLES = ['owner', 'manager', 'floor', 'dealer', 'cage', 'inspector'] as const;
export type Role = (typeof ROLES)[number];
export const isRole = (word: string): word is Role => (ROLES as readonly string[]).includes(word);

export interface Act {
  readonly roles: readonly Role[];
  /** Only while he is on duty in that role. An owner is on duty always. */
  readonly duty: boolean;
  /** He says why, in his own words. */
  readonly reason: boolean;
  readonly what: string;
}
const act = (what: string, roles: readonly Role[], needs: { duty?: boolean; reason?: boolean } = {}): Act => ({
  roles,
  duty: needs.duty ?? false,
  reason: needs.reason ?? false,
  what,
});
const EVERYBODY = ROLES;
const HEADS = ['owner', 'manager'] as const;
const FLOOR = ['owner', 'manager', 'floor'] as const;
const ON_DUTY = { duty: true };
const AND_WHY = { duty: true, reason: true };

export const ACTS = {
  'see-office': act('come into the office and see who is on duty', EVERYBODY),
  clock: act('clock in and out', ['owner', 'manager', 'floor', 'dealer', 'cage']),

  'see-people': act('see staff, invitations and what staff did', [...HEADS, 'inspector']),
  invite: act('invite somebody to a role, or take an invitation back', HEADS),
  'end-role': act('end somebody’s role', HEADS, { reason: true }),
  'reset-password': act('let somebody choose a new password', HEADS, { reason: true }),
  'end-sessions': act('see and end somebody’s sessions', HEADS, { reason: true }),
  'keep-providers': act('keep the contracts of proposition players’ providers', HEADS, { reason: true }),

  'see-floor': act('see all tables of the house', [...FLOOR, 'dealer', 'inspector']),
  'open-table': act('open a table of the house', FLOOR, ON_DUTY),
  'run-table': act('pause, resume and rename a table', FLOOR, AND_WHY),
  'close-table': act('close a table after the hand', FLOOR, AND_WHY),
  'put-edition': act('hand a house’s documents over: its new edition is in force', HEADS, AND_WHY),
  'take-edition': act('have a table go over to a new edition of its rules, or not', FLOOR, AND_WHY),
  'change-limit': act('announce other limits, and change to them', FLOOR, AND_WHY),
  'set-licence': act('say for how many tables the house is licensed', ['owner'], { reason: true }),
  'throw-switch': act('ask for a switch that needs two people, or confirm it', FLOOR, AND_WHY),
  seat: act('seat and move people', FLOOR, ON_DUTY),
  remove: act('remove somebody from a table', FLOOR, AND_WHY),
  bar: act('bar somebody from the house, or let him in again', FLOOR, AND_WHY),
  'answer-call': act('answer a table that calls the floor', [...FLOOR, 'dealer'], ON_DUTY),

  'see-rulings': act('see incidents, rulings and disputes', [...FLOOR, 'inspector']),
  rule: act('rule at a table; confirm or overrule a ruling', FLOOR, AND_WHY),
  dispute: act('open a dispute on a past hand, and decide that it stands', FLOOR, AND_WHY),
  'correct-hand': act('put money of a past hand right', HEADS, AND_WHY),
  'log-ruling': act('log at the rules desk for the house', [...FLOOR, 'dealer'], ON_DUTY),

  'see-lists': act('see the waiting lists', EVERYBODY),
  'keep-lists': act('keep the waiting lists and call people to seats', [...FLOOR, 'dealer'], ON_DUTY),
  'set-lists': act('set the minutes of lists and seats, and who calls', FLOOR, AND_WHY),

  'see-money': act('see boxes, counts and the cage', [...HEADS, 'cage', 'inspector']),
  'pull-box': act('pull a drop box at the end of a shift', [...FLOOR, 'cage'], ON_DUTY),
  count: act('count a drop box; two people, neither of whom sees the other’s figure', [...HEADS, 'cage'], ON_DUTY),
  'correct-count': act('correct a count; the old figure is kept', HEADS, AND_WHY),
  'run-cage': act('hand chips out and take them in', [...HEADS, 'cage'], ON_DUTY),
  'move-float': act('bring the house’s own money to the cage, or take it out', HEADS, AND_WHY),
  'run-jackpot': act('seed, disable, restore, award and remove a jackpot', HEADS, AND_WHY),

  'see-records': act('read reports and statements', [...HEADS, 'inspector']),
  'export-records': act('take a sealed copy of the record along', ['owner', 'inspector']),
} as const satisfies Readonly<Record<string, Act>>;
export type ActName = keyof typeof ACTS;
export const ACT_NAMES = Object.keys(ACTS) as readonly ActName[];

export const actOf = (name: ActName): Act => ACTS[name];
/** What a role may do. */
export const actsOf = (role: Role): readonly ActName[] => ACT_NAMES.filter((name) => actOf(name).roles.includes(role));

/** An owner's to name and to end: who runs a house does not choose who inspects it. */
const OWNERS_TO_NAME: readonly Role[] = ['owner', 'manager', 'inspector'];
/** Whom one may invite, end or let choose a new password: those below. An owner may do it to anybody. */
export const isAbove = (role: Role, other: Role): boolean =>
  role === 'owner' || (role === 'manager' && !OWNERS_TO_NAME.includes(other));
