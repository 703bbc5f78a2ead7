/** What happens at a table as bytes: its own facts and those of its rounds, by one dictionary. What stores them needs no game. */
import { type Coder, type Facts, faultIn, recordCoder, unpackable } from '../facts/index.js';
import { compiledFor } from '../games/index.js';
import { type Dictionary, dictionaryOf, packedBy, unpackedBy, writtenCoder } from '../kernel/index.js';
import type { TableRules } from './rules.js';

export interface TableDictionary extends Dictionary {
  /** What may happen at a table, as it was declared then; a kind is known by its place. */
  readonly table: Facts;
}
/** An event with its fields beside its name, as it is written. */
interface Flat {
  readonly type: string;
}

interface Kind {
  readonly type: string;
  readonly coder: Coder | null;
  readonly isToday: boolean;
}

/** The dictionary of a table: everything its seats, script and book can name. `table` is what may happen there. */
export function tableDictionary(rules: TableRules, clauses: Iterable<string>, table: Facts): TableDictionary {
  const { gameId, game, stake, hash, words: said } = rules;
  const seats = Array.from({ length: rules.seats.max }, (_, i) => i + 1);
  const named = dictionaryOf(compiledFor(gameId, game, seats), clauses);
  const words = new Set([
    ...named.words,
    hash,
    ...(said === undefined ? [] : [said]),
    gameId,
    stake,
    ...named.markers,
    ...named.places,
  ]);
  return { ...named, words: [...words], table };
}

/** Events of a table, written by a dictionary. What was declared otherwise than `today` is checked against it when it is read. */
export function tablePacking(dictionary: TableDictionary, today: Facts) {
  const { table, words, ring } = dictionary;
  const told = writtenCoder(dictionary);
  const types = Object.keys(table);
  const kindOf = (type: string): Kind => ({
    type,
    coder: table[type]!.fields === null ? null : recordCoder(table[type]!.fields, { words, ring, told }),
    isToday: Object.hasOwn(today, type) && JSON.stringify(today[type]) === JSON.stringify(table[type]),
  });
  // Each when it first happens: most never do at one table.
  const kinds: (Kind | undefined)[] = types.map(() => undefined);
  const kindAt = (number: number): Kind => {
    kinds[number] ??= kindOf(types[number] ?? unpackable(`there is nothing of number ${number}`));
    return kinds[number];
  };
  const numbers = new Map(types.map((type, i) => [type, i]));
  const lines: Coder<Flat> = {
    write(w, { type, ...fields }) {
      const number = numbers.get(type) ?? unpackable(`${type} is nothing that happens at a table`);
      w.uint(number);
      kindAt(number).coder?.write(w, fields);
    },
    read(r) {
      const { type, coder, isToday } = kindAt(r.uint());
      const fields = coder === null ? null : coder.read(r);
      const fault = isToday ? null : faultIn(today, type, fields);
      return fault === null ? { type, ...(fields as object | null) } : unpackable(fault);
    },
  };
  return {
    pack: (event: Flat): Uint8Array => packedBy(lines, [event]),
    unpack(bytes: Uint8Array): Flat {
      const [event, more] = unpackedBy(lines, bytes);
      if (event === undefined || more !== undefined) throw new Error('a packed event cannot be read: it is not one');
      return event;
    },
  };
}
