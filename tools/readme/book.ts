import { isBook, loadBook, openTable, printFault } from '@baraja/book';
import { folder } from '@baraja/book/node';

// The texts of a house by their paths: from a folder, or any others that a function or an object has; a browser can do this, too.
const texts = folder('.');
const book = loadBook(texts, 'rogelios');
if (!isBook(book)) throw new Error(book.faults.map(printFault).join('\n'));
const table = openTable(book, { game: 'hold', stake: '3/6' });
if ('refused' in table) throw new Error(table.refused);
console.log(table.gameId, table.stake, table.seats);
book.shelve(); // beside the houses the engine knows, for words, rules pages and bots

const spoilt = loadBook((path) => texts(path)?.replace('name: Rogelio’s', 'nmae: Rogelio’s'), 'rogelios');
if (!isBook(spoilt)) for (const fault of spoilt.faults) console.log(printFault(fault));
