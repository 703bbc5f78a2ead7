// What the page may name besides its own: the browser, and Svelte's and Vite's ambient words.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/// <reference types="svelte" />
/// <reference types="vite/client" />
