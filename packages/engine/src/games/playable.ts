/**
 * Each family as it is played: what compiles its games, what their rules may be, what documents may say of them. Whoever opens a table
 * brings its family along (known.ts), so that a page which plays one game fetches one.
 */
import {
  communityWords,
  drawWords,
  paiGowWords,
  pushNineWords,
  rummyWords,
  spanishWords,
  streetWords,
  studWords,
  twentyOneWords,
} from '../rulings/law/index.js';
import * as cited from './cited.js';
import { community as makeCommunity } from './community.js';
import { communityRules } from './community-rules.js';
import { draw as makeDraw } from './draw.js';
import { drawRules } from './draw-rules.js';
import type { Playable } from './known.js';
import { paiGow as makePaiGow } from './pai-gow.js';
import { paiGowRules } from './pai-gow-rules.js';
import { pushNine as makePushNine } from './push-nine.js';
import { pushNineRules } from './push-nine-rules.js';
import { rummy as makeRummy } from './rummy.js';
import { escaleriadoRules, largoRules, panRules, rummyRules } from './rummy-rules.js';
import { spanishPoker as makeSpanishPoker } from './spanish-poker.js';
import { spanishPokerRules } from './spanish-poker-rules.js';
import { streets as makeStreets } from './street-family.js';
import { streetRules } from './street-rules.js';
import { stud as makeStud } from './stud.js';
import { studRules } from './stud-rules.js';
import { twentyOne as makeTwentyOne } from './twenty-one.js';
import { twentyOneRules } from './twenty-one-rules.js';

export const community: Playable<'community'> = {
  family: 'community',
  make: makeCommunity,
  rules: communityRules,
  documents: { community: { rules: communityRules, law: communityWords, cited: cited.community } },
};
export const draw: Playable<'draw'> = {
  family: 'draw',
  make: makeDraw,
  rules: drawRules,
  documents: { draw: { rules: drawRules, law: drawWords, cited: cited.draw } },
};
export const stud: Playable<'stud'> = {
  family: 'stud',
  make: makeStud,
  rules: studRules,
  documents: { stud: { rules: studRules, law: studWords, cited: cited.stud } },
};
export const streets: Playable<'streets'> = {
  family: 'streets',
  make: makeStreets,
  rules: streetRules,
  documents: { streets: { rules: streetRules, law: streetWords, cited: cited.streets } },
};
export const rummy: Playable<'rummy'> = {
  family: 'rummy',
  make: makeRummy,
  rules: rummyRules,
  documents: {
    escaleriado: { rules: escaleriadoRules, law: rummyWords, cited: cited.escaleriado, game: 'escaleriado' },
    largo: { rules: largoRules, law: rummyWords, cited: cited.largo, game: 'largo' },
    pan: { rules: panRules, law: rummyWords, cited: cited.pan, game: 'pan' },
  },
};
export const paiGow: Playable<'pai-gow'> = {
  family: 'pai-gow',
  make: makePaiGow,
  rules: paiGowRules,
  documents: { 'pai-gow': { rules: paiGowRules, law: paiGowWords, cited: cited.paiGow } },
};
export const pushNine: Playable<'push-nine'> = {
  family: 'push-nine',
  make: makePushNine,
  rules: pushNineRules,
  documents: { 'push-nine': { rules: pushNineRules, law: pushNineWords, cited: cited.pushNine } },
};
export const spanishPoker: Playable<'spanish-poker'> = {
  family: 'spanish-poker',
  make: makeSpanishPoker,
  rules: spanishPokerRules,
  documents: {
    'spanish-poker': {
      rules: spanishPokerRules,
      law: spanishWords,
      cited: cited.spanishPoker,
      within: { progressive: cited.progressive },
    },
  },
};
export const twentyOne: Playable<'twenty-one'> = {
  family: 'twenty-one',
  make: makeTwentyOne,
  rules: twentyOneRules,
  documents: { 'twenty-one': { rules: twentyOneRules, law: twentyOneWords, cited: cited.twentyOne } },
};
