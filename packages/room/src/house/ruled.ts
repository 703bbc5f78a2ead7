// Hands about which the office ruled after they were over, off a house's stream: a dispute was decided, a ruling confirmed or overruled.
import type { OfficeEvent } from '../office/index.js';
import type { StoredEvent } from '../store/index.js';

export interface RuledHand {
  readonly table: string;
  readonly round: number;
  /** The clause it was decided by, if one was named. */
  readonly rule: string | null;
}
type Opened = Extract<OfficeEvent, { type: 'DisputeOpened' }>;
const eventIn = ({ body }: StoredEvent): OfficeEvent => body as unknown as OfficeEvent;

/** What the events say; `whole` reads the stream from its start, for a dispute that was opened before them. */
export async function ruledIn(
  events: readonly StoredEvent[],
  whole: () => Promise<readonly StoredEvent[]>,
): Promise<readonly RuledHand[]> {
  const disputes = new Map<string, Opened>();
  const learn = (all: readonly StoredEvent[]): void => {
    for (const event of all.map(eventIn)) if (event.type === 'DisputeOpened') disputes.set(event.dispute, event);
  };
  learn(events);
  const ruled: RuledHand[] = [];
  for (const event of events.map(eventIn)) {
    if (event.type === 'RulingJudged') ruled.push({ table: event.table, round: event.round, rule: event.rule });
    if (event.type !== 'DisputeDecided') continue;
    if (!disputes.has(event.dispute)) learn(await whole());
    const opened = disputes.get(event.dispute);
    if (opened) ruled.push({ table: opened.table, round: opened.round, rule: event.rule });
  }
  return ruled;
}
