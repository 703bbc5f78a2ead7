// How the shuffle works, in plain words, both languages together: fetched when somebody asks.
import type { Language } from '../lib/wire.js';

interface HowFair {
  readonly how: readonly string[];
  readonly limits: string;
  readonly proven: readonly string[];
  readonly elsewhere: string;
  readonly elsewhereHow: string;
}
export const howFair: Readonly<Record<Language, HowFair>> = {
  en: {
    how: [
      'Before each deal your browser promises a random number without telling it. The room shuffles two decks and seals them. Only ' +
        'then does every browser open its number.',
      'All numbers together choose which deck is dealt and in which order its cards are taken; the other deck is laid open. When ' +
        'the room sealed the decks it did not know your number; when you promised your number you did not know the decks.',
      'Nobody, alone or with others, could choose the cards.',
    ],
    limits: 'What is proven, and where it ends',
    proven: [
      'Every card you saw lay where the seal and the numbers put it.',
      'The order is not the room’s alone wherever one honest player’s number is in it. Bots add none.',
      'The deck is whole: the open one shows it, by even chance in each hand.',
      'A reshuffle in mid-hand takes numbers too, but lays no second deck open.',
      'A shoe that goes on keeps its seal and the numbers of the hand it was shuffled in.',
      'Whoever promised a number and does not open it in time is left out, and that is on record.',
    ],
    elsewhere: 'Check it without this page',
    elsewhereHow:
      'Save the proof, and keep a line of the room’s record. The program on your own machine checks the first by itself, and the ' +
      'second against the room’s folder:',
  },
  es: {
    how: [
      'Antes de cada reparto tu navegador promete un número al azar sin decirlo. La sala baraja dos mazos y los sella. Solo ' +
        'entonces cada navegador muestra su número.',
      'Entre todos los números escogen qué mazo se reparte y en qué orden salen sus cartas; el otro queda a la vista. Cuando la ' +
        'sala selló los mazos no conocía tu número; cuando prometiste tu número no conocías los mazos.',
      'Nadie, ni solo ni con otros, pudo escoger las cartas.',
    ],
    limits: 'Qué queda probado, y hasta dónde',
    proven: [
      'Cada carta que viste estaba donde la pusieron el sello y los números.',
      'El orden no es solo de la sala si lleva el número de al menos un jugador honrado. Los bots no ponen ninguno.',
      'El mazo está completo: lo muestra el que queda a la vista, y en cada mano pudo tocar cualquiera de los dos.',
      'Si se vuelve a barajar a media mano también entran números, pero no se descubre un segundo mazo.',
      'Un sabot que sigue conserva su sello y los números de la mano en que se barajó.',
      'Quien prometió un número y no lo muestra a tiempo queda fuera, y eso consta en el registro.',
    ],
    elsewhere: 'Comprobarlo sin esta página',
    elsewhereHow:
      'Guarda la prueba y una línea del registro de la sala. El programa en tu propia máquina comprueba la primera por sí sola, y ' +
      'la segunda contra la carpeta de la sala:',
  },
};
