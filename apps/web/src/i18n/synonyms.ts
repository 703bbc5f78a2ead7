// What people type when they look for a game, in both languages, by family and by what a game has. What else a house calls a game is in
// its documents.
import type { Tile } from '../lobby/tiles.js';

/** Nobody need type accents, apostrophes, hyphens or spaces as they stand here. */
export const FAMILY_WORDS: Readonly<Record<Tile, readonly string[]>> = {
  hold: ['hold’em', 'texas hold’em', 'texas', 'poker', 'two cards', 'dos cartas'],
  omaha: ['omaha', 'poker', 'four cards', 'cuatro cartas'],
  draw: [
    'draw',
    'five card draw',
    '5 card draw',
    'poker',
    'cerrado',
    'póker cerrado',
    'cambio de cartas',
    'cinco cartas',
  ],
  stud: ['stud', 'seven card stud', '7 card stud', '7 stud', 'poker', 'siete cartas'],
  rummy: ['rummy', 'rummies', 'rummys', 'rami', 'conquian', 'gin', 'melds', 'escala', 'columnas'],
  'twenty-one': [
    '21',
    'twenty one',
    'twentyone',
    'blackjack',
    'black jack',
    'bj',
    'pontoon',
    'spanish 21',
    'veintiuno',
    'veintiuna',
    '21.5',
    '21½',
  ],
  'pai-gow': ['pai gow', 'pai gow poker', 'double hand', 'doble mano', 'siete cartas'],
  'push-nine': ['push nine', 'push 9', 'nine', '9', 'nueve', 'three cards', 'tres cartas', 'points', 'puntos'],
  'spanish-poker': [
    'spanish poker',
    'póker español',
    'caribbean',
    'caribbean stud',
    'caribeño',
    'casino',
    'español',
    'dos pares',
    'progressive',
    'progresivo',
  ],
};
/** By what a game has. */
export const TRAIT_WORDS = {
  hiLo: ['hi lo', 'high low', 'hi-low', 'split pot', 'alto bajo', 'alta baja'],
  low8: ['8 or better', 'eight or better', '8', 'eight', 'ocho', 'ocho o mejor', '8 o mejor'],
  low9: ['9 or better', 'nine or better', 'nueve o mejor', '9 o mejor'],
  lowball: ['lowball', 'low ball', 'low', 'ace to five', 'a la baja', 'baja', 'bajo'],
  potLimit: ['pot limit', 'pl', 'potlimit', 'límite de bote'],
  noLimit: ['no limit', 'nl', 'nolimit', 'unlimited', 'all in', 'sin límite'],
  limit: ['limit', 'fixed limit', 'structured', 'con límite', 'límite fijo'],
  spread: ['spread', 'spread limit', 'límite abierto'],
  pineapple: ['pineapple', 'crazy pineapple', 'piña', 'tres cartas', 'three cards'],
  joker: ['joker', 'wild', 'bug', 'comodín'],
  jackpot: ['jackpot', 'bad beat', 'bote acumulado'],
  houseBank: ['against the house', 'house bank', 'contra la casa'],
  playerBank: ['banker', 'player banked', 'be the bank', 'banca'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
/** Letters that stand for several of these words. */
export const SHORT_FOR: Readonly<Record<string, string>> = {
  nlhe: 'no limit hold’em',
  lhe: 'limit hold’em',
  plo: 'pot limit omaha',
  plo5: 'pot limit five-card omaha',
  o8: 'omaha 8',
  plo8: 'pot limit omaha 8',
};
