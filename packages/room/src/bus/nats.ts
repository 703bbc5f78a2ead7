// The bus on NATS: `nats://host:4222`, several with commas between; `tls://` where it must be encrypted. A name and password, or a token,
// stand before the host. After a `?`, files: `creds` (a user's credentials), `ca`, `cert` and `key` (of a connection with certificates).
import { readFileSync } from 'node:fs';
import {
  connect,
  credsAuthenticator,
  type Msg,
  type NatsConnection,
  type NodeConnectionOptions,
  RequestError,
  type Subscription,
} from '@nats-io/transport-node';
import { answered, type Bus, BusError, checked, type Listening, type ListenSettings, written } from './bus.js';

/** Milliseconds between two tries to come back, and between two signs of life. */
const AGAIN = 250;
const PING = 2000;

export async function natsBus(address: string): Promise<Bus> {
  const options = optionsFrom(address);
  try {
    return new NatsBus(await connect(options));
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new BusError('cannot-connect', `the bus at ${shown(address)} cannot be reached: ${said}`);
  }
}
const shown = (address: string): string => address.replace(/\/\/[^@/]*@/, '//***@').replace(/\?.*$/, '');

/** As a NATS client wants them; throws where the address is not one. */
export function optionsFrom(address: string): NodeConnectionOptions {
  const match = /^(nats|tls):\/\/(?:([^@/]*)@)?([^/?]+)\/?(?:\?(.*))?$/.exec(address);
  if (!match) throw new BusError('cannot-connect', `${shown(address)} is no address of a NATS server`);
  const [, scheme, who = '', hosts = '', rest = ''] = match;
  const files = new URLSearchParams(rest);
  const unknown = [...files.keys()].find((name) => !['creds', 'ca', 'cert', 'key'].includes(name));
  if (unknown) throw new BusError('cannot-connect', `${shown(address)}: there is no option '${unknown}'`);
  const file = (name: string): string | null => files.get(name);
  const [user, password] = who.split(':').map(decodeURIComponent);
  const creds = file('creds');
  const isTls = scheme === 'tls' || ['ca', 'cert', 'key'].some((name) => files.has(name));
  const tls = Object.fromEntries(
    Object.entries({ caFile: file('ca'), certFile: file('cert'), keyFile: file('key') }).filter(([, path]) => path),
  );
  return {
    servers: hosts.split(','),
    name: 'baraja',
    ...{ maxReconnectAttempts: -1, reconnectTimeWait: AGAIN, pingInterval: PING, maxPingOut: 2, noRandomize: false },
    ...(creds === null ? {} : { authenticator: credsAuthenticator(readFileSync(creds)) }),
    ...(user && password !== undefined ? { user, pass: password } : user ? { token: user } : {}),
    ...(isTls ? { tls: { handshakeFirst: false, ...tls } } : {}),
  };
}

class NatsBus implements Bus {
  private readonly returned: (() => void)[] = [];

  constructor(private readonly connection: NatsConnection) {
    void this.follow();
  }
  private async follow(): Promise<void> {
    for await (const { type } of this.connection.status())
      if (type === 'reconnect') for (const hear of this.returned) hear();
  }

  publish(subject: string, body: string): void {
    this.mayWith(subject, body);
    this.connection.publish(subject, body);
  }
  subscribe(subject: string, hear: (body: string) => void, settings?: ListenSettings): Promise<Listening> {
    return this.listen(subject, (message) => hear(message.string()), settings);
  }
  serve(subject: string, answer: (body: string) => Promise<string>, settings?: ListenSettings): Promise<Listening> {
    const reply = (message: Msg): void => {
      void answered(answer, message.string()).then((text) => {
        if (!this.connection.isClosed()) message.respond(text);
      });
    };
    return this.listen(subject, reply, settings);
  }
  async request(subject: string, body: string, patience: number): Promise<string> {
    this.mayWith(subject, body);
    try {
      return written.read((await this.connection.request(subject, body, { timeout: patience })).string());
    } catch (error) {
      if (error instanceof BusError) throw error;
      if (error instanceof RequestError && error.isNoResponders())
        throw new BusError('nobody', `nobody serves ${subject}`);
      if (this.connection.isClosed()) throw new BusError('closed', 'the bus was closed');
      throw new BusError('silent', 'no answer came in time');
    }
  }
  onReturn(hear: () => void): void {
    this.returned.push(hear);
  }
  async close(): Promise<void> {
    if (this.connection.isClosed()) return;
    // A server that is away takes nothing more; it is not waited for.
    await Promise.race([this.connection.flush().catch(() => {}), new Promise((go) => setTimeout(go, AGAIN).unref())]);
    await this.connection.close();
  }

  private async listen(
    subject: string,
    hear: (message: Msg) => void,
    { queue }: ListenSettings = {},
  ): Promise<Listening> {
    this.mayWith(subject);
    const callback = (error: Error | null, message: Msg): void => {
      if (!error) hear(message);
    };
    const heard: Subscription = this.connection.subscribe(subject, { callback, ...(queue ? { queue } : {}) });
    await this.connection.flush(); // the server has it
    return { stop: async () => heard.unsubscribe() };
  }
  private mayWith(subject: string, body?: string): void {
    checked(subject, body);
    if (this.connection.isClosed()) throw new BusError('closed', 'the bus was closed');
  }
}
