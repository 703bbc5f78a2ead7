/** Why not, in Spanish: one sentence for every code, from its facts. The full stop and the rule are added for all alike. */
import type { Unit } from '../../facts/index.js';
import { money, seatNumber, spelled } from '../shared.js';
import type { Facts, FactsFor, Refused, Sentences } from '../words.js';
import { stage } from './acts.js';
import { CLASHES } from './clashes.js';
import { TAKES } from './forms.js';

const NUMBERS = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];
const has = <F extends object>(facts: F, name: keyof F): boolean => facts[name] !== undefined;
const cash = <F extends object>(facts: F, name: keyof F): string => money(Number(facts[name]));
/** Chips, or cards where those are counted. */
const amount = <F extends { readonly of?: 'cards' }>(facts: F, name: keyof F): string =>
  facts.of === 'cards' ? `${facts[name]} ${facts[name] === 1 ? 'carta' : 'cartas'}` : cash(facts, name);
/** Bets go by a unit, buy-ins by the chip. */
const unit = (f: FactsFor<'amount-not-whole'>): string => amount(f, f.unit === undefined ? 'chip' : 'unit');
const at = <F extends object>(facts: F, name: keyof F): number => seatNumber(Number(facts[name]));
const text = <F extends object>(facts: F, name: keyof F): string => String(facts[name] ?? '');
const count = (n: number, noun: string): string => `${spelled(n, NUMBERS)} ${noun}${n === 1 ? '' : 's'}`;

const UNIT: Readonly<Record<Unit, string>> = {
  cards: 'cartas',
  decks: 'mazos',
  hands: 'manos',
  minutes: 'minutos',
  seats: 'asientos',
};
/** What a switch takes, in a few words. */
function takes({ takes: what, words = [], unit, min, max }: FactsFor<'bad-switch-value'>): string {
  switch (what) {
    case 'cents':
      return ['centavos', ...words].join(' / ');
    case 'number':
      return `${UNIT[unit!]}, ${min} o más${max === undefined ? '' : `, como mucho ${max}`}`;
    case 'percent':
      return 'porcentaje, de 0 a 100';
    case 'rows':
      return `filas de ${words.join(', ')}`;
    case 'rows-of-dollars':
      return `filas de ${words.join(', ')}: centavos, en dólares enteros`;
    default:
      return words.join(' / ');
  }
}

/** What a table of one’s own must have said. */
const OWN_NEEDS = {
  blinds: 'ciegas, como en blinds: [1, 2]',
  'bring-in': 'una apertura obligada, como en bringIn: 1',
  ante: 'un ante, como en ante: 1',
  bets: 'las cifras de su límite, como en bets: [2, 4]',
};

const OWN_TAKES = {
  game: 'el nombre de un juego, como game: ‘hold’, o sus calles',
  limit: '‘no’, ‘pot’, ‘fixed’ o { spread: [200, 600] }',
  pair: 'dos cantidades en fichas enteras, que las palabras leen como centavos, como [100, 200] para $1 y $2',
  amount: 'una cantidad en fichas enteras, que las palabras leen como centavos, como 100 para $1',
  count: 'un número entero desde 1',
  raises: 'un número entero, o null si no hay tope',
  'buy-in': 'lo mínimo y lo máximo, en fichas enteras, como [4000, 20000], o [4000, null] sin máximo',
  switch: 'true o false',
  name: 'un nombre',
};

const SENTENCES: Sentences = {
  'round-over': () => 'La mano ya terminó',
  'unknown-incident': () => 'En esta mesa no hay regla para eso',
  'staff-only': () => 'Eso solo lo reporta el dealer o el encargado',
  'not-your-turn': () => 'No es tu turno',
  'not-offered': () => 'Eso no se puede ahora',
  'nothing-to-call': () => 'No hay nada que igualar: puedes pasar gratis',
  'nothing-to-raise': () => 'No hay nada que subir: nadie ha apostado todavía',
  'must-call-or-fold': (f) => `Hay una apuesta: iguala ${cash(f, 'price')} o retírate`,
  'must-raise': () => 'Ya hay una apuesta: se puede subir, no volver a apostar',
  'pass-is-fold': () =>
    'Aquí no se puede pasar sin retirarse: quien pasa antes de que se abra el bote queda fuera de la mano',
  'wager-limit-reached': (f) => `No se puede poner más: el máximo es ${cash(f, 'max')}`,
  'must-open-high': (f) => `Tienes la carta más alta: abre por ${cash(f, 'price')}, y retírate con eso si quieres`,
  'must-open': (f) => `Tienes la carta más baja: abre por ${cash(f, 'price')}, y retírate con eso si quieres`,
  'raise-cap-reached': (f) =>
    has(f, 'raises')
      ? `Ya no se puede subir: ${f.raises === 1 ? 'hubo' : 'ya hubo'} ${count(Number(f.raises), 'subida')} en esta ronda`
      : 'Ya no se puede subir: no caben más apuestas en esta ronda',
  'betting-not-reopened': (f) =>
    has(f, 'full')
      ? `No puedes subir: el all-in no llegó a la subida completa, a ${cash(f, 'full')}`
      : 'No puedes subir: el all-in no llegó a la subida completa',
  'check-raise-barred': () => 'No puedes subir: quien pasó no sube en la misma ronda',
  'bound-out-of-turn': () => 'Actuaste fuera de turno y nada ha cambiado: lo dicho vale',
  'must-complete': () => 'Pusiste de menos: complétalo, o retírate y piérdelo',
  'nobody-to-answer': () => 'No queda nadie con fichas para responder',
  'no-chips-behind': () => 'No te alcanzan las fichas: se juega con lo que hay en la mesa',
  'must-stand-pat': () => 'Tienes que plantarte sin cambiar cartas',
  'amount-missing': (f) => `Di cuánto: de ${amount(f, 'min')} a ${amount(f, 'max')}`,
  'amount-not-asked': () => 'Eso no lleva cantidad',
  'amount-not-whole': (f) => `Las cantidades van de ${unit(f)} en ${unit(f)}`,
  'amount-too-small': (f) => `Es muy poco: al menos ${amount(f, 'min')}`,
  'amount-too-big': (f) => `Es demasiado: como mucho ${amount(f, 'max')}`,
  'cards-not-asked': () => 'Eso no lleva cartas',
  'wrong-number-of-cards': (f) =>
    f.min === f.max
      ? `Escoge ${count(Number(f.min), 'carta')}`
      : `Escoge de ${text(f, 'min')} a ${text(f, 'max')} cartas`,
  'card-not-yours': () => 'Esa carta no se puede escoger aquí',
  'piles-not-asked': () => 'Eso no lleva columnas',
  'seat-not-asked': () => 'Eso no lleva asiento',
  'not-that-seat': () => 'Ese asiento no se puede escoger aquí',
  'not-this-pack': () => 'Esas no son las cartas de este mazo',
  'not-a-meld': (f) =>
    has(f, 'cards')
      ? 'Esas cartas no van en columnas: cada una debe ser un juego'
      : 'Con esa carta no tienes ningún juego',
  'not-your-columns': (f) => `Esas no son tus ${text(f, 'cards')} cartas, cada una en una columna`,
  'columns-same': () => 'Tus columnas ya están así',
  'nothing-laid': () => 'No tienes columnas en la mesa',
  'columns-stay': () => 'Las columnas se quedan como están: solo se agregan cartas',
  'use-or-pass': () => 'Hay una carta ofrecida: úsala o déjala pasar',
  'must-take': () => 'Quien puede usar la carta tiene que tomarla',
  'must-discard': () => 'Tienes una carta de más: primero tira una',
  'has-drawn': () => 'Quien tomó una carta juega hasta el final',
  'no-dropping-now': () => 'Ya es tarde para salirse',
  'nothing-to-take': () => 'No hay carta que tomar: saca una del mazo',
  'must-keep-one': () =>
    'Una carta se queda en la mano para el descarte: antes de la undécima hay que tener diez abajo',
  'no-circle': () => 'No queda círculo para eso',
  'must-hit': (f) => `Con ${text(f, 'total')} hay que pedir carta`,
  'must-stand': (f) => `Con ${text(f, 'total')} hay que plantarse`,
  'first-two-only': () => 'Eso solo se puede con las dos primeras cartas',
  'no-surrender': () => 'Aquí nadie se rinde',
  'next-has-acted': () => 'El siguiente jugador ya actuó: la mano se queda como está',
  'not-a-pair': () => 'Esas dos cartas no se pueden dividir',
  'ante-first': () => 'Primero va el ante: ponlo, o di que juegas sin él',
  'bet-placed': () => 'Eso ya está: la apuesta está puesta, o juegas sin ella',
  'nothing-bet': () => 'Todavía no apostaste nada: haz una apuesta o deja pasar esta mano',
  'wrong-stage': (f) =>
    has(f, 'stage')
      ? `Eso no se puede juzgar en este momento de la mano: ${stage(text(f, 'stage'))}`
      : 'Eso no se puede juzgar en este momento de la mano',
  'too-late': () => 'Ya es tarde para eso: el juego siguió',
  'action-has-begun': () => 'Ya es tarde para eso: la acción ya empezó',
  'action-not-begun': () => 'Es pronto para eso: nadie ha actuado todavía',
  'two-have-acted': () => 'Ya es tarde para eso: dos jugadores ya actuaron',
  'already-corrected': () => 'Eso ya se corrigió',
  'second-exposed-card': () => 'Es la segunda carta que se ve: reporta dos cartas vistas',
  'deck-too-short': () => 'No quedan suficientes cartas en el mazo',
  'no-such-bet': () => 'No hay tal apuesta: nada que devolver',
  'no-such-seat': (f) => `Aquí no hay asiento ${at(f, 'seat')}: van del 1 al ${text(f, 'max')}`,
  'seat-empty': (f) => `En el asiento ${at(f, 'seat')} no hay nadie`,
  'seat-taken': (f) => `El asiento ${at(f, 'seat')} está ocupado`,
  'already-seated': (f) => `Ya tienes el asiento ${at(f, 'seat')}: un asiento por jugador`,
  'no-bots': () => 'En esta mesa no se sientan bots',
  'on-duty': () => 'El personal no juega mientras está de turno',
  'already-leaving': () => 'Ya te vas, en cuanto termine la mano',
  'unknown-command': (f) => `En una mesa no se puede pedir «${text(f, 'command')}»`,
  'command-wrong': (f) =>
    `En la orden «${text(f, 'command')}» el campo «${text(f, 'field')}» pide ${TAKES[f.takes ?? 'plain']}`,
  'no-round': () => 'No se está jugando ninguna mano',
  'round-running': () => 'Se está jugando una mano: espera a que termine',
  'already-sitting-out': () => 'Ya estás fuera por ahora',
  'already-playing': () => 'Ya estás en el juego',
  'duty-unchanged': () => 'Eso ya es así',
  'no-player-bank': () => 'En esta mesa no hace de banca ningún jugador',
  'mark-unchanged': () => 'Eso ya es así',
  'less-than-taken-away': (f) => `Quien vuelve trae al menos lo que se llevó: ${cash(f, 'took')}`,
  'buy-in-too-small': (f) => `Para sentarse se compra al menos ${cash(f, 'min')}`,
  'buy-in-too-big': (f) =>
    Number(f.max) > 0 ? `Se compra como mucho ${cash(f, 'max')}` : 'Ya tienes lo más que permite la mesa',
  'no-chips': () => 'No tienes fichas: compra primero',
  'collection-owed': (f) => `Primero va la cuota por tiempo: ${cash(f, 'owes')}`,
  'no-time-collection': () => 'En esta mesa no se cobra por tiempo',
  'not-yet-due': () => 'Esta media hora ya está pagada',
  'no-table-limit': () => 'Esta mesa no tiene un límite que cambiar',
  'no-such-limit': (f) => `El límite de la mesa va de ${cash(f, 'min')} a ${cash(f, 'max')}, en fichas enteras`,
  'notice-too-short': (f) => `Otro límite se avisa ${text(f, 'minutes')} minutos antes de que valga`,
  'no-progressive': () => 'En esta mesa no hay progresivo',
  'no-fund': ({ fund }) => `Esta mesa no tiene un fondo llamado ${fund}`,
  'no-draw': () => 'Aquí no se sortea ningún botón',
  'button-drawn': () => 'El botón ya se sorteó',
  'button-not-drawn': () => 'Primero se sortea el botón',
  'too-few-players': (f) => `Faltan jugadores: hay ${text(f, 'ready')}, se necesitan ${text(f, 'min')}`,
  'wrong-cards': (f) => `Para sortear el botón va una carta distinta por jugador: ${text(f, 'cards')} en total`,
  'no-choice': () => 'Ahora no hay juego que elegir',
  'not-your-choice': (f) => `Elige el asiento ${text(f, 'seat')}`,
  'not-among': (f) => `Entre los juegos que se reparten aquí no está ${text(f, 'game')}`,
  'seats-too-few': (f) =>
    `Las cartas alcanzan para los asientos 1 a ${text(f, 'max')}, y alguien está en el ${text(f, 'seat')}`,
  'unknown-own-game': (f) => `No hay juego que se llame ${text(f, 'game')}; hay ${text(f, 'known')}`,
  'own-lacks': (f) => `Este juego necesita ${OWN_NEEDS[f.what!]}`,
  'own-unknown': (f) => `Una mesa propia no tiene «${text(f, 'field')}»; tiene ${text(f, 'known')}`,
  'own-wrong': (f) => `«${text(f, 'field')}» pide ${OWN_TAKES[f.takes!]}`,
  'opening-wrong': (f) => `Para abrir una mesa, el campo «${text(f, 'field')}» pide ${TAKES[f.takes ?? 'plain']}`,
  'unknown-house': (f) => `No hay una casa que se llame ${text(f, 'house')}; las casas son ${text(f, 'known')}`,
  'unknown-game': (f) =>
    `${text(f, 'house')} no tiene un juego que se llame ${text(f, 'game')}; tiene ${text(f, 'known')}`,
  'unknown-stake': (f) => `Aquí no hay mesa de ${text(f, 'stake')}; las hay de ${text(f, 'known')}`,
  'pack-too-small': (f) =>
    `El mazo no alcanza para ${text(f, 'seats')} asientos: pueden hacer falta ${text(f, 'needs')} cartas, y tiene ${text(f, 'has')}`,
  'settings-clash': (f) =>
    `Esos ajustes no van juntos: ${(f.why ?? []).map((one) => CLASHES[one]).join('; ')}${has(f, 'at') ? `: ${f.at}` : ''}`,
  'unknown-switch': (f) =>
    has(f, 'game')
      ? `Este juego no tiene un ajuste que se llame ${text(f, 'key')}${has(f, 'known') ? `; tiene ${text(f, 'known')}` : ''}`
      : `No hay un ajuste que se llame ${text(f, 'key')}`,
  'bad-switch-value': (f) => `Ese valor no sirve para ${text(f, 'key')}; admite ${takes(f)}`,
  'switch-locked': (f) =>
    has(f, 'needs')
      ? `${text(f, 'key')} puede ser ${text(f, 'value')} solo donde ${text(f, 'needs')} es ${text(f, 'is')}`
      : `${text(f, 'key')} no se puede poner así: la regla lo fija`,
};

export const refusal = ({ refused, rule, facts = {} }: Refused): string =>
  `${(SENTENCES[refused] as (facts: Facts) => string)(facts)}${rule === null ? '' : ` (${rule})`}.`;
