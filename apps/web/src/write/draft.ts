// The draft in this browser: kept at every change, so that nothing is lost when the page is closed.
import type { Documents, HouseDraft } from './asks.js';

const KEY = 'baraja.write';
/** Null where none was kept, or it cannot be read. */
export function keptDraft(): HouseDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}
/** False where the browser keeps nothing. */
export function keep(draft: HouseDraft | null): boolean {
  try {
    if (draft === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
function isDraft(value: unknown): value is HouseDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { house, files } = value as Partial<HouseDraft>;
  if (typeof house !== 'string' || typeof files !== 'object' || files === null) return false;
  return Object.values(files).every((text) => typeof text === 'string');
}

/** A house of the room, to be changed. */
export const draftOf = (documents: Documents, house: string): HouseDraft => {
  const mine = `houses/${house}/`;
  const own = Object.entries(documents).filter(([path]) => path.startsWith(mine));
  return { house, files: Object.fromEntries(own.map(([path, text]) => [path.slice(mine.length), text])) };
};
export const housesIn = (documents: Documents): readonly string[] =>
  Object.keys(documents).flatMap((path) => /^houses\/([^/]+)\/house\.yaml$/.exec(path)?.[1] ?? []);
/** Names of files, the house's own first. */
export const filesOf = ({ files }: HouseDraft): readonly string[] => [
  ...Object.keys(files).filter((name) => name === 'house.yaml'),
  ...Object.keys(files)
    .filter((name) => name !== 'house.yaml')
    .sort(),
];
/** What may be called a file. */
export const FILE_NAME = /^[a-z0-9][a-z0-9-]{0,59}\.yaml$/;
/** Which schema a file goes by: its family's, or what kind of page it is. */
export function pageOf(name: string, text: string): string {
  if (name === 'house.yaml') return 'house';
  return /^family: *(\S+)/m.exec(text)?.[1] ?? 'part';
}
