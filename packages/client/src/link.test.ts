// The socket against a scripted world: it comes back, watches again, asks again under the same id, and never twice.

import { type ShortEvent, sumOf } from '@baraja/room/change';
import { describe, expect, test } from 'vitest';
import type { ClientFrame, ServerFrame, TableView, You } from './frames.js';
import { backoff, Link, type LinkState, resume, type SocketLike } from './link.js';

class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((event?: { readonly code?: number }) => void) | null = null;
  sent: ClientFrame[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  hear(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}
function world() {
  const sockets: FakeSocket[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  const states: LinkState[] = [];
  const frames: ServerFrame[] = [];
  const sent: string[] = [];
  const unknown: number[] = [];
  let ids = 0;
  const link = new Link(
    {
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      later: (ms, run) => {
        const timer = { ms, run };
        timers.push(timer);
        return () => {
          const at = timers.indexOf(timer);
          if (at >= 0) timers.splice(at, 1);
        };
      },
      random: () => 0.5,
      id: () => `c${++ids}`,
    },
    {
      state: (s) => states.push(s),
      frame: (f) => frames.push(f),
      sent: (id) => sent.push(id),
      unknown: () => unknown.push(timers.length),
    },
  );
  /** Lets the next timer run; says how long it waited. */
  const tick = () => {
    const timer = timers.shift();
    timer?.run();
    return timer?.ms;
  };
  return { link, sockets, states, frames, sent, unknown, tick, timers };
}
const check = { type: 'act', act: 'check' } as const;

describe('the link', () => {
  test('opens, watches and asks', () => {
    const w = world();
    w.link.watch('t1');
    w.link.connect();
    expect(w.sockets).toHaveLength(1);
    w.sockets[0]!.onopen?.();
    expect(w.states).toEqual(['connecting', 'open']);
    expect(w.sockets[0]!.sent).toEqual([{ t: 'watch', table: 't1', by: 'difference' }]);
    expect(w.link.ask('t1', 7, check)).toBe('c1');
    expect(w.sent).toEqual(['c1']);
    expect(w.sockets[0]!.sent.at(-1)).toEqual({ t: 'do', id: 'c1', table: 't1', expect: 7, ask: check });
  });
  test('what was asked while away goes out when it is back: pressed first, sent later', () => {
    const w = world();
    w.link.connect();
    w.link.ask('t1', 7, check);
    expect(w.sent).toEqual([]);
    w.sockets[0]!.onopen?.();
    expect(w.sent).toEqual(['c1']);
  });
  test('after a loss it comes back, watches again, and asks again what was not answered, under the same id', () => {
    const w = world();
    w.link.connect();
    w.sockets[0]!.onopen?.();
    w.link.watch('t1');
    w.link.lobby('difference');
    w.link.ask('t1', 7, check);
    w.link.ask('t1', 8, { type: 'sitOut' });
    w.sockets[0]!.hear({ t: 'ack', id: 'c1', table: 't1', version: 8 });
    w.sockets[0]!.onclose?.();
    expect(w.link.state).toBe('waiting');
    expect(w.tick()).toBe(backoff(0, 0.5));
    w.sockets[1]!.onopen?.();
    expect(w.sockets[1]!.sent).toEqual([
      { t: 'lobby', on: true, by: 'difference' },
      { t: 'watch', table: 't1', by: 'difference' },
      { t: 'do', id: 'c2', table: 't1', expect: 8, ask: { type: 'sitOut' } },
    ]);
    expect(w.sent).toEqual(['c1', 'c2', 'c2']);
  });
  test('a change of a view is made whole; where there is none to change, the whole table is asked for', () => {
    const w = world();
    w.link.watch('t1');
    w.link.connect();
    const [socket] = w.sockets;
    socket!.onopen?.();
    const change = { t: 'change', table: 't1', from: 4, version: 5, events: [] } as const;
    socket!.hear({ ...change, change: { rounds: [2] } });
    expect(w.frames).toEqual([]);
    expect(socket!.sent.at(-1)).toEqual({ t: 'watch', table: 't1', by: 'difference' });
    const view = { version: 4, rounds: 1, seats: [{ seat: 1, stack: 5 }] } as unknown as TableView;
    socket!.hear({ t: 'table', table: 't1', version: 4, view });
    socket!.hear({ ...change, change: { rounds: [2], seats: { 0: { stack: [7] } } } });
    socket!.hear({ ...change, from: 5, version: 6, change: { rounds: [3] } });
    const { change: _none, ...update } = { ...change, t: 'update', change: 0 };
    expect(w.frames.slice(1)).toEqual([
      { ...update, view: { version: 5, rounds: 2, seats: [{ seat: 1, stack: 7 }] } },
      { ...update, from: 5, version: 6, view: { version: 6, rounds: 3, seats: [{ seat: 1, stack: 7 }] } },
    ]);
  });
  test('a room that speaks wire 2 is asked for it: rules are told once, after a cut too; another sum asks for the whole', () => {
    const w = world();
    w.link.connect();
    const [first] = w.sockets;
    first!.onopen?.();
    const watched = { t: 'watch', table: 't1', by: 'difference' } as const;
    const hello = { t: 'hello', you: {} as You, version: 'v', protocol: 1 } as const;
    first!.hear({ ...hello, wire: 9 });
    w.link.watch('t1');
    expect(first!.sent).toEqual([{ ...watched, wire: 2, has: [] }]);
    const [rules, view] = [{ stake: '3/6' }, { version: 4, rounds: 1, seats: [{ seat: 1, stack: 5 }] }];
    first!.hear({ t: 'rules', sum: 'abcdef01', rules: rules as unknown as TableView['rules'] });
    first!.hear({
      t: 'start',
      table: 't1',
      version: 4,
      events: [],
      rules: 'abcdef01',
      view: view as unknown as TableView,
    });
    const played = [1, { type: 'Checked', seat: 1 }] as unknown as ShortEvent;
    const now = { version: 5, rounds: 1, seats: [{ seat: 1, stack: 5 }, { seat: 2 }] };
    const change = { t: 'change', table: 't1', from: 4, version: 5, events: [played] } as const;
    first!.hear({ ...change, change: { seats: { '~': [1, 0, [{ seat: 2 }]] } }, sum: sumOf(now) });
    expect(w.frames.slice(1)).toEqual([
      { t: 'table', table: 't1', version: 4, view: { ...view, rules } },
      {
        ...{ t: 'update', table: 't1', from: 4, version: 5, view: { ...now, rules } },
        events: [{ type: 'Played', round: 1, event: { type: 'Checked', seat: 1 } }],
      },
    ]);
    first!.hear({ ...change, from: 5, version: 6, change: null, sum: '00000000' });
    first!.hear({ ...change, from: 5, version: 6, change: null, rules: '99999999' });
    const again = { ...watched, wire: 2, has: ['abcdef01'] };
    expect(w.frames.length).toBe(3);
    expect(first!.sent.slice(1)).toEqual([again, again]);
    first!.onclose?.();
    w.tick();
    w.sockets[1]!.onopen?.();
    w.sockets[1]!.hear(hello);
    expect(w.sockets[1]!.sent).toEqual([again, watched]);
  });
  test('every kind of answer settles a command', () => {
    const view = {} as TableView;
    const answers: ServerFrame[] = [
      { t: 'ack', id: 'c1', table: 't', version: 1 },
      { t: 'refused', id: 'c1', table: 't', refusal: { refused: 'not-seated', rule: null } },
      { t: 'stale', id: 'c1', table: 't', version: 2, view },
      { t: 'ruling', id: 'c1', table: 't', ruling: { incident: 'void', rule: null, money: [], events: [] } },
    ];
    for (const answer of answers) {
      const w = world();
      w.link.connect();
      w.sockets[0]!.onopen?.();
      w.link.ask('t', 1, check);
      w.sockets[0]!.hear(answer);
      expect(w.frames).toEqual([answer]);
      w.sockets[0]!.onclose?.();
      w.tick();
      w.sockets[1]!.onopen?.();
      expect(w.sockets[1]!.sent).toEqual([]);
    }
  });
  test('waits longer each time, up to a most, and tries at once when nudged', () => {
    const w = world();
    w.link.connect();
    const waits: (number | undefined)[] = [];
    for (let i = 0; i < 8; i++) {
      w.sockets.at(-1)!.onclose?.();
      waits.push(w.tick());
    }
    expect(waits).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000, 8000]);
    w.sockets.at(-1)!.onclose?.();
    const before = w.sockets.length;
    w.link.nudge();
    expect(w.sockets).toHaveLength(before + 1);
  });
  test('a socket that never opens is given up, and another is tried', () => {
    const w = world();
    w.link.connect();
    expect(w.tick()).toBe(15_000);
    expect([w.sockets[0]!.closed, w.link.state]).toEqual([true, 'waiting']);
    expect(w.tick()).toBe(backoff(0, 0.5));
    expect(w.sockets).toHaveLength(2);
  });
  test('nudged before there is a session, or after it has ended, it tries nothing: the room would not know who comes', () => {
    const w = world();
    w.link.nudge();
    expect(w.sockets).toHaveLength(0);
    w.link.connect();
    w.sockets[0]!.onclose?.({ code: 4401 });
    w.link.nudge();
    expect(w.sockets).toHaveLength(1);
    w.link.connect();
    w.sockets[1]!.onclose?.({ code: 1006 });
    w.link.close();
    w.link.nudge();
    expect(w.sockets).toHaveLength(2);
  });
  test('closed because the session is over, it says so, and waits for another one instead of trying on', () => {
    const w = world();
    w.link.connect();
    w.sockets[0]!.onopen?.();
    w.sockets[0]!.onclose?.({ code: 4401 });
    expect([w.link.state, w.unknown, w.timers]).toEqual(['waiting', [0], []]);
    w.link.connect();
    w.sockets[1]!.onclose?.({ code: 1006 });
    expect([w.sockets.length, w.unknown, w.timers.length]).toEqual([2, [0], 1]);
  });
  test('two clients never wait alike', () => {
    expect(backoff(3, 0)).toBeLessThan(backoff(3, 0.9));
    expect(backoff(50, 1)).toBeLessThanOrEqual(11_200);
  });
  test('silence is broken by a ping; a deaf socket is given up', () => {
    const w = world();
    w.link.connect();
    w.sockets[0]!.onopen?.();
    w.tick();
    expect(w.sockets[0]!.sent).toEqual([{ t: 'ping' }]);
    w.sockets[0]!.hear({ t: 'pong' });
    expect(w.frames).toEqual([]);
    w.tick();
    w.tick();
    expect(w.sockets[0]!.closed).toBe(true);
    expect(w.link.state).toBe('waiting');
  });
  test('frames of a socket given up are not heard', () => {
    const w = world();
    w.link.connect();
    w.sockets[0]!.onopen?.();
    w.link.close();
    w.sockets[0]!.hear({ t: 'gone', table: 't' });
    w.sockets[0]!.onclose?.();
    expect(w.frames).toEqual([]);
    expect(w.timers).toHaveLength(0);
  });
  test('a table that is gone is not watched again; nonsense is not heard', () => {
    const w = world();
    w.link.connect();
    w.sockets[0]!.onopen?.();
    w.link.watch('t1');
    w.sockets[0]!.onmessage?.({ data: 'not json' });
    w.sockets[0]!.onmessage?.({ data: '3' });
    w.sockets[0]!.hear({ t: 'gone', table: 't1' });
    expect(w.frames).toEqual([{ t: 'gone', table: 't1' }]);
    w.sockets[0]!.onclose?.();
    w.tick();
    w.sockets[1]!.onopen?.();
    expect(w.sockets[1]!.sent).toEqual([]);
  });
});

describe('resuming by version', () => {
  const view = {} as TableView;
  const update = (from: number, version: number, events: readonly unknown[] = [{}]): ServerFrame & { t: 'update' } =>
    ({ t: 'update', table: 't', from, version, events, view }) as never;

  test('what follows on is played, what is known is dropped, what skips asks for the whole table', () => {
    expect(resume(10, update(10, 12))).toBe('events');
    expect(resume(12, update(10, 12))).toBe('drop');
    expect(resume(15, update(10, 12))).toBe('drop');
    expect(resume(10, update(11, 12))).toBe('gap');
    expect(resume(null, update(0, 2))).toBe('gap');
  });
  test('half known: the view is taken, the events are not played twice', () => {
    expect(resume(11, update(10, 12))).toBe('view');
  });
  test('nothing happened, but the clock or who looks on has changed', () => {
    expect(resume(12, update(12, 12, []))).toBe('view');
  });
  test('a whole table is always taken: after a restart its version may be lower', () => {
    expect(resume(50, { t: 'table', table: 't', version: 3, view })).toBe('view');
    expect(resume(50, { t: 'stale', id: 'c', table: 't', version: 51, view })).toBe('view');
  });
});
