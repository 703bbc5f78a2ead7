/** Pai gow poker in English: the count, the two hands, how they come out. */
import type { HandName } from '../../hands/index.js';
import type { PaiGowEvent, PaiGowNote, PaiGowOption, PaiGowStage } from '../lists-pai-gow.js';
import { seatNumber } from '../shared.js';
import { cards, hand } from './cards.js';
import type { Sentence, Told } from './events.js';
import type { Label } from './priced.js';

const noteOf = (t: Told): PaiGowNote => t.note as PaiGowNote;

/** 'Ana turns K♠ Q♥ before 9♣ 9♦ 5♣ 4♠ 3♠: king high, pair of nines.' */
function handsTurned(t: Told): string {
  const { made, foul, houseWay, bank } = noteOf(t);
  const [front, back] = [t.faces('low'), t.faces('high')];
  const who = bank ? `The bank, ${t.who},` : t.who;
  const shows = front && back ? `${cards(front)} before ${cards(back)}` : 'both hands';
  const what = made ? `: ${hand(made.low as HandName)}, ${hand(made.high as HandName)}` : '';
  const wrong = foul ? '; set wrong, it loses' : '';
  return `${who} turns ${shows}${houseWay ? ', set the house way' : ''}${what}${wrong}.`;
}

export const paiGowEvents: Readonly<Record<PaiGowEvent, Sentence>> = {
  SequenceCounted: (t) => {
    const { count = 1, first = 1 } = noteOf(t);
    const faces = t.faces();
    const turned = faces ? `${cards(faces)} ${faces.length === 1 ? 'is' : 'are'} turned: ` : '';
    return `${turned}the count is ${count} from the bank, and seat ${seatNumber(first)} gets the first hand.`.replace(
      /^t/,
      'T',
    );
  },
  DeadHands: (t) => {
    const { count = 1 } = noteOf(t);
    return count === 1
      ? 'The hand of a place nobody plays is dead.'
      : `${count} hands of places nobody plays are dead.`;
  },
  HandSet: (t) => `${t.who} sets two and five.`,
  HouseWayAsked: (t) => `${t.who} asks for the house way.`,
  HandsTurned: handsTurned,
};

export const paiGowLabels: Readonly<Record<PaiGowOption, Label>> = {
  set: ({ cards: from }, { cards: picked }) => `Set ${picked ?? from?.min ?? 2} in front`,
  'house-way': () => 'House way',
};

export const paiGowStages: Readonly<Record<PaiGowStage, string>> = {
  sequence: 'Count for the deal',
  set: 'Setting the hands',
};
