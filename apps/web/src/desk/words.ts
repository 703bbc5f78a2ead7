// What the rules desk says besides the rules themselves.
import type { Language } from '../lib/wire.js';

export interface DeskStrings {
  readonly desk: string;
  readonly lead: string;
  readonly parts: Readonly<Record<'rule' | 'drill' | 'log', string>>;
  readonly house: string;
  readonly game: string;
  readonly change: string;
  readonly find: string;
  readonly findHint: string;
  readonly none: string;
  readonly all: string;
  readonly nothing: string;
  readonly ruling: string;
  readonly notRuled: string;
  readonly money: string;
  readonly clause: string;
  readonly inBook: string;
  readonly onFelt: string;
  readonly hideFelt: string;
  readonly changes: string;
  readonly further: string;
  readonly unless: string;
  readonly again: string;
  readonly back: string;
  readonly answered: string;
  readonly log: Readonly<
    Record<
      | 'this'
      | 'table'
      | 'name'
      | 'note'
      | 'optional'
      | 'send'
      | 'sent'
      | 'kept'
      | 'heading'
      | 'lead'
      | 'search'
      | 'none'
      | 'csv'
      | 'more'
      | 'waiting',
      string
    >
  >;
  readonly drill: Readonly<
    Record<
      | 'lead'
      | 'games'
      | 'all'
      | 'start'
      | 'situation'
      | 'what'
      | 'right'
      | 'wrong'
      | 'next'
      | 'done'
      | 'again'
      | 'forget',
      string
    >
  > & {
    readonly progress: (known: number, all: number) => string;
    readonly due: (due: number) => string;
    readonly score: (right: number, of: number) => string;
  };
}
const en: DeskStrings = {
  desk: 'Rules desk',
  lead: 'For dealers and floor at a live table: say what happened, get the ruling.',
  parts: { rule: 'Rule', drill: 'Drill', log: 'Log' },
  house: 'House',
  game: 'Game',
  change: 'Change game',
  find: 'What happened?',
  findHint: 'two cards exposed',
  none: 'Nothing here sounds like that. Try other words, or look through the list.',
  all: 'Everything that can go wrong here',
  nothing: 'This game’s rules say of nothing what is done when it goes wrong: call the floor.',
  ruling: 'Ruling',
  notRuled: 'No ruling',
  money: 'Money',
  clause: 'The rule, word by word',
  inBook: 'In the rules',
  onFelt: 'Show it on the felt',
  hideFelt: 'Put the felt away',
  changes: 'What would change it',
  further: 'More would be asked',
  unless: 'It cannot be done if:',
  again: 'Another case',
  back: 'Back',
  answered: 'Your answers',
  log: {
    this: 'Log it',
    table: 'Table',
    name: 'Your name',
    note: 'Note',
    optional: 'if you like',
    send: 'Log',
    sent: 'Logged.',
    kept: 'Kept on this tablet: it goes to the room when there is a connection.',
    heading: 'Log of incidents',
    lead: 'What was logged under your name in this room. Sign in with one account on several tablets to share one log.',
    search: 'Search the log',
    none: 'Nothing logged yet.',
    csv: 'As a spreadsheet (CSV)',
    more: 'Older',
    waiting: 'waiting for a connection',
  },
  drill: {
    lead: 'The desk asks, you rule. What you miss comes back until you have it.',
    games: 'Games',
    all: 'All games of the house',
    start: 'Begin',
    situation: 'What happened',
    what: 'What is the ruling?',
    right: 'Right.',
    wrong: 'Not quite. The ruling is:',
    next: 'Next',
    done: 'Nothing is due now: come back tomorrow, or go on all the same.',
    again: 'Go on all the same',
    forget: 'Begin anew',
    progress: (known, all) => `${known} of ${all} known`,
    due: (due) => `${due} due`,
    score: (right, of) => `${right} of ${of} right today`,
  },
};
const es: DeskStrings = {
  desk: 'Consulta de reglas',
  lead: 'Para dealers y encargados en una mesa de verdad: di qué pasó y sale el fallo.',
  parts: { rule: 'Fallo', drill: 'Ensayo', log: 'Bitácora' },
  house: 'Casa',
  game: 'Juego',
  change: 'Cambiar de juego',
  find: '¿Qué pasó?',
  findHint: 'se ven dos cartas',
  none: 'Nada suena a eso. Prueba otras palabras, o busca en la lista.',
  all: 'Todo lo que aquí puede salir mal',
  nothing: 'Las reglas de este juego no dicen qué se hace cuando algo sale mal: llama al encargado.',
  ruling: 'Fallo',
  notRuled: 'No hay fallo',
  money: 'Dinero',
  clause: 'La regla, palabra por palabra',
  inBook: 'En las reglas',
  onFelt: 'Verlo en la mesa',
  hideFelt: 'Quitar la mesa',
  changes: 'Qué lo cambiaría',
  further: 'Habría más que preguntar',
  unless: 'No se puede hacer si:',
  again: 'Otro caso',
  back: 'Atrás',
  answered: 'Tus respuestas',
  log: {
    this: 'Anotarlo',
    table: 'Mesa',
    name: 'Tu nombre',
    note: 'Nota',
    optional: 'si quieres',
    send: 'Anotar',
    sent: 'Anotado.',
    kept: 'Guardado en esta tableta: pasa a la sala cuando haya conexión.',
    heading: 'Bitácora de incidentes',
    lead: 'Lo que se anotó con tu nombre en esta sala. Con una misma cuenta en varias tabletas se comparte una bitácora.',
    search: 'Buscar en la bitácora',
    none: 'Todavía no hay nada anotado.',
    csv: 'Como hoja de cálculo (CSV)',
    more: 'Anteriores',
    waiting: 'espera conexión',
  },
  drill: {
    lead: 'La consulta pregunta y tú fallas. Lo que se te va, vuelve hasta que lo sepas.',
    games: 'Juegos',
    all: 'Todos los juegos de la casa',
    start: 'Empezar',
    situation: 'Qué pasó',
    what: '¿Cuál es el fallo?',
    right: 'Correcto.',
    wrong: 'No es eso. El fallo es:',
    next: 'Siguiente',
    done: 'Por ahora no toca nada: vuelve mañana, o sigue de todos modos.',
    again: 'Seguir de todos modos',
    forget: 'Empezar de nuevo',
    progress: (known, all) => `${known} de ${all} sabidas`,
    due: (due) => `${due} por repasar`,
    score: (right, of) => `${right} de ${of} bien hoy`,
  },
};
const LANGUAGES: Readonly<Record<Language, DeskStrings>> = { en, es };
export const deskStrings = (language: Language): DeskStrings => LANGUAGES[language];
