// What goes between the page and the thread its own tables are played in.
import type { OwnAsks } from '../lib/own.js';

export type OwnAsk = {
  [Name in keyof OwnAsks]: { readonly ask: Name; readonly with: Parameters<OwnAsks[Name]> };
}[keyof OwnAsks];
/** The first says who plays there. */
export type ToThread = { readonly name: string } | { readonly frame: string } | ({ readonly number: number } & OwnAsk);
export type FromThread =
  | { readonly frame: string }
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly error: string };
