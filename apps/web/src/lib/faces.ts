// Faces as the wire prints them, read back.
import { type Face, isReadable, readFace } from 'baraja';
import type { Words } from './wire.js';

export const faceOf = (text: string | undefined): Face | undefined => {
  if (text === undefined) return undefined;
  const face = readFace(text);
  return isReadable(face) ? face : undefined;
};
export const facesOf = (texts: readonly string[]): readonly Face[] => texts.flatMap((text) => faceOf(text) ?? []);
/** A card's name in full, for whoever listens. */
export const faceName = (text: string, say: Words): string => {
  const face = faceOf(text);
  return face === undefined ? text : say.cardName(face);
};
/** A card in short, for whoever looks: `K♦`. */
export const faceShort = (text: string, say: Words): string => {
  const face = faceOf(text);
  return face === undefined ? text : say.card(face);
};
