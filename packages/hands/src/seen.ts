/** A hand that was played, as it is kept: what happened, and of the faces those that the eyes asked for had seen by its end. */
import { begin, fold, printFace, type Seat, view, write } from 'baraja';
import { untellDraws } from 'baraja/games';
import type { Played, RoundClosed, RoundOpened, TableEvent, TableState } from 'baraja/table';
import { gameFor } from './games.js';
import { carrying, type Eyes, type Hand } from './hand.js';

/** One round with everything known of it. */
export interface PlayedRound {
  readonly table: string;
  /** When it began, in milliseconds; null where nobody knows. */
  readonly at: number | null;
  readonly switches: Hand['switches'];
  /** The table as it was when the round was asked for. */
  readonly before: TableState;
  readonly opened: RoundOpened;
  readonly played: readonly { readonly after: number; readonly event: Played }[];
  readonly closed: RoundClosed;
}

/** Faces that these eyes had seen by the end, and draws as far as they are still told. */
export function seenBy({ table, at, switches, before, opened, played, closed }: PlayedRound, eyes: Eyes): Hand {
  const { rules, sittings } = before;
  const game = gameFor(rules, opened.seats, opened);
  const log = played.map(({ event }) => event.event);
  const end = fold(game, begin(game, opened.setup), log);
  const seat: Seat | null = typeof eyes === 'number' ? eyes : null;
  const seen = eyes === 'all' ? end.faces : view(game, end, seat ?? 'rail').faces;
  const faces = [...seen].flatMap((face, card) => (face === null ? [] : [[card, printFace(face)] as const]));
  const written = log.map((event) => {
    const { faces: _order, ...told } = write(game, event);
    return told as ReturnType<typeof write<typeof event>>;
  });
  const told = eyes === 'all' ? written : untellDraws(rules.game, written, seat, opened.setup.markers.button ?? null);
  const events: Hand['events'] = [
    { after: 0, event: opened },
    ...played.map(({ after, event }, i) => ({ after, event: { ...event, event: told[i]! } })),
    { after: played.at(-1)?.after ?? 0, event: closed },
  ];
  const dealt = sittings.filter((sitting) => opened.seats.includes(sitting.seat));
  const hand: Hand = {
    ...{ house: rules.house, game: rules.gameId, stake: rules.stake, switches, hash: opened.hash },
    ...{ table, round: opened.round, at, eyes },
    names: Object.fromEntries(dealt.map((sitting) => [sitting.seat, sitting.patron.name])),
    faces: Object.fromEntries(faces),
    events,
  };
  return carrying(hand, rules);
}

/** What besides the table and its events a hand is kept with. */
export interface HandOptions {
  /** Whose: a seat's, the rail's, or those of somebody who may know every card, which is the usual. */
  readonly eyes?: Eyes;
  readonly table?: string;
  readonly at?: number;
  readonly switches?: Hand['switches'];
}

/**
 * A hand just played: `before` is the table as it was when it was asked to deal, `events` are all that came of it until the round was
 * closed. Throws where there is no whole hand among them.
 */
export function handOf(before: TableState, events: readonly TableEvent[], options: HandOptions = {}): Hand {
  const { eyes = 'all', table = '', at = null, switches = {} } = options;
  const opened = events.find((e) => e.type === 'RoundOpened');
  const closed = events.find((e) => e.type === 'RoundClosed');
  if (!opened || !closed) throw new Error('these events are not a whole hand, from its opening to its close');
  const played = events.flatMap((event) => (event.type === 'Played' ? [{ after: 0, event }] : []));
  return seenBy({ table, at, switches, before, opened, played, closed }, eyes);
}
