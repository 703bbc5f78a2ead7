/** The plainest player of a rummy: melds whatever it can, throws any card, and never drops. What better bots are measured against. */
import { type Bot, chooser } from './bot.js';
import { fallback } from './clicker.js';
import { mostOf } from './rummy-most.js';

/** Silence drops at the first turn and passes a hand of Pan; this one came to play. */
const PLAYS_ON = ['play', 'draw', 'stay'];

export const melder: Bot = {
  name: 'melder',
  choose: (seen, rng) => {
    const { rules } = seen.game;
    if (rules?.family !== 'rummy') return fallback(seen, rng);
    const { menu } = seen.view;
    const lay = menu.find((o) => o.type === 'use' || o.type === 'take') ?? menu.find((o) => o.open);
    const cards = lay ? mostOf(seen, rules, lay) : null;
    if (lay && cards) return { type: lay.type, actor: chooser(seen.view), cards };
    const plays = menu.find((o) => PLAYS_ON.includes(o.type));
    if (plays) return { type: plays.type, actor: chooser(seen.view) };
    return fallback(seen, rng);
  },
};
