/** A table between its hands, in Spanish: what happens, how each seat stands, what may be asked for. */
import { isReadable, readFace } from '../../cards/index.js';
import type { Game } from '../../kernel/index.js';
import type { Away, Hold, OutOfTurn, Readiness, TableEvent } from '../../table/index.js';
import { list, money, nameless, seatNumber } from '../shared.js';
import { gameNamed } from '../telling.js';
import { type Scene, type SeatNames, worded } from '../words.js';
import { forSoLong, signed } from './by.js';
import { card } from './cards.js';
import { event, seat } from './events.js';

type Sentence<Type extends TableEvent['type']> = (
  e: Extract<TableEvent, { type: Type }>,
  names: SeatNames,
  scene: Scene,
) => string | null;
type Sentences = { readonly [Type in Exclude<TableEvent['type'], 'Played'>]: Sentence<Type> };

const OUT: Readonly<Record<Away, string>> = {
  asked: 'deja de jugar por ahora',
  silent: 'dejó correr el tiempo otra vez y no juega por ahora; para volver basta un botón',
  'no-chips': 'se quedó sin fichas',
  'short-of-collection': 'no juega: no le alcanza para la cuota',
  'short-of-opening': 'no juega: no le alcanza para la cuota y la apuesta forzada',
  'short-of-wager': 'no juega: no le alcanza para la apuesta mínima y su cuota',
  'short-of-points': 'no juega: no le alcanza para lo que puede costar un juego',
  'collection-owed': 'no juega: debe la cuota por tiempo',
  'on-duty': 'no juega mientras está de turno',
};
const cardOf = (text: string): string => {
  const face = readFace(text);
  return isReadable(face) ? card(face) : text;
};

/** What the seat with the table's leading marker does, by the marker. */
const LEADS: Readonly<Record<string, string>> = {
  button: 'tiene el botón',
  'first-card': 'recibe la primera carta',
  first: 'empieza',
  bank: 'bancó la última vez',
};

const EVENTS: Sentences = {
  Seated: ({ patron, seat: at, buyIn, from }) =>
    from
      ? `${patron.name} viene de otra mesa al asiento ${seatNumber(at)}, con todo lo suyo: ${money(buyIn)}.`
      : `${patron.name}${patron.bot || patron.program ? ', un bot,' : ''} se sienta en el asiento ${seatNumber(at)} con ${money(buyIn)}.`,
  ToppedUp: ({ seat: at, amount, behind }, names) =>
    `${seat(at, names)} compra ${money(amount)} en fichas${behind ? ', que juegan desde la próxima mano' : ''}.`,
  BehindPlayed: ({ seat: at, amount, returned }, names) =>
    `${seat(at, names)} tiene ${money(amount)} más en juego${returned > 0 ? `; ${money(returned)} pasan del máximo y se devuelven` : ''}.`,
  SatOut: ({ seat: at, reason }, names) => `${seat(at, names)} ${OUT[reason]}.`,
  CameBack: ({ seat: at, post }, names) => `${seat(at, names)} vuelve${post ? ' y pondrá las ciegas' : ''}.`,
  LeaveNoted: ({ seat: at, by }, names) =>
    `${seat(at, names)} ${by?.who === 'clock' ? `llevaba ${forSoLong(by)} fuera y ` : ''}se va al terminar esta mano.`,
  Left: ({ seat: at, took, by, to }, names) => {
    if (to) return `${seat(at, names)} se cambia de mesa con ${money(took)}.`;
    return by?.who === 'clock'
      ? `${seat(at, names)} llevaba ${forSoLong(by)} fuera: el asiento queda libre y se devuelven ${money(took)}.`
      : `${seat(at, names)} se va con ${money(took)}.`;
  },
  SeatChanged: ({ seat: at, to }, names) => `${seat(at, names)} se cambia al asiento ${seatNumber(to)}.`,
  ButtonDrawn: ({ seat: at, cards }, names) =>
    `Sorteo del botón: ${cards.map((one) => `${seat(one.seat, names)} ${cardOf(one.card)}`).join(', ')}. Lo tiene ${seat(at, names)}.`,
  // Donde nadie toma la banca, la mano ya lo ha dicho.
  GameBroke: ({ unbanked }) => (unbanked ? null : 'Se deshizo el juego: quedan menos de dos jugadores.'),
  GameChosen: ({ seat: at, game, by }, names) =>
    by?.who === 'clock'
      ? `${seat(at, names)} no eligió a tiempo: sigue ${gameNamed('es', game)}.`
      : `${seat(at, names)} elige ${gameNamed('es', game)}.`,
  BlindsDue: ({ seat: at, patron, due }, names, scene) => {
    const missed = due.small && due.big ? 'las dos ciegas' : due.big ? 'la ciega grande' : 'la ciega chica';
    return `${scene.patron?.(patron) ?? seat(at, names)} se saltó ${missed}: las debe.`.replace(
      /(la ciega \w+): las/,
      '$1: la',
    );
  },
  TimeCollected: ({ paid, owed, rate }, names) => {
    const pay = paid.map((one) => `${seat(one.seat, names)}${one.amount === rate ? '' : ` ${money(one.amount)}`}`);
    const owe = owed.map((one) => `${seat(one.seat, names)} debe ${money(one.amount)}`);
    const parts = [pay.length > 0 ? `${pay.length === 1 ? 'paga' : 'pagan'} ${list(pay, 'y')}` : '', ...owe].filter(
      Boolean,
    );
    return `Cuota por tiempo, ${money(rate)} la media hora: ${parts.join('; ')}.`;
  },
  DutyChanged: ({ seat: at, onDuty }, names) => `${seat(at, names)} ${onDuty ? 'entra de turno' : 'termina su turno'}.`,
  PropositionMarked: ({ seat: at, proposition }, names) =>
    `${seat(at, names)} ${proposition ? 'queda marcado' : 'ya no está marcado'} como jugador de proposición.`,
  LimitNoticed: ({ limit, at, from }) =>
    `Aviso: el límite de la mesa será de ${money(limit)} por mano, en ${(from - at) / 60_000} minutos como pronto.`,
  LimitChanged: ({ limit }) => `Desde la próxima mano el límite de la mesa es de ${money(limit)} por mano.`,
  ProgressiveCounted: ({ count }) =>
    `Se cuenta la caja del progresivo, ${money(count.box)}: el acumulado es de ${money(count.posted)}.`,
  ProgressiveRemoved: ({ progressive }) =>
    `El progresivo sale del juego; ${money(progressive.at.transferred)} pasan a otro.`,
  ProgressiveTakenUp: ({ amount, progressive }) =>
    `Llegan ${money(amount)} de un progresivo de la casa que salió del juego: el acumulado es de ${money(progressive.at.meter)}.`,
  FundTakenUp: ({ amount, holds }) =>
    `Llegan ${money(amount)} de la cuenta de premios de una mesa que cerró: la de esta tiene ${money(holds)}.`,
  RoundOpened: ({ round, markers }, names) => {
    const [leading] = Object.entries(markers);
    if (leading === undefined) return `Mano ${round}.`;
    return `Mano ${round}: ${seat(leading[1], names)} ${worded(LEADS, leading[0])}.`;
  },
  RoundClosed: ({ round }) => `Terminó la mano ${round}.`,
};

export function tableEvent(
  game: Game | null,
  e: TableEvent,
  names: SeatNames = nameless,
  scene: Scene = {},
): string | null {
  if (e.type === 'Played') {
    if (game === null) throw new Error('an event of a hand is told with its game');
    return event(game, e.event, names, { ...scene, by: e.by });
  }
  const text = (EVENTS[e.type] as Sentence<typeof e.type>)(e as never, names, scene);
  return text === null || e.by?.who === 'clock' ? text : signed(text, '', e.by);
}

const WHY: Readonly<Record<Away | Hold | 'leaving', (r: Readiness) => string>> = {
  leaving: () => 'Se va al terminar esta mano',
  asked: () => 'No juega por ahora',
  silent: () => 'No juega: se le acabó el tiempo',
  'no-chips': () => 'Sin fichas',
  'short-of-collection': () => 'No le alcanza para la cuota',
  'short-of-opening': () => 'No le alcanza para la cuota y la apuesta forzada',
  'short-of-wager': () => 'No le alcanza para la apuesta mínima y su cuota',
  'short-of-points': () => 'No le alcanza para lo que puede costar un juego',
  'collection-owed': () => 'Debe la cuota por tiempo',
  'on-duty': () => 'De turno',
  'in-another-hand': () => 'En una mano de otra mesa: una mano a la vez',
  'between-blinds': () => 'Espera a que pase el botón',
  'dealer-position': () => 'Espera a que pase el botón',
  'big-blind': (r) =>
    costs(r) > 0 ? `Debe ciegas: espera la ciega grande o pone ${price(r)}` : 'Espera la ciega grande',
  hands: (r) => `Espera ${r.hands} ${r.hands === 1 ? 'mano' : 'manos'}${costs(r) > 0 ? `, o pone ${price(r)}` : ''}`,
};
const costs = ({ price: { dead, live } }: Readiness): number => dead + live;
const price = ({ price: { dead, live } }: Readiness): string =>
  dead > 0 ? `${money(dead)} muertos y ${money(live)} vivos` : money(live);

export function seatStatus(r: Readiness): string {
  if (r.why !== null) return WHY[r.why](r);
  if (!r.next) return 'Espera jugadores';
  return r.status === 'playing' ? 'Jugando' : 'Próxima mano';
}

export const outOfTurn = ({ patron, count, rule }: Pick<OutOfTurn, 'patron' | 'count' | 'rule'>): string =>
  `${patron.name} ha actuado fuera de turno ${count} veces en esta mesa (${rule}).`;
