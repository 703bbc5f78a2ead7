/** What may be said of a table besides its game, in words. */
import type { CITED_AT_TABLES } from './cited.js';

interface Said {
  readonly en: string;
  readonly es: string;
}
export const SAID_OF_TABLES: Readonly<Record<keyof typeof CITED_AT_TABLES, Said>> = {
  'seats.min': {
    en: 'How many must be ready before a hand is dealt.',
    es: 'Cuántos deben estar listos antes de repartir una mano.',
  },
  'seats.max': { en: 'How many seats the table has.', es: 'Cuántos asientos tiene la mesa.' },
  buyIn: { en: 'The posted buy-in: `min`, and `max` or null.', es: 'La entrada anunciada: `min`, y `max` o null.' },
  forced: {
    en: 'What is put in before the cards: blinds, an ante, a bring-in, a price, a wager or nothing.',
    es: 'Qué se pone antes de las cartas: ciegas, un ante, una apertura obligada, un precio, una apuesta o nada.',
  },
  seating: {
    en: 'Who sits where in a round: with the blinds, one marker round, the winner first, a bank, or fixed.',
    es: 'Quién se sienta dónde en una ronda: con las ciegas, una marca que da la vuelta, el ganador primero, una banca, o fijo.',
  },
  direction: { en: 'Which way cards and turns go.', es: 'Hacia dónde van las cartas y los turnos.' },
  kill: {
    en: 'Whether winning raises the stakes of the next hand.',
    es: 'Si ganar sube las apuestas de la mano siguiente.',
  },
  returnWindowMinutes: {
    en: 'Who returns within so many minutes is the same player.',
    es: 'Quien vuelve dentro de tantos minutos es el mismo jugador.',
  },
  dealerPosition: {
    en: 'Whether a newcomer waits where the button would go.',
    es: 'Si un recién llegado espera donde iría el botón.',
  },
  seatsEach: {
    en: 'One seat to a person, or several.',
    es: 'Un asiento por persona, o varios.',
  },
  staff: {
    en: 'Whether those may play who are on duty.',
    es: 'Si pueden jugar quienes están de turno.',
  },
  'choice.lasts': {
    en: 'At a dealer’s choice: whether a game is chosen for a hand or for an orbit.',
    es: 'En un juego a elegir: si se elige para una mano o para una vuelta.',
  },
  'choice.silent': {
    en: 'At a dealer’s choice: what is dealt when nobody says in time, the same again or the first.',
    es: 'En un juego a elegir: qué se reparte si nadie dice a tiempo, lo mismo otra vez o lo primero.',
  },
  ordinance: { en: 'What the law of the place asks of every table.', es: 'Qué pide la ley del lugar a toda mesa.' },
};
