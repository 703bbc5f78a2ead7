/** The vocabulary the five houses share. */
import { BANK_FACTS, PAI_GOW_FACTS } from './bank.js';
import { FLOOR_FACTS } from './floor.js';
import { KERNEL_FACTS } from './kernel.js';
import {
  BETTING_FACTS,
  CARD_FACTS,
  DRAW_FACTS,
  POSTING_FACTS,
  PUSH_FACTS,
  SHOWDOWN_FACTS,
  STUD_FACTS,
} from './poker.js';
import { RUMMY_FACTS } from './rummy.js';
import { SPANISH_FACTS } from './spanish.js';

export const HOUSE_FACTS = {
  ...KERNEL_FACTS,
  ...POSTING_FACTS,
  ...CARD_FACTS,
  ...BETTING_FACTS,
  ...SHOWDOWN_FACTS,
  ...PUSH_FACTS,
  ...DRAW_FACTS,
  ...STUD_FACTS,
  ...RUMMY_FACTS,
  ...FLOOR_FACTS,
  ...BANK_FACTS,
  ...SPANISH_FACTS,
  ...PAI_GOW_FACTS,
};
export type HouseFacts = typeof HOUSE_FACTS;
