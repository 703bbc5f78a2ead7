// A Saturday night at a house, from the owner's link to the inspector's copy. What the house does not have is left out: its book says so.
import { expect } from 'vitest';
import type { Role } from '../../roles.js';
import type { BoxFigure, Cast, Worker } from './cast.js';
import type { HouseDay, TableAsked } from './houses.js';

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
/** Cents. */
const FLOAT = 500_000;
const SOLD = 200_000;
const CASHED = 50_000;
const REDRESS = 200;
const SEEDED = 100;
const SHORT = 100;
const FOUND = 50;

/** Answers the statement of the day, and under it who did what and why. */
export async function playDay(day: HouseDay, cast: Cast, ownersLink: string): Promise<string> {
  await comeToWork(day, cast, ownersLink);
  await openAndSeat(day, cast);
  await play(day, cast);
  if (day.timed) await collectTime(day.timed, cast);
  await settle(day, cast);
  await close(day, cast);
  const statement = await cast.inspector.statement();
  expect(statement).toContain('The statement balances.');
  expect(statement).toMatch(/^Count 1, .* corrected to /m);
  if (day.jackpot !== null) expect(statement).toMatch(/^jackpot-award .*-\d/m);
  expect(await cast.inspector.verifies()).toEqual([]);
  return [statement, 'Acts of staff', ...(await cast.inspector.acts()), ''].join('\n');
}
const staffOf = ({ floor, dealer, cage, inspector }: Cast): readonly (readonly [Worker, Role])[] => [
  [floor, 'floor'],
  [dealer, 'dealer'],
  [cage, 'cage'],
  [inspector, 'inspector'],
];

async function comeToWork(_day: HouseDay, cast: Cast, link: string): Promise<void> {
  await cast.owner.takes(link);
  await cast.owner.funds('in', FLOAT, 'the night’s float');
  for (const [who, role] of staffOf(cast)) {
    const code = await cast.owner.invites(role);
    await who.takes(code);
    if (role !== 'inspector') await who.clocksIn(role);
  }
}
/** Patrons are on the list before there is a table; one by himself, one before the desk. */
async function openAndSeat({ main, players }: HouseDay, cast: Cast): Promise<void> {
  const { patron, second, dealer, floor, cage } = cast;
  await cage.sells(patron.name, SOLD);
  await patron.putsDown(main.game, main.stake);
  if (players > 1) await dealer.writesDown(second.name, main.game, main.stake);
  await floor.opens(main);
  await patron.answers(main.name);
  if (players > 1) await second.answers(main.name);
}
const atTable = ({ players }: HouseDay, { patron, second }: Cast): readonly Worker[] =>
  players > 1 ? [patron, second] : [patron];

/** Two hands; something goes wrong in the third, and the floor is called; another limit is announced, and holds. */
async function play(day: HouseDay, cast: Cast): Promise<void> {
  const { main, notice } = day;
  const { patron, dealer, floor } = cast;
  const players = atTable(day, cast);
  await cast.play(players, main.name, 2);
  await cast.dealt(patron, main.name, 3);
  await patron.calls(main.name, 'a card lies on the floor');
  await dealer.comes(main.name);
  await floor.rules(main.name, 'seen by the dealer and by both players');
  if (notice) {
    await floor.announces(main.name, notice.limit, 'the players asked for it');
    await cast.forward(notice.minutes * MINUTE);
  }
  await cast.play(players, main.name, 4);
  await floor.pauses(main.name, 'the dealers change');
  await cast.play(players, main.name, 5);
  if (day.jackpot === 'progressive') await cast.owner.countsProgressive(main.name, 'it was won');
  await floor.resumes(main.name, 'a new dealer is in the box');
}
/** For an hour they play at a table that charges by the time. */
async function collectTime(timed: TableAsked, cast: Cast): Promise<void> {
  const players = [cast.patron, cast.second];
  await cast.floor.opens(timed);
  for (const player of players) await player.sits(timed.name);
  await cast.play(players, timed.name, 1);
  await cast.forward(HALF_HOUR);
  await cast.play(players, timed.name, 2);
}
/** A past hand is disputed and put right, another stands, a ruling is confirmed; somebody is barred, and refused at the table. */
async function settle(day: HouseDay, cast: Cast): Promise<void> {
  const { patron, second, owner, floor } = cast;
  const claim = 'I was paid two dollars short.';
  await patron.disputes(day.main.name, 1, claim);
  await owner.decides(claim, { to: patron.name, amount: REDRESS, rule: day.clause, reason: 'the log bears her out' });
  const word = 'My call was not heard.';
  await floor.writesClaim(day.main.name, 2, atTable(day, cast).at(-1)!.name, word, 'he said it at the desk');
  await floor.letsStand(word, 'the dealer heard no call');
  await owner.confirms('both players agree');
  await floor.bars(second.name, 7, 'he threw his cards at the dealer');
  // Where he sits, he leaves after the hand; and he does not come back.
  await cast.play(atTable(day, cast), day.main.name, 6);
  expect(await second.isRefused(day.main.name)).toBe('barred');
}
const short = (figures: readonly BoxFigure[], by: number): readonly BoxFigure[] =>
  figures.map((one, i) => (i === 0 ? { ...one, amount: one.amount - by } : one));

async function close(day: HouseDay, cast: Cast): Promise<void> {
  const { floor, patron, second, cage, main } = { ...cast, main: day.main };
  for (const table of [main, ...(day.timed ? [day.timed] : [])]) await floor.closes(table.name, 'end of the night');
  await cast.play(atTable(day, cast), main.name, Number.POSITIVE_INFINITY);
  if (day.timed) await cast.play([patron, second], day.timed.name, Number.POSITIVE_INFINITY);
  await practise(day.bots, cast);
  await cage.cashes(patron.name, CASHED);
  await cast.forward(day.shift);
  await count(cast);
  if (day.jackpot === 'fund') await payJackpot(day, cast);
  await cast.owner.funds('out', FLOAT / 2, 'to the bank');
  for (const [who, role] of staffOf(cast)) if (role !== 'inspector') await who.clocksOut();
}
/** What is played with bots stands apart, and in no count. */
async function practise(bots: TableAsked, cast: Cast): Promise<void> {
  const { patron, floor } = cast;
  await floor.opens(bots);
  await patron.sits(bots.name);
  await cast.play([patron], bots.name, 1);
  await floor.closes(bots.name, 'end of the night');
  await cast.play([patron], bots.name, Number.POSITIVE_INFINITY);
}
/** Two sheets that differ, two that agree and are short, and a chip that is found afterwards. */
async function count({ owner, cage }: Cast): Promise<void> {
  const boxes = (await owner.boxes()).toSorted((a, b) => (`${a.table} ${a.kind}` < `${b.table} ${b.kind}` ? -1 : 1));
  await cage.pulls();
  await cage.counts(1, short(boxes, SHORT));
  await owner.counts(1, boxes);
  for (const who of [cage, owner]) await who.counts(1, short(boxes, SHORT));
  await owner.corrects(1, short(boxes, FOUND)[0]!, 'a chip had rolled under the table');
}
/** The fund is paid by a rule the house has posted. */
async function payJackpot({ main }: HouseDay, { owner, patron }: Cast): Promise<void> {
  await owner.posts('Four of a kind is beaten.', 'Whoever lost with them', 'posted at the cage');
  await owner.seeds(SEEDED, 'to begin with');
  await owner.awards(`${main.name}, hand 2`, patron.name, 'shown to the floor and counted');
}
