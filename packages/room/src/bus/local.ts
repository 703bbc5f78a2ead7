// A bus inside one process: whoever shares it hears what the others say, in the next turn and never in the middle of one's own.
import { Awaited, answered, type Bus, BusError, checked, type Listening, type ListenSettings } from './bus.js';

interface Ear {
  readonly queue: string | undefined;
  hear(body: string, reply: ((text: string) => void) | null): void;
}

export class LocalBus implements Bus {
  private readonly ears = new Map<string, Set<Ear>>();
  private readonly asked = new Awaited();
  private turn = 0;
  private isClosed = false;

  publish(subject: string, body: string): void {
    this.deliver(subject, body, null);
  }
  async subscribe(subject: string, hear: (body: string) => void, { queue }: ListenSettings = {}): Promise<Listening> {
    return this.listen(subject, { queue, hear });
  }
  async serve(
    subject: string,
    answer: (body: string) => Promise<string>,
    { queue }: ListenSettings = {},
  ): Promise<Listening> {
    const hear: Ear['hear'] = (body, reply) => void answered(answer, body).then((text) => reply?.(text));
    return this.listen(subject, { queue, hear });
  }
  async request(subject: string, body: string, patience: number): Promise<string> {
    return this.asked.ask(patience, (id) => {
      const isHeard = this.deliver(subject, body, (text) => this.asked.answer(id, text));
      if (!isHeard) this.asked.fail(id, new BusError('nobody', `nobody serves ${subject}`));
    });
  }
  onReturn(): void {} // it is never away
  async close(): Promise<void> {
    this.isClosed = true;
    this.ears.clear();
    this.asked.close();
  }

  private listen(subject: string, ear: Ear): Listening {
    checked(subject);
    this.mustBeOpen();
    const ears = this.ears.get(subject) ?? new Set();
    this.ears.set(subject, ears.add(ear));
    return {
      stop: async () => {
        ears.delete(ear);
        if (ears.size === 0 && this.ears.get(subject) === ears) this.ears.delete(subject);
      },
    };
  }
  private deliver(subject: string, body: string, reply: ((text: string) => void) | null): boolean {
    checked(subject, body);
    this.mustBeOpen();
    const ears = this.chosen(subject);
    for (const ear of ears) queueMicrotask(() => ear.hear(body, reply));
    return ears.length > 0;
  }
  /** All who listen for themselves, and of each queue the next in turn. */
  private chosen(subject: string): readonly Ear[] {
    const ears = [...(this.ears.get(subject) ?? [])];
    const queues = grouped(ears);
    const turn = this.turn++;
    return [...queues].flatMap(([queue, those]) => (queue === undefined ? those : [those[turn % those.length]!]));
  }
  private mustBeOpen(): void {
    if (this.isClosed) throw new BusError('closed', 'the bus was closed');
  }
}
function grouped(ears: readonly Ear[]): Map<string | undefined, Ear[]> {
  const groups = new Map<string | undefined, Ear[]>();
  for (const ear of ears) groups.set(ear.queue, [...(groups.get(ear.queue) ?? []), ear]);
  return groups;
}
