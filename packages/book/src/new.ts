/** A small house to begin with: hold'em as one says it is played, in both languages, with an example, and every line explained. */

export interface Asked {
  /** Of its folder. */
  readonly id: string;
  /** What the ids of its clauses begin with. */
  readonly code: string;
  readonly name: string;
  readonly place: string;
  /** Two fixed limits, or no limit at all. */
  readonly game: 'limit' | 'no-limit';
  /** `3/6`: both limits, or without a limit both blinds; in dollars. */
  readonly stakes: string;
  readonly small: string;
  readonly big: string;
  /** By the hand; `$0` is none. */
  readonly fee: string;
  /** Which language its comments are in; its clauses are in both. */
  readonly language: 'en' | 'es';
}

/** A bare amount, or one with its dollar sign, as documents have it; null if it is none. */
export function dollarsOf(text: string): string | null {
  const said = /^\$?(\d+)(?:\.(\d\d?))?$/.exec(text.trim());
  if (!said) return null;
  const cents = (said[2] ?? '').padEnd(2, '0');
  return `$${Number(said[1])}${cents === '00' ? '' : `.${cents}`}`;
}
const centsOf = (dollars: string): number => Math.round(Number(dollars.slice(1)) * 100);
/** Both figures of a stake; null if the text is none, or its second is the smaller one. */
export function stakesOf(text: string): readonly [low: string, high: string] | null {
  const [low, high, ...more] = text.split('/').map(dollarsOf);
  if (!low || !high || more.length > 0 || centsOf(low) < 1 || centsOf(high) < centsOf(low)) return null;
  return [low, high];
}
/**
 * What is put in before the cards where nobody says: without a limit the stake says so; else the lower limit, and half of it in
 * whole dollars.
 */
export function usualBlinds(game: Asked['game'], stakes: string): readonly [small: string, big: string] {
  const [low, high] = stakesOf(stakes) ?? ['$1', '$2'];
  if (game === 'no-limit') return [low, high];
  const half = centsOf(low) / 2;
  const cents = half >= 100 ? Math.floor(half / 100) * 100 : Math.max(1, Math.floor(half));
  return [dollarsOf((cents / 100).toFixed(2))!, low];
}

/** `La Reja Club` lives in the folder la-reja-club. */
export const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-') || 'house';
const CODE_LENGTH = 8;
/** All of a short name, or the longest word of a long one: it is cited all night. */
export function codeOf(id: string): string {
  const words = id.split(/[^a-z0-9]+/);
  const whole = words.join('');
  const said = whole.length > CODE_LENGTH ? words.toSorted((a, b) => b.length - a.length)[0]! : whole;
  const code = said.toUpperCase().slice(0, CODE_LENGTH);
  return /^[A-Z]/.test(code) ? code : `H${code}`;
}
export const isCode = (text: string): boolean => /^[A-Z][A-Z0-9]*$/.test(text);
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The entry of a custom that has the usual list of irregularities. */
function floorIn(text: string): string {
  const found = /^ {2}([\w-]+):\n(?: {4}.*\n|\n)*? {4}floor:$/m.exec(text)?.[1];
  if (found === undefined) throw new Error('that custom has no list of irregularities');
  return found;
}
/** Its files, by their names in its folder; `poker` is the text of the custom of that name. */
export const newHouse = (asked: Asked, poker: string): Readonly<Record<string, string>> => ({
  'house.yaml': housePage(asked),
  'hold.yaml': holdPage(asked, floorIn(poker)),
});

const COMMENTS = {
  en: {
    house: 'The house: who it is, where, and its games in the order of its sheet.',
    game: 'A game. Change what you play otherwise, then: baraja book check',
    says: 'What your sheet says: words in both languages, and beside them what each clause makes of the game.',
    floor:
      'The usual list of irregularities, cited to your clause. A floor line of your own, under a clause of its own, holds instead:',
    unsaid: 'What no clause here says comes from the customs named above; baraja book check --full tells which.',
    words: 'What may stand there: baraja book floor community',
    rows: 'Add rows for more stakes: { stakes: 4/8 }.',
  },
  es: {
    house: 'La casa: quién es, dónde, y sus juegos en el orden de su hoja.',
    game: 'Un juego. Cambie lo que aquí se juegue de otro modo, y luego: baraja book check',
    says: 'Lo que dice su hoja: palabras en los dos idiomas, y junto a ellas lo que cada cláusula hace del juego.',
    floor:
      'La lista usual de irregularidades, citada a su cláusula. Un renglón floor propio, bajo una cláusula propia, vale en su lugar:',
    unsaid:
      'Lo que ninguna cláusula dice viene de las costumbres nombradas arriba; baraja book check --full dice cuáles.',
    words: 'Lo que puede ir ahí: baraja book floor community',
    rows: 'Añada renglones para más apuestas: { stakes: 4/8 }.',
  },
};

const housePage = ({ id, code, name, place, language }: Asked): string => `# ${COMMENTS[language].house}
house: ${id}
code: ${code}
name: ${quoted(name)}
place: ${quoted(place)}
jurisdiction: { en: The house’s own rules, es: Las reglas de la casa }
sources: { sheet: { name: ${quoted(name)}, lines: 1 } }
colours: { felt: '#3d4f7c' }
games: [ hold ]
`;

/** What may be bet, in words and as values. */
function betsOf({
  game,
  stakes,
  big,
}: Asked): Readonly<Record<'en' | 'es' | 'sets' | 'hand' | 'shows' | 'river', string>> {
  if (game === 'no-limit')
    return {
      en: 'No limit. A bet is at least the big blind, a raise at least as much as the last one.',
      es: 'Sin límite. Una apuesta es al menos la ciega grande, una subida al menos como la última.',
      sets: '{ limit: { kind: no-limit, min: = forced.big }, raisesMax: null }',
      hand: ', play: r',
      shows: 'seat 0 has: 0, table game.raisesMax: null',
      river: `r${plain(big)}`,
    };
  const [low, high] = stakesOf(stakes)!;
  return {
    en: `Bets and raises of ${low} before and on the flop, of ${high} after it. Three raises a round, between two players too.`,
    es: `Apuestas y subidas de ${low} antes del flop y en él, de ${high} después. Tres subidas por ronda, también entre dos.`,
    sets: '{ limit: { kind: structured, small: = low, big: = high }, raisesMax: 3, capHeadsUp: capped }',
    hand: ', play: r r r',
    shows: 'count Raised: 3, seat 0 may: fold call, table game.capHeadsUp: capped',
    river: `r${plain(high)}`,
  };
}
/** Three players call and check until one is asked to bet on the river. */
const TO_RIVER = Array(11).fill('c').join(' ');
const NAMES = {
  limit: '{ en: Texas Hold’em, es: Texas Hold’em }',
  'no-limit': '{ en: No-Limit Texas Hold’em, es: Texas Hold’em sin límite }',
};
const plain = (dollars: string): string => String(centsOf(dollars) / 100);

function holdPage(asked: Asked, list: string): string {
  const { game, small, big, fee, language } = asked;
  const say = COMMENTS[language];
  const code = `${asked.code}-HOLD`;
  const stakes = stakesOf(asked.stakes)!
    .map((one) => one.slice(1))
    .join('/');
  const bets = betsOf(asked);
  const stacks = `[ ${Array.from({ length: 3 }, () => plain(`$${(centsOf(big) * 100) / 100}`)).join(', ')} ]`;
  const chip = [small, big, fee, ...stakesOf(asked.stakes)!].every((one) => centsOf(one) % 100 === 0) ? '$1' : '$0.01';
  return `# ${say.game}
game: ${asked.code.toLowerCase()}-hold
name: ${NAMES[game]}
family: community
source: sheet
customs: [ usual, poker, blinds, community ]
without: [ irr.profile ]
stakes: { from: stakes, forms: [ ${game} ] }

# ${say.says}
# ${say.unsaid}
clauses:

  ${code}-1:
    kind: deal
    en: Two cards each, face down; then three on the table at once, a fourth and a fifth, with a round of betting after each.
    es: Dos cartas tapadas a cada quien; luego tres en la mesa de una vez, una cuarta y una quinta, con una ronda de apuestas
      después de cada una.
    sets: { hole: 2 }
    governs: [ flop, turn, river ]
    examples:
      - hand: { stacks: ${stacks}, board: 5s Ts 3d Kc 2h, play: c c c to turn-betting }
        shows: { board: 5s Ts 3d Kc, cited BoardDealt: ${code}-1 }

  ${code}-2:
    kind: rank
    en: The best five of seven cards win.
    es: Ganan las mejores cinco de siete cartas.
    sets: { high: { use: any } }
    governs: [ win ]
    examples:
      - hand: { stacks: ${stacks}, holes: { '0': As Ah, '1': 7d 2c, '2': Kd Qd }, board: 5s Ts 3h Kc 2h, play: to the end }
        shows: { seat 0 gains: ${plain(`$${(centsOf(big) * 2) / 100}`)}, cited PotAwarded: ${code}-2 }

  ${code}-3:
    kind: bet
    en: The player left of the button posts ${small}, the next ${big}; they act last in the first round.
    es: El jugador a la izquierda del botón pone ${small}, el siguiente ${big}; en la primera ronda actúan al final.
    sets: { forced: { kind: blinds, small: ${small}, big: ${big} } }
    governs: [ firstToAct, laterToAct ]
    examples:
      - hand: { stacks: ${stacks} }
        shows: { bet 1: ${plain(small)}, bet 2: ${plain(big)}, to act: 0 }

  # ${say.rows}
  ${code}-4:
    kind: bet
    en: ${quoted(bets.en)}
    es: ${quoted(bets.es)}
    rows: { stakes: [ { stakes: ${stakes} } ] }
    sets: ${bets.sets}
    governs: [ action, bet ]
    examples:
      - hand: { stacks: ${stacks}${bets.hand} }
        shows: { ${bets.shows} }

${showClause(code, stacks, bets.river)}
${seatsClauses(code, { big, chip, stacks })}
${floorClause(code, stacks)}${feeClause(asked, code, stacks)}
# ${say.floor}
#   floor: [ { report: off-table, window: hand, names: hole-card, remedy: { replace-card: { face: down } } } ]
# ${say.words}
rulings:
  ${list}: { under: ${code}-7 }
`;
}
function showClause(code: string, stacks: string, river: string): string {
  const play = `${TO_RIVER} ${river} f c`;
  return `  ${code}-5:
    kind: show
    en: Whoever bet last shows first, then the others in turn.
    es: Muestra primero quien apostó al último, luego los demás por turno.
    sets: { show: in-turn }
    governs: [ showOrder ]
    examples:
      - hand: { stacks: ${stacks}, holes: { '0': As Ah, '1': 7d 2c, '2': Kd Qd }, board: 5s Ts 3h Kc 2h, play: ${play} }
        shows: { cited HandShown: ${code}-5, count HandMucked: 1 }`;
}
function feeClause({ fee }: Asked, code: string, stacks: string): string {
  if (centsOf(fee) === 0) return '';
  return `
  ${code}-8:
    kind: fee
    en: The house takes ${fee} a hand from the button, before the cards.
    es: La casa cobra ${fee} por mano al botón, antes de las cartas.
    sets: { fee.table: fees, fee.from: button }
    rows: { fees: [ { per: hand, fee: ${fee} } ] }
    examples:
      - hand: { stacks: ${stacks}, evening: [ a hand ] }
        shows: { at drop: ${plain(fee)}, cited CollectionTaken: ${code}-8 }
`;
}
/** What it takes to sit down: a chip less is refused. */
const seatsClauses = (
  code: string,
  { big, chip, stacks }: Readonly<Record<'big' | 'chip' | 'stacks', string>>,
): string => `
  ${code}-6:
    kind: limit
    en: Twenty big blinds to sit down, or more. The smallest chip is ${chip}.
    es: Veinte ciegas grandes para sentarse, o más. La ficha más chica es de ${chip}.
    sets: { buyIn: { min: = 20 x own.big, max: null }, chip: ${chip}, own.big: ${big} }
    examples:
      - hand: { stacks: ${stacks}, evening: [ dealt ] }
        shows: { refused: { seat 4 sits $${(20 * centsOf(big) - centsOf(chip)) / 100}: ${code}-6 } }
`;
/** Whose law the floor goes by. */
const floorClause = (code: string, stacks: string): string => `  ${code}-7:
    kind: proc
    en: What goes wrong in a hand is put right as Robert’s Rules of Poker have it.
    es: Lo que sale mal en una mano se arregla como dicen las Robert’s Rules of Poker.
    examples:
      - hand: { stacks: ${stacks} }
        floor: [ floor wrong-start ]
        shows: { cited MisdealCalled: ${code}-7 }
`;
