// The page that teaches a game, by its family. A new family tells its own; everything else follows from the rules.
import type { TableRules } from '../../lib/wire.js';
import { type Fact, type Lesson, PANELS, type PanelKey, type Piece, type Teller, type Told } from '../panel.js';
import { paiGowTold, twentyOneTold } from './banked.js';
import { pokerTold } from './poker.js';
import { pushNineTold } from './push-nine.js';
import { rummyTold } from './rummy.js';
import { spanishTold } from './spanish.js';

function toldOf(rules: TableRules, teller: Teller): Told {
  switch (rules.game.family) {
    case 'push-nine':
      return pushNineTold(rules, teller);
    case 'rummy':
      return rummyTold(rules, teller);
    case 'twenty-one':
      return twentyOneTold(rules, teller);
    case 'pai-gow':
      return paiGowTold(rules, teller);
    case 'spanish-poker':
      return spanishTold(rules, teller);
    default: {
      const told = pokerTold(rules, teller);
      if (!told) throw new Error(`nobody teaches ${rules.game.family}`);
      return told;
    }
  }
}
const HEADINGS: Readonly<Record<PanelKey, readonly [en: string, es: string]>> = {
  goal: ['Goal', 'Meta'],
  deal: ['Deal', 'Reparto'],
  turn: ['Turn', 'Turno'],
  hands: ['Hands', 'Manos'],
  money: ['Money', 'Dinero'],
};
function factsOf({ seats, buyIn, stake }: TableRules, { cards }: Told, { t, money }: Teller): readonly Fact[] {
  return [
    {
      figure: seats.min === seats.max ? String(seats.max) : `${seats.min}–${seats.max}`,
      says: t('players', 'jugadores'),
    },
    { figure: String(cards), says: t('cards each', 'cartas cada quien') },
    { figure: `$${stake.split(' ')[0]!.replace('-', '–')}`, says: t('the stake', 'la apuesta') },
    { figure: money(buyIn.min), says: t('sits you down', 'para sentarte') },
  ];
}
export function lessonOf(rules: TableRules, teller: Teller): Lesson {
  const told = toldOf(rules, teller);
  const { t } = teller;
  const headingOf = (key: PanelKey): string =>
    key === 'hands' && told.melds ? t('Melds', 'Juegos') : t(...HEADINGS[key]);
  return {
    lead: told.lead,
    facts: factsOf(rules, told, teller),
    panels: PANELS.map((key) => ({
      key,
      heading: headingOf(key),
      pieces: told[key].pieces,
      caption: told[key].caption,
      more: told[key].more,
    })),
  };
}
/** What beats what and what pays what, for a card at hand at the table. */
export function cardOf(
  rules: TableRules,
  teller: Teller,
): readonly { readonly heading: string; readonly pieces: readonly Piece[]; readonly says: string }[] {
  const { panels } = lessonOf(rules, teller);
  return panels
    .filter(({ key }) => key === 'hands' || key === 'money')
    .map(({ heading, pieces, caption }) => ({ heading, says: caption.text, pieces }));
}
