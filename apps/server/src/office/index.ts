// The office's routes, part by part.

import { disputeRoutes } from './disputes.js';
import { floorRoutes } from './floor.js';
import { jackpotRoutes } from './jackpots.js';
import { listRoutes } from './lists.js';
import { moneyRoutes } from './money.js';
import { peopleRoutes } from './people.js';
import { providerRoutes } from './providers.js';
import { recordRoutes } from './records.js';
import type { ListedRoute, OfficeServer } from './routes.js';

export type { ListedRoute } from './routes.js';

/** Mounts them, and says which there are. */
export function officeRoutes(deps: Omit<OfficeServer, 'listed'>): readonly ListedRoute[] {
  const server: OfficeServer = { ...deps, listed: [] };
  peopleRoutes(server);
  providerRoutes(server);
  floorRoutes(server);
  listRoutes(server);
  moneyRoutes(server);
  jackpotRoutes(server);
  disputeRoutes(server);
  recordRoutes(server);
  return server.listed;
}
