/** Clauses, rulings and the rules page in Spanish. */
import { type Clause, type Family, isRuling, type Ruling } from '../../books/index.js';
import { cited } from '../citation.js';
import type { RulesWords } from '../words.js';

const OBJECTS: Readonly<Record<Family, string>> = {
  community: 'Se apuesta con las cartas propias y las de la mesa; la mejor mano se lleva el bote.',
  draw: 'Se apuesta con cinco cartas propias, de las que se pueden cambiar algunas; la mejor mano se lleva el bote.',
  stud: 'Se apuesta con cartas propias, unas abiertas y otras tapadas; la mejor mano se lleva el bote.',
  rummy: 'Se bajan combinaciones a la mesa; quien completa las suyas les cobra a los demás.',
  banked: 'Cada jugador juega su mano contra la banca, no contra los demás.',
  point: 'Se apuesta a los puntos de las cartas; la mejor mano se lleva el bote.',
};

export const rules: RulesWords = {
  headings: {
    object: 'De qué se trata',
    setup: 'Preparación',
    deal: 'Reparto',
    bet: 'Apuestas',
    flow: 'Juego',
    rank: 'Qué mano gana a cuál',
    show: 'Mostrar las cartas',
    pay: 'Pagos',
    fee: 'Cuotas de la casa',
    irr: 'Irregularidades',
    proc: 'Conducta',
    opt: 'A elección de la casa',
    info: 'Información',
    lent: 'Tomado de otras listas',
    law: 'Lo que pide la ley',
    rulings: 'Nuestras decisiones, donde la hoja calla o no es clara',
  },
  object: (family, hiLo) =>
    hiLo
      ? OBJECTS[family].replace('la mejor mano se lleva', 'la mejor mano alta y la mejor baja se reparten')
      : OBJECTS[family],
  citation: (cites) =>
    cited(cites, { sheet: (house) => `hoja de ${house}`, page: 'página', line: 'línea', lines: 'líneas' }),
  gap: (game) => `De ${game}, donde la página de este juego calla`,
  onlyWith: (key, value) => `Solo si la mesa se ajusta de otro modo: ${key} en ${value}`,
  part: 'De la hoja de la casa, para varios de sus juegos',
  byPeople: 'El programa todavía no se encarga de esto aquí: lo cuida la gente de la casa.',
  house: 'Casa',
  jurisdiction: 'Jurisdicción',
  ourRuling: 'Nuestra decisión',
  readings: 'Lecturas consideradas',
  setting: 'Ajuste',
  changed: 'puesto por la casa',
  lockedBy: (rule) => `fijado por ${rule}`,
  rows: (count) => `${count} ${count === 1 ? 'fila' : 'filas'}`,
};

/** A clause or ruling as a Spanish reader has it. */
export const law = <E extends Clause | Ruling>(entry: E): E => ({ ...entry, ...entry.es });

/** A clause or ruling as read out before it is applied: what it says, then where it stands. */
export function ruling(english: Clause | Ruling): string {
  const entry = law(english);
  const where = rules.citation(entry.cites);
  if (isRuling(entry)) return `Nuestra decisión ${entry.id}: ${entry.ruling}${where ? ` (Sobre: ${where}.)` : ''}`;
  const stands = where ? ` (${where}.)` : '';
  if (!entry.irr) return `${entry.id}: ${entry.text}${stands}`;
  const { trigger, state, remedy, money, moneyStated } = entry.irr;
  const when = state === 'any' ? 'en cualquier momento' : state;
  const chips = money === 'none' ? 'no se mueve ninguna ficha' : `${money}${moneyStated ? '' : ' (nuestra decisión)'}`;
  return `${entry.id}. Qué pasó: ${trigger}. Cuándo: ${when}. Remedio: ${remedy}. Fichas: ${chips}.${stands}`;
}
