// Rulings of Baraja's own about a table and those who sit at it.
import { type Ruling, ruled } from './clause.js';

export const ownOnTables: readonly Ruling[] = [
  ruled(
    'BAR-46',
    'Who is on duty, where staff may not play on duty?',
    ['Whoever opened the table.', 'Whoever the house has put to work.'],
    'Whoever the house has put to work there: the room marks him, and he is not dealt in until his duty is over; nobody goes on duty while he holds a hand. Whoever opens a table of his own for his friends and keeps its floor is a player among players, and draws no wages.',
    [],
    [],
  ),
  ruled(
    'BAR-47',
    'Is a bot a shill or a dummy player?',
    ['Always, so that none may sit.', 'Not where everybody sees what it is.'],
    'A shill passes for a patron. A bot is marked as one in everything a table tells, plays for chips that are worth nothing, and sits only at tables opened for practice; at a table that people open for themselves a bot is refused, at every house.',
    [],
    [],
  ),
  ruled(
    'BAR-48',
    'A table’s stake limit is changed. From when does it hold, and who may change it?',
    [],
    'It holds from the first hand dealt after the notice has run out; never in the middle of a hand. The notice names the new limit, so that a notice of one figure is none of another; a new notice takes the place of the last. Raising and lowering are changes alike.',
    [],
    ['jal.table_limit'],
  ),
  ruled(
    'BAR-125',
    'A player lets his time run out again and again, or does not come back. How long does he keep his seat?',
    ['For ever: the chips are his.', 'As long as the house has posted.'],
    'When his time has run out twice in a row he sits out, and comes back when he likes. When he has sat out, or has not been at the table, for as long as the house has posted there, his seat is free for others and every chip of his goes where it was bought from. A hand he is in is played out first. Nothing is taken from him; within the return window he is the same player.',
    [],
    [],
  ),
  ruled(
    'BAR-141',
    'Somebody leaves a table and comes back soon. Is he a new player?',
    ['Yes: whoever sits down is new.', 'No: for an hour he is the same player.'],
    'The second, as card rooms usually have it: within an hour he stands as he stood when he left, with what he owed, and brings back what he took.',
    [],
    [],
  ),
  ruled(
    'BAR-142',
    'The button moves so that somebody would be passed by the big blind. What is done?',
    ['He is passed.', 'Nobody is: two big blinds are posted in that hand.'],
    'The second, the usual moving button: everybody takes the big blind in each circuit.',
    [],
    [],
  ),
];
