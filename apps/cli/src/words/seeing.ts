// What the flags and the command say by which one looks into a running room.
import type { Language } from 'baraja/words';

const en = {
  metrics:
    'figures for Prometheus and `baraja top`, at a port or address:port of their own; off this machine with BARAJA_METRICS_TOKEN only',
  log: 'lines of JSON about what happens, on standard error: error, warn, info or debug',
  traces: 'send OpenTelemetry traces to this collector, such as http://127.0.0.1:4318',
  noPlace: (text: string) => `${text} is no port and no address:port.`,
  noCollector: (text: string) => `${text} is no address of a collector, such as http://127.0.0.1:4318.`,
  noToken: (host: string) => `Figures at ${host} can be read by others: set BARAJA_METRICS_TOKEN, or use 127.0.0.1.`,
  figures: (url: string) => `Figures: ${url}/metrics`,
  top: 'Look into a running room: tables, hands and answers by the second (the room runs with --metrics)',
  at: 'where the room shows its figures',
  every: 'seconds between two looks',
  once: 'look once and end',
  json: 'as JSON',
  rows: 'tables shown, the busiest first',
  unreachable: (at: string) => `No figures at ${at}. Is the room running with --metrics?`,
  refused: (at: string) => `${at} wants a token: set BARAJA_METRICS_TOKEN as the room has it.`,
  status: { ready: 'ready', degraded: 'DEGRADED', 'stands-by': 'stands by: another server keeps the room' },
  head: (tables: string, playing: string, people: string, bots: string, sockets: string) =>
    `${tables} tables, ${playing} playing · ${people} people, ${bots} bots · ${sockets} sockets`,
  rates: (hands: string, decisions: string, refusals: string) =>
    `${hands} hands/s · ${decisions} decisions/s · ${refusals} refusals/s`,
  times: (append: string, answer: string, lag: string, memory: string) =>
    `stored ${append} · answered ${answer} · lag ${lag} · memory ${memory}`,
  within: (half: string, most: string) => `p50 ${half} p99 ${most}`,
  none: 'none',
  columns: ['table', 'house', 'game', 'people', 'bots', 'eyes', 'hands', 'hands/s', 'events/s', 'queue'],
  more: (n: number) => `… and ${n} more`,
  noTables: 'No table is awake.',
};
const es: typeof en = {
  metrics:
    'cifras para Prometheus y `baraja top`, en un puerto o dirección:puerto aparte; para otras máquinas, con BARAJA_METRICS_TOKEN',
  log: 'líneas de JSON sobre lo que pasa, en la salida de errores: error, warn, info o debug',
  traces: 'mandar trazas de OpenTelemetry a este colector, como http://127.0.0.1:4318',
  noPlace: (text) => `${text} no es un puerto ni dirección:puerto.`,
  noCollector: (text) => `${text} no es la dirección de un colector, como http://127.0.0.1:4318.`,
  noToken: (host) => `Otros pueden leer las cifras en ${host}: ponga BARAJA_METRICS_TOKEN, o use 127.0.0.1.`,
  figures: (url) => `Cifras: ${url}/metrics`,
  top: 'Mirar dentro de una sala abierta: mesas, manos y respuestas por segundo (la sala corre con --metrics)',
  at: 'dónde muestra la sala sus cifras',
  every: 'segundos entre dos miradas',
  once: 'mirar una vez y terminar',
  json: 'como JSON',
  rows: 'mesas que se muestran, primero las más activas',
  unreachable: (at) => `No hay cifras en ${at}. ¿Corre la sala con --metrics?`,
  refused: (at) => `${at} pide una clave: ponga BARAJA_METRICS_TOKEN como la tiene la sala.`,
  status: { ready: 'lista', degraded: 'CON FALLAS', 'stands-by': 'en espera: otro servidor lleva la sala' },
  head: (tables, playing, people, bots, sockets) =>
    `${tables} mesas, ${playing} jugando · ${people} personas, ${bots} bots · ${sockets} conexiones`,
  rates: (hands, decisions, refusals) => `${hands} manos/s · ${decisions} decisiones/s · ${refusals} rechazos/s`,
  times: (append, answer, lag, memory) =>
    `guardado ${append} · contestado ${answer} · atraso ${lag} · memoria ${memory}`,
  within: (half, most) => `p50 ${half} p99 ${most}`,
  none: 'nada',
  columns: ['mesa', 'casa', 'juego', 'gente', 'bots', 'ojos', 'manos', 'manos/s', 'hechos/s', 'cola'],
  more: (n) => `… y ${n} más`,
  noTables: 'No hay ninguna mesa despierta.',
};
export const seeingWords = (language: Language): typeof en => (language === 'es' ? es : en);
