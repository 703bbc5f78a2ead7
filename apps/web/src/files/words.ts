// The words of the page that opens a file of hands, in both languages. They are fetched with it.
import type { Format } from '@baraja/hands';
import type { Language } from '../lib/wire.js';

const en = {
  heading: 'Hands from a file',
  lead: 'PHH, Open Hand History, the trackers’ text, or lines of our own. The file stays on this device.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  noFormat: 'This is no file of hands that can be read here.',
  hands: (n: number) => (n === 1 ? '1 hand' : `${n} hands`),
  hand: (n: number) => `Hand ${n}`,
  bad: (n: number, why: string) => `Hand ${n}: ${why}`,
  more: (n: number) => `Only the first ${n} are shown.`,
  stopped: (act: number, why: string) => `Up to act ${act}, which the table refuses: ${why}`,
  unended: 'It does not come to its end: the file tells no more of it.',
  steps: 'The hand, step by step',
  under: 'Under other rules',
  house: 'House',
  game: 'Game',
  stake: 'Stake',
  allTaken: 'Every act would have been taken.',
  notDealt: 'This table would not have dealt it.',
  notTaken: (act: number, name: string, did: string) =>
    `${act > 0 ? `Act ${act}, ` : ''}${name}: ${did} would have been refused.`,
  paid: { post: 'posts', fee: 'pays a fee of', win: 'wins' },
  was: 'was',
  is: 'would be',
  player: 'Player',
  saveAs: 'Save as',
  formats: { jsonl: 'our own lines', phh: 'PHH', ohh: 'Open Hand History', stars: 'trackers’ text' } satisfies Record<
    Format,
    string
  >,
};
const es: typeof en = {
  heading: 'Manos de un archivo',
  lead: 'PHH, Open Hand History, el texto de los programas de seguimiento, o líneas propias. El archivo se queda en este aparato.',
  choose: 'Elegir un archivo',
  drop: 'o suéltalo aquí',
  noFormat: 'Este no es un archivo de manos que aquí se pueda leer.',
  hands: (n) => (n === 1 ? '1 mano' : `${n} manos`),
  hand: (n) => `Mano ${n}`,
  bad: (n, why) => `Mano ${n}: ${why}`,
  more: (n) => `Sólo se muestran las primeras ${n}.`,
  stopped: (act, why) => `Hasta el acto ${act}, que la mesa no acepta: ${why}`,
  unended: 'No llega a su fin: el archivo no cuenta más de ella.',
  steps: 'La mano, paso a paso',
  under: 'Bajo otras reglas',
  house: 'Casa',
  game: 'Juego',
  stake: 'Apuesta',
  allTaken: 'Todo se habría aceptado.',
  notDealt: 'Esta mesa no la habría repartido.',
  notTaken: (act, name, did) => `${act > 0 ? `Acto ${act}, ` : ''}${name}: ${did} no se habría aceptado.`,
  paid: { post: 'pone', fee: 'paga una cuota de', win: 'gana' },
  was: 'fue',
  is: 'habría sido',
  player: 'Jugador',
  saveAs: 'Guardar como',
  formats: { jsonl: 'líneas propias', phh: 'PHH', ohh: 'Open Hand History', stars: 'texto de seguimiento' },
};
const ALL: Readonly<Record<Language, typeof en>> = { en, es };
export const fileStrings = (language: Language): typeof en => ALL[language];
