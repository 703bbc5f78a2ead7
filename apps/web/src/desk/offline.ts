// All games of the house one works for are kept for when there is no connection, before anybody asks for them.
import { readable } from '../lib/offline.js';
import type { Language, LobbyHouse } from '../lib/wire.js';

/** Milliseconds between one thing read and the next. */
const EVERY = 250;

export async function readAhead(house: LobbyHouse, language: Language): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { active } = await navigator.serviceWorker.ready;
  const left = [...readable({ houses: [house] }, language)];
  const next = () => {
    const read = left.shift();
    if (read === undefined) return;
    active?.postMessage({ read });
    setTimeout(next, EVERY);
  };
  next();
}
