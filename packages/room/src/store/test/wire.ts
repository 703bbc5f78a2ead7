// A wire to the database that can be cut: everything goes through until somebody says so, then replies are lost, or everything is.
import { connect, createServer, type Socket } from 'node:net';

export interface Wire {
  readonly url: string;
  /** Requests still arrive; from the next reply that says this, nothing comes back, and the connection ends. */
  loseReply(saying: string): Promise<void>;
  /** New connections are refused, and old ones end. */
  cut(): void;
  mend(): void;
  remove(): Promise<void>;
}

export async function wireTo(url: string): Promise<Wire> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let [isCut, lost]: [boolean, { saying: string; heard: () => void } | null] = [false, null];
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) {
      open.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        open.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (chunk) => far.write(chunk));
    far.on('data', (chunk) => {
      if (lost === null || !chunk.includes(lost.saying)) near.write(chunk);
      else {
        lost.heard();
        lost = null;
        near.destroy();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  const own = new URL(url);
  own.port = String(address.port);
  return {
    url: own.href,
    loseReply: (saying) =>
      new Promise((resolve) => {
        lost = { saying, heard: resolve };
      }),
    cut() {
      isCut = true;
      for (const end of open) end.destroy();
    },
    mend() {
      isCut = false;
    },
    async remove() {
      for (const end of open) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
