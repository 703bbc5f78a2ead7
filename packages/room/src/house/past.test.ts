// Hands outlive their table: closed, left, or of an earlier edition of the book, they are read by whoever was dealt in.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkProof } from '../fair/index.js';
import { logOf, Room, type RoundKept, roundFor, roundsOf, toldOf } from './index.js';
import { KEPT_1, keptRoom } from './test/kept.js';

const isKept = (hand: Awaited<ReturnType<typeof roundFor>>): hand is RoundKept => hand !== null && !('refused' in hand);

describe('a room of the first edition', () => {
  let kept: Awaited<ReturnType<typeof keptRoom>>;
  let room: Room;
  beforeEach(async () => {
    kept = await keptRoom();
    room = await Room.open({ data: kept.folder, grant: 0, pace: 1, bots: false });
  });
  afterEach(async () => {
    await room.close();
    await kept.remove();
  });
  const streams = async () => (await room.store.streams('table-')).map(({ stream }) => stream.slice('table-'.length));

  test('every hand of every table is read with its proofs, whatever became of the table', async () => {
    const [seen, own] = [new Set<string>(), new Set<string>()];
    for (const id of await streams()) {
      const log = (await room.log(id))!;
      for (const { round } of await roundsOf(log)) {
        const hand = await roundFor(log, round, KEPT_1.ana);
        if (!isKept(hand)) throw new Error(`${id}/${round} is not read: ${JSON.stringify(hand)}`);
        expect(hand.events.at(-1)?.event.type).toBe('RoundClosed');
        expect(hand.edition).toBe(toldOf(log).edition);
        for (const proof of hand.proofs) expect((await checkProof(proof)).faults).toEqual([]);
        seen.add(hand.rules.gameId);
        if (hand.seat !== null && hand.proofs.some(({ openings }) => openings.length > 0)) own.add(id);
      }
    }
    expect(seen.size).toBeGreaterThan(12);
    for (const id of KEPT_1.closed) expect([...own]).toContain(id);
  });

  test('its hands are told as dealt under an earlier edition where the book has changed since', async () => {
    const log = (await room.log(KEPT_1.kitchen))!;
    expect(toldOf({ ...log, opened: { ...log.opened, hash: 'of another book' } })).toMatchObject({
      name: 'Kitchen',
      practice: false,
      edition: 'earlier',
    });
    const rules = { ...log.rules!, hash: 'of another book' };
    expect(await roundFor({ ...log, rules }, 1, KEPT_1.ana)).toMatchObject({ edition: 'earlier', round: 1 });
  });

  test('where today’s book has no such table, the answer says so', async () => {
    const log = (await room.log(KEPT_1.kitchen))!;
    const refusal = { refused: 'earlier-edition', facts: { round: 1 } };
    expect(await roundFor({ ...log, rules: null }, 1, KEPT_1.ana)).toMatchObject(refusal);
    // Nor where it has one on which the hand cannot be laid out.
    const stud = (await Promise.all((await streams()).map((id) => room.log(id)))).find(
      (one) => one?.rules?.gameId === 'rog-stud',
    )!;
    const rules = { ...stud.rules!, hash: 'of another book' };
    expect(await roundFor({ ...log, rules }, 1, KEPT_1.ana)).toMatchObject(refusal);
  });

  test('there is no log of a table that never was', async () => {
    expect(await room.log('never')).toBeNull();
    expect(await logOf((await room.log(KEPT_1.kitchen))!.world, 'never')).toBeNull();
  });
});
