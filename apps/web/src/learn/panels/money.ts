// What every game says of money alike: what is put in before the cards, what the house takes and from whom, what one sits down with.
import type { TableRules } from '../../lib/wire.js';
import { type Group, type Line, line, type Piece, type Teller } from '../panel.js';

type Money = Teller['money'];
const spanOf = (amounts: readonly number[], money: Money): string => {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  return low === high ? money(low) : `${money(low)}–${money(high)}`;
};

/** Chips as they are put in before anybody has looked at a card. */
export function forcedGroups({ forced }: TableRules, { t }: Teller): readonly Group[] {
  switch (forced.kind) {
    case 'blinds':
      return [
        ...(forced.small > 0 ? [{ cards: [], chips: forced.small, says: t('small blind', 'ciega chica') }] : []),
        { cards: [], chips: forced.big, says: t('big blind', 'ciega grande') },
      ];
    case 'ante':
      return [{ cards: [], chips: forced.amount, says: t('ante, from each', 'ante, de cada quien') }];
    case 'bring-in':
      return [
        ...(forced.ante > 0
          ? [{ cards: [], chips: forced.ante, says: t('ante, from each', 'ante, de cada quien') }]
          : []),
        { cards: [], chips: forced.amount, says: t('opens', 'abre') },
      ];
    case 'price':
      return [
        { cards: [], chips: forced.min, says: t('price at the least', 'precio, lo menos') },
        { cards: [], chips: forced.max, says: t('price at the most', 'precio máximo') },
      ];
    case 'wager':
      return [{ cards: [], chips: forced.min, says: t('least wager', 'apuesta mínima') }];
    case 'none':
      return [];
  }
}
/** The same in a sentence. */
export function forcedLine({ forced, cites }: TableRules, { t, money }: Teller): Line {
  switch (forced.kind) {
    case 'blinds':
      return forced.small > 0
        ? line(
            t(
              `Before the cards the two players after the button put in ${money(forced.small)} and ${money(forced.big)}.`,
              `Antes de repartir, los dos que siguen del botón ponen ${money(forced.small)} y ${money(forced.big)}.`,
            ),
            forced.rule,
          )
        : line(
            t(
              `Before the cards the player after the button puts in ${money(forced.big)}.`,
              `Antes de repartir, quien sigue del botón pone ${money(forced.big)}.`,
            ),
            forced.rule,
          );
    case 'ante':
      return line(
        t(
          `Before the cards everybody puts in ${money(forced.amount)}.`,
          `Antes de repartir cada quien pone ${money(forced.amount)}.`,
        ),
        forced.rule,
      );
    case 'bring-in': {
      const ante = forced.ante > 0 ? money(forced.ante) : null;
      return line(
        t(
          `${ante ? `Everybody puts in ${ante}. ` : ''}Whose up card has to open puts in ${money(forced.amount)}.`,
          `${ante ? `Cada quien pone ${ante}. ` : ''}Quien tiene que abrir por su carta pone ${money(forced.amount)}.`,
        ),
        forced.rule,
      );
    }
    case 'price':
      return line(
        t(
          `Before the cards the button names a price, ${money(forced.min)} to ${money(forced.max)}; who wants cards matches it.`,
          `Antes de repartir, el botón pone precio, de ${money(forced.min)} a ${money(forced.max)}; quien quiere cartas lo iguala.`,
        ),
        forced.rule,
      );
    case 'wager':
      return line(
        t(
          `Before the cards you bet, ${money(forced.min)} at least.`,
          `Antes de repartir apuestas, ${money(forced.min)} cuando menos.`,
        ),
        forced.rule,
      );
    case 'none':
      return line(
        t('Nothing has to be put in before the cards.', 'No hay que poner nada antes de las cartas.'),
        cites.tableStakes,
      );
  }
}

type HandFee = Extract<TableRules['fee'], { kind: 'hand' }>;
const FROM: Readonly<Record<HandFee['from'], readonly [en: string, es: string]>> = {
  button: ['from the player with the button', 'de quien tiene el botón'],
  'first-card': ['from whoever gets the first card', 'de quien recibe la primera carta'],
  'big-blind': ['out of the big blind', 'de la ciega grande'],
  'small-blind': ['out of the small blind', 'de la ciega chica'],
  'button-ante': ['out of the button’s ante', 'del ante del botón'],
  centre: ['out of the middle', 'de lo que hay en medio'],
  first: ['from whoever draws first', 'de quien saca primero'],
};
/** What the house takes, in a sentence. */
export function feeLine({ fee, cites }: TableRules, { t, money }: Teller): Line {
  switch (fee.kind) {
    case 'none':
      return line(t('The house takes nothing by the hand.', 'La casa no cobra nada por mano.'), cites.feeTiming);
    case 'hand': {
      const span = spanOf(
        fee.bands.map(({ collection }) => collection),
        money,
      );
      const [from, de] = FROM[fee.from];
      const [by, segun] = span.includes('–') ? [', by how many play', ', según cuántos jueguen'] : ['', ''];
      const jackpot = Math.max(...fee.bands.map((band) => band.jackpot));
      const [more, mas] =
        jackpot > 0
          ? [` ${money(jackpot)} more goes to the jackpot.`, ` Otros ${money(jackpot)} van al premio acumulado.`]
          : ['', ''];
      return line(
        t(
          `The house takes ${span} a hand${by}, ${from}; never a share of a pot.${more}`,
          `La casa cobra ${span} por mano${segun}, ${de}; nunca una parte del bote.${mas}`,
        ),
        ...fee.bands.map(({ rule }) => rule),
      );
    }
    case 'time': {
      const span = spanOf(
        fee.bands.map(({ perHalfHour }) => perHalfHour),
        money,
      );
      return line(
        t(
          `The house takes ${span} from each player every half hour.`,
          `La casa cobra ${span} a cada jugador cada media hora.`,
        ),
        ...fee.bands.map(({ rule }) => rule),
      );
    }
    case 'wager': {
      const of = (bands: readonly { readonly amount: number }[]): string | null =>
        bands.length === 0 || bands.every(({ amount }) => amount === 0)
          ? null
          : spanOf(
              bands.map(({ amount }) => amount),
              money,
            );
      const [player, bank] = [of(fee.player), of(fee.bank)];
      return line(
        t(
          `Before the deal the house takes ${player ?? 'nothing'} of each wager and ${bank ?? 'nothing'} of the bank.`,
          `Antes de repartir, la casa cobra ${player ?? 'nada'} por cada apuesta y ${bank ?? 'nada'} a la banca.`,
        ),
        ...[...fee.player, ...fee.bank].map(({ rule }) => rule),
      );
    }
  }
}
/** What it takes by the number of players, or by the size of a wager, where that differs. */
export function feePieces({ fee }: TableRules, { t, money }: Teller): readonly Piece[] {
  const heading = t('What the house takes', 'Lo que cobra la casa');
  if (fee.kind === 'none') return [];
  if (fee.kind === 'wager') {
    const parts = [
      [fee.player, t('Your wager', 'Tu apuesta')],
      [fee.bank, t('The bank, all wagers', 'La banca, todas las apuestas')],
    ] as const;
    return parts.flatMap(([bands, says]): readonly Piece[] => {
      const rising = [...bands].sort((a, b) => a.over - b.over).filter(({ amount }) => amount > 0);
      if (rising.length === 0) return [];
      const rows = rising.map(({ over, amount }) => [
        over === 0 ? t('any', 'cualquiera') : t(`over ${money(over)}`, `más de ${money(over)}`),
        money(amount),
      ]);
      return [{ kind: 'table', heading: `${heading}: ${says}`, heads: [], rows }];
    });
  }
  const bands =
    fee.kind === 'hand'
      ? fee.bands.map((b) => ({ ...b, amount: b.collection }))
      : fee.bands.map((b) => ({ ...b, amount: b.perHalfHour, jackpot: 0 }));
  const rising = [...bands].sort((a, b) => a.playersMin - b.playersMin);
  const isJackpot = rising.some(({ jackpot }) => jackpot > 0);
  return [
    {
      kind: 'table',
      heading: fee.kind === 'time' ? `${heading}, ${t('each half hour', 'cada media hora')}` : heading,
      heads: isJackpot ? [t('the house', 'la casa'), t('jackpot', 'premio')] : [],
      rows: rising.map(({ playersMin, amount, jackpot }, i) => {
        const next = rising[i + 1]?.playersMin;
        const last = next === undefined ? null : next - 1;
        const players =
          last === null ? `${playersMin}+` : last === playersMin ? `${playersMin}` : `${playersMin}–${last}`;
        return [t(`${players} players`, `${players} jugadores`), money(amount), ...(isJackpot ? [money(jackpot)] : [])];
      }),
    },
  ];
}
export const buyInLine = ({ buyIn }: TableRules, { t, money }: Teller): Line =>
  line(
    buyIn.max === null
      ? t(`You sit down with ${money(buyIn.min)} or more.`, `Te sientas con ${money(buyIn.min)} o más.`)
      : t(
          `You sit down with ${money(buyIn.min)} to ${money(buyIn.max)}.`,
          `Te sientas con ${money(buyIn.min)} a ${money(buyIn.max)}.`,
        ),
    buyIn.rule,
  );
