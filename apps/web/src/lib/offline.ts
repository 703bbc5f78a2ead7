// Keeps the page readable without a connection: the worker that does it, and what it is to read beforehand.
import type { Language, Lobby } from './wire.js';

/** Milliseconds between one thing read beforehand and the next: many guests may come from one address. */
const EVERY = 10_000;

/** The lobby, the houses' books with their examples, and of every game that is spread its rules and what its lessons are made from. */
export const readable = ({ houses }: Pick<Lobby, 'houses'>, language: Language): readonly string[] => [
  '/api/lobby',
  ...houses.flatMap(({ id }) => [`/api/books/${id}`, `/api/books/${id}/pages`]),
  ...houses.flatMap(({ id, games }) =>
    games.flatMap((game) => [`/api/opened/${id}/${game.id}`, `/api/rules/${id}/${game.id}?lang=${language}`]),
  ),
];
/** Where a browser has no such worker nothing is kept, and nothing else is missing. */
export async function keepOffline(lobby: Lobby, language: Language): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await navigator.serviceWorker.register('/worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const left = [...readable(lobby, language)];
  const next = () => {
    const read = left.shift();
    if (read === undefined) return;
    active?.postMessage({ read });
    setTimeout(next, EVERY);
  };
  next();
}
