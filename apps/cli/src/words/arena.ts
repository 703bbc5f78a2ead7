// What the arena says.
import type { Language } from 'baraja/words';
import type { ForfeitReason } from '../arena/wire.js';

const en = {
  about: 'Let bots play each other, every deal twice with seats exchanged, and say who beats whom and how sure that is',
  game: 'what is played: rogelios/hold-nl',
  bot: (known: string) => `who plays, said twice or more: ${known}; or a program, ./mine or "python3 mine.py"`,
  hands: 'hands of each pair; every deal is two',
  seats: 'seats at the table, which the two of a pair hold by turns',
  think: 'milliseconds a program has for a choice; one more, and it has forfeited',
  log: 'every hand as a JSON line into this file',
  json: 'the figures as JSON',
  two: 'Two bots at least: --bot careful --bot steady.',
  noGame: 'A house and a game with a stroke between them: rogelios/hold-nl.',
  head: (where: string, hands: string, seats: number, seed: number, book: string) =>
    `${where}: ${hands} hands a pair, ${seats} seats, seed ${seed}, book ${book}`,
  figures: (unit: string, sure: number) =>
    `${unit} in 100 hands at one seat, without the collection, the luck of the board given back where it is counted;\n` +
    `all intervals together hold ${sure} times in 100`,
  lead: (figure: string) => `a lead of ${figure}`,
  beats: (one: string, other: string) => `${one} beats ${other}`,
  even: (one: string, other: string) => `${one} and ${other}: nothing is sure`,
  asItFell: 'as the cards fell',
  forfeit: (one: string, other: string, deal: number) => `${one} forfeits to ${other} at deal ${deal}`,
  lost: {
    'no-start': 'it did not start',
    'no-typescript':
      'this Node reads no TypeScript and tsx is not there: npm i tsx beside it, or take Node 22.18 or newer',
    ended: 'it ended in the middle',
    slow: 'it was too slow',
    garbage: 'what it said is no choice',
    illegal: 'what it chose is not on the menu',
    'other-protocol': 'it speaks another protocol',
  } satisfies Record<ForfeitReason, string>,
  lostShort: 'forfeit',
  wonShort: 'won',
  sit: {
    about: 'Let a program play a seat at a table of a room, marked as a bot, where the house allows it',
    room: 'where the room is: http://localhost:8080',
    table: 'the table, by its id: what stands behind /at/ in its link',
    bot: 'the program: ./mine or "python3 mine.py"',
    seat: 'at which seat; the first that is free',
    buyIn: 'with how much, in cents',
    cookie: 'the cookie of a session, for an account that exists; otherwise a guest comes in',
    hands: 'so many hands and no more',
    won: (hands: number, money: string) => `${hands} hands, ${money}.`,
    noRoom: (url: string, why: string) => `No room answers at ${url}: ${why}.`,
    refused: (why: string) => `The room refuses: ${why}.`,
    over: (why: string) => `It is over: ${why}.`,
  },
};

const es: typeof en = {
  about:
    'Que los bots jueguen entre sí, cada reparto dos veces con los asientos cambiados: quién gana a quién y con qué certeza',
  game: 'lo que se juega: rogelios/hold-nl',
  bot: (known) => `quién juega, dicho dos veces o más: ${known}; o un programa, ./mio o "python3 mio.py"`,
  hands: 'manos de cada pareja; cada reparto son dos',
  seats: 'asientos de la mesa, que los dos de una pareja ocupan por turnos',
  think: 'milisegundos que un programa tiene para elegir; uno más, y ha perdido por abandono',
  log: 'cada mano como una línea JSON en este archivo',
  json: 'las cifras como JSON',
  two: 'Por lo menos dos bots: --bot careful --bot steady.',
  noGame: 'Una casa y un juego con una barra en medio: rogelios/hold-nl.',
  head: (where, hands, seats, seed, book) =>
    `${where}: ${hands} manos por pareja, ${seats} asientos, semilla ${seed}, libro ${book}`,
  figures: (unit, sure) =>
    `${unit} en 100 manos en un asiento, sin la cuota de la mano, devuelta la suerte de la mesa donde se cuenta;\n` +
    `todos los intervalos juntos valen ${sure} de 100 veces`,
  lead: (figure) => `una ventaja de ${figure}`,
  beats: (one, other) => `${one} gana a ${other}`,
  even: (one, other) => `${one} y ${other}: nada es seguro`,
  asItFell: 'según cayeron las cartas',
  forfeit: (one, other, deal) => `${one} pierde por abandono contra ${other} en el reparto ${deal}`,
  lost: {
    'no-start': 'no arrancó',
    'no-typescript': 'este Node no lee TypeScript y no está tsx: npm i tsx junto a él, o Node 22.18 o más nuevo',
    ended: 'terminó a la mitad',
    slow: 'fue demasiado lento',
    garbage: 'lo que dijo no es una elección',
    illegal: 'lo que eligió no está en el menú',
    'other-protocol': 'habla otro protocolo',
  },
  lostShort: 'abandono',
  wonShort: 'ganó',
  sit: {
    about: 'Que un programa juegue un asiento en una mesa de una sala, marcado como bot, donde la casa lo permite',
    room: 'dónde está la sala: http://localhost:8080',
    table: 'la mesa, por su id: lo que sigue a /at/ en su enlace',
    bot: 'el programa: ./mio o "python3 mio.py"',
    seat: 'en qué asiento; el primero que esté libre',
    buyIn: 'con cuánto, en centavos',
    cookie: 'la cookie de una sesión, para una cuenta que existe; si no, entra un invitado',
    hands: 'tantas manos y no más',
    won: (hands, money) => `${hands} manos, ${money}.`,
    noRoom: (url, why) => `Ninguna sala contesta en ${url}: ${why}.`,
    refused: (why) => `La sala lo rechaza: ${why}.`,
    over: (why) => `Se acabó: ${why}.`,
  },
};

export const arenaWords: Readonly<Record<Language, typeof en>> = { en, es };
