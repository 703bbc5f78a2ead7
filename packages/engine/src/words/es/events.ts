/** What happens in a hand, in Spanish: one sentence for every event, or none for what needs no saying. */
import type { AnyEvent, EventType, NoteOf, Seat, Teller } from '../../kernel/index.js';
import { list, money, nameless, seatNumber } from '../shared.js';
import { type Part, sharesOf, type Telling, telling } from '../telling.js';
import { type Scene, type SeatNames, worded } from '../words.js';
import { incident } from './acts.js';
import { bankEvents, bonusName } from './bank.js';
import { CLOCK, signed } from './by.js';
import { cards, hand } from './cards.js';
import { paiGowEvents } from './pai-gow.js';
import { rummyEvents } from './rummy.js';
import { spanishEvents } from './spanish-poker.js';

export const seat = (at: Seat, names: SeatNames = nameless): string => names(at) ?? `Asiento ${seatNumber(at)}`;
/** 'de Ana', 'del asiento 3'; 'a Ana', 'al asiento 3'. */
export const joined = (preposition: 'de' | 'a', at: Seat, names: SeatNames): string => {
  const name = names(at);
  return name === undefined ? `${preposition}l asiento ${seatNumber(at)}` : `${preposition} ${name}`;
};

/** An event as a language sees it: the facts, and who anybody is. */
export interface Told<Note = unknown> extends Telling<Note> {
  /** Whoever did it. */
  readonly who: string;
  /** 'de Ana'. */
  readonly whose: string;
  name(at: Seat): string;
  /** 'a Ana'. */
  to_(at: Seat): string;
}
/** What is said of each of these kinds; a sentence is given the note that its kind declares. */
export type Sentences<Kind extends EventType> = { readonly [K in Kind]: (t: Told<NoteOf<K>>) => string | null };

const POSTS: Readonly<Record<NoteOf<'Posted'>['kind'], string>> = {
  ante: 'el ante',
  'small-blind': 'la ciega chica',
  'big-blind': 'la ciega grande',
  'dead-small': 'una ciega chica muerta',
  'live-big': 'una ciega grande viva',
  kill: 'el kill',
  'bring-in': 'la apuesta forzada',
};
const STREETS: Readonly<Record<string, string>> = {
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
  seventh: 'Una última carta para todos',
};
const FEES = { drop: 'de cuota a la casa', jackpot: 'para el jackpot', bonus: 'para los premios' } as const;
const SEVERAL = ['', 'Se quema una carta', 'Se queman dos cartas', 'Se queman tres cartas'];
const WAYS = { high: ' con la mano alta', low: ' con la mano baja' } as const;

const feeName = ({ note }: Told<NoteOf<'CollectionTaken'>>): string =>
  note.bonus === undefined ? FEES[note.for] : `para el premio por ${bonusName(note.bonus)}`;
const silent = (): null => null;
const allIn = (t: Told): string => (t.allIn ? ', va con todo' : '');
const plural = (n: number): string => `${n} ${n === 1 ? 'carta' : 'cartas'}`;
const back = (t: Told, parts: readonly Part[]): string =>
  list(
    parts.map(({ seat: at, amount }) => `${money(amount)} ${amount === 100 ? 'vuelve' : 'vuelven'} ${t.to_(at)}`),
    'y',
  );

function potAwarded(t: Told<NoteOf<'PotAwarded'> | null>): string {
  const shares = sharesOf(t);
  const total = shares.reduce((n, { amount }) => n + amount, 0);
  const pot = t.note?.pot ?? 0;
  const what = pot === 0 ? money(total) : `el bote lateral${pot === 1 ? '' : ` ${pot}`} de ${money(total)}`;
  const [first] = shares;
  if (first === undefined) return 'El bote está vacío.';
  if (total === 0) return `Sólo queda ${t.name(first.seat)}, y el bote está vacío.`;
  const way = first.way === 'high' || first.way === 'low' ? first.way : null;
  const made = way === null ? undefined : t.hand(first.seat, way);
  const half = t.hiLo && way !== null ? WAYS[way] : '';
  const withHand = half + (made ? (half ? `, ${hand(made)}` : ` con ${hand(made)}`) : '');
  if (shares.length === 1) return `${t.name(first.seat)} gana ${what}${withHand}.`;
  const even = shares.every(({ amount }) => amount === first.amount);
  const parts = even
    ? `${money(first.amount)} a cada quien`
    : list(
        shares.map((share) => `${money(share.amount)} ${t.to_(share.seat)}`),
        'y',
      );
  const winners = list(
    shares.map((share) => t.name(share.seat)),
    'y',
  );
  return `${winners} se reparten ${what}${withHand}: ${parts}.`;
}

function cardsDealt(t: Told<NoteOf<'CardsDealt'>>): string {
  if (t.upCards.length > 0)
    return `Cartas abiertas: ${t.upCards.map(({ seat: at, faces }) => `${t.name(at)} ${cards(faces)}`).join(', ')}.`;
  return `Cada jugador recibe ${plural(t.note.count)}.`;
}

function gathered(t: Told): string {
  const returned = t.to('stack');
  const pot = t.total - returned.reduce((n, { amount }) => n + amount, 0);
  const uncalled = returned.length > 0 ? back(t, returned) : '';
  if (pot === 0) return `${uncalled}.`;
  return `Al bote: ${money(pot)}${uncalled ? `; ${uncalled}, nadie igualó` : ''}.`;
}

/** ': color al as; baja 8-6-4-3-as'. */
function makes(t: Told, at: Seat): string {
  const [high, low] = [t.hand(at, 'high'), t.hand(at, 'low')];
  const lowly = low && low.category !== 'none' ? `${high ? 'baja ' : ''}${hand(low)}` : '';
  const parts = [high ? hand(high) : '', lowly].filter(Boolean);
  return parts.length > 0 ? `: ${parts.join('; ')}` : '';
}

function shown(t: Told): string {
  const faces = t.faces();
  return faces ? `${t.who} muestra ${cards(faces)}${makes(t, t.seat!)}.` : `${t.who} muestra su mano.`;
}

function boardDealt(t: Told<NoteOf<'BoardDealt'> | null>): string {
  const street = STREETS[t.note?.street ?? ''] ?? 'Mesa';
  const faces = t.faces();
  return `${street}: ${faces ? cards(faces) : plural(t.count())}.`;
}

/** The card everybody saw, or what it is called. */
const faceOr = (t: Told, name: string): string => {
  const faces = t.faces();
  return faces ? cards(faces) : name;
};
/** ': Ana Q♠, Beto 7♥', what each was dealt face up. */
const boards = (t: Told): string =>
  t.upCards.length > 0 ? `: ${t.upCards.map(({ seat: at, faces }) => `${t.name(at)} ${cards(faces)}`).join(', ')}` : '';

function takenBack(t: Told): string {
  const out = t.faces('aside');
  const verb = t.count('aside') === 1 ? 'Se quita' : 'Se quitan';
  const back = t.total > 0 ? `; se devuelven ${money(t.total)} apostados sobre ellas` : '';
  return `${verb} de la mesa: ${out ? cards(out) : plural(t.count('aside'))}${back}.`;
}

function calledIncident(t: Told<NoteOf<'IncidentCalled'>>): string {
  const by = t.note.by === 'dealer' ? 'El dealer' : 'El encargado';
  const what = incident(t.note.incident);
  return `${by} reporta: ${what.charAt(0).toLowerCase()}${what.slice(1)}${t.seat === null ? '' : ` (${t.who})`}.`;
}

const EVENTS: Sentences<EventType> = {
  ...bankEvents,
  ...spanishEvents,
  ...paiGowEvents,
  ...rummyEvents,
  StepOpened: silent,
  SentTo: silent,
  IncidentCalled: calledIncident,
  RoundVoided: (t) =>
    t.total === 0 ? 'La mano se anula.' : 'La mano se anula y las fichas vuelven a donde estaban al empezar.',
  Posted: (t) => `${t.who} pone ${POSTS[t.note.kind]}, ${money(t.total)}${allIn(t)}.`,
  AntesPosted: (t) => `Todos ponen el ante: ${money(t.total)} en el bote.`,
  Straddled: (t) => `${t.who} pone straddle de ${money(t.total)}${allIn(t)}.`,
  StraddleDeclined: (t) => `${t.who} no pone straddle.`,
  CollectionTaken: (t) =>
    t.seat === null
      ? `La cuota de la casa, ${money(t.total)}, sale de lo puesto.`
      : `${t.who} paga ${money(t.total)} ${feeName(t)}.`,
  PackShuffled: () => 'Se barajan las cartas.',
  StubShuffled: () => 'Se baraja lo que queda del mazo.',
  CardsDealt: cardsDealt,
  CardBurned: (t) => `${SEVERAL[t.count()] ?? 'Se queman cartas'}.`,
  BoardDealt: boardDealt,
  Discarded: (t) => `${t.who} descarta ${plural(t.note.count)}.`,
  BettingOpened: (t) => `Empieza ${t.who}.`,
  Checked: (t) => `${t.who} pasa.`,
  Bet: (t) => `${t.who} apuesta ${money(t.total)}${allIn(t)}.`,
  Called: (t) => `${t.who} iguala ${money(t.total)}${allIn(t)}.`,
  Raised: (t) => `${t.who} sube ${t.note === null ? `por ${money(t.total)}` : `a ${money(t.note.to)}`}${allIn(t)}.`,
  Folded: (t) => `${t.who} se retira.`,
  BetsGathered: gathered,
  HandShown: shown,
  HandMucked: (t) => `${t.who} tira sus cartas sin mostrarlas.`,
  PotAwarded: potAwarded,
  PotPushed: silent,
  PushPotDeclared: (t) => {
    const tied = t.note.seats;
    const made = tied[0] === undefined ? undefined : t.hand(tied[0], 'high');
    const pot = money(t.note.pot);
    return `${list(tied.map(t.name), 'y')} empatan${made ? ` con ${hand(made)}` : ''}: el bote de ${pot} se juega otra vez.`;
  },
  BuyInOffered: (t) =>
    t.note.buyers.length > 0
      ? `Entrar al bote empatado cuesta ${money(t.note.price)}.`
      : 'Nadie puede entrar al bote empatado; se puede repartir.',
  PushPotEntered: (t) => `${t.who} entra al bote empatado con ${money(t.total)}${allIn(t)}.`,
  PushPotDeclined: (t) => `${t.who} no entra al bote empatado.`,
  SplitAgreed: (t) => `${t.who} acepta repartir el bote empatado.`,
  SplitDeclined: (t) => `${t.who} sigue jugando por el bote empatado.`,
  PriceNamed: (t) => `${t.who} pone el precio: ${money(t.note.price)}${allIn(t)}.`,
  PriceMatched: (t) => `${t.who} entra con ${money(t.total)}${allIn(t)}.`,
  SatOutHand: (t) => `${t.who} no juega esta mano.`,
  PriceGathered: gathered,
  NobodyCameIn: (t) => `Nadie más entra: no hay mano, y ${back(t, t.to('stack'))}.`,
  HandFilled: (t) => `${t.who} recibe ${plural(t.count())} de en medio del mazo.`,
  StoodPat: (t) => `${t.who} se planta.`,
  CallChanged: (t) =>
    t.note.count === 0
      ? `${t.who} cambia de parecer y se planta.`
      : `${t.who} cambia de parecer y pide ${plural(t.note.count)}.`,
  CallMade: (t) => `${t.who} pide cartas, o se planta.`,
  CallKept: silent,
  CardsCalled: () => 'El dealer dice «cartas».',
  CardsDrawn: (t) => {
    const faces = t.faces('hand');
    return `${t.who} recibe ${faces ? cards(faces) : plural(t.note.count)}.`;
  },
  ProofShown: (t) => `${t.who} muestra ${faceOr(t, plural(t.count()))}.`,
  ProofRefused: (t) => `${t.who} no muestra ninguna carta mayor que un siete.`,
  BetsReturned: (t) => `Lo apostado después de pasar se devuelve: ${back(t, t.to('stack'))}.`,
  HandBarred: (t) => `${t.who} pasó y subió con un siete o mejor: su mano pierde el bote.`,
  HighMustOpen: (t) => `${t.who} tiene la carta más alta y debe abrir.`,
  MustOpen: (t) => `${t.who} tiene la carta más baja y debe abrir.`,
  DeadSeatDealt: (t) => `El lugar ${t.whose} recibe una carta, sin verse, que va a las muertas.`,
  StayedActive: (t) => `${t.who} sigue en juego con su última carta abierta.`,
  DeclaredAllIn: (t) => `${t.who} juega sólo por el bote hasta aquí; lo demás se apuesta aparte.`,
  HandKilled: (t) =>
    t.total === 0
      ? `La mano ${t.whose} queda muerta; lo que apostó se queda en el bote.`
      : `La mano ${t.whose} queda muerta, y ${back(t, t.to('stack'))}.`,
  HandRuledLive: (t) => `La mano ${t.whose} sigue viva.`,
  CardKept: (t) => `Quedó a la vista ${faceOr(t, 'una carta')} ${t.whose}, que se queda en su mano.`,
  CardReplaced: (t) => {
    const isOut = t.count('burn') > 0;
    const faces = t.faces(isOut ? 'burn' : 'stock');
    const what = isOut ? 'queda fuera de juego' : 'será la próxima quemada';
    return `${t.who} recibe otra carta por ${faces ? cards(faces) : 'la que tenía'}, que ${what}.`;
  },
  CardScrapped: (t) => {
    const faces = t.faces('scrap') ?? t.faces('dead');
    if (t.count('hand') === 0) return `Queda fuera de juego ${faces ? cards(faces) : 'una carta'} ${t.whose}.`;
    return `${t.who} recibe otra carta por ${faces ? cards(faces) : 'la que tenía'}, que queda fuera de juego.`;
  },
  CardsTakenBack: takenBack,
  MisdealCalled: (t) =>
    t.total === 0
      ? 'Mal repartido: ciegas y antes se quedan y se reparte otra vez.'
      : 'Mal repartido: ciegas y antes se quedan, las demás apuestas vuelven y se reparte otra vez.',
  BurnOwed: () => 'La carta de la mesa juega; antes de la próxima se queman dos.',
  BurnCorrected: (t) => {
    const faces = t.faces('board');
    return `La carta volteada pasa a ser la quemada; en su lugar se voltea ${faces ? cards(faces) : 'la siguiente'}.`;
  },
  CardExposed: (t) => `Queda a la vista ${faceOr(t, 'una carta tapada')} ${t.whose}; su tercera carta va tapada.`,
  ThirdCardReplaced: (t) =>
    `La carta expuesta ${t.whose} es ahora su carta abierta; la otra se quema y recibe una tapada.`,
  CardsPutRight: (t) => `Las cartas se ponen en su lugar${boards(t)}; se apuesta de nuevo.`,
  CardsStand: () => 'Es tarde para mover las cartas: cada quien se queda con las suyas.',
  CardPlays: (t) => `La carta ${t.whose} juega.`,
  LastCardExposed: (t) =>
    `Queda a la vista la última carta ${t.whose}${faceOr(t, '') === '' ? '' : `, ${faceOr(t, '')}`}.`,
  CardTurnedUp: (t) => `Queda a la vista ${faceOr(t, 'una carta')} ${t.whose}.`,
  NotExposed: (t) => `La carta ${t.whose} está boca abajo: cuenta como no vista, aunque alguien la nombre.`,
  BoxedBurn: (t) => `La carta quemada, ${faceOr(t, 'volteada en el mazo')}, se quema como cualquiera.`,
  SixthCardBurned: (t) => `Se recoge la sexta carta ${t.whose}: será la quemada.`,
  HandCompleted: (t) => `${t.who} recibe la carta que le faltaba.`,
  ExtraHandDead: () => 'La mano de más se completa y queda muerta.',
  PositionMoved: (t) => `Se sigue jugando; el próximo reparto sigue desde el lugar ${t.whose}.`,
  MustStandPat: (t) => `${t.who} tiene que plantarse.`,
  DiscardsDead: (t) => `Los descartes ${t.whose} están muertos: lo pedido vale.`,
  BurnPlays: (t) => `La carta que se quemaba juega en la mano ${t.whose}.`,
  ActionEnded: (t) => {
    const later = t.total > 0 ? `, se devuelven ${money(t.total)} apostados después` : '';
    return `No hay más apuestas: se termina el cambio${later} y se muestran las manos.`;
  },
  DeckRebuilt: (t) => `El mazo se reconstruye: sus ${t.note.count} cartas.`,
  BetShort: (t) => `${t.who} puso sólo ${money(t.total)}: lo completa o lo pierde.`,
  BetForfeited: (t) => `${t.who} pierde ${money(t.total)}, que se quedan en el bote.`,
  BetUndone: (t) => {
    const { to, again } = t.note;
    if (to > 0)
      return `La apuesta ${t.whose} queda en ${money(to)}, el primer movimiento; se devuelven ${money(t.total)}.`;
    return `La apuesta ${t.whose} no vale: ${again ? 'la hace de nuevo o se retira' : 'queda en pasar'} y se devuelven ${money(t.total)}.`;
  },
  BoardCardReplaced: (t) => {
    const [out, faces] = [t.faces('scrap'), t.faces('board')];
    const next = faces ? cards(faces) : 'la siguiente';
    return `Queda fuera de juego ${out ? cards(out) : 'una carta de la mesa'}; en su lugar se voltea ${next}.`;
  },
  DealerWentOn: () => 'El dealer sigue.',
  BetWithdrawn: (t) => `La apuesta con que abrió ${t.who} se retira.`,
  RaiseWithdrawn: (t) => `La subida ${t.whose} no vale: queda en igualar y se devuelven ${money(t.total)}.`,
  OutOfTurnReturned: (t) =>
    t.note.to
      ? `Se devuelven ${money(t.note.to)} ${t.seat === null ? '' : t.to_(t.seat)}, apostados fuera de turno.`
      : `La jugada ${t.whose} fuera de turno no cuenta.`,
  BoundOutOfTurn: (t) => `La jugada ${t.whose} fuera de turno vale si nada cambia antes de que le toque.`,
};

export function event(game: Teller, e: AnyEvent, names: SeatNames = nameless, scene: Scene = {}): string | null {
  const facts = telling(game, e, scene);
  const name = (at: Seat): string => seat(at, names);
  const to_ = (at: Seat): string => joined('a', at, names);
  const { seat: by } = facts;
  const own = by === null ? '' : name(by);
  const who = scene.by?.who === 'clock' ? CLOCK : own;
  const whose = by === null ? '' : joined('de', by, names);
  // The table has for each kind the sentence that reads its note.
  const sentence = worded<(t: Told<never>) => string | null>(EVENTS, e.type);
  const text = sentence({ ...facts, name, to_, who, whose });
  return text === null ? null : signed(text, own, scene.by);
}
