// What the croupier does at a table without anybody's asking, when its time has come: the shuffle, bots, the clock, the next deal.
// Each is a command like any other's. He keeps nothing: the table is handed to him with the chore.
import { silent, view } from 'baraja';
import type { Advice } from 'baraja/bots';
import { fundsOf } from 'baraja/games';
import { awaitsDraw, type By, chooserAt, type Live, seatNext, type TableCommand } from 'baraja/table';
import { type RoomRefusal, roomRefuse } from '../protocol/refusals.js';
import type { Absent } from './absence.js';
import { carriedOf, fundLeft } from './accounts.js';
import type { TableActor } from './actor.js';
import { keepBots, signAt } from './bots.js';
import type { Due, SentOff } from './due.js';
import { CalledOff, type Thought } from './minds.js';
import { practisesAlone } from './practice.js';
import type { Timed } from './times.js';

const MANNERS = ['careful', 'steady', 'lively'];
/** Who plays for somebody who practises, and is asked for advice. */
const ADVISER = 'steady';

/** What he works at. */
export type Served = Timed &
  Pick<
    TableActor,
    'id' | 'world' | 'rules' | 'stream' | 'version' | 'accounts' | 'times' | 'dealtElsewhere' | 'perform' | 'arrange'
  > &
  Pick<TableActor, 'staging' | 'seatOf' | 'editions'>;

type Thinking = Pick<Served, 'state' | 'rules' | 'world'>;

export async function serve(table: Served, { chore, offered }: Due): Promise<unknown> {
  if (offered && table.askedSince(offered.actor) !== offered.since) return;
  switch (chore.do) {
    case 'carry-ruling':
      return table.rulings.carry();
    case 'end-ruling':
      return table.rulings.timeUp();
    case 'play-silent':
      return timeUp(table, chore.seat, chore.patron);
    case 'shuffle':
      return letChance(table, chore.isTime);
    case 'deal-on':
      return letDealer(table);
    case 'think':
      return letBot(table, chore.seat);
    case 'choose':
      return letChoose(table, chore.seat);
    case 'next-hand':
      return nextHand(table, chore.isTime);
    case 'count':
      return count(table, chore.due);
    case 'change-limit':
      return changeLimit(table, chore.limit);
    case 'free-seat':
      return freeSeat(table, chore.absent);
    case 'see-off':
      return seeOff(table, chore.off);
  }
}
/** Does it, or throws: what the croupier asks for should never be refused. */
async function must(table: Served, command: TableCommand, by?: By): Promise<void> {
  const refused = await table.perform(command, by ? { by } : {});
  if (refused) throw new Error(`${command.type} was refused the croupier: ${refused.refused}`);
}

// --- the clock ---

/** His chips go where they came from. */
async function freeSeat(table: Served, { seat, since, until }: Absent): Promise<void> {
  const at = table.world.now();
  const isStill = (one: Absent): boolean => one.seat === seat && one.since === since && one.until === until;
  if (!table.times.absentAt(table, at).some(isStill)) return;
  const by: By = { who: 'clock', why: 'absent', rule: table.rules.cites.absent, after: at - since };
  await must(table, { type: 'leave', seat, at }, by);
}
/** He was sent away, or has reached a limit of his own, and is in no hand. */
async function seeOff(table: Served, { seat, patron, at }: SentOff): Promise<void> {
  const off = table.times.sentOff(table).find((one) => one.seat === seat && one.patron === patron && one.at === at);
  const now = table.world.now();
  if (off && off.at > now) return table.arrange(); // a timer may go off a little early
  if (off) await must(table, { type: 'leave', seat, at: now }, off.by);
}
/** The clock plays what the menu marks for a silent seat; silent too often, he sits out. */
async function timeUp(table: Served, seat: number, patron: string): Promise<void> {
  const command = table.state.live && silent(table.state.live.round, seat);
  if (!command) return;
  const by: By = { who: 'clock', why: 'time', rule: table.rules.cites.clock };
  await must(table, { type: 'act', command }, by);
  const { clock } = table.times;
  // Whoever practises is not sent from his seat for thinking.
  if (practisesAlone(table) === patron || !clock.silent(patron)) return;
  clock.spoke(patron); // when he comes back he begins anew
  const sitting = table.state.sittings.find((s) => s.patron.id === patron);
  if (sitting?.seat === seat && sitting.away === null && sitting.leaving === null)
    await must(table, { type: 'sitOut', seat }, by);
}

// --- in a round ---

/** The dealer's own chores: at once where nobody deals, after a while where somebody does and says nothing. */
async function letDealer(table: Served): Promise<void> {
  const { live } = table.state;
  const command = live && silent(live.round, 'dealer');
  if (command) await must(table, { type: 'act', command });
}
/** The pledge, the parts of the players, the shuffle: each step as soon as it can be taken. */
async function letChance(table: Served, isTime: boolean): Promise<void> {
  const { live } = table.state;
  if (live === null || live.round.menus[0]?.actor !== 'chance') return;
  const faces = await table.shuffler.packFor(live, isTime);
  if (faces === null) return table.arrange();
  await must(table, { type: 'act', command: { type: 'shuffle', actor: 'chance', faces } });
}
async function letBot(table: Served, seat: number): Promise<void> {
  const { live } = table.state;
  if (live === null || !live.round.menus.some((m) => m.actor === seat)) return;
  const isFor = table.state.sittings.some((s) => s.seat === seat && !s.patron.bot);
  try {
    const bot = isFor ? ADVISER : MANNERS[seat % MANNERS.length]!;
    const command = await table.world.minds.choose({ bot, ...thoughtAt(table, live, seat) });
    await must(table, { type: 'act', command }, isFor ? { who: 'bot' } : undefined);
  } catch (error) {
    if (error instanceof CalledOff) return; // the hand is parked, and the bot asked again when it goes on
    // A bot that is at a loss plays as a silent seat does, so that the others can go on.
    table.world.trouble(table.id, error);
    const command = table.state.live && silent(table.state.live.round, seat);
    if (command) await must(table, { type: 'act', command });
  }
}

/** What a seat's bot is given to think with. */
const thoughtAt = ({ rules, world }: Thinking, { game, round }: Live, seat: number): Omit<Thought, 'bot'> => ({
  seen: { view: view(game, round, seat), game: signAt(game, rules.game) },
  seed: world.dice(2 ** 31),
});
/** What a bot would do at this seat, and why. It is given what the seat sees, and no more. */
export async function adviceAt(
  table: Thinking,
  seat: number,
): Promise<{ readonly advice: Advice } | { readonly refusal: RoomRefusal }> {
  const { live } = table.state;
  if (!live?.round.menus.some((m) => m.actor === seat)) return { refusal: roomRefuse('not-your-turn') };
  return { advice: await table.world.minds.advise({ bot: ADVISER, ...thoughtAt(table, live, seat) }) };
}

// --- between rounds ---

async function count(table: Served, at: number): Promise<void> {
  if (table.state.live !== null || table.countDue() !== at) return;
  if (table.world.now() < at) return table.arrange(); // a timer may go off a little early, and the day be counted twice
  await must(table, { type: 'countProgressive', at: table.world.now() });
}
async function changeLimit(table: Served, limit: number): Promise<void> {
  const { live, limit: now } = table.state;
  const at = table.world.now();
  if (live !== null || now?.notice?.max !== limit) return;
  if (at < now.notice.from) return table.arrange(); // a timer may go off a little early
  await must(table, { type: 'changeLimit', limit, at });
}
async function nextHand(table: Served, isTime: boolean): Promise<void> {
  if (table.state.live !== null || table.closing || table.floor.rests) return;
  await keepBots(table);
  await table.editions.take(); // the notice may have run out since the last hand, and the day may be another
  if (table.editions.barred) return;
  await takeUp(table);
  await takeUpFunds(table);
  if (table.rules.fee.kind === 'time') await table.perform({ type: 'collectTime', at: table.world.now() });
  if (awaitsDraw(table.state) && !(await drawButton(table, isTime))) return;
  const elsewhere = table.dealtElsewhere();
  if (seatNext(table.state, elsewhere).markers === null) return;
  if (chooserAt(table.state, elsewhere) !== null) return table.arrange(); // whoever it is chooses first
  const alone = practisesAlone(table);
  if (alone !== null) await table.staging.set(table.seatOf(alone));
  await must(table, { type: 'deal', elsewhere });
}
/** What a progressive of the house left behind when it was taken out of play, or its table closed, goes to the next one that plays. */
async function takeUp(table: Served): Promise<void> {
  const { progressive } = table.state;
  if (progressive === null || progressive.removed) return;
  const { available } = await table.world.store.ledger.balance(carriedOf(table.accounts));
  // Another table may have taken it up meanwhile: then the store refuses, and nothing has happened.
  if (available > 0) await table.perform({ type: 'takeUpProgressive', amount: available, at: table.world.now() });
}
/** What a fund of a table of this game left behind when that closed: the same, for the next that keeps such a fund. */
async function takeUpFunds(table: Served): Promise<void> {
  const { accounts, rules, world } = table;
  for (const fund of Object.keys(fundsOf(rules.game))) {
    const { available } = await world.store.ledger.balance(fundLeft(accounts, rules.gameId, fund));
    if (available > 0) await table.perform({ type: 'takeUpFund', fund, amount: available, at: world.now() });
  }
}
/** A bot chooses the game; for a person who has not, the clock does. */
async function letChoose(table: Served, seat: number): Promise<void> {
  const { choices, state } = table;
  if (choices.chooser() !== seat) return table.arrange();
  const isBot = state.sittings.some((s) => s.seat === seat && s.patron.bot);
  const by: By = { who: 'clock', why: 'time', rule: table.rules.choice!.silentRule };
  const refused = await (isBot ? choices.choose(seat, choices.any()) : choices.choose(seat, choices.usual(), { by }));
  if (refused) throw new Error(`a choice was refused the croupier: ${refused.refused}`);
}
async function drawButton(table: Served, isTime: boolean): Promise<boolean> {
  const players = table.state.sittings.filter((s) => s.away === null && s.stack > 0).map((s) => s.seat);
  if (players.length < table.rules.seats.min) return false;
  const faces = await table.shuffler.packForDraw(players, isTime);
  if (faces === null) table.arrange();
  return (
    faces !== null && (await table.perform({ type: 'drawButton', faces: faces.slice(0, players.length) })) === null
  );
}
