// Since when each actor has been offered what he is offered now. Where several choose at once, what one does is nothing to the
// others as long as it leaves their menus as they were: their clocks run on, and a choice made meanwhile is not stale.
import { type Actor, type Command, isFree, type Option } from 'baraja';
import type { Live } from 'baraja/table';

interface Offer {
  readonly round: number;
  readonly step: number;
  readonly options: readonly Option[];
  readonly since: number;
}

export class Offered {
  private now: ReadonlyMap<Actor, Offer> = new Map();

  /** The round stands at this version, after these seats did something. */
  note(live: Pick<Live, 'number' | 'round'> | null, version: number, by: readonly (number | null | undefined)[]): void {
    const was = this.now;
    const next = new Map<Actor, Offer>();
    for (const { actor, options } of live?.round.menus ?? []) {
      const offer = { round: live!.number, step: live!.round.felt.step, options, since: version };
      const before = by.includes(actor as number) ? undefined : was.get(actor);
      next.set(actor, before && isSame(before, offer) ? before : offer);
    }
    this.now = next;
  }
  /** The version a choice must have seen. What may be done at any time is never stale: the rules look at the table as it is. */
  staleBefore(live: Live | null, command: Command, played: number): number {
    if (live !== null && isFree(live.game, live.round, command)) return 0;
    return this.since(command.actor) ?? played;
  }
  /** Undefined for one who is offered nothing. */
  since(actor: Actor): number | undefined {
    return this.now.get(actor)?.since;
  }
}
/** Whose choice an event was, as far as time goes: what moves nothing, such as columns laid anew, earns nobody a new clock. */
export const actedBy = (e: Moves): number | null | undefined =>
  [e.chips, e.cards, e.markers].some((moves) => (moves?.length ?? 0) > 0) ? e.seat : null;
interface Moves {
  readonly seat?: number | null;
  readonly chips?: readonly unknown[];
  readonly cards?: readonly unknown[];
  readonly markers?: readonly unknown[];
}

const isSame = (a: Offer, b: Offer): boolean =>
  a.round === b.round &&
  a.step === b.step &&
  (a.options === b.options || JSON.stringify(a.options) === JSON.stringify(b.options));
