// How the rummies are played, in Spanish.
import type { EscaleriadoRules, LargoRules, PanRules, RummyRules } from 'baraja/games';
import { anew, type HowFacts, type HowLine, type HowPage, type HowSection, line, ranksOf, when } from './howto.js';

const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

function pack({ game, cards }: HowFacts<RummyRules>): readonly HowLine[] {
  const { cites, melds } = game;
  return [
    line(
      `${count(game.decks, 'baraja')} sin ochos, nueves, dieces ni comodines: ${cards} cartas. El as es la más baja. ` +
        (melds.sevenJack ? 'Después del siete va la jota.' : 'Después del siete no sigue nada.'),
      cites.deck,
    ),
  ];
}
const way = (right: boolean): string => `Se juega hacia la ${right ? 'derecha' : 'izquierda'}.`;
const upCard = ({ game, right }: HowFacts<EscaleriadoRules | LargoRules>): HowLine =>
  line(
    'Diez cartas a cada quien. En el primer juego la décima va a la vista y la más alta saca primero; después, quien ' +
      `ganó el anterior. ${way(right)}`,
    game.cites.dealUp,
    game.cites.upCard,
    game.cites.first,
    game.cites.turn,
  );
const rearranging = ({ game }: HowFacts<RummyRules>): HowLine =>
  game.rearrange
    ? line('Tus columnas se pueden deshacer y acomodar de otro modo, mientras todas sigan valiendo.', anew(game))
    : line('Las columnas se quedan como están: sólo se les puede agregar.', anew(game));
const intoHand = ({ game }: HowFacts<RummyRules>): HowLine =>
  game.drawToHand
    ? line('También puedes meter en tu mano la carta que sacaste y tirar otra.', game.cites.keep)
    : line('La carta que se saca nunca entra a la mano.', game.cites.keep);
const foul = ({ game }: HowFacts<RummyRules>, pays: string): HowLine =>
  game.foul === 'redeal'
    ? line(
        'Si una mano tiene cartas de más o de menos, o una carta sacada del mazo, se reparte otra vez.',
        game.cites.foul,
      )
    : line(
        `Una mano con cartas de más o de menos, o con una carta sacada del mazo, queda anulada: se entrega y paga ${pays}.`,
        game.cites.foul,
      );

const BONUS: Readonly<Record<EscaleriadoRules['bonusSet'], string>> = {
  'all-odd': 'todas las nones de las once',
  'escala-odd': 'todas las nones de las escalas',
  counting: 'todas las que cuentan',
};

function escaleriado(f: HowFacts<EscaleriadoRules>): readonly HowSection[] {
  const { game, money } = f;
  const { cites } = game;
  return [
    {
      key: 'goal',
      lines: [
        line(
          'Gana quien primero tiene once cartas a la vista en columnas. Cada quien que sacó carta le paga su cuenta, a ' +
            `${money(game.point)} el punto.`,
          cites.win,
          cites.pays,
        ),
        ...when(game.tenDownFirst, line('Tiene que haber diez abajo antes de poner la once.', cites.ten)),
      ],
    },
    { key: 'deal', lines: [...pack(f), upCard(f)] },
    {
      key: 'hands',
      lines: [
        line('Escala: tres o más cartas seguidas de un mismo palo.', cites.meld),
        line('Camuco: tres o más cartas iguales, del mismo valor y del mismo palo.', cites.meld),
        rearranging(f),
      ],
    },
    {
      key: 'turn',
      lines: [
        game.declare === 'round-before'
          ? line(
              `Antes de sacar la primera, cada quien dice si se queda. Quien se sale paga la corrida, ${money(game.corrida)}, y nada más.`,
              cites.stay,
              cites.corrida,
            )
          : line(
              'En tu primer turno saca una carta o salte. Quien se sale sin haber tenido carta paga la corrida, ' +
                `${money(game.corrida)}, y nada más.`,
              cites.drop,
              cites.corrida,
            ),
        line(
          'La carta que sacas queda a la vista. Bájala en seguida en una columna, con cartas de tu mano, y tira una; o pásala.',
          cites.use,
          cites.pass,
        ),
        intoHand(f),
        game.forcedTake
          ? line('Luego da la vuelta, y el primero que la pueda usar la tiene que tomar.', cites.forced)
          : line('Luego da la vuelta, y la toma el primero que la quiera y la pueda usar.', cites.takePassed),
        line(
          'Los que la dejaron pasar pierden su turno de sacar: saca quien sigue del que la tomó. Si nadie la toma, queda muerta.',
          cites.skipped,
          cites.nextAfterTaker,
          cites.dead,
        ),
        line('La carta que se tira de la mano no es de nadie.', cites.discard),
        game.exhausted === 'reshuffle'
          ? line('Si se acaba el mazo, se barajan las cartas tiradas.', cites.exhausted)
          : line('Si se acaba el mazo, nadie gana y nadie paga.', cites.exhausted),
      ],
    },
    {
      key: 'money',
      lines: [
        line(
          `Cuentan todas las cartas de un camuco y, de una escala, las nones: ${ranksOf(game.oddRanks, 'y')}. La roja ` +
            'vale 1 punto y la negra 2.',
          cites.counting,
        ),
        line(
          `A eso se suman 3 puntos si ${BONUS[game.bonusSet]} son de un solo palo negro, 2 si son de un solo palo rojo y 1 si no.`,
          cites.blackSuit,
          cites.redSuit,
          cites.mixedSuits,
        ),
        foul(f, 'como quien pierde todo'),
      ],
    },
  ];
}

function houseRate({ game, fee, money }: HowFacts<PanRules>): readonly HowLine[] {
  if (fee.kind !== 'hand') return [];
  return [
    line(
      `${game.feeAt === 'declare' ? 'Luego la' : 'La'} casa toma su parte de los ` +
        `antes${game.feeAt === 'declare' ? '' : ' antes de repartir'}: ` +
        `${fee.bands.map((band) => `${money(band.collection)} con ${band.playersMin} jugadores o más`).join(', ')}.`,
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
          `Gana quien primero baja once cartas: sus diez y una más. Cada jugador de la mano le paga ${count(game.forWinning, 'ficha')}, ` +
            `${money(game.forWinning * game.point)}, y los antes son suyos.`,
          cites.win,
          cites.antes,
        ),
      ],
    },
    {
      key: 'deal',
      lines: [
        ...pack(f),
        line(`Diez cartas a cada quien. Empieza quien ganó la mano anterior. ${way(f.right)}`, cites.deal, cites.first),
      ],
    },
    {
      key: 'money',
      lines: [
        ...(forced.kind === 'ante'
          ? [
              line(
                `Cada quien pone una ficha de ante, ${money(forced.amount)}. Luego dice si juega o pasa; quien pasa pierde su ante.`,
                forced.rule,
                cites.declare,
              ),
            ]
          : []),
        ...houseRate(f),
        line('Quien juega sigue dentro hasta que alguien gane.', cites.noDrop),
      ],
    },
    {
      key: 'hands',
      lines: [
        line('Corrida: tres o más cartas seguidas de un mismo palo.', cites.meld),
        line(
          'Grupo: tres o más del mismo valor, de al menos tres palos o todas de ' +
            `uno.${game.melds.acesAndKings ? ' Los ases y los reyes hacen grupo con cualquier palo.' : ''}`,
          cites.meld,
        ),
        line(
          'A un grupo de varios palos se le agrega cualquier palo; a uno de un solo palo, sólo el suyo.',
          cites.build,
        ),
        rearranging(f),
        ...when(game.payConditions, line('Los juegos de valor se pagan al bajarlos.', cites.condition)),
      ],
    },
    {
      key: 'turn',
      lines: [
        line(
          'Saca una carta a la vista de todos. Bájala en seguida y tira una de tu mano; o déjala.',
          cites.draw,
          cites.dead,
        ),
        line(
          'La carta que el jugador anterior sacó y dejó la puedes tomar en vez de sacar, para bajarla en seguida. La ' +
            'que tiró de su mano, no.',
          cites.unused,
        ),
        intoHand(f),
        ...when(game.forcing, line('Una carta que va en las columnas del siguiente se le puede forzar.', cites.force)),
        line('Si se acaba el mazo, se barajan las cartas tiradas.', cites.exhausted),
        foul(f, 'a quien gane'),
      ],
    },
  ];
}

function largo(f: HowFacts<LargoRules>): readonly HowSection[] {
  const { game, money } = f;
  const { cites } = game;
  const pay = (points: number): string => `${count(points, 'punto')}, ${money(points * game.point)}`;
  return [
    {
      key: 'goal',
      lines: [
        line('Gana quien tiene más cartas a la vista cuando termina el juego.', cites.win),
        game.tie === 'split'
          ? line('Si empatan, se reparten la ganancia.', cites.tie)
          : line('Si empatan, gana quien llegó primero.', cites.tie),
      ],
    },
    { key: 'deal', lines: [...pack(f), upCard(f)] },
    {
      key: 'hands',
      lines: [
        line('Escala: tres o más cartas seguidas de un mismo palo.', cites.meld),
        line(
          'Pares: tres o más del mismo valor, de tres palos o todas de uno; ases y reyes, de cualquier palo. Después se ' +
            'agrega cualquier palo.',
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
          'Saca una carta; o toma la carta que tiró o dejó el jugador anterior. Lo que usas baja en seguida, y tiras una carta ' +
            'mientras tengas en la mano.',
          cites.draw,
          cites.takeDiscard,
          cites.use,
        ),
        intoHand(f),
        line('La carta que sacas y no usas queda abierta para quien sigue.', cites.dead),
        line('Con las diez abajo sigues agregando.', cites.allDown),
      ],
    },
    {
      key: 'turn',
      lines: [
        line(
          'El segundo que tiene las diez abajo mete una marca en el ' +
            `mazo${game.markerMin > 1 ? `, con al menos ${count(game.markerMin, 'carta')} encima` : ''}; el tercero la ` +
            'puede mover o quitar.',
          cites.marker,
          cites.third,
        ),
        line(
          'Cuando se llega a ella o se quita, cada quien dice si sigue hasta el fin del mazo. Después ya nadie se sale.',
          cites.reached,
          cites.goesOn,
          cites.drop,
        ),
        line('El juego termina cuando se salieron todos menos el que va ganando, o con la última carta.', cites.ends),
      ],
    },
    {
      key: 'money',
      lines: [
        line(`Salirse sin haber tenido carta: ${pay(1)}.`, cites.droppedEarly),
        line(`Salirse sin nada abajo: ${pay(2)}.`, cites.droppedDrawn),
        line(`Salirse con algunas de las diez abajo: ${pay(3)}.`, cites.droppedPartly),
        line(`Salirse con las diez abajo, antes de la marca: ${pay(7)}.`, cites.droppedDown),
        line(
          `Perder pasada la marca con las diez abajo: ${pay(10)}; sin ellas: ${pay(game.pastMarkerNotDown)}.`,
          cites.passedMarker,
          cites.pastNotDown,
        ),
        foul(f, pay(10)),
      ],
    },
  ];
}

export const es: HowPage = { escaleriado, pan, largo };
