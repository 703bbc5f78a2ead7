/** What is said, word for word, in both languages: money, cards, hands, buttons, sentences, refusals. */
import { describe, expect, test } from 'vitest';
import { clause } from '../books/index.js';
import { type Face, faces, JOKER } from '../cards/index.js';
import { makeGame } from '../games/index.js';
import { high, low } from '../hands/index.js';
import { type Chips, type Event, moved, option, paid, type Seat, said } from '../kernel/index.js';
import { BONUSES, type BonusName, type Share } from '../steps/index.js';
import type { Readiness } from '../table/index.js';
import { type Choice, english, LANGUAGES, type OptionContext, type Scene, spanish, words } from './index.js';
import { rulesOf } from './test/hands.js';

const both = <T>(say: (language: typeof english) => T): readonly [T, T] => [say(english), say(spanish)];

describe('money', () => {
  test.each([
    [0, '$0'],
    [300, '$3'],
    [1250, '$12.50'],
    [5, '$0.05'],
    [100_000, '$1,000'],
    [123_456_789, '$1,234,567.89'],
    [-150, '-$1.50'],
  ])('%i cents', (cents, text) => {
    for (const language of LANGUAGES) expect(words(language).money(cents)).toBe(text);
  });
});

describe('cards', () => {
  test('short, the same in both languages', () => {
    for (const language of LANGUAGES) expect(words(language).cards(faces('As Td 2c Kh'))).toBe('A♠ 10♦ 2♣ K♥');
  });
  test('long', () => {
    const [ace, deuce] = faces('As 2c') as [Face, Face];
    expect(both((say) => say.cardName(ace))).toEqual(['ace of spades', 'as de picas']);
    expect(both((say) => say.cardName(deuce))).toEqual(['deuce of clubs', 'dos de tréboles']);
    expect(both((say) => say.cardName(JOKER))).toEqual(['joker', 'comodín']);
    expect(both((say) => say.card(JOKER))).toEqual(['Joker', 'Comodín']);
  });
  test('every face has a name of its own', () => {
    const all = [...Array(53).keys()] as Face[];
    for (const language of LANGUAGES) {
      expect(new Set(all.map(words(language).cardName)).size).toBe(53);
      expect(new Set(all.map(words(language).card)).size).toBe(53);
    }
  });
});

describe('hands', () => {
  const ranking = high({ use: 'any' });
  const nine = low({ use: 'any', qualifier: 9, straightsAndFlushes: 'ignored' });
  test.each([
    ['As Ks Qs Js Ts', 'royal flush', 'escalera real'],
    ['9h 8h 7h 6h 5h', 'straight flush, nine high', 'escalera de color al nueve'],
    ['9h 9c 9d 9s 5h', 'four of a kind, nines', 'póker de nueves'],
    ['Kh Kc Kd 4s 4h', 'full house, kings over fours', 'full de reyes y cuatros'],
    ['Ah Jh 7h 6h 5h', 'flush, ace high', 'color al as'],
    ['Qd Jh Tc 9h 8h', 'straight, queen high', 'escalera a la reina'],
    ['Ah 2h 3c 4h 5h', 'straight, five high', 'escalera al cinco'],
    ['6h 6c 6d 4s 2h', 'three of a kind, sixes', 'trío de seises'],
    ['Kh Kc 4d 4s 2h', 'two pair, kings and fours', 'dobles parejas de reyes y cuatros'],
    ['2h 2c 4d 9s Kh', 'pair of deuces', 'pareja de doses'],
    ['Ah Jc 7d 6h 5h', 'ace high', 'carta alta, as'],
  ])('%s', (cards, en, es) => {
    const name = ranking.name(ranking.best(faces(cards), []));
    expect(both((say) => say.hand(name))).toEqual([en, es]);
  });
  test('lows', () => {
    const name = nine.name(nine.best(faces('8h 6c 4d 3s Ah'), []));
    expect(both((say) => say.hand(name))).toEqual(['8-6-4-3-ace', '8-6-4-3-as']);
    const none = nine.name(nine.best(faces('Kh Kc 4d 3s Ah'), []));
    expect(both((say) => say.hand(none))).toEqual(['no hand', 'sin jugada']);
  });
});

describe('buttons say what happens', () => {
  const range = (min: Chips, max: Chips) => ({ amount: { min, max, unit: 100 } });
  test.each<[Choice, OptionContext, string, string]>([
    [option('check'), {}, 'Check', 'Pasar'],
    [option('fold'), {}, 'Fold', 'Retirarse'],
    [option('call', { cost: 600 }), {}, 'Call $6', 'Igualar $6'],
    [option('call', { cost: 600 }), { stack: 600, bet: 300 }, 'Call $6, all in', 'Igualar $6, todo'],
    [option('raise', range(1200, 1200)), {}, 'Raise to $12', 'Subir a $12'],
    [option('raise', range(600, 1200)), {}, 'Raise to $6–$12', 'Subir a $6–$12'],
    [option('raise', range(600, 1200)), { amount: 900 }, 'Raise to $9', 'Subir a $9'],
    [
      option('raise', range(600, 1250)),
      { amount: 1250, stack: 950, bet: 300 },
      'Raise to $12.50, all in',
      'Subir a $12.50, todo',
    ],
    [option('bet', range(300, 600)), {}, 'Bet $3 to $6', 'Apostar $3 a $6'],
    [option('bet', { cost: 200 }), {}, 'Bet $2', 'Apostar $2'],
    [option('raise', { cost: 400 }), {}, 'Raise for $4', 'Subir por $4'],
    [option('straddle', range(600, 600)), {}, 'Straddle $6', 'Straddle $6'],
    [option('no-straddle'), {}, 'No straddle', 'Sin straddle'],
    [option('discard', { cards: { from: [1, 2, 3], min: 1, max: 1 } }), {}, 'Discard 1', 'Descartar 1'],
    [{ type: 'raise' }, {}, 'Raise', 'Subir'],
    [{ type: 'sit' }, { amount: 6000 }, 'Sit down with $60', 'Sentarse con $60'],
    [{ type: 'exposed-card' }, {}, 'A hole card was exposed by the dealer', 'El dealer dejó ver una carta tapada'],
  ])('%o %o', (choice, context, en, es) => {
    expect(both((say) => say.option(choice, context))).toEqual([en, es]);
  });
  test('a thing without words is a fault', () => {
    // @ts-expect-error an option that nobody declared
    expect(() => english.option({ type: 'juggle' })).toThrow('no words for juggle');
    expect(() => english.incident('toString')).toThrow();
  });
});

describe('stages', () => {
  test.each([
    ['preflop-betting', 'Before the flop', 'Antes del flop'],
    ['flop-burn', 'Flop', 'Flop'],
    ['river-shuffle-after-burn', 'River', 'River'],
    ['over', 'Hand over', 'Mano terminada'],
  ])('%s', (step, en, es) => {
    expect(both((say) => say.stage(step))).toEqual([en, es]);
  });
});

describe('refusals: the reason, and in brackets the rule', () => {
  test.each([
    [
      { refused: 'raise-cap-reached', rule: 'ROG-HOLD-W1', facts: { raises: 3 } },
      'Raise is closed: three raises were made this round (ROG-HOLD-W1).',
      'Ya no se puede subir: ya hubo tres subidas en esta ronda (ROG-HOLD-W1).',
    ],
    [{ refused: 'not-your-turn', rule: null }, 'It is not your turn.', 'No es tu turno.'],
    [
      { refused: 'amount-not-whole', rule: 'BAR-15', facts: { chip: 100 } },
      'Amounts go by $1 (BAR-15).',
      'Las cantidades van de $1 en $1 (BAR-15).',
    ],
    [
      { refused: 'seat-taken', rule: 'AMB-GEN-03', facts: { seat: 3 } },
      'Seat 3 is taken (AMB-GEN-03).',
      'El asiento 3 está ocupado (AMB-GEN-03).',
    ],
    [
      { refused: 'switch-locked', rule: 'ROG-HOLD-W1', facts: { key: 'bet.raise_cap', note: 'The sheet says three.' } },
      'bet.raise_cap cannot be set to that here: the rule settles it (ROG-HOLD-W1).',
      'bet.raise_cap no se puede poner así: la regla lo fija (ROG-HOLD-W1).',
    ],
    [
      {
        refused: 'bad-switch-value',
        rule: 'AMB-GEN-03',
        facts: { key: 'table.seats.max', takes: 'number', unit: 'seats', min: 1, max: 10 },
      },
      'That is no value for table.seats.max; it takes seats, 1 or more, at most 10 (AMB-GEN-03).',
      'Ese valor no sirve para table.seats.max; admite asientos, 1 o más, como mucho 10 (AMB-GEN-03).',
    ],
  ] as const)('%o', (refusal, en, es) => {
    expect(both((say) => say.refusal(refusal))).toEqual([en, es]);
  });
});

describe('rulings, read out', () => {
  test('an irregularity in its parts, with where it stands', () => {
    expect(both((say) => say.ruling(clause('ROG-CPHL-17')!))).toEqual([
      'ROG-CPHL-17. What: wrong number of cards. When: at any time. Remedy: dead hand. ' +
        'Chips: bets stay (our ruling). (Rogelio’s sheet, Crazy Pineapple 17, line 861.)',
      'ROG-CPHL-17. Qué pasó: número equivocado de cartas. Cuándo: en cualquier momento. Remedio: mano muerta. ' +
        'Fichas: las apuestas se quedan (nuestra decisión). (hoja de Rogelio’s, Crazy Pineapple 17, línea 861.)',
    ]);
  });
  test('a ruling of ours says that it is ours', () => {
    expect(english.ruling(clause('AMB-ROG-36')!)).toMatch(/^Our ruling AMB-ROG-36: /);
    expect(spanish.ruling(clause('BAR-9')!)).toMatch(/^Nuestra decisión BAR-9: /);
  });
});

describe('sentences', () => {
  const game = (id: string, house = 'rogelios') =>
    makeGame(rulesOf({ house, game: id }).gameId, rulesOf({ house, game: id }).game, [1, 2, 3]);
  const hold = game('hold');
  const hiLo = game('cphl');
  const names = (seat: Seat) => [undefined, 'Ana', 'Beto'][seat];
  const tell = (on: typeof hold, e: Event, scene: Scene = {}) => both((say) => say.event(on, e, names, scene));
  const place = (name: string) => hold.names.places.indexOf(name);
  const zone = (name: string) => hold.names.zones.indexOf(name);
  const won = (shares: readonly Share[], pot = 0) =>
    paid('PotAwarded', null, 'ROG-HOLD-16', [], undefined, { pot, shares, odd: null });

  test('a call, and one for all', () => {
    const call = paid('Called', 1, 'ROG-HOLD-W1', [{ from: place('stack:1'), to: place('bet:1'), amount: 600 }]);
    expect(tell(hold, call)).toEqual(['Ana calls $6.', 'Ana iguala $6.']);
    expect(tell(hold, call, { stack: () => 0 })).toEqual(['Ana calls $6, all in.', 'Ana iguala $6, va con todo.']);
    expect(tell(hold, { ...call, seat: 3 })).toEqual(['Seat 3 calls $6.', 'Asiento 3 iguala $6.']);
  });
  test('which bonus a fee is for, and which is paid', () => {
    const twentyOne = game('p215');
    const at = (name: string) => twentyOne.names.places.indexOf(name);
    const fee = (bonus: BonusName) =>
      paid('CollectionTaken', 1, 'ROG-P215-O9', [{ from: at('stack:1'), to: at('bonus'), amount: 50 }], undefined, {
        for: 'bonus',
        circle: 1,
        bonus,
      });
    const pays = (bonus: BonusName) =>
      paid('BonusPaid', 1, 'ROG-P215-O9', [{ from: at('bonus'), to: at('stack:1'), amount: 2500 }], undefined, {
        circle: 1,
        bonus,
        due: 2500,
      });
    expect(tell(twentyOne, fee('unsuited_777'))).toEqual([
      'Ana pays the bonus fee for three sevens, $0.50.',
      'Ana paga $0.50 para el premio por tres sietes.',
    ]);
    expect(tell(twentyOne, pays('charlie'))).toEqual([
      'Ana is paid a bonus of $25 for seven cards and not over.',
      'Ana cobra un premio de $25 por siete cartas sin pasarse.',
    ]);
    // Each has a name of its own, not the one the rules are written with.
    for (const event of [fee, pays]) {
      const lines = BONUSES.flatMap((bonus) => tell(twentyOne, event(bonus)));
      expect(new Set(lines).size).toBe(2 * BONUSES.length);
      expect(lines.filter((line) => line?.includes('_') || / (charlie|streak)\b/.test(line ?? ''))).toEqual([]);
    }
  });
  test('a raise is to', () => {
    const raise = paid(
      'Raised',
      2,
      'ROG-HOLD-W1',
      [{ from: place('stack:2'), to: place('bet:2'), amount: 900 }],
      undefined,
      { to: 1200, answer: [], counts: true, closed: [], free: false, unit: 600, was: 1 },
    );
    expect(tell(hold, raise)).toEqual(['Beto raises to $12.', 'Beto sube a $12.']);
  });
  test('bets gathered, and one that nobody called', () => {
    const move = (from: string, to: string, amount: Chips) => ({ from: place(from), to: place(to), amount });
    const e = paid('BetsGathered', null, 'ROG-HOLD-G1', [
      move('bet:1', 'in:1', 600),
      move('bet:2', 'in:2', 600),
      move('bet:2', 'stack:2', 300),
    ]);
    expect(tell(hold, e)).toEqual([
      '$12 goes into the pot; $3 goes back to Beto, uncalled.',
      'Al bote: $12; $3 vuelven a Beto, nadie igualó.',
    ]);
  });
  test('the flop, seen and unseen', () => {
    const e = moved(
      'BoardDealt',
      null,
      'ROG-HOLD-G3',
      [{ cards: [0, 1, 2], from: zone('stock'), to: zone('board'), seen: 'all' }],
      { street: 'flop', count: 3 },
    );
    const board = faces('As Td 4c');
    expect(tell(hold, e, { known: (card) => board[card] })).toEqual(['Flop: A♠ 10♦ 4♣.', 'Flop: A♠ 10♦ 4♣.']);
    expect(tell(hold, e)).toEqual(['Flop: 3 cards.', 'Flop: 3 cartas.']);
  });
  test('a hand shown, with what it makes', () => {
    const e = moved('HandShown', 1, 'ROG-HOLD-06', [
      { cards: [0, 1], from: zone('hand:1'), to: zone('hand:1'), seen: 'all' },
    ]);
    const mine = faces('Kh 4d');
    const hand: Scene['hand'] = (_seat, way) =>
      way === 'high' ? { category: 'two-pair', ranks: [11, 2, 5] } : { category: 'low', ranks: [6, 4, 2, 1, 12] };
    expect(tell(hold, e, { known: (card) => mine[card], hand })).toEqual([
      'Ana shows K♥ 4♦: two pair, kings and fours; low 8-6-4-3-ace.',
      'Ana muestra K♥ 4♦: dobles parejas de reyes y cuatros; baja 8-6-4-3-as.',
    ]);
  });
  test('who wins what, and which half', () => {
    expect(tell(hold, won([{ seat: 1, amount: 4200, way: 'high' }]))).toEqual(['Ana wins $42.', 'Ana gana $42.']);
    expect(tell(hold, won([{ seat: 1, amount: 4200, way: 'uncontested' }]))).toEqual([
      'Ana wins $42.',
      'Ana gana $42.',
    ]);
    expect(tell(hiLo, won([{ seat: 1, amount: 4200, way: 'high' }]))).toEqual([
      'Ana wins $42 with the high hand.',
      'Ana gana $42 con la mano alta.',
    ]);
    expect(tell(hiLo, won([{ seat: 2, amount: 4200, way: 'low' }], 1))).toEqual([
      'Beto wins the $42 side pot with the low hand.',
      'Beto gana el bote lateral de $42 con la mano baja.',
    ]);
    const flush: Scene['hand'] = () => ({ category: 'flush', ranks: [12, 9, 7, 4, 2] });
    expect(tell(hold, won([{ seat: 1, amount: 4200, way: 'high' }]), { hand: flush })[0]).toBe(
      'Ana wins $42 with a flush, ace high.',
    );
    expect(tell(hold, won([{ seat: 1, amount: 4200, way: 'high' }], 2), { hand: flush })[0]).toBe(
      'Ana wins the second side pot of $42 with a flush, ace high.',
    );
    expect(tell(hold, won([{ seat: 1, amount: 4200, way: 'uncontested' }], 3))).toEqual([
      'Ana wins the third side pot of $42.',
      'Ana gana el bote lateral 3 de $42.',
    ]);
  });
  test('pots that are split, evenly and with an odd chip', () => {
    const even = [1, 2].map((seat): Share => ({ seat, amount: 2100, way: 'high' }));
    expect(tell(hold, won(even))).toEqual([
      'Ana and Beto split $42: $21 each.',
      'Ana y Beto se reparten $42: $21 a cada quien.',
    ]);
    const odd: readonly Share[] = [
      { seat: 1, amount: 2200, way: 'high' },
      { seat: 3, amount: 2100, way: 'high' },
    ];
    expect(tell(hold, won(odd))).toEqual([
      'Ana and Seat 3 split $43: $22 to Ana and $21 to Seat 3.',
      'Ana y Asiento 3 se reparten $43: $22 a Ana y $21 al asiento 3.',
    ]);
  });
  test('what the floor is told, and does', () => {
    const called = said('IncidentCalled', 2, 'ROG-CPHL-17', { incident: 'wrong-count', by: 'floor', cards: [] });
    expect(tell(hold, called)).toEqual([
      'The floor reports: a hand has the wrong number of cards (Beto).',
      'El encargado reporta: una mano tiene un número equivocado de cartas (Beto).',
    ]);
    expect(tell(hold, said('HandRuledLive', 3, 'ROG-CPHL-02b'))).toEqual([
      'Seat 3’s hand stays live.',
      'La mano del asiento 3 sigue viva.',
    ]);
  });
  test('antes of the small games', () => {
    const e = paid('AntesPosted', null, 'KUHN-ANTE', [{ from: place('stack:1'), to: place('in:1'), amount: 100 }]);
    expect(tell(hold, e)).toEqual(['Everybody antes: $1 in the pot.', 'Todos ponen el ante: $1 en el bote.']);
  });
});

describe('between hands', () => {
  test('how a seat stands', () => {
    const seat: Readiness = {
      seat: 3,
      patron: { id: 'a', name: 'Ana', bot: false },
      status: 'waiting',
      next: false,
      why: 'big-blind',
      rule: 'ROG-HOLD-10',
      hands: 0,
      price: { dead: 100, live: 300, rule: 'ROG-HOLD-10' },
    };
    const free = { dead: 0, live: 0, rule: 'ROG-HOLD-08' };
    const stands = (change: Partial<Readiness>) => both((say) => say.seatStatus({ ...seat, ...change }));
    expect(stands({})).toEqual([
      'Blinds due: waits for the big blind or posts $1 dead and $3 live',
      'Debe ciegas: espera la ciega grande o pone $1 muertos y $3 vivos',
    ]);
    expect(stands({ price: free })).toEqual(['Waiting for the big blind', 'Espera la ciega grande']);
    expect(stands({ why: 'asked', status: 'sitting-out' })).toEqual(['Sitting out', 'No juega por ahora']);
    expect(stands({ why: 'hands', hands: 2, price: { ...free, live: 300 } })[0]).toBe('Waiting 2 hands, or posts $3');
    expect(stands({ why: null, next: true, status: 'playing' })).toEqual(['Playing', 'Jugando']);
    expect(stands({ why: null, next: true })[0]).toBe('In next hand');
  });
});
