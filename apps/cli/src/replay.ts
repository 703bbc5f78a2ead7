// `baraja replay`: a kept sitting, hand by hand, through the eyes it was played with; or with every card open.
import { type Event, type GameRules, knownTo, read, type Seat } from 'baraja';
import { isUntoldOf, tellsDraw } from 'baraja/games';
import {
  citedBy,
  emptyTable,
  evolve,
  type Live,
  type TableEvent,
  type TableState,
  turned,
  type WrittenTable,
} from 'baraja/table';
import { Command } from 'commander';
import { language, Stop, wholeFrom, wordsFor } from './house.js';
import { latestLog, readLog, tableChosen, tableKept } from './logbook.js';
import { withHouses } from './own-houses.js';
import { withJson } from './report.js';
import { t } from './words/index.js';

interface Options {
  readonly hand?: number;
  readonly all?: boolean;
  readonly list?: boolean;
  readonly json?: boolean;
  readonly lang?: 'en' | 'es';
}

export const replayCommand = (): Command =>
  withJson(withHouses(new Command('replay')))
    .description(t().replay.about)
    .argument('[file]', t().help.sitting)
    .option('--hand <number>', t().help.whichHand, wholeFrom(1))
    .option('--all', t().replay.all)
    .option('--list', t().replay.list)
    .option('--lang <en|es>', t().help.language, language)
    .action((file: string | undefined, options: Options) => {
      const { header, events } = readLog(file ?? latestLog());
      const { rules } = tableKept(header, wordsFor(options.lang));
      const isEarlier = rules.hash !== header.hash;
      const tell = (line: string, figures: object): void => console.log(options.json ? JSON.stringify(figures) : line);
      if (isEarlier)
        (options.json ? console.error : console.log)(
          t().wrong.otherEdition(header.hash.slice(0, 12), rules.hash.slice(0, 12)),
        );
      const say = wordsFor(options.lang);
      const hands = events.filter((e) => e.type === 'RoundOpened').length;
      if (hands === 0) throw new Stop(t().wrong.noHandDealt);
      const wanted = options.hand ?? hands;
      if (wanted > hands) throw new Stop(t().wrong.hands(hands));
      let state: TableState = emptyTable(rules);
      for (const written of events) {
        const before = written.type === 'GameChosen' ? turned(state, tableChosen(header, written, say)) : state;
        const e = eventFrom(written, before, isEarlier);
        state = evolve(before, e);
        const round = roundOf(e, before);
        if (options.list) {
          if (e.type === 'RoundClosed')
            tell(
              t().replay.hand(
                e.round,
                e.stacks.map((s) => `${nameIn(state, s.seat) ?? s.seat} ${say.money(s.stack)}`).join(', '),
              ),
              { hand: e.round, stacks: e.stacks.map((s) => ({ ...s, name: nameIn(state, s.seat) })) },
            );
          continue;
        }
        if (round !== wanted) continue;
        const live = state.live ?? before.live;
        const known = !live
          ? undefined
          : options.all
            ? (card: number) => live.round.faces[card]
            : knownTo(live.round.felt, live.round.faces, header.seat);
        const scene = known ? { known } : {};
        const names = (seat: Seat) => nameIn(state, seat) ?? nameIn(before, seat);
        const isUntold =
          e.type === 'Played' && !options.all && isSilentOf(before.rules.game, e.event, header.seat, live);
        const text = isUntold ? null : say.tableEvent(live?.game ?? null, e, names, scene);
        const rule = citedBy(e);
        if (text) tell(`  ${text}${rule ? ` (${rule})` : ''}`, { hand: wanted, says: text, rule });
      }
    });
/** The hand it belongs to; a game is chosen for the next. */
function roundOf(e: TableEvent, { rounds }: TableState): number {
  if (e.type === 'GameChosen') return rounds + 1;
  return e.type === 'Played' || e.type === 'RoundOpened' || e.type === 'RoundClosed' ? e.round : 0;
}
/** An event as today's book reads it; one of an earlier edition may have in it what today's has no more. */
function eventFrom(written: WrittenTable, { live }: TableState, isEarlier: boolean): TableEvent {
  if (written.type !== 'Played') return written;
  try {
    return { ...written, event: read(live!.game, written.event) };
  } catch (error) {
    throw isEarlier ? new Stop(t().wrong.unreadableEdition) : error;
  }
}
/** Others' draws are told until somebody has acted after them, and not when the hand is looked at again. */
function isSilentOf(rules: GameRules, { type, seat }: Event, you: Seat, live: Live | null): boolean {
  const button = live?.round.felt.markers[live.game.markerOf.get('button') ?? -1] ?? null;
  return seat !== null && tellsDraw(type) && isUntoldOf(rules, seat, you, button);
}
const nameIn = (state: TableState, seat: Seat): string | undefined =>
  state.sittings.find((s) => s.seat === seat)?.patron.name;
