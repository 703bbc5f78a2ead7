// The server: the room behind HTTP and sockets, with the web client beside it. It knows no rules.
import { existsSync } from 'node:fs';
import { CLOSES, type FrontDesk, Room, type RoomSettings } from '@baraja/room';
import type { FastifyInstance } from 'fastify';
import { accounts } from './accounts.js';
import { limitKey } from './address.js';
import { isSameOrigin, listening, VERSION, webServer } from './app.js';
import { type DocumentsHere, documentRoutes } from './documents.js';
import { Door } from './door.js';
import { openDesk } from './gateway/desk.js';
import { type AtGateway, GatewayServer } from './gateway/index.js';
import { healthRoutes } from './health.js';
import { routes } from './http.js';
import { oddsRoutes } from './odds.js';
import { type ListedRoute, officeRoutes } from './office/index.js';
import { previews, serveDocs, servePage } from './page.js';
import { Seeing, type SeeingSettings } from './seeing/index.js';
import { Sessions } from './sessions.js';
import { Sockets } from './socket.js';
import { OwnWire, shut } from './socket-end.js';
import { Wires } from './wires.js';

export type { DocumentsHere } from './documents.js';
export type { AtGateway } from './gateway/index.js';
export { type MetricsAt, NoToken, type SeeingSettings } from './seeing/index.js';

export interface ServerSettings extends RoomSettings, SeeingSettings {
  readonly host: string;
  readonly port: number;
  /** The address of a bus between the servers of one room: then whoever connects to any of them is served, whichever keeps it. */
  readonly bus?: string;
  /** Are tables played at other servers of the room, too? */
  readonly sharesTables?: boolean;
  /** On a bus: people may come, whether this server keeps the room yet or not. */
  readonly onGateway?: (gateway: AtGateway) => void;
  /** The built web client; left out, only the API answers. */
  readonly web?: string;
  /** The built documentation, where there is one or will be: answered under /docs. */
  readonly docs?: string;
  /** Cookies only over https: set it behind a proxy that speaks it. */
  readonly secure?: boolean;
  /** How many proxies stand before it: so many hops of X-Forwarded-For are counted from the right, none unless told. */
  readonly proxies?: number;
  readonly version?: string;
  /** The houses' documents; left out, nobody can read or hand over any. */
  readonly documents?: DocumentsHere;
}
export interface Running {
  readonly url: string;
  /** Where the figures are read; null where nobody asked for them. */
  readonly figures: string | null;
  readonly room: Room;
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
  /** The routes of the houses' offices, with the act each does. */
  readonly office: readonly ListedRoute[];
  /** Parks hands, closes sockets, then the store. */
  stop(): Promise<void>;
}

export async function serve(asked: ServerSettings): Promise<Running> {
  const seeing = await Seeing.begin(asked, asked.version ?? VERSION);
  const told: ServerSettings = {
    ...asked,
    observer: seeing.observer ?? asked.observer,
    onTrouble: seeing.trouble(asked.onTrouble),
  };
  const front = new Front(told, seeing);
  // Behind a gateway, which says from where somebody came.
  const settings: ServerSettings = asked.bus === undefined ? told : { ...told, proxies: 1 };
  // While the room opens, which is mostly waiting for the disk, the web server is set up.
  const [room, { app }] = await Promise.all([
    Room.open({ ...settings, ...front.forRoom() }),
    webServer(settings),
  ]).catch(async (error: unknown) => {
    await front.stop();
    await seeing.close();
    throw error;
  });
  let isClosing = false;
  const parts = await onRoom(settings, room, app, { seeing, isClosing: () => isClosing });
  const { sockets, office } = parts;
  const wires = new Wires(app.server);
  const url = (await front.openFor(parts)) ?? (await listening(app, settings));
  room.announce(url);
  const figures = seeing.over(room, sockets);
  seeing.log?.info({ url, figures, tables: room.size, version: settings.version ?? VERSION }, 'open');
  return {
    ...{ url, figures, room, app, sockets, office },
    async stop() {
      isClosing = true;
      seeing.log?.info({ tables: room.size }, 'closing');
      await front.leave();
      sockets.close();
      await wires.cut(app.close());
      await room.close();
      await front.stop();
      await seeing.close();
      seeing.log?.info('closed');
    },
  };
}

interface Parts {
  readonly app: FastifyInstance;
  readonly room: Room;
  readonly door: Door;
  readonly sockets: Sockets;
  readonly office: readonly ListedRoute[];
}

/** Everything that is asked of the room, over HTTP and sockets. */
async function onRoom(
  settings: ServerSettings,
  room: Room,
  app: FastifyInstance,
  { seeing, isClosing }: { readonly seeing: Seeing; readonly isClosing: () => boolean },
): Promise<Parts> {
  const { now = Date.now, version = VERSION, proxies = 0, secure = false } = settings;
  const door = new Door({ room, sessions: Sessions.in(settings.data, now), secure, now });
  const sockets = new Sockets(room, { version, now, badFrame: (why) => seeing.badFrame(why) });
  let office: readonly ListedRoute[] = [];
  await app.register(async (api) => {
    accounts(api, { room, door, sockets, now });
    routes(api, { room, door, sockets });
    oddsRoutes(api);
    office = officeRoutes({ app: api, room, door, sockets });
    if (settings.documents) documentRoutes(api, { room, door, documents: settings.documents, proxied: proxies > 0 });
    api.get('/api/docs', { schema: { hide: true } }, async () => app.swagger());
    healthRoutes(api, { room, sockets, isClosing });
    for (const [path, into] of [['/ws', sockets] as const, ['/bot', sockets.bots] as const])
      api.get(path, { websocket: true, schema: { hide: true } }, (socket, request) => {
        const who = door.who(request);
        // A page of another site may not speak for a patron.
        if (!isSameOrigin(request)) shut(socket, CLOSES.otherSite);
        else if (who === null) shut(socket, CLOSES.unknown);
        else
          into.accept(new OwnWire(socket), { ...who, address: limitKey(request.ip) }).catch(() => socket.terminate());
      });
  });
  if (settings.docs) await serveDocs(app, settings.docs);
  if (settings.web && existsSync(settings.web)) await servePage(app, settings.web, previews(room));
  return { app, room, door, sockets, office };
}

/** What several servers of one room have besides: a gateway each, and the front desk where it is kept. Nothing without a bus. */
class Front {
  private gateway: GatewayServer | null = null;
  private desk: FrontDesk | null = null;
  private name = '';

  constructor(
    private readonly settings: ServerSettings,
    private readonly seeing: Seeing,
  ) {}
  get sockets(): number {
    return this.gateway?.gateway.size ?? 0;
  }
  get isServed(): boolean {
    return this.gateway?.gateway.isServed ?? false;
  }
  get gateways(): number {
    return this.desk?.gateways ?? 0;
  }
  /** @param name the room's own */
  async open(name: string): Promise<void> {
    const { bus, onGateway } = this.settings;
    if (bus === undefined) return;
    this.name = name;
    this.gateway = await GatewayServer.open(this.settings, bus, name);
    this.seeing.passing(this);
    onGateway?.(this.gateway);
  }
  /** The room's own side of it: tables are lent over the bus between the servers. */
  forRoom(): Pick<RoomSettings, 'onFolder' | 'lends' | 'onBorrower'> {
    return {
      onFolder: (name) => this.open(name),
      lends: () => (this.settings.sharesTables ? this.gateway?.buses[1] : undefined),
      onBorrower: (borrower) => {
        if (this.gateway) this.gateway.borrower = borrower;
      },
    };
  }
  /** The room is kept here from now on. Where people come in; null where there is no gateway. */
  async openFor(parts: Parts): Promise<string | null> {
    if (this.gateway === null) return null;
    this.desk = await openDesk(parts, this.name, this.gateway.buses);
    return this.gateway.url;
  }
  /** Other gateways keep their clients, for whichever server has the room next; this one's are sent away. */
  async leave(): Promise<void> {
    await this.desk?.close();
    this.gateway?.gateway.close();
  }
  async stop(): Promise<void> {
    await this.gateway?.stop();
  }
}
