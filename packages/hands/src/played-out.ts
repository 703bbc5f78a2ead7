/** A line of choices at a table that may not take all of them: everybody chooses as he did, or as near to it as he may. */
import {
  type Actor,
  type Command,
  type Event,
  type Game,
  isRefusal,
  type Option,
  open,
  type Played,
  play,
  type Refusal,
  type Round,
  type Setup,
  seeded,
  shuffle,
  silent,
  unshuffled,
} from 'baraja/kernel';

/** No hand is longer. */
export const LONGEST = 3000;

/** A choice that a table did not take, and what was chosen for it; null where nothing was. */
export interface Replaced {
  readonly choice: number;
  readonly command: Command;
  readonly refusal: Refusal;
  readonly instead: Command | null;
}
export interface PlayedOut {
  readonly round: Round;
  readonly log: readonly Event[];
  readonly replaced: readonly Replaced[];
}
export function playedOut(
  { game, setup }: { readonly game: Game; readonly setup: Setup },
  choices: readonly Command[],
): PlayedOut {
  const left = choices.map((command, i) => ({ command, choice: i + 1 }));
  const replaced: Replaced[] = [];
  const opened = open(game, setup);
  const log = [...opened.events];
  let { round } = opened;
  const took = (next: Played): void => {
    log.push(...next.events);
    ({ round } = next);
  };
  for (let n = 0; n < LONGEST + choices.length && round.menus.length > 0; n++) {
    const asked = (actor: Actor): boolean =>
      actor === 'floor' || actor === 'dealer' || round.menus.some((menu) => menu.actor === actor);
    const at = left.findIndex(({ command }) => asked(command.actor));
    const [chosen] = at < 0 ? [] : left.splice(at, 1);
    const next = chosen && play(game, round, chosen.command);
    if (next && !isRefusal(next)) {
      took(next);
      continue;
    }
    const isAsked = chosen !== undefined && round.menus.some(({ actor }) => actor === chosen.command.actor);
    const near = chosen === undefined || isAsked ? nearest(game, round, chosen?.command) : null;
    if (near) took(near.played);
    if (chosen && next) replaced.push({ ...chosen, refusal: next as Refusal, instead: near?.command ?? null });
  }
  return { round, log, replaced };
}
/** What comes nearest to a choice that is not there: the same as far as it goes; or staying in; or what the clock plays. */
function nearest(game: Game, round: Round, chosen: Command | undefined): { command: Command; played: Played } {
  const { actor, options } = round.menus.find((menu) => menu.actor === chosen?.actor) ?? round.menus[0]!;
  const find = (type: string | undefined): Option | undefined => options.find((option) => option.type === type);
  const like = find(chosen?.type) ?? find('check') ?? find('call');
  const tries: readonly (Command | null)[] = [
    actor === 'chance' ? { type: 'shuffle', actor, faces: shuffle(unshuffled(game, round), seeded(0)) } : null,
    like ? within(like, actor, chosen) : null,
    silent(round, actor),
    ...options.map((option) => within(option, actor, chosen)),
  ];
  for (const command of tries) {
    const played = command && play(game, round, command);
    if (command && played && !isRefusal(played)) return { command, played };
  }
  throw new Error(`${game.id} refuses whatever it offers`);
}
function within({ type, amount, cards, seats }: Option, actor: Actor, chosen: Command | undefined): Command {
  const wanted = cards ? (chosen?.cards ?? []).filter((card) => cards.from.includes(card)) : [];
  const some =
    cards && [...new Set([...wanted, ...cards.from])].slice(0, Math.min(cards.max, Math.max(cards.min, wanted.length)));
  return {
    type,
    actor,
    ...(amount ? { amount: Math.min(amount.max, Math.max(amount.min, chosen?.amount ?? 0)) } : {}),
    ...(some ? { cards: some } : {}),
    ...(seats ? { seat: seats.find((seat) => seat === chosen?.seat) ?? seats[0]! } : {}),
  };
}
