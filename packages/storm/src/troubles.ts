// What befalls a storm, one thing after another, until it is calm.
import type { Ground } from './storm.js';
import type { Fault } from './weather.js';

/** Begins; what comes back ends it, and lets nothing new befall. */
export function troubles(ground: Ground): () => void {
  const { timeline, weather, servers, people, database } = ground;
  const chance = ground.chanceOf('troubles');
  const mends = new Set<() => void>();
  let isCalm = false;
  /** Something that is over after a while, or when the weather clears. */
  const lasting = (ms: number, what: string, mend: () => void): void => {
    const once = (): void => {
      if (mends.delete(once)) mend();
    };
    mends.add(once);
    timeline.later(ms, what, once);
  };
  const place = (): number => chance.below(servers.length);
  /** Mostly whoever has the room: that is where it hurts. */
  const victim = (): number => {
    const open = servers.findIndex((server) => server.isOpen && !server.machine.isDead);
    return open >= 0 && chance.is(0.7) ? open : place();
  };
  const does: Readonly<Record<Fault, () => void>> = {
    crash: () => ground.crash(victim()),
    pause: () => {
      const { machine } = servers[victim()]!;
      machine.sleep();
      lasting(chance.pick([200, 2000, 5000, 12_000]), 'wakes', () => machine.wake());
    },
    partition: () => {
      const { wire } = servers[victim()]!;
      wire.isCut = true;
      lasting(chance.pick([300, 2500, 8000]), 'mended', () => {
        wire.isCut = false;
      });
    },
    leave: () => void servers[victim()]!.leave().catch(() => {}),
    full: () => {
      database.isFull = true;
      lasting(chance.pick([300, 3000, 6000]), 'there is room again', () => {
        database.isFull = false;
      });
    },
    reload: () => {
      const person = chance.pick(people);
      if (!person.isGone) person.reload();
    },
    away: () => {
      const { machine } = chance.pick(people);
      machine.sleep();
      lasting(chance.pick([2000, 15_000]), 'comes back', () => machine.wake());
    },
  };
  for (const [fault, perMinute] of Object.entries(weather.faults) as [Fault, number][]) {
    const again = (): void => {
      if (isCalm) return;
      ground.saw(fault);
      does[fault]();
      next();
    };
    const next = (): void => void timeline.later(chance.between(1, 120_000 / perMinute), fault, again);
    if (perMinute > 0) next();
  }
  return () => {
    isCalm = true;
    for (const mend of [...mends]) mend();
    Object.assign(weather.wire, { delay: 2, loss: 0, stuck: 0 });
    Object.assign(weather.sockets, { delay: 10, cut: 0 });
    Object.assign(weather.bus, { delay: 2, loss: 0, doubled: 0, overtaken: 0 });
    // One is never seen again: the others must do without it.
    if (chance.is(0.5)) ground.lose(place());
  };
}
