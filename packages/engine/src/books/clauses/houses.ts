// The five houses and the games on their sheets: names, seats, and which clauses speak of which game. How a game is played
// is not here.
import type { RuleId, SourceId } from './clause.js';

export type HouseId = 'jalisco' | 'spanish-poker' | 'ven-a-mexico' | 's-and-k' | 'rogelios';
export type Family = 'community' | 'draw' | 'stud' | 'rummy' | 'banked' | 'point';
export type GameId =
  | 'jal-draw'
  | 'jal-esc'
  | 'jal-lar'
  | 'jal-lob'
  | 'span'
  | 'ven-draw'
  | 'ven-hold'
  | 'ven-nb21'
  | 'snk-hold'
  | 'snk-hhl'
  | 'snk-ohl'
  | 'snk-pan'
  | 'snk-pgp'
  | 'snk-p9'
  | 'snk-pine'
  | 'snk-oma'
  | 'snk-lob'
  | 'rog-stud'
  | 'rog-sthl'
  | 'rog-hold'
  | 'rog-hold-nl'
  | 'rog-oma'
  | 'rog-ohl'
  | 'rog-draw'
  | 'rog-hdp'
  | 'rog-cphl'
  | 'rog-lob'
  | 'rog-p215';

export interface House {
  readonly id: HouseId;
  readonly name: string;
  readonly town: string;
  /** The sheet, and the letters its rule ids begin with. */
  readonly source: SourceId;
  /** Lines of the sheet as it was filed. */
  readonly lines: number;
  readonly code: 'JAL' | 'SPAN' | 'VEN' | 'SNK' | 'ROG';
  readonly jurisdiction: string;
  /** In Spanish, where it is not simply a name. */
  readonly jurisdictionEs?: string;
  /** Prefixes of clauses that hold for every game of the house. */
  readonly prefixes: readonly string[];
}

export interface GameListing {
  readonly id: GameId;
  readonly house: HouseId;
  /** As the house calls it. */
  readonly name: string;
  /** In Spanish, where the name is not simply kept. */
  readonly nameEs?: string;
  readonly family: Family;
  /** The pot, or the hand, has a high and a low side. */
  readonly hiLo: boolean;
  readonly players: { readonly min: number; readonly max: number; readonly rule: RuleId };
  /** Prefixes of the game's own clauses. */
  readonly prefixes: readonly string[];
  /** Prefixes of the clauses that fill its gaps, nearest first. */
  readonly also: readonly string[];
}

export const houses: readonly House[] = [
  {
    id: 'jalisco',
    name: 'Jalisco Pool Room',
    town: 'Guadalupe, California',
    source: '000',
    lines: 104,
    code: 'JAL',
    jurisdiction: 'City of Guadalupe ordinance 99-347, section 5.32.140',
    jurisdictionEs: 'Ordenanza 99-347 de la ciudad de Guadalupe, sección 5.32.140',
    prefixes: ['JAL-ORD'],
  },
  {
    id: 'spanish-poker',
    name: 'Spanish Poker',
    // The sheet is the game owner's and names no room.
    town: 'Washington',
    source: '001',
    lines: 165,
    code: 'SPAN',
    jurisdiction: 'Washington State Gambling Commission',
    prefixes: [],
  },
  {
    id: 'ven-a-mexico',
    name: 'Ven-A-Mexico',
    town: 'Soledad, California',
    source: '002',
    lines: 460,
    code: 'VEN',
    jurisdiction: 'California Penal Code; Business and Professions Code section 19984',
    jurisdictionEs: 'Código Penal de California; Código de Negocios y Profesiones, sección 19984',
    prefixes: [],
  },
  {
    id: 's-and-k',
    name: 'S & K Cardroom',
    town: 'Eureka, California',
    source: '003',
    lines: 205,
    code: 'SNK',
    jurisdiction: 'California',
    prefixes: [],
  },
  {
    id: 'rogelios',
    name: 'Rogelio’s',
    town: 'Isleton, California',
    source: '004',
    lines: 1646,
    code: 'ROG',
    jurisdiction: 'California Penal Code section 330.11; Oliver v. County of Los Angeles',
    jurisdictionEs: 'Código Penal de California, sección 330.11; Oliver v. County of Los Angeles',
    prefixes: ['ROG-FEE'],
  },
];

type Rest = Partial<Pick<GameListing, 'nameEs' | 'hiLo' | 'also'>>;

const listed = (
  id: GameId,
  house: HouseId,
  prefixes: readonly string[],
  name: string,
  family: Family,
  [min, max, rule]: readonly [number, number, RuleId],
  { hiLo = false, also = [], ...names }: Rest = {},
): GameListing => ({ id, house, prefixes, name, family, players: { min, max, rule }, hiLo, also, ...names });

/** One game to a line, in the order of the sheets. */
export const games: readonly GameListing[] = [
  listed('jal-draw', 'jalisco', ['JAL-DRAW'], 'Draw Poker', 'draw', [2, 8, 'AMB-GEN-03'], { nameEs: 'Póker cerrado' }),
  listed('jal-esc', 'jalisco', ['JAL-ESC'], 'Escaleriado', 'rummy', [2, 7, 'JAL-ESC-A1']),
  listed('jal-lar', 'jalisco', ['JAL-LAR'], 'Largo', 'rummy', [2, 5, 'JAL-LAR-A1']),
  listed('jal-lob', 'jalisco', ['JAL-LOB'], 'Low-Ball', 'draw', [2, 8, 'AMB-GEN-03'], { nameEs: 'Póker a la baja', also: ['JAL-DRAW'] }),
  listed('span', 'spanish-poker', ['SPAN-GEN', 'SPAN-ANTE', 'SPAN-DP', 'SPAN-JOK', 'SPAN-DEAL', 'SPAN-RANK', 'SPAN-PAY', 'SPAN-PROG'], 'Spanish Poker', 'banked', [1, 6, 'SPAN-GEN-3'], { nameEs: 'Póker español' }),
  listed('ven-draw', 'ven-a-mexico', ['VEN-DRAW'], '5 Card Draw', 'draw', [2, 7, 'VEN-DRAW-3'], { nameEs: 'Póker cerrado de cinco cartas' }),
  listed('ven-hold', 'ven-a-mexico', ['VEN-HOLD'], 'Texas Hold’em', 'community', [2, 10, 'AMB-GEN-03']),
  listed('ven-nb21', 'ven-a-mexico', ['VEN-NB21'], 'No-Bust 21st Century Blackjack', 'banked', [2, 8, 'VEN-NB21-38']),
  listed('snk-hold', 's-and-k', ['SNK-HOLD'], 'Texas Hold’em', 'community', [2, 10, 'AMB-GEN-03']),
  listed('snk-hhl', 's-and-k', ['SNK-HHL'], 'Hold’em Hi-Lo', 'community', [2, 10, 'AMB-GEN-03'], { hiLo: true, nameEs: 'Hold’em alto-bajo', also: ['SNK-HOLD'] }),
  listed('snk-ohl', 's-and-k', ['SNK-OHL'], 'Omaha Hi-Lo', 'community', [2, 10, 'AMB-GEN-03'], { hiLo: true, nameEs: 'Omaha alto-bajo', also: ['SNK-HOLD'] }),
  listed('snk-pan', 's-and-k', ['SNK-PAN'], 'Pan', 'rummy', [2, 7, 'SNK-PAN-3F1']),
  listed('snk-pgp', 's-and-k', ['SNK-PGP'], 'Pai-Gow Poker', 'banked', [2, 7, 'AMB-GEN-03']),
  listed('snk-p9', 's-and-k', ['SNK-P9'], 'Push-Nine', 'point', [2, 10, 'SNK-P9-2']),
  listed('snk-pine', 's-and-k', ['SNK-PINE'], 'Pineapple', 'community', [2, 10, 'AMB-GEN-03'], { nameEs: 'Piña', also: ['SNK-HOLD'] }),
  listed('snk-oma', 's-and-k', ['SNK-OMA'], 'Omaha High', 'community', [2, 10, 'AMB-GEN-03'], { nameEs: 'Omaha alto', also: ['SNK-HOLD'] }),
  listed('snk-lob', 's-and-k', ['SNK-LOB'], 'Lo-Ball', 'draw', [2, 8, 'AMB-GEN-03'], { nameEs: 'Póker a la baja' }),
  listed('rog-stud', 'rogelios', ['ROG-STUD'], '7 Card Stud', 'stud', [2, 8, 'AMB-GEN-03'], { nameEs: 'Stud de siete cartas' }),
  listed('rog-sthl', 'rogelios', ['ROG-STHL'], 'Stud Hi-Lo', 'stud', [2, 8, 'AMB-GEN-03'], { hiLo: true, nameEs: 'Stud alto-bajo', also: ['ROG-STUD'] }),
  listed('rog-hold', 'rogelios', ['ROG-HOLD'], 'Texas Hold’em', 'community', [2, 10, 'AMB-GEN-03']),
  listed('rog-hold-nl', 'rogelios', ['ROG-HOLD'], 'No-Limit Texas Hold’em', 'community', [2, 10, 'AMB-GEN-03'], { nameEs: 'Texas Hold’em sin límite' }),
  listed('rog-oma', 'rogelios', ['ROG-OMA'], 'Omaha', 'community', [2, 10, 'AMB-GEN-03'], { also: ['ROG-HOLD'] }),
  listed('rog-ohl', 'rogelios', ['ROG-OHL'], 'Omaha Hi-Lo', 'community', [2, 10, 'AMB-GEN-03'], { hiLo: true, nameEs: 'Omaha alto-bajo', also: ['ROG-OMA', 'ROG-HOLD'] }),
  listed('rog-draw', 'rogelios', ['ROG-DRAW'], '5 Card Draw', 'draw', [2, 8, 'AMB-GEN-03'], { nameEs: 'Póker cerrado de cinco cartas' }),
  listed('rog-hdp', 'rogelios', ['ROG-HDP'], 'High Draw Poker', 'draw', [2, 8, 'AMB-GEN-03'], { nameEs: 'Póker cerrado alto', also: ['ROG-DRAW'] }),
  listed('rog-cphl', 'rogelios', ['ROG-CPHL'], 'Crazy Pineapple Hi-Lo', 'community', [2, 10, 'AMB-GEN-03'], { hiLo: true, nameEs: 'Piña loca alto-bajo' }),
  listed('rog-lob', 'rogelios', ['ROG-LOB'], 'Lo-Ball', 'draw', [2, 8, 'AMB-GEN-03'], { nameEs: 'Póker a la baja', also: ['ROG-DRAW'] }),
  listed('rog-p215', 'rogelios', ['ROG-P215'], 'Pure 21.5 Blackjack', 'banked', [2, 8, 'ROG-P215-GR9']),
];
