// Which key does what. Letters are the ones the page shows on its buttons; a key typed into a field is the field's.
import type { KeyName } from '../i18n/index.js';
import type { ActName } from './wire.js';

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey?: boolean;
}
/** The letters of a family's own acts. */
export type Letters = Readonly<Partial<Record<ActName, string>>>;
export interface Deed {
  readonly name: KeyName | 'act';
  /** Which preset or which card, from 0. */
  readonly index?: number;
  /** For an act of the family's own: its type. */
  readonly act?: ActName;
}
export interface KeyContext {
  /** Is somebody typing? Then letters are text, and only Enter and Escape mean anything. */
  readonly typing: boolean;
  /** Are cards to be chosen? Then figures choose cards. */
  readonly picking: boolean;
  /** Is an amount being chosen? Then arrows change it. */
  readonly sizing: boolean;
  /** The family's own letters, by act. */
  readonly letters: Letters;
}

/** By what is printed on the key. The same letters do the same in every language: hands learn places, not words. */
export const KEYS: Readonly<Partial<Record<KeyName, string>>> = {
  fold: 'F',
  call: 'C',
  raise: 'R',
  yes: 'Y',
  no: 'N',
  confirm: 'Enter',
  less: '↓',
  more: '↑',
  preset: '1 2 3 4',
  pick: '1 2 3 4',
  myCards: 'H',
  board: 'B',
  pot: 'P',
  toCall: 'T',
  turn: 'W',
  last: 'L',
  clock: 'K',
  stacks: 'S',
  sound: 'M',
  chat: '/',
  rail: 'G',
  out: 'O',
  keys: '?',
  next: 'Space',
  advise: 'Q',
  takeBack: 'Z',
  playOut: 'End',
  card: 'V',
};
/** What keys are for: acts in a hand, questions, which Shift asks where a family has the letter, and what the page does at every table. */
export const KEY_GROUPS = {
  act: ['fold', 'call', 'raise', 'preset', 'more', 'less', 'confirm', 'pick', 'yes', 'no'],
  ask: ['myCards', 'board', 'pot', 'toCall', 'turn', 'last', 'clock', 'stacks'],
  page: ['sound', 'chat', 'rail', 'out', 'next', 'advise', 'takeBack', 'playOut', 'card', 'keys'],
} as const satisfies Readonly<Record<string, readonly KeyName[]>>;
const byLetter = new Map(
  Object.entries(KEYS).flatMap(([name, key]) => (/^[A-Z/?]$/.test(key) ? [[key.toLowerCase(), name as KeyName]] : [])),
);

/** What a pressed key asks for; null if nothing. */
export function deedOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, context: KeyContext): Deed | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (context.typing) return null;
  if (context.sizing && (key === 'ArrowUp' || key === 'ArrowRight')) return { name: 'more' };
  if (context.sizing && (key === 'ArrowDown' || key === 'ArrowLeft')) return { name: 'less' };
  if (key === ' ') return { name: 'next' };
  if (key === 'End') return { name: 'playOut' };
  if (key === 'Enter') return context.sizing || context.picking ? { name: 'confirm' } : null;
  if (/^\d$/.test(key)) {
    const index = (Number(key) + 9) % 10;
    if (context.picking) return { name: 'pick', index };
    return context.sizing && index < 4 ? { name: 'preset', index } : null;
  }
  // With Shift a letter asks, even where without it something is done.
  const own = shiftKey
    ? undefined
    : Object.entries(context.letters).find(([, letter]) => letter.toLowerCase() === key.toLowerCase());
  if (own) return { name: 'act', act: own[0] as ActName };
  const name = byLetter.get(key.toLowerCase());
  return name === undefined ? null : { name };
}
