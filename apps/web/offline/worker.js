// What the page keeps for when there is no connection: itself, the rules and the lessons. Built with the list of its files in FILES; a page
// of another build has another worker. Nothing of a table, a wallet or a hand is kept: what is not read anew is not shown.
/* global FILES, BUILD */
const KEPT = `baraja-${BUILD}`;
const READ = 'baraja-read';
/** Read again when there is a connection, and from what was read last when there is none. */
const READABLE = /^\/api\/(?:lobby|opened\/|rules\/|clause\/|books\/)/;
/** What was read beforehand is what was asked for, however it was asked for then. */
const ANYHOW = { ignoreVary: true };
/** How long a connection is waited for before what was read last is shown, in milliseconds. */
const PATIENCE = 4000;

addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(KEPT);
      await cache.addAll(FILES);
      // Which houses and games there are is asked for first: every page is shown by it.
      await (await caches.open(READ)).add('/api/lobby').catch(() => undefined);
      await self.skipWaiting();
    })(),
  );
});
addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT && name !== READ) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

const soon = (request) =>
  Promise.race([fetch(request), new Promise((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE))]);
/** As the room says it now; as it said it last, where the room is not reached. */
async function fresh(request) {
  const cache = await caches.open(READ);
  try {
    const answer = await soon(request);
    if (answer.ok) await cache.put(request, answer.clone());
    // A room that is asked too much, or has trouble of its own, is one that is not reached.
    const isBusy = answer.status === 429 || answer.status >= 500;
    return (isBusy && (await cache.match(request, ANYHOW))) || answer;
  } catch {
    return (await cache.match(request, ANYHOW)) ?? fetch(request);
  }
}
/** The page itself is the room's while it answers: it may have been renewed. */
const page = (request) => soon(request).catch(async () => (await caches.match('/')) ?? fetch(request));
const kept = async (request) => (await caches.match(request, ANYHOW)) ?? fetch(request);

/** The documentation is kept whole as soon as somebody opens it. */
const DOCS = '/docs/';
async function keepDocs() {
  const cache = await caches.open(READ);
  const list = await fetch(`${DOCS}files.json`).catch(() => null);
  if (!list?.ok) return;
  for (const path of await list.json())
    if (!(await cache.match(path, ANYHOW))) await cache.add(path).catch(() => undefined);
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith(DOCS)) {
    event.respondWith(fresh(request));
    if (request.mode === 'navigate') event.waitUntil(keepDocs());
  } else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (READABLE.test(url.pathname)) event.respondWith(fresh(request));
  else if (FILES.includes(url.pathname)) event.respondWith(kept(request));
});

/** The page says what is to be read beforehand, one thing at a time: a whole card room may come from one address. */
addEventListener('message', (event) => {
  const path = event.data?.read;
  if (typeof path !== 'string' || !READABLE.test(path)) return;
  event.waitUntil(
    (async () => {
      const cache = await caches.open(READ);
      if (await cache.match(path, ANYHOW)) return;
      const answer = await fetch(path).catch(() => null);
      if (answer?.ok) await cache.put(path, answer);
    })(),
  );
});
