/** Pai gow poker in Spanish: the count, the two hands, how they come out. */
import type { HandName } from '../../hands/index.js';
import type { PaiGowEvent, PaiGowNote, PaiGowOption, PaiGowStage } from '../lists-pai-gow.js';
import { seatNumber } from '../shared.js';
import { cards, hand } from './cards.js';
import type { Sentence, Told } from './events.js';
import type { Label } from './priced.js';

const noteOf = (t: Told): PaiGowNote => t.note as PaiGowNote;

/** 'Ana voltea K♠ Q♥ y 9♣ 9♦ 5♣ 4♠ 3♠: carta alta, rey; pareja de nueves.' */
function handsTurned(t: Told): string {
  const { made, foul, houseWay, bank } = noteOf(t);
  const [front, back] = [t.faces('low'), t.faces('high')];
  const who = bank ? `La banca, ${t.who},` : t.who;
  const shows = front && back ? `${cards(front)} delante de ${cards(back)}` : 'sus dos manos';
  const what = made ? `: ${hand(made.low as HandName)}; ${hand(made.high as HandName)}` : '';
  const wrong = foul ? '; está mal puesta y pierde' : '';
  return `${who} voltea ${shows}${houseWay ? ', al modo de la casa' : ''}${what}${wrong}.`;
}

export const paiGowEvents: Readonly<Record<PaiGowEvent, Sentence>> = {
  SequenceCounted: (t) => {
    const { count = 1, first = 1 } = noteOf(t);
    const faces = t.faces();
    const turned = faces ? `Se ${faces.length === 1 ? 'voltea' : 'voltean'} ${cards(faces)}: se cuenta` : 'Se cuenta';
    return `${turned} ${count} desde la banca, y la primera mano es del asiento ${seatNumber(first)}.`;
  },
  DeadHands: (t) => {
    const { count = 1 } = noteOf(t);
    return count === 1
      ? 'La mano de un lugar que nadie juega queda muerta.'
      : `Quedan muertas ${count} manos de lugares que nadie juega.`;
  },
  HandSet: (t) => `${t.who} pone dos y cinco.`,
  HouseWayAsked: (t) => `${t.who} pide el modo de la casa.`,
  HandsTurned: handsTurned,
};

export const paiGowLabels: Readonly<Record<PaiGowOption, Label>> = {
  set: ({ cards: from }, { cards: picked }) => `Poner ${picked ?? from?.min ?? 2} delante`,
  'house-way': () => 'Al modo de la casa',
};

export const paiGowStages: Readonly<Record<PaiGowStage, string>> = {
  sequence: 'Cuenta para repartir',
  set: 'Poner las manos',
};
