// What the coach says.
import type { Language } from '../../lib/wire.js';

type Of<A extends readonly unknown[]> = (...args: A) => string;
export interface CoachStrings {
  readonly coach: string;
  readonly lesson: string;
  readonly end: string;
  readonly step: Of<[at: number, of: number]>;
  readonly seeking: string;
  readonly welcome: Of<[you: string, stack: string]>;
  readonly deal: string;
  readonly watch: string;
  readonly happened: string;
  readonly see: string;
  readonly may: string;
  readonly costs: Of<[amount: string]>;
  readonly show: string;
  readonly would: Of<[what: string]>;
  readonly doIt: string;
  readonly chose: Of<[what: string]>;
  readonly kindly: string;
  readonly back: string;
  readonly on: string;
  readonly just: string;
  readonly enough: string;
  readonly playOut: string;
  readonly won: Of<[amount: string]>;
  readonly lost: Of<[amount: string]>;
  readonly even: string;
  readonly putIn: string;
  readonly gotBack: string;
  readonly toHouse: string;
  readonly how: string;
  readonly again: string;
  readonly practise: string;
  readonly pictures: string;
  readonly others: readonly string[];
}
const OTHERS = ['Oros', 'Copas', 'Espadas', 'Bastos', 'Sota', 'Brisca', 'Tute', 'Julepe', 'Malilla'];
const en: CoachStrings = {
  coach: 'Coach',
  lesson: 'guided first hand',
  end: 'End the lesson',
  step: (at, of) => `Step ${at} of ${of}`,
  seeking: 'Looking for a hand that teaches …',
  welcome: (you, stack) =>
    `You are ${you}, with ${stack} in practice chips. There is no clock, and anything can be taken back.`,
  deal: 'Deal the cards',
  watch: 'Now the others. Watch what they do.',
  happened: 'What happened',
  see: 'What you see',
  may: 'What you may do',
  costs: (amount) => `costs ${amount}`,
  show: 'Show me what you would do',
  would: (what) => `I would: ${what}.`,
  doIt: 'Do that',
  chose: (what) => `You chose: ${what}.`,
  kindly: 'That is allowed, and may go well. I would have done something else:',
  back: 'Take it back',
  on: 'Go on like this',
  just: 'Just what I would have done.',
  enough: 'You have seen how a turn goes. I can play the rest for you.',
  playOut: 'Play the rest for me',
  won: (amount) => `You won ${amount}.`,
  lost: (amount) => `You lost ${amount}.`,
  even: 'You are even.',
  putIn: 'You put in',
  gotBack: 'You got back',
  toHouse: 'Of what you put in, the house took',
  how: 'How it came about',
  again: 'Another guided hand',
  practise: 'Practise on your own',
  pictures: 'Back to the pictures',
  others: OTHERS,
};
const es: CoachStrings = {
  coach: 'Guía',
  lesson: 'primera mano guiada',
  end: 'Terminar la lección',
  step: (at, of) => `Paso ${at} de ${of}`,
  seeking: 'Buscando una mano de la que se aprenda …',
  welcome: (you, stack) =>
    `Tú eres ${you}, con ${stack} en fichas de práctica. No hay reloj, y todo se puede deshacer.`,
  deal: 'Reparte las cartas',
  watch: 'Ahora los demás. Mira lo que hacen.',
  happened: 'Lo que pasó',
  see: 'Lo que ves',
  may: 'Lo que puedes hacer',
  costs: (amount) => `cuesta ${amount}`,
  show: 'Enséñame qué harías tú',
  would: (what) => `Yo haría esto: ${what}.`,
  doIt: 'Hazlo así',
  chose: (what) => `Escogiste: ${what}.`,
  kindly: 'Se vale, y puede salir bien. Yo habría hecho otra cosa:',
  back: 'Deshacerlo',
  on: 'Seguir así',
  just: 'Justo lo que yo habría hecho.',
  enough: 'Ya viste cómo va un turno. Puedo jugar lo que falta por ti.',
  playOut: 'Juega lo que falta',
  won: (amount) => `Ganaste ${amount}.`,
  lost: (amount) => `Perdiste ${amount}.`,
  even: 'Quedaste a mano.',
  putIn: 'Pusiste',
  gotBack: 'Recibiste',
  toHouse: 'De lo que pusiste, la casa cobró',
  how: 'Cómo fue',
  again: 'Otra mano guiada',
  practise: 'Practicar por mi cuenta',
  pictures: 'Volver a los dibujos',
  others: OTHERS,
};
const LANGUAGES: Readonly<Record<Language, CoachStrings>> = { en, es };
export const coachStrings = (language: Language): CoachStrings => LANGUAGES[language];
