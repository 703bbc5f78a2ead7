/** Pai gow poker in English: the count, the two hands, how they come out. */
import type { PAI_GOW_FACTS, PAI_GOW_OPTIONS } from '../../facts/index.js';
import type { NoteOf } from '../../kernel/index.js';
import type { PaiGowStage } from '../lists-pai-gow.js';
import { seatNumber } from '../shared.js';
import { cards, hand } from './cards.js';
import type { Sentences, Told } from './events.js';
import type { Label } from './priced.js';

/** 'Ana turns K♠ Q♥ before 9♣ 9♦ 5♣ 4♠ 3♠: king high, pair of nines.' */
function handsTurned(t: Told<NoteOf<'HandsTurned'>>): string {
  const { made, foul, houseWay, bank } = t.note;
  const [front, back] = [t.faces('low'), t.faces('high')];
  const who = bank ? `The bank, ${t.who},` : t.who;
  const shows = front && back ? `${cards(front)} before ${cards(back)}` : 'both hands';
  const what = `: ${hand(made.low)}, ${hand(made.high)}`;
  const wrong = foul ? '; set wrong, it loses' : '';
  return `${who} turns ${shows}${houseWay ? ', set the house way' : ''}${what}${wrong}.`;
}

export const paiGowEvents: Sentences<keyof typeof PAI_GOW_FACTS> = {
  SequenceCounted: (t) => {
    const { count, first } = t.note;
    const faces = t.faces();
    const turned = faces ? `${cards(faces)} ${faces.length === 1 ? 'is' : 'are'} turned: ` : '';
    return `${turned}the count is ${count} from the bank, and seat ${seatNumber(first)} gets the first hand.`.replace(
      /^t/,
      'T',
    );
  },
  DeadHands: (t) => {
    const { count } = t.note;
    return count === 1
      ? 'The hand of a place nobody plays is dead.'
      : `${count} hands of places nobody plays are dead.`;
  },
  HandSet: (t) => `${t.who} sets two and five.`,
  HouseWayAsked: (t) => `${t.who} asks for the house way.`,
  HandsTurned: handsTurned,
};

export const paiGowLabels: Readonly<Record<keyof typeof PAI_GOW_OPTIONS, Label>> = {
  set: ({ cards: from }, { cards: picked }) => `Set ${picked ?? from?.min ?? 2} in front`,
  'house-way': () => 'House way',
};

export const paiGowStages: Readonly<Record<PaiGowStage, string>> = {
  sequence: 'Count for the deal',
  set: 'Setting the hands',
};
