/** What each field of a family's rules says, in Spanish: the same lines as `said.ts`, and the compiler asks for every one of them. */
import type { ProgressiveRules } from '../progressive/index.js';
import type { CommunityRules } from './community-rules.js';
import type { DrawRules } from './draw-rules.js';
import type { PaiGowRules } from './pai-gow-rules.js';
import type { PushNineRules } from './push-nine-rules.js';
import type { EscaleriadoRules, LargoRules, PanRules } from './rummy-rules.js';
import type { SpanishPokerRules } from './spanish-poker-rules.js';
import type { StreetRules } from './street-rules.js';
import type { StudRules } from './stud-rules.js';
import type { TwentyOneRules } from './twenty-one-rules.js';

type Lines<R> = { readonly [K in Exclude<keyof R, 'family' | 'game' | 'cites' | 'outcomes' | 'floor'>]-?: string };

const betting = {
  raisesMax: 'Cuántas subidas admite una ronda de apuestas; null: las que se quiera.',
  capHeadsUp: 'Si el tope se levanta cuando quedan dos.',
  shortAllIn: 'Desde cuándo un resto corto cuenta como subida: media apuesta, o una entera.',
  checkRaise: 'Si quien pasó puede subir en la misma ronda.',
  chip: 'La ficha más chica en juego: los botes se reparten hasta ella, y las apuestas son múltiplos de ella.',
  feeOnVoid: 'Si se anula el reparto, la cuota pasa al siguiente o se la queda la casa.',
};
const showing = {
  show: 'Quién enseña al final: todos a la vez, o por turno.',
  checkedFirst: 'Quién enseña primero cuando en la última ronda todos pasaron.',
  oddChip: 'Quién recibe la ficha que no se puede dividir.',
};
const floor = {
  window: 'Hasta cuándo se puede reportar una falta donde el reglamento no lo dice.',
};
const outOfTurn = 'Una apuesta fuera de turno se devuelve, u obliga si nada cambió.';
const feeBefore = 'Qué se cobra primero, la cuota o las ciegas; ambas antes de las cartas.';
const drawn = 'Las cartas se dan conforme cada quien pide, o cuando todos han declarado.';
const leastRaise = 'La subida mínima: lo que diga el límite, o la última subida.';
const levelMax = 'Hasta cuánto puede llegar la apuesta de una ronda.';
const wagerMax = 'Cuánto puede poner una persona en una mano.';
const straddle = 'Si el jugador después de la ciega grande puede subir a ciegas.';
const limit = 'Cuánto se puede apostar, con sus cifras.';

const community: Lines<CommunityRules> = {
  ...betting,
  ...showing,
  ...floor,
  outOfTurn,
  hole: 'Cuántas cartas propias recibe cada quien.',
  discard: 'Si se tira una carta propia, y cuándo.',
  discardWaits: 'Si el juego espera todos los descartes.',
  high: 'Cuántas cartas propias usa la mano alta.',
  low: 'Qué necesita la baja y cuántas cartas propias usa; null: no hay.',
  limit: 'Cuánto se puede apostar: fijo, por rango, bote o sin límite, con sus cifras.',
  straddle,
  burn: 'Si se quema una carta antes de cada carta de la mesa.',
  feeBefore,
};
const draw: Lines<DrawRules> = {
  ...betting,
  ...showing,
  ...floor,
  outOfTurn,
  joker: 'Si hay comodín en la baraja.',
  ranking: 'Qué le gana a qué.',
  wins: 'Si gana la mano alta o la baja.',
  leads: 'Dónde empieza la vuelta: después del botón, o en la marca de la primera carta.',
  opensAt: 'Qué hay puesto antes de la primera ronda: ciegas, o nada.',
  price: 'Qué puede pedir el botón antes de las cartas; null: no hay tal precio.',
  limit,
  laterMin: 'La apuesta mínima después del descarte: todavía la cifra baja, o la alta.',
  leastRaise,
  levelMax,
  wagerMax,
  pass: 'Si pasar antes del descarte es pasar o retirarse.',
  shortBet: 'Si una apuesta corta después del descarte deja subir a quien ya pasó.',
  sevens: 'Qué no gana un siete o mejor que pasó; null: no se le pide nada.',
  drawn,
  drawMax: 'Cuántas cartas se pueden pedir.',
  fifth: 'Cuándo se pide la quinta carta.',
  burn: 'Si se quema una carta antes del descarte.',
  feeBefore,
  untold: 'Por qué regla no se dice cuántas pidió cada quien una vez que alguien actuó; null: se dice.',
};
const stud: Lines<StudRules> = {
  ...betting,
  ...showing,
  outOfTurn,
  joker: 'Si hay comodín, y por qué vale.',
  low: 'Qué necesita la baja; null: no hay.',
  limit,
  opening: 'Con cuánto abre la carta más baja.',
  openPair: 'Si un par descubierto en la cuarta carta permite cualquiera de los dos límites.',
};
const streets: Lines<StreetRules> = {
  ...betting,
  ...showing,
  pack: 'Cuántas cartas tiene la baraja, y cuáles.',
  decks: 'Cuántas barajas así se juntan; una si no se dice.',
  high: 'Por qué se mide la mano alta y cuántas cartas propias usa; null: no hay.',
  low: 'Lo mismo para la baja.',
  opening: 'La apertura obligada: cuánto, con qué carta, y si una subida la completa.',
  streets: 'Las calles, en orden: qué se reparte, se cambia, se tira y se apuesta en cada una.',
  straddle,
  drawn,
  leastRaise,
  levelMax,
  wagerMax,
  antes: 'Los antes son de todos al centro, o la parte de cada quien en el bote.',
  feeBefore,
};

const rummy = {
  decks: 'Con cuántas barajas de cuarenta se juega.',
  melds: 'Qué es un juego: cómo van los grupos, si los hay de ases y reyes, si el siete y la sota son vecinos.',
  rearrange: 'Si se pueden deshacer las columnas propias.',
  drawToHand: 'Si una carta robada puede ir a la mano.',
  chip: 'La ficha más chica en juego.',
  point: 'Cuánto vale un punto, o en Pan una ficha.',
  feeOnVoid: betting.feeOnVoid,
  foul: 'Una mano sucia se entrega, o se reparte todo de nuevo.',
};
const pan: Lines<PanRules> = {
  ...rummy,
  forWinning: 'Las fichas que cada jugador que sigue le paga al ganador.',
  payConditions: 'Si las condiciones se pagan al bajarlas.',
  forcing: 'Si se puede forzar un descarte a quien le sirve.',
  feeAt: 'Si la cuota se cobra antes de repartir, o cuando todos han declarado.',
};
const escaleriado: Lines<EscaleriadoRules> = {
  ...rummy,
  corrida: 'Cuánto paga una corrida.',
  declare: 'Cuándo se queda o se retira un jugador.',
  forcedTake: 'Si hay que tomar una carta pasada que sirve.',
  tenDownFirst: 'Si hay que tener diez cartas abajo antes de que la undécima gane.',
  exhausted: 'Qué pasa cuando se acaba el monte.',
  oddRanks: 'Qué cartas son nones.',
  bonusSet: 'Qué cartas se miran para el premio de un solo palo.',
};
const largo: Lines<LargoRules> = {
  ...rummy,
  markerMin: 'Cuántas cartas hay al menos arriba y abajo de la marca.',
  pastMarkerNotDown: 'Cuánto paga, en puntos, quien pasó la marca sin diez abajo.',
  tie: 'Quién gana con la misma extensión más larga.',
};

const bank = {
  leastWager: 'La apuesta mínima.',
  mostWager: 'La apuesta máxima.',
  unit: 'En qué se cuentan las apuestas.',
  chip: 'La ficha más chica en juego.',
  coverage: 'Hasta dónde alcanza el dinero de la banca cuando no cubre todas las apuestas.',
  feeOnVoid: betting.feeOnVoid,
};
const twentyOne: Lines<TwentyOneRules> = {
  ...bank,
  circles: 'Cuántos círculos hay.',
  decks: 'Cuántas barajas lleva el sabot.',
  cut: 'Cuántas cartas quedan detrás de la carta de corte.',
  rounding: 'Qué pasa con las fracciones.',
  natural: 'Cuánto paga un natural: [6, 5] es seis a cinco.',
  splitNatural: 'Si as y diez después de dividir son un natural.',
  chart: 'Cuándo una mano tiene que plantarse o pedir.',
  bothOver: 'Qué pasa con una mano pasada cuando la banca también se pasó.',
  peek: 'Si el repartidor mira si tiene natural antes de que jueguen los demás.',
  insurance: 'Si se ofrece seguro.',
  evenMoney: 'Si se ofrece pago a la par.',
  doubling: 'Cuánto cuesta doblar: otro tanto, o menos.',
  doubleAfterSplit: 'Si se puede doblar una mano dividida.',
  splits: 'Qué dos cartas se pueden dividir.',
  handsMax: 'En cuántas manos se puede convertir una mano dividida.',
  resplitAces: 'Si los ases divididos se pueden volver a dividir.',
  surrender: 'Cuándo se puede rendir una mano.',
  surrenderSplit: 'Si se puede rendir una mano dividida.',
  surrenderAces: 'Si se puede rendir un as dividido.',
  surrendersStood: 'Si se puede rendir una mano que ya se plantó.',
  surrendersStanding: 'Si se puede rendir una que debe plantarse.',
  dealtFrom: 'Dónde empieza el reparto.',
  settledFrom: 'Dónde empieza el pago.',
  actionFrom: 'Desde dónde se cuenta para el botón de acción.',
  spots: 'El círculo propio, o varios.',
  backers: 'Cuántos pueden apostar detrás de un círculo.',
  bonuses: 'Los premios por nombre, con su cuota y su pago.',
};
const paiGow: Lines<PaiGowRules> = {
  ...bank,
  positions: 'Cuántas manos se reparten.',
  direction: 'Hacia dónde van el reparto y la banca.',
  wheel: 'Dónde queda A-2-3-4-5 entre las corridas.',
  natural: 'Si una mano sin comodín le gana a la misma mano con él.',
  copies: 'Quién gana con manos iguales.',
};
const pushNine: Lines<PushNineRules> = {
  ...betting,
  condition: 'De cuánto son una apuesta, cada subida y el ante.',
  buyInBase: 'La mitad de qué bote compra la entrada a un bote empujado.',
  mayBuyIn: 'Quién puede comprar la entrada a un bote empujado.',
  maySplit: 'Si quienes empataron pueden repartírselo.',
  pushFee: 'Si un bote empujado paga otra cuota.',
  dealsMax: 'Cuántas veces se reparte cuando mucho en una ronda.',
};
const spanishPoker: Lines<SpanishPokerRules> = {
  wheel: 'Si A-2-3-4-5 es corrida.',
  natural: 'Si una mano sin comodín le gana a la misma mano con él.',
  ante: 'El ante mínimo y el máximo.',
  raiseTimes: 'De cuánto es una subida, en antes.',
  betMax: 'El máximo de la comisión.',
  bonuses: 'Qué apuestas de premio lleva el tapete.',
  bonus: 'La apuesta de premio mínima, con ante y sin él, y hasta cuánto llega.',
  deal: 'Cómo se reparten las cartas.',
  tie: 'Quién gana un empate con una casa que califica.',
  autoTuck: 'Si una mano retirada con premio ganador se guarda sola.',
  antePays: 'Cuánto paga el ante, mano por mano.',
  dosParesPays: 'Cuánto paga Dos Pares, mano por mano.',
  jokerPays: 'Cuánto paga un comodín en la mano.',
  aggregate: 'Lo más que se paga en un reparto por cada clase de apuesta; null: no hay tal tope.',
  progressive: 'El progresivo, donde el tapete lo lleva.',
  chip: 'La ficha más chica en juego.',
};
const progressive: Lines<ProgressiveRules> = {
  wager: 'De cuánto es la apuesta al progresivo.',
  stake: 'Si al ganador se le devuelve su apuesta.',
  tray: 'Cuánto se paga de la charola, mano por mano.',
  royalPercent: 'Cuánto del progresivo anunciado se lleva una flor imperial, en por ciento.',
  seed: 'Con cuánto siembra la casa el progresivo.',
  seedMin: 'Lo menos con que se puede sembrar.',
  recovery: 'Cómo recupera la casa lo sembrado.',
  portion: 'La parte de cada conteo que lo recupera, en por ciento, donde se hace por partes.',
  fee: 'La parte de cada conteo que la casa puede quedarse, en por ciento.',
  backups: 'Desde cuándo se alimentan las reservas, hasta cuánto y con qué parte de un conteo.',
  shortage: 'De dónde se toma el faltante de un día.',
  reset: 'Desde cuánto empieza de nuevo el progresivo.',
};
const within = (field: string, lines: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(lines).map(([key, es]) => [`${field}.${key}`, es]));

/** By the name of the family, as there. */
export const SAID_ES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  community,
  draw,
  stud,
  streets,
  pan,
  escaleriado,
  largo,
  'twenty-one': twentyOne,
  'pai-gow': paiGow,
  'push-nine': pushNine,
  'spanish-poker': { ...spanishPoker, ...within('progressive', progressive) },
};
