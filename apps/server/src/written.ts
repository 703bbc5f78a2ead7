// Frames as text. What goes to many is written out once: they follow one another.
import type { ServerFrame } from '@baraja/room';

let written: { readonly frame: ServerFrame; readonly text: string } | null = null;
export function textOf(frame: ServerFrame): string {
  if (written?.frame !== frame) written = { frame, text: JSON.stringify(frame) };
  return written.text;
}
