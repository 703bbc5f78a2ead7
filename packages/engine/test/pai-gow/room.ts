/** A table of pai gow between its rounds: who is asked to bank, and hands that go by. */
import type { Seat } from '../../src/kernel/index.js';
import { Room } from '../../src/table/test/room.js';
import { rulesOf } from '../../src/testing/opening.js';

export class PaiGowRoom extends Room {
  /** The seats asked to bank, in order, until one takes it; then the others bet the least, and the clock plays. */
  bankedBy(seat: Seat): readonly Seat[] {
    this.deal();
    const asked: Seat[] = [];
    while (this.asked() !== seat) {
      asked.push(this.asked());
      this.act(this.asked(), 'decline-bank');
    }
    this.act(seat, 'bank', { amount: 20_000 });
    this.bet();
    this.fold();
    return [...asked, seat];
  }
  /** Everybody who may bets the least. */
  bet(): this {
    while (this.stage() === 'wagers') {
      const actor = this.asked();
      this.act(actor, 'wager', { amount: 500, seat: actor });
    }
    return this;
  }
  asked(): Seat {
    return this.state.live!.round.menus[0]!.actor as Seat;
  }
  stage(): string {
    const { live } = this.state;
    return live === null ? 'none' : live.game.script[live.round.felt.step]!.name;
  }
  offers(): readonly Seat[] {
    return this.opened().setup.terms.bank!.offers.map(({ seat }) => seat);
  }
  declineAll(): this {
    this.deal();
    while (this.stage() === 'bank') this.act(this.asked(), 'decline-bank');
    return this;
  }
}

export const room = (switches: Record<string, unknown> = {}, seats: readonly Seat[] = [1, 3, 6]): PaiGowRoom =>
  new PaiGowRoom(rulesOf({ house: 's-and-k', game: 'pgp', switches })).open(seats, 100_000) as PaiGowRoom;
