/** Plays a told hand at a table, act by act, with the cards it tells of: to its end, or up to the act that the table refuses. */
import {
  type Event,
  isRefusal,
  open,
  type Played,
  play,
  printFace,
  type Round,
  type Seat,
  silent,
  unshuffled,
  write,
} from 'baraja';
import type { Command, Menu, Option, Refusal } from 'baraja/kernel';
import type { RoundClosed, TableRules, WrittenTable } from 'baraja/table';
import { type Dealing, dealtAsTold, rulesFor, straddles } from './dealing.js';
import { type Fault, fault, isFault, type Stopped } from './fault.js';
import { carrying, type Hand } from './hand.js';
import { Laying } from './laying.js';
import { type Deed, isDeed, type PokerHand } from './poker.js';

/** What the table made of it. */
export interface Enacted {
  readonly rules: TableRules;
  readonly hand: Hand;
  /** The act the table did not take: the hand is played up to it. */
  readonly stopped: Stopped | null;
  /** What was done instead, where play went on: by number of the act. */
  readonly instead: readonly (Stopped & { readonly seat: Seat; readonly did: string | null })[];
  readonly over: boolean;
}

/** A deed and which of the hand's acts it is. */
interface Numbered {
  readonly deed: Deed | { readonly act: 'straddle'; readonly seat: Seat; readonly to: number };
  readonly act: number;
}
const deedsOf = (poker: PokerHand, rules: TableRules): readonly Numbered[] => [
  ...(straddles(rules) ? poker.posts : []).flatMap(({ kind, seat, amount }): readonly Numbered[] =>
    kind === 'straddle' ? [{ deed: { act: 'straddle', seat, to: amount }, act: 0 }] : [],
  ),
  ...poker.acts.flatMap((deed, i): readonly Numbered[] => (isDeed(deed) ? [{ deed, act: i + 1 }] : [])),
];

/** Fills of unknown cards that are tried, until who mucked does not win. */
const TRIES = 60;
/** Dealt anew so often at most: once for each card that was wrong. */
const DEALS = 120;

/** As it is told, by its own rules. */
export function enact(poker: PokerHand): Enacted | Fault {
  const rules = rulesFor(poker);
  return isFault(rules) ? rules : enactAt(poker, dealtAsTold(poker, rules), 'stop');
}
/** The same as some table deals it. `go-on`: what it refuses is replaced by what comes nearest. */
export function enactAt(poker: PokerHand, dealing: Dealing, refused: 'stop' | 'go-on'): Enacted | Fault {
  let last: Enacted | Fault = fault('not-a-hand');
  for (let seed = 0; seed < TRIES; seed++) {
    last = laidAndPlayed(poker, dealing, refused, seed);
    if (isFault(last) || !last.over || refused === 'go-on' || isLikeTold(poker, last)) return last;
  }
  return last;
}
/** Nobody who mucked has won anything, and where the hand says what came of it, so it came. */
function isLikeTold({ acts, players, end }: PokerHand, { hand }: Enacted): boolean {
  const closed = hand.events.at(-1)!.event as RoundClosed;
  const stackOf = (seat: Seat): number => closed.stacks.find((one) => one.seat === seat)!.stack;
  if (end !== null && players.every(({ seat }, i) => stackOf(seat) === end[i])) return true;
  const won = new Set(
    hand.events.flatMap(({ event }) =>
      event.type === 'Played' && event.event.type === 'PotAwarded'
        ? event.event.note.shares.map(({ seat }) => seat)
        : [],
    ),
  );
  const winners = end === null ? null : players.filter(({ stack }, i) => end[i]! > stack);
  return (
    !acts.some((act) => act.act === 'muck' && won.has(act.seat)) &&
    (winners === null || winners.every(({ seat }) => won.has(seat)))
  );
}

function laidAndPlayed(poker: PokerHand, dealing: Dealing, refused: 'stop' | 'go-on', seed: number): Enacted | Fault {
  const laying = new Laying(poker.acts);
  const twice = poker.acts.some(({ act }) => act === 'throw') ? null : laying.twice(dealing.game.pack);
  if (twice !== null) return fault('card-twice', { card: printFace(twice) });
  for (let deal = 0; deal < DEALS; deal++) {
    laying.again();
    const played = new Playing(poker, dealing, laying, refused, seed).run();
    if (played !== 'again') return played;
  }
  return fault('not-told');
}

/** What a table asks that no format tells of: it is answered as a silent seat's would be. */
const UNTOLD: readonly string[] = ['no-straddle', 'keep-call', 'stay-active', 'no-proof', 'show-hand'];

class Playing {
  private readonly deeds: Numbered[];
  private readonly log: Event[] = [];
  private readonly instead: Enacted['instead'][number][] = [];
  private stopped: Stopped | null = null;
  private round: Round;
  private wrong = false;
  constructor(
    private readonly poker: PokerHand,
    private readonly dealing: Dealing,
    private readonly laying: Laying,
    private readonly refused: 'stop' | 'go-on',
    private readonly seed: number,
  ) {
    this.deeds = [...deedsOf(poker, dealing.rules)];
    const opened = open(dealing.game, dealing.setup);
    this.round = opened.round;
    this.took(opened);
  }
  run(): Enacted | Fault | 'again' {
    while (this.round.menus.length > 0 && this.stopped === null) {
      const went = this.step();
      if (went === 'unlaid') return fault('card-twice', { card: '' });
      if (this.wrong) return 'again';
      if (!went) break;
    }
    return this.ended();
  }
  private took({ events, round }: Played): void {
    this.round = round;
    this.log.push(...events);
    if (this.laying.isWrong(this.dealing.game, events, round.faces)) this.wrong = true;
  }
  /** One choice. False where nobody has anything more to do. */
  private step(): boolean | 'unlaid' {
    const { game } = this.dealing;
    const { menus } = this.round;
    if (menus.some(({ actor }) => actor === 'chance')) {
      const faces = this.laying.order(unshuffled(game, this.round), this.round.faces.length, this.seed);
      return faces === null ? 'unlaid' : this.did({ type: 'shuffle', actor: 'chance', faces });
    }
    const dealer = menus.find(({ actor }) => actor === 'dealer');
    if (dealer) return this.did({ type: dealer.options[0]!.type, actor: 'dealer' });
    const next = this.nextDeed();
    if (next === undefined) return this.answerUntold(menus[0]!);
    const menu = menus.find(({ actor }) => actor === next.deed.seat);
    const command = menu && this.commandFor(next.deed, menu);
    if (!command && this.answerUntold(menu ?? menus[0]!)) return true;
    this.deeds.splice(this.deeds.indexOf(next), 1);
    const asked = command ?? plain(next.deed);
    const answer = play(game, this.round, asked);
    if (!isRefusal(answer)) {
      this.took(answer);
      return true;
    }
    return this.notTaken(next, answer as Refusal, menu);
  }
  /** The next of all; where play goes on otherwise than told, the next of whoever is asked. */
  private nextDeed(): Numbered | undefined {
    if (this.refused === 'stop') return this.deeds[0];
    const asked = this.round.menus[0]!.actor;
    return this.deeds.find(({ deed }) => deed.seat === asked);
  }
  private did(command: Command): boolean {
    const answer = play(this.dealing.game, this.round, command);
    if (isRefusal(answer)) return false;
    this.took(answer);
    return true;
  }
  /** A question that formats do not tell of; or, where play goes on without the teller, whatever the clock would play. */
  private answerUntold({ actor, options }: Menu): boolean {
    const untold = options.find(({ type }) => UNTOLD.includes(type));
    if (untold) return this.did({ type: untold.type, actor });
    const command = this.refused === 'go-on' ? (staying(options, actor) ?? silent(this.round, actor)) : null;
    return command !== null && this.did(command);
  }
  private notTaken({ deed, act }: Numbered, refusal: Refusal, menu: Menu | undefined): boolean {
    if (this.refused === 'stop') {
      this.stopped = { act, refusal };
      return false;
    }
    const command = menu && nearest(deed, menu);
    const isDone = command !== undefined && this.did(command);
    this.instead.push({ act, refusal, seat: deed.seat, did: isDone ? command.type : null });
    return true;
  }
  private commandFor(deed: Numbered['deed'], menu: Menu): Command | undefined {
    const actor = deed.seat;
    const find = (...types: readonly string[]): Option | undefined =>
      menu.options.find(({ type }) => types.includes(type));
    switch (deed.act) {
      case 'fold':
        return found(find('fold', 'open-fold'), actor);
      case 'check':
      case 'call':
        return found(find('check', 'call'), actor);
      case 'open':
        return this.foldsAtOnce(actor) ? found(find('open-fold'), actor) : found(find('open'), actor);
      case 'bet':
      case 'raise':
        return found(find('bet', 'raise'), actor, deed.to);
      case 'straddle':
        return found(find('straddle'), actor, deed.to);
      case 'throw':
        return this.throwing(deed, find(deed.cards.length === 0 ? 'stand-pat' : 'draw', 'discard'));
      case 'own':
        return found(find(deed.type), actor, deed.amount);
    }
  }
  /** Who opens and is told to fold in the same breath has chosen both at once. */
  private foldsAtOnce(seat: Seat): boolean {
    const [, next] = this.deeds;
    const isFold = next?.deed.act === 'fold' && next.deed.seat === seat && next.act === this.deeds[0]!.act + 1;
    if (isFold) this.deeds.splice(1, 1);
    return isFold;
  }
  private throwing({ seat, cards }: Extract<Deed, { act: 'throw' }>, option: Option | undefined): Command | undefined {
    if (!option) return undefined;
    const held = [...(this.round.felt.zones[this.dealing.game.names.zones.indexOf(`hand:${seat}`)] ?? [])];
    const picked = cards.map((face) => {
      const at = held.findIndex((card) =>
        face === null ? !this.laying.fixed.has(card) : this.round.faces[card] === face,
      );
      return at < 0 ? -1 : held.splice(at, 1)[0]!;
    });
    return { type: option.type, actor: seat, ...(option.cards ? { cards: picked } : {}) };
  }
  private ended(): Enacted {
    const { dealing, poker, log, round } = this;
    const { rules, game, opened } = dealing;
    const over = round.menus.length === 0;
    const told: WrittenTable[] = log.map((event) => {
      const { faces: _unseen, ...seen } = write(game, event);
      return { type: 'Played', round: opened.round, event: seen as ReturnType<typeof write<Event>> };
    });
    const events = [opened, ...told, ...(over ? [closing(dealing, round, log)] : [])];
    const hand: Hand = {
      house: rules.house,
      game: rules.gameId,
      stake: rules.stake,
      switches: poker.of?.switches ?? {},
      hash: rules.hash,
      table: poker.table,
      round: opened.round,
      at: poker.at,
      eyes: poker.eyes,
      names: Object.fromEntries(poker.players.map(({ seat, name }) => [seat, name])),
      faces: this.laying.faces(),
      ...(poker.besides === undefined ? {} : { besides: poker.besides }),
      events: events.map((event) => ({ after: 0, event })),
    };
    return { rules, hand: carrying(hand, rules), stopped: this.stopped, instead: this.instead, over };
  }
}
const found = (option: Option | undefined, actor: Seat, amount?: number): Command | undefined =>
  option && { type: option.type, actor, ...(amount !== undefined && option.amount ? { amount } : {}) };
/** A deed as it would be asked for where it is not on the menu: the table says why not. */
const plain = (deed: Numbered['deed']): Command => ({
  type: deed.act === 'throw' ? 'discard' : deed.act === 'own' ? deed.type : deed.act,
  actor: deed.seat,
  ...('to' in deed && deed.act !== 'call' ? { amount: deed.to } : {}),
  ...(deed.act === 'throw' ? { cards: [] } : {}),
});
/** Staying in for nothing, or for what is asked. */
const staying = (options: readonly Option[], actor: Menu['actor']): Command | null => {
  const stay = options.find(({ type }) => type === 'check') ?? options.find(({ type }) => type === 'call');
  return stay ? { type: stay.type, actor } : null;
};
/** The same as far as the table goes; or staying in. */
function nearest(deed: Numbered['deed'], { actor, options }: Menu): Command | undefined {
  const raise = 'to' in deed ? options.find(({ type }) => type === 'bet' || type === 'raise') : undefined;
  if (raise?.amount && 'to' in deed && deed.act !== 'call')
    return { type: raise.type, actor, amount: Math.min(raise.amount.max, Math.max(raise.amount.min, deed.to)) };
  return staying(options, actor) ?? undefined;
}

/** Everything is back before the seats or in the house's boxes. */
export function closing({ rules, game, opened }: Dealing, { felt }: Round, log: readonly Event[]): RoundClosed {
  const at = (name: string): number => felt.chips[game.placeOf.get(name) ?? -1] ?? 0;
  const voided = log.some(({ type }) => type === 'RoundVoided');
  const winners = new Set(log.flatMap((e) => (e.type === 'PotAwarded' ? e.note.shares.map(({ seat }) => seat) : [])));
  return {
    type: 'RoundClosed',
    round: opened.round,
    stacks: game.seats.map((seat) => ({ seat, stack: at(`stack:${seat}`) })),
    drop: at('drop'),
    jackpot: at('jackpot'),
    voided,
    whole: winners.size === 1 ? [...winners][0]! : null,
    rule: voided ? rules.cites.void : rules.cites.tableStakes,
  };
}
