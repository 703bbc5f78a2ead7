/** What buttons say in Spanish, what the floor is told, and what the stages of a hand are called. */
import { amounts, takesAll } from '../shared.js';
import {
  type Choice,
  type IncidentName,
  type OptionContext,
  type OptionType,
  type StageName,
  stageOf,
  worded,
} from '../words.js';
import { ask } from './asks.js';

type Label = (choice: Choice, context: OptionContext) => string;

/** 'Apostar $6', 'Apostar $3 a $6'; 'Subir a $12', 'Subir a $6–$12'; the verb alone where no amount belongs to it. */
const priced =
  (verb: string, between: string): Label =>
  (choice, context) =>
    `${verb} ${amounts(choice, context, between)}`.trim() + (takesAll(choice, context) ? ', todo' : '');

const LABELS: Readonly<Record<OptionType, Label>> = {
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
  'push-pot': () => 'Entregar el bote',
  'buy-in': priced('Entrar por', ' a '),
  'stay-out': () => 'No entrar',
  split: () => 'Repartir el bote',
  'play-on': () => 'Seguir jugando',
  shuffle: () => 'Barajar',
};

const INCIDENTS: Readonly<Record<IncidentName, string>> = {
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
  'string-raise': 'La última subida se hizo en dos movimientos y sin anunciarla',
  'out-of-turn': 'Un jugador actuó fuera de turno',
};

const STAGES: Readonly<Record<StageName, string>> = {
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
  'bring-in': 'Apuesta forzada',
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
  over: 'Mano terminada',
};

export const incident = (name: string): string => worded(INCIDENTS, name);
export const stage = (name: string): string => worded(STAGES, stageOf(name));
export const option = (choice: Choice, context: OptionContext = {}): string =>
  Object.hasOwn(INCIDENTS, choice.type)
    ? incident(choice.type)
    : (ask(choice, context) ?? worded(LABELS, choice.type)(choice, context));
