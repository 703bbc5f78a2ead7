// The floor at a terminal table: what can be reported, the ruling with its clause and its money, then yes or no.
import { type Command, type Event, type Game, incidents, type Option } from 'baraja';
import { clause } from 'baraja/books';
import { decide } from 'baraja/table';
import type { Driver } from './driver.js';
import type { Scenery } from './screen.js';

type Ask = (question: string) => Promise<string | null>;

export async function callFloor(driver: Driver, s: Scenery, ask: Ask): Promise<readonly string[]> {
  const { live } = driver.state;
  if (live === null) return ['There is no hand to rule on.'];
  const { options, shut } = incidents(live.game, live.table);
  console.log('\nWhat went wrong?');
  options.forEach((o, i) => {
    console.log(`  ${String(i + 1).padStart(2)}  ${s.say.incident(o.type)}${o.rule ? ` (${o.rule})` : ''}`);
  });
  for (const grey of shut) console.log(`   -  ${s.say.incident(grey.type)}: ${s.say.refusal(grey)}`);
  const picked = await ask('Number, or Enter for nothing: ');
  const chosen = options[Number(picked) - 1];
  if (!chosen) return ['Nothing was reported.'];
  const command = await fill(chosen, s, driver, ask);
  if (!command) return ['Nothing was reported.'];
  const answer = decide(driver.state, { type: 'act', command });
  if ('refused' in answer) return [s.say.refusal(answer)];
  const entry = chosen.rule ? clause(chosen.rule) : undefined;
  console.log(`\nThe ruling: ${entry ? s.say.ruling(entry) : 'the floor’s decision.'}`);
  const played = answer.events.flatMap((e) => (e.type === 'Played' ? [e.event] : []));
  for (const line of money(live.game, played, s)) console.log(`  ${line}`);
  const sure = await ask('Confirm? (y/N) ');
  if (!/^(y|s)/i.test(sure ?? '')) return ['The ruling was not made.'];
  const refused = driver.act(command);
  return refused ? [s.say.refusal(refused)] : [];
}

/** Asks for the seat, the cards and the amount an incident needs. */
async function fill(o: Option, s: Scenery, driver: Driver, ask: Ask): Promise<Command | null> {
  const command: { type: string; actor: 'floor'; seat?: number; cards?: number[]; amount?: number } = {
    type: o.type,
    actor: 'floor',
  };
  if (o.seats) {
    const n = Number(await ask(`Which seat? (${o.seats.join(', ')}) `));
    if (!o.seats.includes(n)) return null;
    command.seat = n;
  }
  if (o.cards) {
    const { game, table } = driver.state.live!;
    const { from } = o.cards;
    const cardsOf = (zone: string) => table.round.zones[game.names.zones.indexOf(zone)] ?? [];
    const held = game.seats.flatMap((seat) =>
      [...cardsOf(`hand:${seat}`), ...cardsOf(`thrown:${seat}`)].map((id, k) => ({ seat, id, k })),
    );
    const named = held.filter(({ id }) => from.includes(id));
    console.log(`  ${named.map(({ seat, k, id }) => `${id}: ${s.nameOf(seat)}, card ${k + 1}`).join('\n  ')}`);
    const text = (await ask(`Which card${o.cards.max > 1 ? 's' : ''}? (numbers) `)) ?? '';
    command.cards = text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
  }
  if (o.amount) {
    const hint = o.amount.min === 0 ? ' (0: a check or a call)' : '';
    command.amount = Math.round(Number(await ask(`How much, in dollars?${hint} `)) * 100);
  }
  return command;
}

/** What each seat gains or gives by the remedy, in words. */
function money({ names }: Game, events: readonly Event[], s: Scenery): string[] {
  const net = new Map<string, number>();
  for (const e of events)
    for (const { from, to, amount } of e.chips) {
      net.set(names.places[from]!, (net.get(names.places[from]!) ?? 0) - amount);
      net.set(names.places[to]!, (net.get(names.places[to]!) ?? 0) + amount);
    }
  const lines = [...net].flatMap(([place, n]) => {
    if (!place.startsWith('stack:') || n === 0) return [];
    const name = s.nameOf(Number(place.slice(6)));
    return [n > 0 ? `${name} gets ${s.say.money(n)}.` : `${name} pays ${s.say.money(-n)}.`];
  });
  return lines.length > 0 ? lines : ['No chip moves.'];
}
