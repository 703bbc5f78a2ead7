// How the rummies are played, in English.
import type { EscaleriadoRules, LargoRules, PanRules, RummyRules } from 'baraja/games';
import { anew, type HowFacts, type HowLine, type HowPage, type HowSection, line, ranksOf, when } from './howto.js';

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

function pack({ game, cards }: HowFacts<RummyRules>): readonly HowLine[] {
  const { cites, melds } = game;
  return [
    line(
      `${count(game.decks, 'pack')} without eights, nines, tens and jokers, ${cards} cards. The ace is low. ` +
        (melds.sevenJack ? 'The jack follows the seven.' : 'Nothing follows the seven.'),
      cites.deck,
    ),
  ];
}
const way = (right: boolean): string => `Play goes to the ${right ? 'right' : 'left'}.`;
const upCard = ({ game, right }: HowFacts<EscaleriadoRules | LargoRules>): HowLine =>
  line(
    `Ten cards each. In a first game the tenth lies face up and the highest draws first; later the last winner does. ${way(right)}`,
    game.cites.dealUp,
    game.cites.upCard,
    game.cites.first,
    game.cites.turn,
  );
const rearranging = ({ game }: HowFacts<RummyRules>): HowLine =>
  game.rearrange
    ? line('Your own columns may be taken apart and laid anew, so long as all of them hold.', anew(game))
    : line('Columns stay as they lie: cards may only be added.', anew(game));
const intoHand = ({ game }: HowFacts<RummyRules>): HowLine =>
  game.drawToHand
    ? line('You may also take the drawn card into your hand, and throw another.', game.cites.keep)
    : line('A drawn card never goes into the hand.', game.cites.keep);
const foul = ({ game }: HowFacts<RummyRules>, pays: string): HowLine =>
  game.foul === 'redeal'
    ? line('A hand with too many cards or too few, or a drawn card in it, and all is dealt again.', game.cites.foul)
    : line(
        `A hand with too many cards or too few, or a drawn card in it, is foul: it is surrendered, and pays ${pays}.`,
        game.cites.foul,
      );

const BONUS: Readonly<Record<EscaleriadoRules['bonusSet'], string>> = {
  'all-odd': 'all odd cards among the eleven',
  'escala-odd': 'all odd cards of the escalas',
  counting: 'all cards that count',
};

function escaleriado(f: HowFacts<EscaleriadoRules>): readonly HowSection[] {
  const { game, money } = f;
  const { cites } = game;
  return [
    {
      key: 'goal',
      lines: [
        line(
          `Be the first with eleven cards face up in columns. Everybody who drew pays you your count, ${money(game.point)} a point.`,
          cites.win,
          cites.pays,
        ),
        ...when(game.tenDownFirst, line('Ten must lie before the eleventh is put to them.', cites.ten)),
      ],
    },
    { key: 'deal', lines: [...pack(f), upCard(f)] },
    {
      key: 'hands',
      lines: [
        line('An escala: three or more cards of one suit in sequence.', cites.meld),
        line('A camuco: three or more cards that are alike, of one rank and one suit.', cites.meld),
        rearranging(f),
      ],
    },
    {
      key: 'turn',
      lines: [
        game.declare === 'round-before'
          ? line(
              `Before the first draw each says whether to stay. Who drops pays la corrida, ${money(game.corrida)}, and no more.`,
              cites.stay,
              cites.corrida,
            )
          : line(
              'On your first turn draw, or drop out. Who drops without having had a card pays la corrida, ' +
                `${money(game.corrida)}, and no more.`,
              cites.drop,
              cites.corrida,
            ),
        line(
          'The drawn card lies open. Lay it in a column at once, with cards of your hand, and throw one card; or pass it.',
          cites.use,
          cites.pass,
        ),
        intoHand(f),
        game.forcedTake
          ? line('It then goes round, and the first who can use it must take it.', cites.forced)
          : line('It then goes round, and the first who wants it and can use it takes it.', cites.takePassed),
        line(
          'Those it has passed lose their draw: the player after the taker draws next. If nobody takes it, it is dead.',
          cites.skipped,
          cites.nextAfterTaker,
          cites.dead,
        ),
        line('A card thrown from a hand is nobody’s.', cites.discard),
        game.exhausted === 'reshuffle'
          ? line('If the stock runs out, the thrown cards are shuffled.', cites.exhausted)
          : line('If the stock runs out, nobody wins and nobody pays.', cites.exhausted),
      ],
    },
    {
      key: 'money',
      lines: [
        line(
          `Every card of a camuco counts, and of an escala its odd ones: ${ranksOf(game.oddRanks, 'and')}. A red card ` +
            'is 1 point, a black one 2.',
          cites.counting,
        ),
        line(
          `To that come 3 points if ${BONUS[game.bonusSet]} are of one black suit, 2 if of one red suit, and 1 otherwise.`,
          cites.blackSuit,
          cites.redSuit,
          cites.mixedSuits,
        ),
        foul(f, 'as a full loser does'),
      ],
    },
  ];
}

function houseRate({ game, fee, money }: HowFacts<PanRules>): readonly HowLine[] {
  if (fee.kind !== 'hand') return [];
  return [
    line(
      `${game.feeAt === 'declare' ? 'Then the' : 'The'} house takes its rate out of the ` +
        `antes${game.feeAt === 'declare' ? '' : ' before the deal'}: ` +
        `${fee.bands.map((band) => `${money(band.collection)} with ${band.playersMin} or more players`).join(', ')}.`,
      ...fee.bands.map((band) => band.rule),
    ),
  ];
}
function pan(f: HowFacts<PanRules>): readonly HowSection[] {
  const { game, money, forced } = f;
  const { cites } = game;
  return [
    {
      key: 'goal',
      lines: [
        line(
          'Be the first to meld eleven cards: your ten and one more. ' +
            `Every player in the hand pays you ${count(game.forWinning, 'chip')}, ` +
            `${money(game.forWinning * game.point)}, and the antes are yours.`,
          cites.win,
          cites.antes,
        ),
      ],
    },
    {
      key: 'deal',
      lines: [...pack(f), line(`Ten cards each. The last winner is first. ${way(f.right)}`, cites.deal, cites.first)],
    },
    {
      key: 'money',
      lines: [
        ...(forced.kind === 'ante'
          ? [
              line(
                `Everybody antes a chip, ${money(forced.amount)}. Then each says play or pass; who passes loses the ante.`,
                forced.rule,
                cites.declare,
              ),
            ]
          : []),
        ...houseRate(f),
        line('Who plays stays in until somebody has won.', cites.noDrop),
      ],
    },
    {
      key: 'hands',
      lines: [
        line('A run: three or more cards of one suit in sequence.', cites.meld),
        line(
          'A set: three or more of one rank, in three suits at least or all in ' +
            `one.${game.melds.acesAndKings ? ' Aces and kings make sets in any suits.' : ''}`,
          cites.meld,
        ),
        line('A set of several suits takes any suit, a set of one suit only its own.', cites.build),
        rearranging(f),
        ...when(game.payConditions, line('Melds of value are paid for as they are laid.', cites.condition)),
      ],
    },
    {
      key: 'turn',
      lines: [
        line(
          'Draw a card for all to see. Meld it at once and throw a card of your hand; or leave it.',
          cites.draw,
          cites.dead,
        ),
        line(
          'A card the player before you drew and left you may take instead of drawing, to meld it at once. One he threw ' +
            'from his hand you may not.',
          cites.unused,
        ),
        intoHand(f),
        ...when(game.forcing, line('A card that fits the next player’s columns may be forced on him.', cites.force)),
        line('If the stock runs out, the thrown cards are shuffled.', cites.exhausted),
        foul(f, 'the winner'),
      ],
    },
  ];
}

function largo(f: HowFacts<LargoRules>): readonly HowSection[] {
  const { game, money } = f;
  const { cites } = game;
  const pay = (points: number): string => `${count(points, 'point')}, ${money(points * game.point)}`;
  return [
    {
      key: 'goal',
      lines: [
        line('Have the most cards face up when the game ends.', cites.win),
        game.tie === 'split'
          ? line('Of equal layouts each takes a share.', cites.tie)
          : line('Of equal layouts the one that got there first wins.', cites.tie),
      ],
    },
    { key: 'deal', lines: [...pack(f), upCard(f)] },
    {
      key: 'hands',
      lines: [
        line('An escala: three or more cards of one suit in sequence.', cites.meld),
        line(
          'Pares: three or more of one rank, in three suits or all in one; aces and kings in any suits. Any suit may then be added.',
          cites.meld,
          cites.build,
        ),
        rearranging(f),
      ],
    },
    {
      key: 'turn',
      lines: [
        line(
          'Draw; or take the card the player before you threw or left. What you use goes down at once, and you throw a ' +
            'card while you hold any.',
          cites.draw,
          cites.takeDiscard,
          cites.use,
        ),
        intoHand(f),
        line('A drawn card you do not use lies open to the next player.', cites.dead),
        line('With all ten down you go on building.', cites.allDown),
      ],
    },
    {
      key: 'turn',
      lines: [
        line(
          'The second player with all ten down puts a marker into the ' +
            `stock${game.markerMin > 1 ? `, at least ${count(game.markerMin, 'card')} down` : ''}; the third may move it or take it out.`,
          cites.marker,
          cites.third,
        ),
        line(
          'When it is reached or taken out, each says whether to go on to the end of the stock. After that nobody drops.',
          cites.reached,
          cites.goesOn,
          cites.drop,
        ),
        line('The game ends when all but the leader have dropped, or with the last card.', cites.ends),
      ],
    },
    {
      key: 'money',
      lines: [
        line(`Dropped without having had a card: ${pay(1)}.`, cites.droppedEarly),
        line(`Dropped with nothing down: ${pay(2)}.`, cites.droppedDrawn),
        line(`Dropped with some of the ten down: ${pay(3)}.`, cites.droppedPartly),
        line(`Dropped with all ten down, before the marker: ${pay(7)}.`, cites.droppedDown),
        line(
          `Beaten past the marker with all ten down: ${pay(10)}; without: ${pay(game.pastMarkerNotDown)}.`,
          cites.passedMarker,
          cites.pastNotDown,
        ),
        foul(f, pay(10)),
      ],
    },
  ];
}

export const en: HowPage = { escaleriado, pan, largo };
