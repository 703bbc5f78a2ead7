// All Spanish there is, fetched by those who speak it.
export { spanish } from 'baraja/words/es';
export { es } from './es.js';
