// What a table's events are packed by: everything its book, its seats and its script can name. One for all tables of the same rules.
import { citableAt } from 'baraja/books';
import { type TableDictionary, type TableRules, tableDictionary } from 'baraja/table';
import { STREAM_FACTS } from './facts.js';

const MOST_KEPT = 500;
const made = new Map<string, TableDictionary>();

export function dictionaryFor(rules: TableRules): TableDictionary {
  const kept = made.get(rules.hash);
  if (kept !== undefined) return kept;
  const dictionary = tableDictionary(rules, citableAt(rules), STREAM_FACTS);
  if (made.size >= MOST_KEPT) made.clear();
  made.set(rules.hash, dictionary);
  return dictionary;
}
