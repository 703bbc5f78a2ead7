// A hand that was played by the engine alone, at no table of the room: told as a past hand is, to somebody who sees every card. Plain data,
// so that a thread may hand it to the page; nothing of the page is in here.
import { printFace, write } from 'baraja';
import type { Event, Game, Round, Setup } from 'baraja/kernel';
import type { TableRules, ToldEvent } from '../lib/wire.js';

export interface OpenHand {
  readonly rules: TableRules;
  /** In the order of play. */
  readonly seats: readonly number[];
  readonly events: readonly { readonly at: number; readonly event: ToldEvent }[];
  readonly faces: Readonly<Record<number, string>>;
}
interface Played {
  readonly rules: TableRules;
  readonly game: Game;
  readonly setup: Setup;
  readonly log: readonly Event[];
  readonly round: Round;
}
export function openHand({ rules, game, setup, log, round }: Played): OpenHand {
  const { gameId, hash, stake } = rules;
  const { seats } = game;
  const opened = { type: 'RoundOpened', round: 1, gameId, hash, stake, seats, markers: setup.markers, setup };
  const played = log.map((event) => ({ type: 'Played', event: { ...write(game, event), faces: undefined } }));
  const events = [opened, ...played].map((event) => ({ at: 0, event: event as unknown as ToldEvent }));
  const faces = Object.fromEntries(round.faces.map((face, card) => [card, printFace(face)]));
  return { rules, seats, events, faces };
}
