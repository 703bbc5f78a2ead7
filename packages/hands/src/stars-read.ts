/** Reads the trackers' text back: what an act puts in becomes what the street comes to, and cards nobody saw take their places. */
import type { Chips, Seat } from 'baraja';
import type { OwnGame, OwnTable } from 'baraja/own';
import { OWN_GAMES } from 'baraja/own';
import { cardsOf } from './cards.js';
import { type Fault, fault } from './fault.js';
import { Bad, chipsOf } from './money.js';
import { type Act, Betting, type MaybeFace, type PokerHand, type PokerPost, type PostKind } from './poker.js';
import { STARS_GAMES, STARS_HEADS, STARS_LIMITS } from './stars.js';

export function readStars(text: string): PokerHand | Fault {
  const all = text.split(/\r?\n/).map((line, i) => ({ line: line.trim(), at: i + 1 }));
  const said = all.filter(({ line }) => line !== '');
  let now = 0;
  try {
    return new Reading(
      said.map(({ line }) => line),
      (i) => {
        now = i;
      },
    ).hand();
  } catch (error) {
    if (error instanceof Bad) return { ...error.fault, line: said[now]?.at ?? 1 };
    throw error;
  }
}
const MONEY = String.raw`[$€£]?([\d,]+(?:\.\d+)?)`;
const SEAT = new RegExp(String.raw`^Seat (\d+): (.*) \(${MONEY} in chips\)(.*)$`);
/** Behind a seat's chips: not in this hand, unless something was done there all the same. */
const AWAY = /^ (?:is sitting out|out of hand)/;
const DONE = /^: (?:posts|folds|checks|calls|bets|raises|brings in)/;
/** What somebody says, whatever it says. */
const CHAT = / said, "/;
/** Which words behind a name do something in the hand, and which do nothing. */
const DOES = /^(?:posts|folds|checks|calls|bets|raises|brings in|discards|stands pat|shows|mucks)\b/;
const IDLE = /^(?:doesn't show hand|sits out|is sitting out|sitting out)/;
/** Heads that begin no street. */
const HEADS = ['SHOW DOWN', 'SUMMARY'];
/** A game's name at a tournament stands between what that cost and its level. */
const TOURNAMENT =
  /^Tournament #\d+, .*? (?=(?:6\+ )?Hold|Omaha|[57] Card|Razz|Single|Triple|Badugi)|(?<= Limit) - .*$/g;
const chips = (text: string): Chips => chipsOf(Number(text.replaceAll(',', '')));
const wrong = (line: string): never => {
  throw new Bad(fault('bad-line', { line }));
};
/** Everything in square brackets, group by group. */
const groups = (line: string): readonly (readonly MaybeFace[])[] =>
  [...line.matchAll(/\[([^\]]*)\]/g)].map(([, cards]) => cardsOf(cards!));

type Player = PokerHand['players'][number];
class Reading {
  private readonly seats: readonly Player[];
  private readonly players: readonly Player[];
  private readonly own: OwnTable;
  private readonly posts: PokerPost[] = [];
  private readonly acts: Act[] = [];
  private readonly wins: { seat: Seat; amount: Chips; pot: string }[] = [];
  private returned = new Map<Seat, Chips>();
  private betting: Betting;
  private readonly folded = new Set<Seat>();
  private street = -1;
  /** `at` is told which of the lines is being read. */
  constructor(
    private readonly lines: readonly string[],
    private readonly at: (line: number) => void,
  ) {
    this.seats = lines.slice(0, this.summary()).flatMap((line) => {
      const found = SEAT.exec(line);
      if (!found || (AWAY.test(found[4]!) && !this.isIn(found[2]!))) return [];
      return [{ seat: Number(found[1]), name: found[2]!, stack: chips(found[3]!) }];
    });
    const hasBegun = lines.some((line) => line.startsWith('*** '));
    if (this.seats.length < 2) throw new Bad(fault(hasBegun ? 'not-a-hand' : 'cut-short'));
    this.players = this.byPosition();
    this.own = this.game();
    this.betting = new Betting({ players: this.players, of: null });
  }
  /** Whoever sits out is dealt in at a tournament, and folds. */
  private isIn(name: string): boolean {
    return this.lines.some((line) => line.startsWith(`${name}: `) && DONE.test(line.slice(name.length)));
  }
  private summary(): number {
    const at = this.lines.indexOf('*** SUMMARY ***');
    return at < 0 ? this.lines.length : at;
  }
  /** From the seat after the button on. */
  private byPosition(): readonly Player[] {
    const button = Number(/Seat #(\d+) is the button/.exec(this.lines[1] ?? '')?.[1] ?? this.seats.at(-1)!.seat);
    const sorted = [...this.seats].sort((a, b) => a.seat - b.seat);
    const from = sorted.findIndex(({ seat }) => seat > button);
    return from < 0 ? sorted : [...sorted.slice(from), ...sorted.slice(0, from)];
  }
  private game(): OwnTable {
    const first = this.lines[0] ?? '';
    const found =
      new RegExp(String.raw`^PokerStars .*?#(\d+):\s+(.*?) \(${MONEY}/${MONEY}`).exec(first) ?? wrong(first);
    const said = found[2]!.replaceAll(TOURNAMENT, '');
    const limit = STARS_LIMITS.find(([name]) => said.endsWith(` ${name}`)) ?? wrong(first);
    const game = STARS_GAMES.find(([name]) => said === `${name} ${limit[0]}`);
    if (!game) throw new Bad(fault('unknown-variant', { variant: said }));
    const [low, high] = [chips(found[3]!), chips(found[4]!)];
    const amount = (pattern: RegExp): Chips =>
      this.lines.reduce((n, line) => Math.max(n, chips(pattern.exec(line)?.[1] ?? '0')), 0);
    const isStud = 'opens' in OWN_GAMES[game[1]];
    const ante = amount(/: posts the ante [$€£]?([\d.,]+)/);
    const blinds = [
      amount(/: posts small blind [$€£]?([\d.,]+)/),
      amount(/: posts big blind [$€£]?([\d.,]+)/),
    ] as const;
    return {
      game: game[1],
      limit: limit[1],
      ...(isStud
        ? { bringIn: amount(/: brings in for [$€£]?([\d.,]+)/) || low }
        : { blinds: limit[1] === 'fixed' ? blinds : [low, high] }),
      ...(ante > 0 ? { ante } : {}),
      bets: limit[1] === 'fixed' ? [low, high] : [high, high],
      raises: null,
      chip: 1,
    };
  }
  hand(): PokerHand {
    const title = /^Table '([^']*)' (\d+)-max/.exec(this.lines[1] ?? '');
    const number = /#(\d+):/.exec(this.lines[0]!)![1]!;
    for (const [i, line] of this.lines.slice(0, this.summary()).entries()) {
      this.at(i);
      if (i > 1) this.read(line);
    }
    this.endStreet();
    const date = /(\d{4})\/(\d\d)\/(\d\d) (\d{1,2}):(\d\d):(\d\d)/.exec(this.lines[0]!);
    const pots = [...new Set(this.wins.map(({ pot }) => pot))].map((pot) => {
      const wins = this.wins.filter((one) => one.pot === pot).map(({ seat, amount }) => ({ seat, amount }));
      return { amount: wins.reduce((n, one) => n + one.amount, 0), wins };
    });
    const dealt = new Set(
      this.acts.flatMap((act) => (act.act === 'deal' && act.cards.some((card) => card !== null) ? [act.seat] : [])),
    );
    return {
      table: title?.[1] ?? '',
      id: number,
      at: date ? Date.UTC(+date[1]!, +date[2]! - 1, +date[3]!, +date[4]!, +date[5]!, +date[6]!) : null,
      eyes: dealt.size === 1 ? [...dealt][0]! : 'all',
      own: this.own,
      of: null,
      players: this.players,
      seats: Number(title?.[2] ?? this.players.length),
      posts: this.posts,
      acts: this.acts,
      pots,
      end: pots.length === 0 ? null : this.players.map(({ seat }) => this.stackAfter(seat)),
    };
  }
  private stackAfter = (seat: Seat): Chips =>
    this.betting.stackOf(seat) +
    (this.returned.get(seat) ?? 0) +
    this.wins.reduce((n, one) => n + (one.seat === seat ? one.amount : 0), 0);

  private read(line: string): void {
    if (CHAT.test(line)) return;
    const head = /^\*\*\* (.*?) \*\*\*/.exec(line)?.[1];
    if (head !== undefined) {
      this.began(head, line);
      return;
    }
    if (/^Seat \d+: /.test(line)) {
      if (!SEAT.test(line)) wrong(line);
      return;
    }
    const back = new RegExp(String.raw`^Uncalled bet \(${MONEY}\) returned to (.*)$`).exec(line);
    if (back) {
      this.returned.set(this.seatOf(back[2]!), chips(back[1]!));
      return;
    }
    const dealt = /^Dealt to (.*?) \[/.exec(line);
    if (dealt) {
      this.dealtTo(this.seatOf(dealt[1]!), groups(line).at(-1)!);
      return;
    }
    const won = new RegExp(`^(.*) collected ${MONEY} from (.*)$`).exec(line);
    if (won) {
      this.wins.push({ seat: this.seatOf(won[1]!), amount: chips(won[2]!), pot: won[3]! });
      return;
    }
    const who = this.players
      .filter(({ name }) => line.startsWith(`${name}: `))
      .sort((a, b) => b.name.length - a.name.length)[0];
    if (who) {
      this.said(who.seat, line.slice(who.name.length + 2), line);
      return;
    }
    // Who comes and goes, time-outs and the like are no part of the hand; what somebody does who is not in it is a fault.
    const other = /^(.+?): (.*)$/.exec(line);
    if (other && DOES.test(other[2]!)) this.seatOf(other[1]!);
  }
  private seatOf(name: string): Seat {
    const found = this.players.find((one) => one.name === name);
    if (!found) throw new Bad(fault('nobody-there', { who: name }));
    return found.seat;
  }
  private did(act: Act): void {
    this.betting.put(act);
    this.acts.push(act);
    if (act.act === 'fold') this.folded.add(act.seat);
  }
  private began(head: string, line: string): void {
    this.endStreet();
    if (HEADS.includes(head)) return;
    if (!Object.values(STARS_HEADS).includes(head)) wrong(line);
    this.street++;
    const isBoard = ['FLOP', 'TURN', 'RIVER'].includes(head) && groups(line).length > 0;
    if (isBoard) {
      this.did({ act: 'board', cards: groups(line).at(-1)! });
      return;
    }
    const { streets } = OWN_GAMES[this.own.game as OwnGame];
    const here = streets[this.street] ?? {};
    const [down, up] = ['down' in here ? here.down : 0, 'up' in here ? here.up : 0].map(Number) as [number, number];
    this.coming = this.players.filter(({ seat }) => !this.folded.has(seat)).map(({ seat }) => ({ seat, down, up }));
    if (down + up === 0) this.coming = [];
  }
  /** Cards that this street still owes: to whom, and how many down and up. */
  private coming: { seat: Seat; down: number; up: number }[] = [];
  private seen = new Map<Seat, readonly MaybeFace[]>();
  private dealtTo(seat: Seat, cards: readonly MaybeFace[]): void {
    if (this.coming.length > 0) {
      this.seen.set(seat, cards);
      return;
    }
    // A draw: what is seen of it takes the place of what was not.
    const at = this.acts.findLastIndex((act) => act.act === 'deal' && act.seat === seat);
    const drawn = this.acts[at];
    if (drawn?.act === 'deal' && at >= this.acts.findLastIndex((act) => act.act === 'throw' && act.seat === seat))
      this.acts[at] = { ...drawn, cards };
    else this.did({ act: 'deal', seat, cards, up: false });
  }
  private endStreet(): void {
    const { coming } = this;
    this.coming = [];
    const deal = (isUp: boolean): void => {
      for (const { seat, down, up } of coming) {
        const all = this.seen.get(seat) ?? [];
        const hidden = Math.max(0, down + up - all.length);
        const whole = [...Array<MaybeFace>(hidden).fill(null), ...all];
        const cards = isUp ? whole.slice(down) : whole.slice(0, down);
        if (cards.length > 0) this.did({ act: 'deal', seat, cards, up: isUp });
      }
    };
    deal(false);
    deal(true);
    this.seen = new Map();
  }
  private said(seat: Seat, text: string, line: string): void {
    const post = new RegExp(`^posts (the ante|small blind|big blind|small & big blinds|straddle) ${MONEY}`).exec(text);
    if (post) {
      this.posted(seat, post[1]!, chips(post[2]!));
      return;
    }
    if (this.coming.length > 0) this.endStreet();
    const paid = new RegExp(`^(calls|bets|brings in for|raises) ${MONEY}(?: to ${MONEY})?`).exec(text);
    if (paid) {
      this.paid(seat, paid[1]!, chips(paid[2]!), paid[3]);
      return;
    }
    if (text === 'folds' || text.startsWith('folds ')) {
      this.did({ act: 'fold', seat });
      return;
    }
    if (text === 'checks') {
      this.did({ act: 'check', seat });
      return;
    }
    if (text.startsWith('stands pat')) {
      this.did({ act: 'throw', seat, cards: [] });
      return;
    }
    const threw = /^discards (\d+) cards?/.exec(text);
    if (threw) {
      this.threw(seat, Number(threw[1]), groups(text)[0]);
      return;
    }
    if (text.startsWith('shows ')) {
      this.did({ act: 'show', seat, cards: groups(text)[0] ?? wrong(line) });
      return;
    }
    if (text.startsWith('mucks hand')) {
      this.did({ act: 'muck', seat });
      return;
    }
    if (!IDLE.test(text)) wrong(line);
  }
  private posted(seat: Seat, what: string, amount: Chips): void {
    const has = (kind: PostKind): boolean => this.posts.some((post) => post.kind === kind);
    // Beside a big blind of his own a small one is dead, also where nobody posts a live one.
    const hasBig = this.posts.some((post) => post.seat === seat && /big/.test(post.kind));
    const big = this.own.blinds?.[1] ?? amount;
    const kinds: readonly (readonly [PostKind, Chips])[] =
      what === 'the ante'
        ? [['ante', amount]]
        : what === 'straddle'
          ? [['straddle', amount]]
          : what === 'small & big blinds'
            ? [
                ['dead-small', amount - big],
                ['live-big', big],
              ]
            : what === 'small blind'
              ? [[hasBig || has('small-blind') ? 'dead-small' : 'small-blind', amount]]
              : [[has('big-blind') ? 'live-big' : 'big-blind', amount]];
    for (const [kind, due] of kinds) {
      const one = { seat, kind, amount: due };
      this.posts.push(one);
      this.betting.post(one);
    }
  }
  private paid(seat: Seat, what: string, amount: Chips, to: string | undefined): void {
    const sum = this.betting.betOf(seat) + amount;
    if (what === 'calls') this.did({ act: 'call', seat, to: sum });
    else if (what === 'bets') this.did({ act: 'bet', seat, to: sum });
    else if (what === 'raises') this.did({ act: 'raise', seat, to: to === undefined ? sum : chips(to) });
    else this.did({ act: 'open', seat, to: sum });
  }
  private threw(seat: Seat, many: number, cards: readonly MaybeFace[] | undefined): void {
    this.did({ act: 'throw', seat, cards: cards ?? Array<MaybeFace>(many).fill(null) });
    const isDrawn = !this.own.game.toString().startsWith('pine');
    if (isDrawn) this.did({ act: 'deal', seat, cards: Array<MaybeFace>(many).fill(null), up: false });
  }
}
