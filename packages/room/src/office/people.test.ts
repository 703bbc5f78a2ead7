// Who may do what, by role, duty and second factor; links that are good once; and nothing of it lost when the room is opened again.
import { describe, expect, test } from 'vitest';
import { sealer } from '../fair/index.js';
import { openStore } from '../store/index.js';
import { People } from './people.js';
import { isRefused } from './refusals.js';
import { ACT_NAMES, actOf, ROLES, type Role } from './roles.js';
import { codeAt } from './second-factor.js';

const HOUSE = 'one';
const OTHER = 'two';

async function room() {
  const store = await openStore({ path: ':memory:' });
  let now = 1_800_000_000_000;
  const names = new Map<string, { name: string; guest: boolean }>();
  const deps = {
    store,
    sealer: sealer(new Uint8Array(32)),
    patrons: { find: (id: string) => names.get(id) },
    now: () => now,
  };
  const known = (id: string, guest = false) => names.set(id, { name: id.toUpperCase(), guest });
  known('ana');
  const people = await People.load(deps);
  const owner = async () => {
    expect(await people.take('ana', (await people.ownerLink())!)).toMatchObject({ repeated: false });
    return { id: 'ana', name: 'ANA', role: 'owner' as const };
  };
  const hire = async (id: string, role: Role, house = HOUSE) => {
    known(id);
    const by = people.may('ana', 'invite', house);
    if (isRefused(by)) throw new Error(by.refused);
    const made = await people.invite(by, { house, role, hours: 1 });
    if (isRefused(made)) throw new Error(made.refused);
    return people.take(id, made.code);
  };
  return {
    people,
    known,
    owner,
    hire,
    pass: (ms: number) => (now += ms),
    again: () => People.load(deps),
    now: () => now,
  };
}

test('the owner’s link is good once, and only for an account', async () => {
  const { people, known } = await room();
  known('gus', true);
  const code = (await people.ownerLink())!;
  expect(people.linkOf(code)).toEqual({ house: '*', role: 'owner' });
  expect(await people.take('gus', code)).toMatchObject({ refused: 'guest' });
  expect(await people.take('ana', `${code}x`)).toMatchObject({ refused: 'no-such-invitation' });
  const newer = (await people.ownerLink())!;
  expect(await people.take('ana', code), 'the newest counts').toMatchObject({ refused: 'no-such-invitation' });
  expect(await people.take('ana', newer)).not.toHaveProperty('refused');
  known('bea');
  expect(await people.take('bea', newer)).toMatchObject({ refused: 'no-such-invitation' });
  expect(await people.ownerLink()).toBeNull();
});

describe('every role against every act', () => {
  test.each(ROLES)('%s does what the table says, at his house alone', async (role) => {
    const { people, owner, hire } = await room();
    await owner();
    const id = role === 'owner' ? 'ana' : role;
    if (role !== 'owner') await hire(id, role);
    for (const on of [false, true]) {
      if (on && (await people.clockIn(id, HOUSE, role, false)) && people.dutyOf(id) === null) continue;
      for (const act of ACT_NAMES) {
        const { roles, duty } = actOf(act);
        const may = roles.includes(role) && (!duty || on || role === 'owner');
        const answer = people.may(id, act, HOUSE);
        expect(isRefused(answer) ? answer.refused : answer.role, `${act}, ${on ? 'on' : 'off'} duty`).toBe(
          may ? role : roles.includes(role) ? 'not-on-duty' : 'not-your-role',
        );
        if (role !== 'owner') expect(people.may(id, act, OTHER)).toMatchObject({ refused: 'not-staff' });
        expect(people.may('nobody', act, HOUSE)).toMatchObject({ refused: 'not-staff' });
      }
    }
  });
});

test('nobody gives, ends or resets what stands above him', async () => {
  const { people, owner, hire } = await room();
  const ana = await owner();
  await hire('max', 'manager');
  await hire('fay', 'floor');
  const max = people.may('max', 'invite', HOUSE);
  if (isRefused(max)) throw new Error(max.refused);
  for (const role of ['owner', 'manager'] as const) {
    expect(await people.invite(max, { house: HOUSE, role, hours: 1 })).toMatchObject({ refused: 'above-you' });
  }
  expect(await people.allowReset(max, HOUSE, 'ana', 'x')).toMatchObject({ refused: 'above-you' });
  expect(people.mayEndSessions(max, HOUSE, 'ana')).toMatchObject({ refused: 'above-you' });
  expect(await people.clearSecondFactor('ana', { by: max, house: HOUSE, reason: 'x' })).toMatchObject({
    refused: 'above-you',
  });
  expect(await people.endRole(max, { person: 'ana', house: HOUSE, role: 'owner', reason: 'x' })).toMatchObject({
    refused: 'above-you',
  });
  expect(await people.endRole(ana, { person: 'ana', house: HOUSE, role: 'owner', reason: 'x' })).toMatchObject({
    refused: 'last-owner',
  });
  expect(await people.endRole(max, { person: 'fay', house: HOUSE, role: 'floor', reason: 'gone' })).not.toHaveProperty(
    'refused',
  );
  expect(people.may('fay', 'see-floor', HOUSE)).toMatchObject({ refused: 'not-staff' });
});

test('duty: one house at a time, never from a seat, and over with the role', async () => {
  const { people, owner, hire, again } = await room();
  const ana = await owner();
  await hire('fay', 'floor');
  await hire('fay', 'floor', OTHER);
  expect(await people.clockIn('fay', HOUSE, 'floor', true)).toMatchObject({ refused: 'seated' });
  expect(await people.clockIn('fay', HOUSE, 'cage', false)).toMatchObject({ refused: 'not-your-role' });
  expect(await people.clockIn('fay', HOUSE, 'floor', false)).not.toHaveProperty('refused');
  expect(await people.clockIn('fay', OTHER, 'floor', false)).toMatchObject({ refused: 'on-duty-elsewhere' });
  expect(people.may('fay', 'open-table', OTHER), 'on duty elsewhere').toMatchObject({ refused: 'not-on-duty' });
  expect((await again()).dutyOf('fay')).toMatchObject({ house: HOUSE, role: 'floor' });
  await people.endRole(ana, { person: 'fay', house: HOUSE, role: 'floor', reason: 'left' });
  expect(people.dutyOf('fay')).toBeNull();
});

test('a second factor shuts the office to sessions that have shown no code; a code is good once', async () => {
  const { people, owner, pass, now, again } = await room();
  await owner();
  const { secret } = people.beginSecondFactor('ana');
  expect(await people.setSecondFactor('ana', 's1', '000000')).toMatchObject({ refused: 'wrong-code' });
  expect(await people.setSecondFactor('ana', 's1', codeAt(secret, now()))).not.toHaveProperty('refused');
  expect(people.may('ana', 'invite', HOUSE, 's1')).toMatchObject({ role: 'owner' });
  expect(people.may('ana', 'invite', HOUSE, 's2')).toMatchObject({ refused: 'second-factor' });
  expect(people.confirm('ana', 's2', codeAt(secret, now())), 'shown already').toMatchObject({ refused: 'wrong-code' });
  pass(60_000);
  expect(people.confirm('ana', 's2', codeAt(secret, now()))).toBeNull();
  expect(people.may('ana', 'invite', HOUSE, 's2')).toMatchObject({ role: 'owner' });
  const later = await again();
  expect(later.may('ana', 'invite', HOUSE, 's2'), 'after a restart it is asked for again').toMatchObject({
    refused: 'second-factor',
  });
  pass(60_000);
  expect(later.confirm('ana', 's2', codeAt(secret, now()))).toBeNull();
});

test('links run out: an invitation, and one to choose a new password', async () => {
  const { people, owner, known, pass } = await room();
  const ana = await owner();
  known('bea');
  const made = await people.invite(ana, { house: HOUSE, role: 'dealer', hours: 1 });
  const reset = await people.allowReset(ana, HOUSE, 'bea', 'forgot it');
  if (isRefused(made) || isRefused(reset)) throw new Error('refused');
  expect(people.resetOf(reset.code)).toBe('bea');
  pass(3_600_001);
  expect(await people.take('bea', made.code)).toMatchObject({ refused: 'no-such-invitation' });
  expect(people.invitationsOf(HOUSE)).toEqual([]);
  pass(24 * 3_600_000);
  expect(people.resetOf(reset.code)).toBeNull();
});
