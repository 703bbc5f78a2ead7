/** Pai gow poker in Spanish: the count, the two hands, how they come out. */
import type { PAI_GOW_FACTS, PAI_GOW_OPTIONS } from '../../facts/index.js';
import type { NoteOf } from '../../kernel/index.js';
import type { PaiGowStage } from '../lists-pai-gow.js';
import { seatNumber } from '../shared.js';
import { cards, hand } from './cards.js';
import type { Sentences, Told } from './events.js';
import type { Label } from './priced.js';

/** 'Ana voltea K♠ Q♥ y 9♣ 9♦ 5♣ 4♠ 3♠: carta alta, rey; pareja de nueves.' */
function handsTurned(t: Told<NoteOf<'HandsTurned'>>): string {
  const { made, foul, houseWay, bank } = t.note;
  const [front, back] = [t.faces('low'), t.faces('high')];
  const who = bank ? `La banca, ${t.who},` : t.who;
  const shows = front && back ? `${cards(front)} delante de ${cards(back)}` : 'sus dos manos';
  const what = `: ${hand(made.low)}; ${hand(made.high)}`;
  const wrong = foul ? '; está mal puesta y pierde' : '';
  return `${who} voltea ${shows}${houseWay ? ', al modo de la casa' : ''}${what}${wrong}.`;
}

export const paiGowEvents: Sentences<keyof typeof PAI_GOW_FACTS> = {
  SequenceCounted: (t) => {
    const { count, first } = t.note;
    const faces = t.faces();
    const turned = faces ? `Se ${faces.length === 1 ? 'voltea' : 'voltean'} ${cards(faces)}: se cuenta` : 'Se cuenta';
    return `${turned} ${count} desde la banca, y la primera mano es del asiento ${seatNumber(first)}.`;
  },
  DeadHands: (t) => {
    const { count } = t.note;
    return count === 1
      ? 'La mano de un lugar que nadie juega queda muerta.'
      : `Quedan muertas ${count} manos de lugares que nadie juega.`;
  },
  HandSet: (t) => `${t.who} pone dos y cinco.`,
  HouseWayAsked: (t) => `${t.who} pide el modo de la casa.`,
  HandsTurned: handsTurned,
};

export const paiGowLabels: Readonly<Record<keyof typeof PAI_GOW_OPTIONS, Label>> = {
  set: ({ cards: from }, { cards: picked }) => `Poner ${picked ?? from?.min ?? 2} delante`,
  'house-way': () => 'Al modo de la casa',
};

export const paiGowStages: Readonly<Record<PaiGowStage, string>> = {
  sequence: 'Cuenta para repartir',
  set: 'Poner las manos',
};
