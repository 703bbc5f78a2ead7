// Hands of the games of streets, played from a stacked pack: who acts, what may be bet, what is dealt, and who wins.
import { type Actor, type Command, faces, type Option, type Seat } from 'baraja';
import { makeGame } from 'baraja/games';
import type { AnyEvent } from 'baraja/kernel';
import { describe, expect, test } from 'vitest';
import { sit, stacked } from '../sketches/support.js';
import { type StreetGame, streetGames, tableFor } from './games.js';

/** The button is seat 0, so that seat 1 is dealt to first; each has $100. `top` is the pack as it comes. */
function deal(name: StreetGame, seats: number, top: string, halves = 2) {
  const { forced, game: rules } = tableFor(name);
  const all: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  const game = makeGame(name, rules, all);
  const post = (seat: Seat, amount: number, kind: string) => ({ seat, amount, kind, rule: 'ST-BET' });
  const posts =
    forced.kind === 'blinds'
      ? [post(1, forced.small, 'small-blind'), post(2 % seats, forced.big, 'big-blind')]
      : all.map((seat) => post(seat, 100, 'ante'));
  const at = sit(game, {
    chips: Object.fromEntries(all.map((seat) => [`stack:${seat}`, 10_000])),
    markers: { button: 0, 'big-blind': 2 % seats },
    terms: { posts, fees: [], halves, dealer: 'engine' },
  });
  const menu = (): { actor: Actor; options: readonly Option[] } => at.table().menus[0]!;
  const ids = (text: string): Command['cards'] => {
    const wanted = faces(text.replaceAll(',', ' '));
    return wanted.map((face) => at.table().faces.lastIndexOf(face));
  };
  const shuffle = (): void => {
    if (menu()?.actor === 'chance') at.act('chance', 'shuffle', { faces: stacked(game.pack, top) });
  };
  /** 'c' checks or calls, 'f' folds, 'r12' bets or raises to $12, 'p' stands pat, 'o' opens, 'x:Kd,Qs' throws. */
  const act = (word: string): void => {
    const { actor, options } = menu();
    const first = (...types: string[]) => options.find((o) => types.includes(o.type))!.type;
    const [name, cards] = word.split(':');
    if (cards !== undefined) at.act(actor, first('draw', 'discard'), { cards: ids(cards)! });
    else if (name === 'c') at.act(actor, first('check', 'call'));
    else if (name === 'f') at.act(actor, 'fold');
    else if (name === 'p') at.act(actor, 'stand-pat');
    else if (name === 'o') at.act(actor, 'open');
    else if (name === 'd') at.act(actor, 'no-straddle');
    else at.act(actor, first('bet', 'raise'), { amount: Number(name!.slice(1)) * 100 });
  };
  shuffle();
  const h = {
    ...at,
    game,
    acts(line: string) {
      for (const word of line.split(' ')) {
        act(word);
        shuffle();
      }
      return h;
    },
    get stage(): string {
      return game.script[at.table().felt.step]!.name;
    },
    get toAct(): Actor {
      return menu().actor;
    },
    /** The least and the most that may be bet, in dollars. */
    get bounds(): readonly number[] {
      const { min, max } = menu().options.find((o) => o.type === 'bet' || o.type === 'raise')!.amount!;
      return [min / 100, max / 100];
    },
    /** Who was awarded what, by which way: '1 high 12'. */
    get awarded(): readonly string[] {
      return at.log.flatMap((e: AnyEvent) =>
        e.type === 'PotAwarded'
          ? (e.note as { shares: { seat: Seat; way: string; amount: number }[] }).shares.map(
              ({ seat, way, amount }) => `${seat} ${way} ${amount / 100}`,
            )
          : [],
      );
    },
  };
  return h;
}

describe('pot-limit Omaha', () => {
  test('a raise is at most the pot after the call', () => {
    const h = deal('pot-limit-omaha', 3, 'Ah 7s Kd Ad 7d Kc Tc 2c 9s Td 2d 9c 3c 7h 4h 8h 3d 4d 3s Qh');
    expect(h.bounds).toEqual([4, 7]);
    h.acts('r7');
    expect(h.refused(1, 'raise', { amount: 2400 })).toMatchObject({ refused: 'amount-too-big', facts: { max: 2300 } });
    h.acts('f c'); // the small blind folds, the big blind calls
    expect([h.stage, h.bounds]).toEqual(['flop-betting', [2, 15]]);
    h.acts('c c c c c c');
    expect(h.awarded).toEqual(['2 high 15']); // sevens full of fours
  });
  test('two cards of the hole are played, no more and no fewer: one heart and four on the board are no flush', () => {
    const h = deal('pot-limit-omaha', 2, 'Ah 7s Ad 7d Tc 2c Td 2d 3c 7h 4h 8h 3d 4d 3s Qh');
    h.acts('c c c c c c c c');
    expect(h.awarded).toEqual(['0 high 4']); // sevens full of fours
  });
});

describe('five-card Omaha hi-lo', () => {
  test('a straddle before the cards, and five cards each', () => {
    const h = deal('five-card-omaha-hi-lo', 3, 'As Ks Qd 2s Kh Qc Td 9d Jh Tc 9c Js Jc 8d 5s');
    expect(h.offered(0)).toEqual(['no-straddle', 'straddle']);
    h.acts('d');
    expect(h.sees(1, 'hand:1')).toBe('As 2s Td Tc Jc');
  });
  test('a killed pot is played for twice the figures, a half-killed one for half again', () => {
    for (const [halves, early, late] of [
      [2, 4, 8],
      [3, 6, 12],
      [4, 8, 16],
    ] as const) {
      const h = deal('five-card-omaha-hi-lo', 2, 'As Ks', halves).acts('c c');
      expect(h.bounds).toEqual([early, early]);
      expect(h.acts('c c').bounds).toEqual([late, late]);
    }
  });
  test('different pairs of the hole serve for high and low', () => {
    const h = deal('five-card-omaha-hi-lo', 2, 'As Ks 2s Kh Td 9d Tc 9c Jc 8d 6c 3h 4d Kd 6d 7s 6h 8c').acts(
      'c c c c c c c c',
    );
    // Seat 1: A-2 with 3-4-7 is a low; seat 0: kings full. The board: 3h 4d Kd 7s 8c.
    expect(h.awarded.map((share) => share.split(' ').slice(0, 2).join(' '))).toEqual(['0 high', '1 low']);
  });
});

describe('razz', () => {
  // Doors from the dealer's left: 1 shows a king of clubs, 2 a king of hearts, 0 an ace.
  const TOP = 'Ac Qd 2d 3c Qs 4d Kc Kh As';
  test('the highest door card opens, the ace is low and suits break ties; the first raise only completes the bet', () => {
    const h = deal('razz', 3, TOP);
    expect(h.toAct).toBe(2);
    expect(h.refused(2, 'check')).toMatchObject({ refused: 'must-open-high', rule: 'ST-OPENS' });
    h.acts('o');
    expect(h.toAct).toBe(0);
    expect(h.bounds).toEqual([4, 4]); // to a bet, not by one
    h.acts('r4');
    expect(h.bounds).toEqual([8, 8]);
    h.acts('r8 r12 r16');
    expect(h.offered(1)).toEqual(['fold', 'call']); // three raises besides the completion
    expect(h.refused(1, 'raise', { amount: 2000 })).toMatchObject({ refused: 'raise-cap-reached', rule: 'ST-CAP' });
  });
  test('the lowest board leads, the last card is down, and the best five of seven win for low', () => {
    const h = deal('razz', 3, `${TOP} 5c 5d Qc 6c 5h 6d 7c 9c 2h 3h 9d Td 6h 7d Js Jd Jh`);
    h.acts('o c c');
    // Fourth street: 1 shows K-5, 2 K-Q, 0 A-6: the ace leads.
    expect([h.stage, h.toAct]).toEqual(['fourth-betting', 0]);
    expect(h.sees('rail', 'hand:0')).toBe('?? ?? As 6c');
    h.acts('c c c');
    expect(h.bounds).toEqual([8, 8]);
    h.acts('c c c c c c');
    expect(h.stage).toBe('seventh-betting');
    expect(h.sees('rail', 'hand:0').split(' ').slice(-1)).toEqual(['??']);
    h.acts('c c c');
    expect(h.awarded).toEqual(['1 low 9']); // 7-6-5-3-A before 9-6-4-2-A
  });
});

describe('stud eight', () => {
  test('the low card opens, the high board leads, and without a low the high hand has all', () => {
    const h = deal('stud-eight', 2, 'Kc Qd Kd Js 2c 3h 9c Tc 8d 9h Ts 9d Jd Qh 4c 8s Jc');
    expect(h.toAct).toBe(1);
    h.acts('o c');
    expect([h.stage, h.toAct]).toEqual(['fourth-betting', 1]);
    h.acts('c c c c c c c c');
    expect(h.awarded.map((share) => share.split(' ')[1])).toEqual(['high']);
  });
  test('eight or better has half', () => {
    const h = deal('stud-eight', 2, 'Ac Kd 2d Ks 3c Kh 9c 4h 9d 9s 5h Qd Th 6c Qs 2s 7h Jc');
    h.acts('o c c c c c c c c c');
    expect(h.awarded).toEqual(['0 high 3', '1 low 3']);
  });
});

describe('deuce-to-seven', () => {
  test('triple draw: three draws, the bet doubles with the second, and A-2-3-4-5 is an ace', () => {
    const h = deal('deuce-to-seven-triple', 2, '7c Ad 5d 2s 4h 3d 3s 4s Kd 5c 9s 2c 8h Qd 8c Qc 7d');
    h.acts('c c');
    expect([h.stage, h.toAct]).toEqual(['first-draw', 1]);
    h.acts('x:Kd p');
    expect(h.sees(1, 'hand:1')).toBe('7c 5d 4h 3s 2c'); // the burn is 9s
    expect(h.bounds).toEqual([4, 4]);
    h.acts('c c p p');
    expect([h.stage, h.bounds]).toEqual(['second-draw-betting', [8, 8]]);
    h.acts('c c p p');
    expect(h.stage).toBe('third-draw-betting');
    h.acts('c c');
    expect(h.awarded).toEqual(['1 low 4']);
    expect(h.log.filter((e) => e.type === 'CardBurned')).toHaveLength(3);
  });
  test('single draw: all say how many they draw before any are dealt, and a straight loses to king high', () => {
    const h = deal('deuce-to-seven-single', 2, '6c Ks 5d Qs 4h Jd 3s 9d 2h 8c');
    h.acts('r10 c');
    expect(h.stage).toBe('declare');
    h.acts('p p c c');
    expect(h.awarded).toEqual(['0 low 20']);
  });
});

describe('badugi', () => {
  test('four cards each; any four of four suits beat the best three', () => {
    const h = deal('badugi', 2, 'Kc As Qd 2d Jh 3c Ts 4c 5h 6h');
    expect(h.sees(1, 'hand:1')).toBe('Kc Qd Jh Ts');
    h.acts('c c p p c c p p c c p p c c');
    expect(h.awarded).toEqual(['1 low 4']);
  });
  test('what is drawn makes the hand whole again, and a hand has four cards', () => {
    const h = deal('badugi', 2, 'Kc As Qd 2d Jh 3c Ts 4c 9h 5h 6h').acts('c c');
    expect(h.refused(1, 'draw', { cards: [] })).toMatchObject({ refused: 'wrong-number-of-cards', facts: { max: 4 } });
    h.acts('p x:4c');
    expect(h.sees(0, 'hand:0')).toBe('As 2d 3c 5h');
    h.acts('c c p p c c p p c c');
    expect(h.awarded).toEqual(['0 low 4']);
  });
});

describe('short deck', () => {
  test('thirty-six cards; a flush beats a full house, and the ace is below the six', () => {
    const h = deal('short-deck', 2, 'As Kd 9s Kc 6d Ks 7s Qs 8c Qh 6c Ts');
    expect(h.game.pack).toHaveLength(36);
    h.acts('c c c c c c c c');
    expect(h.awarded).toEqual(['1 high 4']);
    const low = deal('short-deck', 2, 'As Kd 6h Kc Td 7s 8c 9h Th Ks Tc Jd').acts('c c c c c c c c');
    expect(low.awarded).toEqual(['1 high 4']); // A-6-7-8-9 before three kings
  });
});

test('courchevel: the first card of the board lies there before anybody bets, and counts for five in the end', () => {
  const h = deal('courchevel', 2, 'As Ks 2s Kh Td 9d Tc 9c Jc 8d 3h 6c 4d Kd 6d 7s 6h 8c');
  expect([h.stage, h.sees('rail', 'board')]).toEqual(['preflop-betting', '3h']);
  h.acts('c c');
  expect(h.sees('rail', 'board')).toBe('3h 4d Kd');
  h.acts('c c c c c c');
  expect(h.awarded).toEqual(['0 high 2', '1 low 2']);
});

test('every card of each pack is somewhere, and every game has as many as its page says', () => {
  for (const [name, rules] of Object.entries(streetGames)) {
    const game = makeGame(name, rules, [0, 1, 2]);
    expect(game.pack).toHaveLength(rules.pack * ('decks' in rules ? rules.decks : 1));
  }
});
