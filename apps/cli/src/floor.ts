// The floor at a terminal table: what can be reported, the ruling with its clause and its money, then yes or no.

import { type Event, type Game, type HouseCommand, incidents, type Option } from 'baraja';
import { clause } from 'baraja/books';
import type { ActName } from 'baraja/facts';
import { stackGains } from 'baraja/kernel';
import { decide, outOfTurnAt } from 'baraja/table';
import type { Driver } from './driver.js';
import type { Scenery } from './screen.js';
import { t } from './words/index.js';

type Ask = (question: string) => Promise<string | null>;

export async function callFloor(driver: Driver, s: Scenery, ask: Ask): Promise<readonly string[]> {
  const { live } = driver.state;
  if (live === null) return [t().floor.noHand];
  const { options, shut } = incidents(live.game, live.round);
  for (const one of outOfTurnAt(driver.state)) console.log(`\n${s.say.outOfTurn(one)}`);
  console.log(`\n${t().floor.what}`);
  options.forEach((o, i) => {
    console.log(`  ${String(i + 1).padStart(2)}  ${s.say.incident(o.type)}${o.rule ? ` (${o.rule})` : ''}`);
  });
  for (const grey of shut) console.log(`   -  ${s.say.incident(grey.type)}: ${s.say.refusal(grey)}`);
  const picked = await ask(t().floor.number);
  const chosen = options[Number(picked) - 1];
  if (!chosen) return [t().floor.nothing];
  const command = await fill(chosen, s, driver, ask);
  if (!command) return [t().floor.nothing];
  const answer = decide(driver.state, { type: 'act', command });
  if ('refused' in answer) return [s.say.refusal(answer)];
  const entry = chosen.rule ? clause(chosen.rule) : undefined;
  console.log(`\n${t().floor.ruling(entry ? s.say.ruling(entry) : t().floor.discretion)}`);
  const played = answer.events.flatMap((e) => (e.type === 'Played' ? [e.event] : []));
  for (const line of money(live.game, played, s)) console.log(`  ${line}`);
  const sure = await ask(t().floor.confirm);
  if (!/^(y|s)/i.test(sure ?? '')) return [t().floor.notMade];
  const refused = driver.act(command);
  return refused ? [s.say.refusal(refused)] : [];
}

/** Asks for the seat, the cards and the amount an incident needs. */
async function fill(o: Option, s: Scenery, driver: Driver, ask: Ask): Promise<HouseCommand | null> {
  const command: { type: ActName; actor: 'floor'; seat?: number; cards?: number[]; amount?: number } = {
    type: o.type,
    actor: 'floor',
  };
  if (o.seats) {
    const n = Number(await ask(t().floor.seat(o.seats.join(', '))));
    if (!o.seats.includes(n)) return null;
    command.seat = n;
  }
  if (o.cards) {
    const { game, round } = driver.state.live!;
    const { from } = o.cards;
    const cardsOf = (zone: string) => round.felt.zones[game.names.zones.indexOf(zone)] ?? [];
    const held = game.seats.flatMap((seat) =>
      [...cardsOf(`hand:${seat}`), ...cardsOf(`thrown:${seat}`)].map((id, k) => ({ seat, id, k })),
    );
    const named = held.filter(({ id }) => from.includes(id));
    console.log(`  ${named.map(({ seat, k, id }) => t().floor.card(id, s.nameOf(seat), k + 1)).join('\n  ')}`);
    const text = (await ask(t().floor.cards(o.cards.max > 1))) ?? '';
    command.cards = text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
  }
  if (o.amount) {
    command.amount = Math.round(Number(await ask(t().floor.amount(o.amount.min === 0))) * 100);
  }
  return command;
}

/** What each seat gains or gives by the remedy, in words. */
function money(game: Game, events: readonly Event[], s: Scenery): string[] {
  const lines = [...stackGains(game, events)].map(([seat, n]) => {
    const name = s.nameOf(seat);
    return n > 0 ? t().floor.gets(name, s.say.money(n)) : t().floor.pays(name, s.say.money(-n));
  });
  return lines.length > 0 ? lines : [t().floor.noChip];
}
