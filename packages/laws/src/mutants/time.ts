// Faults in what was and what comes of it: the past written to, refusals remembered, logs that do not replay.
import { isRefusal } from 'baraja';
import { potluck } from '../potluck.js';
import { type Kernel, type Subject, theKernel } from '../subject.js';
import { answering, leduc, type Mutant, said, withStep } from './wrap.js';

/** A kernel that remembers being asked for the wrong thing. */
function grudging(): Kernel {
  let refusals = 0;
  return answering((answer, game, round) => {
    if (isRefusal(answer)) {
      refusals++;
      return answer;
    }
    const events = refusals === 0 ? answer.events : [...answer.events, said('Grumbled', null, null, { refusals })];
    refusals = 0;
    return { events, round: theKernel.fold(game, round, events) };
  });
}
/** A step that counts what it has done, at whatever table. */
function counting(subject: Subject): Subject {
  let count = 0;
  return withStep(subject, 'first-betting', (sound) => ({
    decide: (d, now, command, faces) => {
      sound.decide(d, now, command, faces);
      d.say('Counted', null, null, { count: count++ });
    },
  }));
}

export const time: readonly Mutant[] = [
  {
    name: 'a decision writes into the past',
    law: 'past-untouched',
    subject: withStep(leduc, 'first-betting', (sound) => ({
      decide: (r, now, command, faces) => {
        (r.chips as number[])[0] = 99;
        return sound.decide(r, now, command, faces);
      },
    })),
  },
  {
    name: 'a refusal changes the table',
    law: 'past-untouched',
    subject: leduc,
    kernel: answering((answer, _game, round) => {
      if (isRefusal(answer)) (round.menus as unknown[]).pop();
      return answer;
    }),
  },
  {
    name: 'a step changes what it remembers in place, and so what was kept of it',
    law: 'run-as-played',
    subject: leduc,
    kernel: {
      ...theKernel,
      run: (game, setup, choose) => {
        const { events, round } = theKernel.run(game, setup, choose);
        return { events, round: theKernel.seal(game, { ...round.felt, now: null }, round.faces) };
      },
    },
  },
  {
    name: 'what a run told first is overwritten by what it tells next',
    law: 'run-as-played',
    subject: leduc,
    kernel: {
      ...theKernel,
      run: (game, setup, choose) => {
        const { events, round } = theKernel.run(game, setup, choose);
        return { events: events.map((e, i) => (i === 0 ? events.at(-1)! : e)), round };
      },
    },
  },
  { name: 'a refusal is remembered', law: 'same-seed-same-log', subject: leduc, kernel: grudging() },
  { name: 'two tables share what a step remembers', law: 'same-seed-same-log', subject: counting(leduc) },
  {
    name: 'folding forgets the markers',
    law: 'one-table',
    subject: potluck,
    kernel: {
      ...theKernel,
      fold: (game, round, events) =>
        theKernel.fold(
          game,
          round,
          events.map((e) => ({ ...e, markers: [] })),
        ),
    },
  },
  {
    name: 'the written log has another answer',
    law: 'replay-exact',
    subject: leduc,
    kernel: {
      ...theKernel,
      write: (game, e) => {
        const written = theKernel.write(game, e);
        return e.type === 'Checked' ? { ...written, note: { answer: null } } : written;
      },
    },
  },
  {
    name: 'who saw a card is not packed',
    law: 'replay-exact',
    subject: leduc,
    kernel: {
      ...theKernel,
      packing: (dictionary, game) => {
        const { pack, unpack } = theKernel.packing(dictionary, game);
        return {
          pack: (events) => pack(events.map((e) => ({ ...e, cards: e.cards.map((m) => ({ ...m, seen: null })) }))),
          unpack,
        };
      },
    },
  },
  {
    name: 'seat 0 is read back as nobody',
    law: 'replay-exact',
    subject: leduc,
    kernel: {
      ...theKernel,
      read: (game, w) => {
        const e = theKernel.read(game, w);
        return { ...e, seat: e.seat || null };
      },
    },
  },
];
