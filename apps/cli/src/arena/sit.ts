// `baraja sit http://localhost:8080 <table> ./mine`: carries lines between a program and a room's socket, so that a bot that plays in the
// arena plays at a room's tables as it is.
import type { FromBot, ToBot } from '@baraja/room/bot';
import type { Chips } from 'baraja';
import { Command } from 'commander';
import { WebSocket } from 'ws';
import { Stop, wholeFrom, wordsFor } from '../house.js';
import { withJson } from '../report.js';
import { t } from '../words/index.js';
import { Forfeit, Wire } from './wire.js';

interface Options {
  readonly seat?: number;
  readonly buyIn?: Chips;
  readonly cookie?: string;
  readonly hands: number;
  readonly json?: boolean;
}

export const sitCommand = (): Command =>
  withJson(new Command('sit'))
    .description(t().arena.sit.about)
    .argument('<room>', t().arena.sit.room)
    .argument('<table>', t().arena.sit.table)
    .argument('<bot>', t().arena.sit.bot)
    .option('--seat <number>', t().arena.sit.seat, wholeFrom(1, 30))
    .option('--buy-in <cents>', t().arena.sit.buyIn, wholeFrom(1))
    .option('--cookie <cookie>', t().arena.sit.cookie)
    .option('-n, --hands <number>', t().arena.sit.hands, wholeFrom(1), 1_000_000)
    .action(async (room: string, table: string, bot: string, options: Options) => {
      const cookie = options.cookie ?? (await guestAt(room));
      const wire = Wire.to(bot);
      try {
        const { hands, net } = await carried(room, cookie, wire, { table, ...options });
        const sign = net < 0 ? '−' : '+';
        const words = t().arena.sit.won(hands, `${sign}${wordsFor().money(Math.abs(net))}`);
        console.log(options.json ? JSON.stringify({ hands, net }) : words);
      } finally {
        wire.close();
      }
    });

/** A newcomer's cookie. */
async function guestAt(room: string): Promise<string> {
  try {
    const answer = await fetch(new URL('/api/me', room));
    const cookies = answer.headers.getSetCookie().map((set) => set.split(';')[0]!);
    if (!answer.ok || cookies.length === 0) throw new Error(String(answer.status));
    return cookies.join('; ');
  } catch (error) {
    throw new Stop(t().arena.sit.noRoom(room, error instanceof Error ? error.message : String(error)));
  }
}

interface Came {
  readonly hands: number;
  readonly net: Chips;
}
/** Lines both ways, until the hands are played, the room says good-bye, or either end is gone. */
function carried(room: string, cookie: string, wire: Wire, asked: Options & { readonly table: string }): Promise<Came> {
  const url = new URL('/bot', room);
  url.protocol = url.protocol.replace('http', 'ws');
  const socket = new WebSocket(url, { headers: { cookie } });
  return new Promise((done, failed) => {
    let [hands, net, isSeated] = [0, 0, false];
    const end = (): void => {
      socket.close();
      done({ hands, net });
    };
    const stop = (why: string): void => {
      socket.close();
      failed(new Stop(why));
    };
    const answer = async (milliseconds: number): Promise<void> => {
      try {
        const line = await wire.line(milliseconds);
        socket.send(line);
        const { table, seat, buyIn } = asked;
        const sit: FromBot = { t: 'sit', table, ...(seat ? { seat } : {}), ...(buyIn ? { buyIn } : {}) };
        if (!isSeated) socket.send(JSON.stringify(sit));
        isSeated = true;
      } catch (fault) {
        if (!(fault instanceof Forfeit)) throw fault;
        stop(`${t().arena.lost[fault.reason]} (${fault.detail})`);
      }
    };
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as ToBot;
      if (frame.t === 'refused' && frame.id === 0) return stop(t().arena.sit.refused(frame.refusal.refused));
      wire.send(frame);
      if (frame.t === 'hello') void answer(START);
      if (frame.t === 'turn' || frame.t === 'refused') void answer(frame.time);
      if (frame.t === 'bye') stop(t().arena.sit.over(frame.why));
      if (frame.t !== 'result') return;
      net += frame.net;
      if (++hands >= asked.hands) end();
    });
    socket.on('close', end);
    socket.on('error', (error) => stop(t().arena.sit.noRoom(room, error.message)));
  });
}
/** Milliseconds for a program to start and say hello. */
const START = 15_000;
