// What is said of long work that others do.
import type { Language } from 'baraja/words';

const en = {
  pool: 'have it done by whoever works at this bus (baraja worker): nats://… or postgres://…; with --workers, here too',
  nobody: 'Nobody works for this pool yet. Waiting: `baraja worker --bus …` joins, and --workers 2 works here, too.',
  came: (worker: string) => `${worker} works.`,
  left: (worker: string, pieces: number) => `${worker} has left; what it had (${pieces}) goes to others.`,
  lost: (worker: string, pieces: number) =>
    `${worker} is not heard of any more; what it had (${pieces}) goes to others.`,
  cannot: (worker: string, why: string) => `${worker} cannot: ${why}.`,
  otherProgram: (worker: string) =>
    `${worker} runs another program, and is left out: only the same brings the same figures.`,
  unreadable: (why: string) => `The bus said what nobody of the pool says (${why}): it is left aside.`,
  addressed: (bot: string) => `${bot} plays at an address, which other machines may not have: leave --pool out.`,
  worker: 'Work for a pool: do pieces of simulations, arenas, laws, odds and records that are asked for with --pool',
  bus: 'the bus of the pool: nats://host:4222, tls://… or postgres://…',
  data: 'the data folder of a room whose record may be looked over here (baraja verify --pool); its keys stay here',
  db: 'the database the record is in, where it is in one',
  workers: 'pieces at a time; as many as there are cores unless told',
  joined: (name: string, workers: number, program: string) =>
    `${name} works for the pool, ${workers} ${workers === 1 ? 'piece' : 'pieces'} at a time. Program ${program}. Ctrl-C leaves.`,
  began: (kind: string) => `${kind}: begun.`,
  over: (kind: string, pieces: number) => `${kind}: over, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'} done here.`,
  cannotHere: (kind: string, why: string) => `${kind}: not here: ${why}.`,
  leaving: 'Leaving; what is not done goes to others.',
  noBus: (address: string) => `${address} is no bus: nats://host:4222, tls://host:4222 or postgres://… was wanted.`,
  unbuilt: 'The program of the threads is not built: npm run build.',
};
const es: typeof en = {
  pool: 'que lo haga quien trabaje en este bus (baraja worker): nats://… o postgres://…; con --workers, también aquí',
  nobody:
    'Nadie trabaja todavía para este grupo. Esperando: `baraja worker --bus …` se suma, y --workers 2 trabaja también aquí.',
  came: (worker) => `${worker} trabaja.`,
  left: (worker, pieces) => `${worker} se fue; lo que tenía (${pieces}) pasa a otros.`,
  lost: (worker, pieces) => `De ${worker} ya no se sabe nada; lo que tenía (${pieces}) pasa a otros.`,
  cannot: (worker, why) => `${worker} no puede: ${why}.`,
  otherProgram: (worker) => `${worker} corre otro programa y queda fuera: solo el mismo da las mismas cifras.`,
  unreadable: (why) => `Por el bus llegó algo que nadie del grupo dice (${why}): se deja de lado.`,
  addressed: (bot) => `${bot} juega en una dirección que otras máquinas tal vez no alcanzan: quite --pool.`,
  worker:
    'Trabajar para un grupo: hacer partes de simulaciones, arenas, leyes, probabilidades y registros pedidas con --pool',
  bus: 'el bus del grupo: nats://host:4222, tls://… o postgres://…',
  data: 'la carpeta de datos de una sala cuyo registro se puede revisar aquí (baraja verify --pool); sus llaves se quedan aquí',
  db: 'la base de datos del registro, si está en una',
  workers: 'partes a la vez; tantas como núcleos si no se dice otra cosa',
  joined: (name, workers, program) =>
    `${name} trabaja para el grupo, ${workers} ${workers === 1 ? 'parte' : 'partes'} a la vez. Programa ${program}. Ctrl-C para salir.`,
  began: (kind) => `${kind}: en marcha.`,
  over: (kind, pieces) => `${kind}: terminado, ${pieces} ${pieces === 1 ? 'parte hecha' : 'partes hechas'} aquí.`,
  cannotHere: (kind, why) => `${kind}: aquí no: ${why}.`,
  leaving: 'Saliendo; lo que falta pasa a otros.',
  noBus: (address) => `${address} no es un bus: se esperaba nats://host:4222, tls://host:4222 o postgres://….`,
  unbuilt: 'El programa de los hilos no está hecho: npm run build.',
};
export const workWords = (language: Language): typeof en => (language === 'es' ? es : en);
