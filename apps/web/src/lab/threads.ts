// The browser's threads that count. They are started by the first question and kept, since one remembers what it has counted.
import { OddsPool, ShortMemory, type Thread, type Told } from '@baraja/odds';
import Counter from '@baraja/odds/browser?worker';
import { type Asking, askServer, Race } from './race.js';

let race: Race | undefined;
/** One for the page and one for what is asked beside it. */
const MOST = 2;

export function labPool(): Asking {
  race ??= new Race(new OddsPool(browserThread, MOST, new ShortMemory()), askServer);
  return race;
}

function browserThread(): Thread {
  const worker = new Counter();
  return {
    send: (asked) => worker.postMessage(asked),
    listen(tell, ended) {
      worker.onmessage = ({ data }: MessageEvent<Told>) => tell(data);
      worker.onerror = (event) => {
        worker.terminate();
        ended(event.message);
      };
    },
    end: () => worker.terminate(),
  };
}
