// Faults in who may do what, and in how a round ends.
import { isRefusal, type Refusal, type Seat } from 'baraja';
import { gameBook } from 'baraja/books';
import { refuse } from 'baraja/kernel';
import { potluck } from '../potluck.js';
import { type Subject, theKernel } from '../subject.js';
import { subjectAt } from '../subjects.js';
import { answering, leduc, type Mutant, viewing, withStep } from './wrap.js';

export const legality: readonly Mutant[] = [
  {
    name: 'what is offered is refused',
    law: 'offered-accepted',
    subject: withStep(leduc, 'first-betting', (sound) => ({
      decide: (r, now, c, faces) =>
        c.type === 'call' ? r.refuse(refuse('no-chips-behind', 'LEDUC-ACT')) : sound.decide(r, now, c, faces),
    })),
  },
  {
    name: 'one may act out of turn',
    law: 'else-refused',
    subject: leduc,
    kernel: answering((answer, game, round, command) => {
      const late = isRefusal(answer) && answer.refused === 'not-your-turn' && typeof command.actor === 'number';
      return late ? theKernel.play(game, round, { ...command, actor: round.menus[0]!.actor }) : answer;
    }),
  },
  {
    name: 'a refusal says what is on no list',
    law: 'else-refused',
    subject: leduc,
    kernel: answering((answer) =>
      isRefusal(answer) ? ({ ...answer, refused: 'because' } as object as Refusal) : answer,
    ),
  },
  {
    name: 'a button is grey for one reason and refused for another',
    law: 'shut-as-shown',
    subject: leduc,
    kernel: viewing((view) => ({ ...view, shut: view.shut.map((s) => ({ ...s, rule: null })) })),
  },
  {
    name: 'an amount over the most is taken as the most',
    law: 'bent-refused',
    subject: potluck,
    kernel: answering((answer, game, round, { amount: _, ...command }) => {
      if (!isRefusal(answer) || answer.refused !== 'amount-too-big') return answer;
      return theKernel.play(game, round, { ...command, amount: Number(answer.facts?.max) });
    }),
  },
  {
    name: 'a card that is not one’s own may be thrown away',
    law: 'bent-refused',
    subject: potluck,
    kernel: answering((answer, game, round, { cards: _, ...command }) => {
      const strange = isRefusal(answer) && answer.refused === 'card-not-yours' && command.type === 'draw';
      return strange ? theKernel.play(game, round, { ...command, cards: [] }) : answer;
    }),
  },
];

/** A table of the books whose rounds are bounded as if three raises were all, and go on raising. */
function uncapped(): Subject {
  const book = gameBook('ven-hold')!;
  const capped = { 'bet.cap_headsup': 'capped' };
  const placing = { name: 'uncapped', stake: '3/6', dealer: 'engine', scene: { seats: 3, stacks: 'deep' } } as const;
  const sound = subjectAt(book, { ...placing, switches: capped });
  const loose = subjectAt(book, { ...placing, switches: { ...capped, 'bet.raise_cap': 'none' } });
  const chips = Object.fromEntries(sound.game.seats.map((seat) => [`stack:${seat}`, 100_000]));
  return { ...loose, setup: { ...loose.setup, chips }, game: { ...loose.game, bound: sound.game.bound } };
}

export const endings: readonly Mutant[] = [
  {
    name: 'a round has no end',
    law: 'ends-in-bound',
    subject: withStep(leduc, 'first-betting', (sound) => ({
      menu: (r, now, actor, mine) => sound.menu(r, now, actor, mine).slice(0, 1),
      decide: (d, _now, { actor }) => d.say('Checked', actor as Seat, 'LEDUC-ACT', { answer: actor }),
    })),
  },
  { name: 'raises are not counted where they are capped', law: 'ends-in-bound', subject: uncapped() },
  {
    name: 'a menu is empty',
    law: 'somebody-acts',
    subject: withStep(leduc, 'first-betting', (sound) => ({
      menu: (r, now, actor, mine) => (actor === 1 ? [] : sound.menu(r, now, actor, mine)),
    })),
  },
  {
    name: 'a round stands still',
    law: 'somebody-acts',
    subject: leduc,
    kernel: answering((answer, game, round, { type }) => {
      if (isRefusal(answer) || type !== 'call') return answer;
      const events = answer.events.slice(0, 1);
      return { events, round: theKernel.fold(game, round, events) };
    }),
  },
  {
    name: 'nobody says what silence means',
    law: 'silence-plays',
    subject: withStep(leduc, 'second-betting', (sound) => ({
      menu: (r, now, actor, mine) => sound.menu(r, now, actor, mine).map((o) => ({ ...o, ifSilent: false })),
    })),
  },
  {
    name: 'silence shows a hand for ever',
    law: 'silence-plays',
    subject: withStep(leduc, 'first-betting', (sound) => ({
      menu: (r, now, actor, mine) => [
        { ...sound.menu(r, now, actor, mine)[0]!, type: 'wait' },
        ...sound.menu(r, now, actor, mine).map((o) => ({ ...o, ifSilent: false })),
      ],
      decide: (d, now, c, faces) =>
        c.type === 'wait' ? d.say('Waited', c.actor as Seat, 'LEDUC-ACT') : sound.decide(d, now, c, faces),
      evolve: (now, e) => (e.type === 'Waited' ? now : sound.evolve(now, e)),
    })),
  },
];
