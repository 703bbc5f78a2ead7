/** What buttons say in Spanish, what the floor is told, and what the stages of a hand are called. */
import { type IncidentName, isIncident, type OptionName } from '../../facts/index.js';
import type { SelfReport } from '../../games/index.js';
import { type Choice, type OptionContext, type StageName, stageOf, worded } from '../words.js';
import { ask } from './asks.js';
import { bankIncidents, bankLabels, bankStages } from './bank.js';
import { paiGowLabels, paiGowStages } from './pai-gow.js';
import { type Label, priced } from './priced.js';
import { spanishIncidents, spanishLabels, spanishStages } from './spanish-poker.js';

/** 'Usar la carta', 'Usar la carta con 2 más'. */
const laid =
  (verb: string): Label =>
  (_, { cards }) =>
    cards ? `${verb} con ${cards} más` : verb;
/** 'Poner la marca bajo 12 cartas', 'Poner la marca bajo 1 a 40 cartas'. */
const deep =
  (verb: string): Label =>
  ({ amount }, { amount: chosen }) => {
    if (chosen !== undefined) return `${verb} bajo ${chosen} ${chosen === 1 ? 'carta' : 'cartas'}`;
    return amount ? `${verb} bajo ${amount.min} a ${amount.max} cartas` : verb;
  };

const LABELS: Readonly<Record<OptionName, Label>> = {
  ...bankLabels,
  ...spanishLabels,
  ...paiGowLabels,
  check: () => 'Pasar',
  bet: priced('Apostar', ' a '),
  call: priced('Igualar', ' a '),
  raise: (choice, context) => {
    // A raise is to a level; where only its price is known, that is what it says.
    const isLevel = context.amount !== undefined || Boolean(choice.amount);
    return priced(isLevel ? 'Subir a' : choice.cost ? 'Subir por' : 'Subir', '–')(choice, context);
  },
  fold: () => 'Retirarse',
  straddle: priced('Straddle', ' a '),
  'no-straddle': () => 'Sin straddle',
  discard: ({ cards }, { cards: picked }) => `Descartar ${picked ?? cards?.min ?? ''}`.trim(),
  'go-on': () => 'Seguir sin los descartes que faltan',
  'deal-up': () => 'Repartir las cartas abiertas',
  open: priced('Abrir por', ' a '),
  'open-fold': priced('Abrir y retirarse', ' a '),
  'stay-active': () => 'Seguir en juego',
  'declare-all-in': () => 'Sólo por el bote hasta aquí',
  'name-price': priced('Poner el precio:', ' a '),
  'match-price': priced('Poner lo mismo:', ' a '),
  'sit-out-hand': () => 'No jugar esta mano',
  'stand-pat': () => 'Plantarse',
  draw: ({ cards, amount }, { cards: picked }) =>
    cards === null && amount === null
      ? 'Sacar una carta'
      : `Pedir ${picked ?? (cards ? `de ${cards.min} a ${cards.max}` : '')}`.trim(),
  'keep-call': () => 'Dejarlo así',
  'deal-draw': () => 'Quemar y dar las cartas',
  'deal-on': () => 'Seguir',
  'show-proof': ({ cards }, { cards: picked }) =>
    cards && (picked ?? 1) > 1 ? 'Mostrar estas cartas como prueba' : 'Mostrar esta carta como prueba',
  'show-hand': () => 'Mostrar la mano',
  'no-proof': () => 'No mostrar nada',
  'push-pot': () => 'Entregar el bote',
  'buy-in': priced('Entrar por', ' a '),
  'stay-out': () => 'No entrar',
  split: () => 'Repartir el bote',
  'play-on': () => 'Seguir jugando',
  shuffle: () => 'Barajar',
  play: () => 'Jugar',
  pass: () => 'Pasar',
  stay: () => 'Seguir',
  drop: () => 'Salirse',
  use: laid('Usar la carta'),
  'use-best': () => 'Usar la carta, bajada lo mejor que se pueda',
  take: laid('Tomar la carta'),
  'take-best': () => 'Tomar la carta, bajada lo mejor que se pueda',
  lay: (_, { cards }) => (cards ? `Bajar ${cards} de la mano` : 'Bajar cartas de la mano'),
  keep: () => 'Meter la carta en la mano',
  'let-go': () => 'Dejar la carta',
  force: () => 'Obligar al siguiente a tomar la carta',
  'place-marker': deep('Poner la marca'),
  'move-marker': deep('Mover la marca'),
  'leave-marker': () => 'Dejar la marca donde está',
  'remove-marker': () => 'Quitar la marca',
  rearrange: () => 'Reacomodar las columnas',
};

/** What a table sees to by itself, and a rules desk is asked. */
const BY_ITSELF: Readonly<Record<SelfReport, string>> = {
  'too-few-cards': 'Ya no alcanzan las cartas del mazo',
  'hand-set-wrong': 'Una mano quedó mal armada',
};
const INCIDENTS: Readonly<Record<IncidentName, string>> = {
  ...bankIncidents,
  ...spanishIncidents,
  void: 'La mano no se puede terminar',
  'exposed-card': 'El dealer dejó ver una carta tapada',
  'exposed-cards': 'Se vieron dos o más cartas tapadas al repartir',
  'off-table': 'Una carta se repartió fuera de la mesa',
  'boxed-card': 'Salió una carta volteada en el mazo',
  'boxed-cards': 'Salieron dos o más cartas volteadas en el mazo',
  'wrong-start': 'Se empezó a repartir en el asiento equivocado',
  'dead-seat-dealt': 'Se repartieron cartas a un asiento vacío',
  'wrong-count': 'Una mano tiene un número equivocado de cartas',
  'identical-cards': 'El mazo tiene dos cartas iguales',
  'joker-unannounced': 'Un jugador actuó sin avisar que tenía un comodín',
  'flop-too-many': 'El flop tiene cartas de más',
  'early-flop': 'El flop se volteó antes de terminar las apuestas',
  'early-turn': 'La carta del turn se vio antes de terminar las apuestas',
  'early-river': 'La carta del river se vio antes de terminar las apuestas',
  'no-burn': 'No se quemó carta antes de la última de la mesa',
  undiscarded: 'Un jugador sigue con tres cartas después del turn',
  'abandoned-hand': 'Un jugador dejó su mano sin proteger y el dealer la recogió',
  'thrown-to-dealer': 'Un jugador tiró sus cartas boca abajo hacia el dealer',
  'shown-and-mucked': 'Una mano ya mostrada se fue al descarte por accidente',
  'early-cards': 'Se repartieron cartas de la siguiente ronda antes de terminar las apuestas',
  'burn-missed': 'No se quemó carta antes de repartir la última ronda',
  'burned-twice': 'Se quemaron dos cartas antes de repartir la última ronda',
  'seventh-up': 'Una última carta se repartió abierta',
  'absent-opener': 'El jugador con la carta más baja no está en la mesa',
  'closed-hand': 'Un jugador juntó sus cartas abiertas con las tapadas',
  'closed-hand-spared': 'Un jugador juntó sus cartas abiertas con las tapadas sin conocer la regla',
  'five-shown': 'Un jugador se quedó con cinco cartas que no eran las mejores',
  'turned-by-another': 'Otro jugador volteó las cartas tapadas de un jugador',
  'boxed-burn': 'La carta quemada salió volteada en el mazo',
  'sixth-cards': 'Dos o más jugadores recibieron una sexta carta: el último de ellos',
  'sixth-card': 'Un jugador recibió una sexta carta y no la ha levantado',
  'six-cards-seen': 'Un jugador ve seis cartas enfrente y no las ha levantado',
  'six-cards-taken': 'Un jugador levantó seis cartas',
  'four-cards': 'Un jugador recibió sólo cuatro cartas',
  'six-and-four': 'Un jugador recibió seis cartas y otro cuatro',
  'out-of-rotation': 'Las cartas se repartieron fuera de orden',
  'out-of-position':
    'Se repartió desde un lugar equivocado, y todos están de acuerdo: el asiento desde donde se repartió',
  'extra-hand': 'Se repartió una mano a alguien que no está en esta ronda',
  'foul-deck': 'El mazo está mal: cartas iguales, o de dos colores',
  'deck-broken': 'Se tiraron cartas fuera de la mesa o se rompieron',
  'joker-found': 'Salió un comodín que no es de este mazo',
  'joker-used': 'Un jugador se quedó con un comodín que no es de este mazo',
  'dropped-card': 'A un jugador se le cayó una carta de la mesa',
  'dropped-face-up': 'A un jugador se le cayó una carta y todos la vieron',
  'touched-cards': 'Las cartas de un jugador tocaron el descarte o las de otro',
  'hand-thrown': 'Un jugador estaba tirando su mano y pasó la línea',
  'dead-discards': 'Un jugador tiró sus descartes boca abajo hacia el dealer',
  'picked-up-by-another': 'Un jugador soltó su mano y otro la levantó',
  'damaged-card': 'Un jugador rompió o dañó una carta',
  'left-table': 'Un jugador se levantó de la mesa durante la mano',
  'card-named': 'Alguien puede nombrar una carta que está boca abajo',
  'self-exposed': 'Un jugador dejó ver una carta suya',
  'spread-hand': 'Un jugador abrió sus cinco cartas antes del cambio',
  'draw-out-of-order': 'Las cartas del cambio se dieron fuera de orden',
  'stub-mixed': 'El resto del mazo se mezcló con los descartes',
  'stub-taken': 'El que da levantó el mazo antes de descartar',
  'burn-dealt': 'Se repartió la carta que se quema, y un jugador la metió en su mano',
  'flipped-cards': 'A un jugador se le volteó una carta al mostrar su mano',
  miscall: 'Un jugador cantó una mano que no es la suya',
  'miscall-induced': 'Un jugador cantó mal su mano y otro tiró la suya por eso',
  'shared-action': 'Unos jugadores tomaron parte de las apuestas de otros',
  'short-bet': 'Un jugador apostó o igualó de menos',
  'fouled-bet': 'Un jugador apostó con una mano viciada, y otros ya actuaron',
  'fouled-opening': 'Un jugador abrió con una mano viciada, y nadie ha actuado después',
  'string-raise': 'La última apuesta o subida se hizo en dos movimientos y sin anunciarla',
  'out-of-turn': 'Un jugador actuó fuera de turno',
  'wrong-number-of-cards': 'Un jugador tiene más o menos de diez cartas',
  'drawn-card-into-hand': 'Un jugador metió en su mano una carta sacada del mazo',
  'exposed-stock-card': 'Se vio la siguiente carta del mazo',
};

const STAGES: Readonly<Record<StageName, string>> = {
  ...bankStages,
  ...spanishStages,
  ...paiGowStages,
  posting: 'Ciegas y antes',
  straddle: 'Straddle',
  collection: 'Cuota de la casa',
  shuffle: 'Se baraja',
  deal: 'Reparto',
  preflop: 'Antes del flop',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
  discard: 'Descarte',
  price: 'Precio de la mano',
  draw: 'Cambio de cartas',
  proof: 'Prueba de la subida',
  'bring-in': 'Apuesta forzada',
  'first-draw': 'Primer cambio',
  'second-draw': 'Segundo cambio',
  'third-draw': 'Tercer cambio',
  'second-street': 'Segunda carta',
  third: 'Tercera carta',
  fourth: 'Cuarta carta',
  fifth: 'Quinta carta',
  sixth: 'Sexta carta',
  seventh: 'Séptima carta',
  'seventh-choice': 'Última carta abierta',
  betting: 'Apuestas',
  'first-betting': 'Primera ronda de apuestas',
  board: 'Carta de la mesa',
  'second-betting': 'Segunda ronda de apuestas',
  showdown: 'Se muestran las cartas',
  'buy-in': 'Bote empatado',
  turns: 'Turnos',
  over: 'Mano terminada',
};

export const incident = (name: string): string => worded<string>({ ...INCIDENTS, ...BY_ITSELF }, name);
export const stage = (name: string): string => worded(STAGES, stageOf(name));
export const option = (choice: Choice, context: OptionContext = {}): string =>
  isIncident(choice.type)
    ? incident(choice.type)
    : (ask(choice, context) ?? worded(LABELS, choice.type)(choice, context));
