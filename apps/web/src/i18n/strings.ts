// The shape of everything the page says. A language that leaves something out does not compile.

import type { Pace } from '../lib/pace.js';
import type { FairStrings } from './fair.js';
import type { FloorStrings } from './floor.js';
import type { RoomStrings } from './refused.js';
import type { SignStrings } from './signs.js';
import type { AccountStrings, CageStrings } from './strings-cage.js';
import type { LobbyStrings } from './strings-lobby.js';

type Of<A extends readonly unknown[]> = (...args: A) => string;

export interface Strings {
  readonly title: string;
  readonly tagline: string;
  readonly playMoney: string;
  readonly playMoneyLong: string;
  readonly help: string;
  readonly source: string;
  readonly skip: string;
  readonly loading: string;
  readonly retry: string;
  readonly close: string;
  readonly copied: string;
  readonly menu: string;
  readonly switchLanguage: string;
  readonly link: Readonly<Record<'lost' | 'without' | 'own' | 'ownNote' | 'you' | 'outdated' | 'reload', string>>;
  readonly errors: Readonly<
    Record<
      | 'offline'
      | 'notFound'
      | 'tooFast'
      | 'notSignedIn'
      | 'noTable'
      | 'failed'
      | 'badName'
      | 'badPassword'
      | 'wrongPassword'
      | 'nameTaken'
      | 'nameReserved'
      | 'commonPassword',
      string
    >
  >;
  /** Why the room says no. */
  readonly room: RoomStrings;
  readonly stale: string;
  readonly nav: Readonly<
    Record<
      | 'lobby'
      | 'play'
      | 'learn'
      | 'rules'
      | 'yours'
      | 'cage'
      | 'lab'
      | 'desk'
      | 'write'
      | 'open'
      | 'settings'
      | 'account',
      string
    >
  >;
  readonly lobby: LobbyStrings;
  readonly table: Readonly<
    Record<
      | 'pot'
      | 'main'
      | 'button'
      | 'firstCard'
      | 'sitHere'
      | 'bot'
      | 'away'
      | 'allIn'
      | 'folded'
      | 'out'
      | 'waitingDealer'
      | 'waitingHands'
      | 'waitingPlayers'
      | 'yourTurn'
      | 'timeBank'
      | 'turnsRight'
      | 'high'
      | 'low'
      | 'faceDown'
      | 'gone'
      | 'goneWallet'
      | 'gonePurse'
      | 'invite'
      | 'inviteHint',
      string
    >
  > & {
    readonly side: Of<[number]>;
    readonly without: Of<[string]>;
    readonly withBets: Of<[string]>;
    readonly seat: Of<[number]>;
    readonly waitingFor: Of<[string]>;
    readonly watching: Of<[number]>;
    readonly hand: Of<[number]>;
    readonly wins: Of<[string]>;
    readonly goOn: string;
    readonly why: string;
    readonly linger: string;
    readonly timeShort: Of<[seconds: number, bank: number]>;
    readonly byItself: Of<[what: string]>;
    readonly tookBack: Of<[who: string]>;
    readonly chosenAgain: Of<[hand: number]>;
    readonly chosenCards: string;
    /** Whose word it was; null where nobody holds the floor. */
    readonly wentOver: Of<[who: string | null]>;
    readonly wentByLaw: Of<[day: string]>;
  };
  readonly bar: Readonly<
    Record<
      | 'label'
      | 'amount'
      | 'less'
      | 'more'
      | 'min'
      | 'half'
      | 'pot'
      | 'max'
      | 'pressed'
      | 'sent'
      | 'accepted'
      | 'why'
      | 'pre'
      | 'preFold'
      | 'rearrange'
      | 'preCheck'
      | 'preCancelled'
      | 'full'
      | 'buyIn'
      | 'topUp'
      | 'rebuy'
      | 'broke'
      | 'sitOut'
      | 'seat'
      | 'comeBack'
      | 'comeBackWait'
      | 'leave'
      | 'depth'
      | 'dealNext',
      string
    >
  > & {
    readonly depthIs: Of<[number]>;
    readonly between: Of<[min: string, max: string]>;
    readonly preCall: Of<[string]>;
    readonly pick: Of<[number]>;
    readonly pickBetween: Of<[number, number]>;
    readonly comeBackPost: Of<[string]>;
    readonly seatKept: Of<[minutes: number]>;
    readonly toWin: Of<[string]>;
    readonly toCall: Of<[string]>;
  };
  readonly signs: SignStrings;
  readonly atFloor: FloorStrings;
  readonly rail: Readonly<
    Record<
      | 'label'
      | 'log'
      | 'rules'
      | 'card'
      | 'chat'
      | 'fair'
      | 'yourHands'
      | 'inBook'
      | 'book'
      | 'floor'
      | 'hands'
      | 'open'
      | 'logEmpty'
      | 'ids'
      | 'earlier'
      | 'chatEmpty'
      | 'chatHint'
      | 'send'
      | 'rulesSearch'
      | 'rulesNone'
      | 'clause'
      | 'ourRuling'
      | 'sheet'
      | 'readings'
      | 'setting'
      | 'changedHere',
      string
    >
  > & { readonly joined: Of<[number]> };
  /** The sign at a table. */
  readonly posted: Readonly<
    Record<'heading' | 'game' | 'limits' | 'notice' | 'buyIn' | 'conduct' | 'noConduct', string>
  > & {
    readonly from: Of<[time: string, limit: string]>;
    readonly least: Of<[string]>;
    readonly between: Of<[min: string, max: string]>;
  };
  readonly fair: FairStrings;
  /** A ruling that somebody in the hand has proposed. */
  readonly proposal: Readonly<
    Record<'waits' | 'agree' | 'object' | 'withdraw' | 'noChoice' | 'everybody' | 'lapsed' | 'overtaken', string>
  > & {
    readonly heading: Of<[name: string]>;
    readonly reason: Of<[text: string]>;
    readonly agreed: Of<[names: string]>;
    readonly missing: Of<[names: string]>;
    readonly seconds: Of<[number]>;
    /** In the log. */
    readonly proposes: Of<[name: string, incident: string, reason: string]>;
    readonly said: Of<[name: string]>;
    readonly silent: Of<[name: string]>;
    readonly refused: Of<[name: string]>;
    readonly withdrawn: Of<[name: string]>;
  };
  readonly floor: Readonly<
    Record<
      | 'lead'
      | 'notNow'
      | 'what'
      | 'which'
      | 'who'
      | 'how'
      | 'see'
      | 'confirm'
      | 'back'
      | 'ruling'
      | 'money'
      | 'noMoney'
      | 'cannot'
      | 'done'
      | 'why'
      | 'whyHint'
      | 'propose'
      | 'proposeLead'
      | 'proposed'
      | 'propositions'
      | 'nobody'
      | 'marked'
      | 'mark'
      | 'unmark',
      string
    >
  > & {
    readonly markWho: Of<[name: string]>;
    readonly unmarkWho: Of<[name: string]>;
    readonly gets: Of<[name: string, amount: string]>;
    readonly gives: Of<[name: string, amount: string]>;
    readonly cardOf: Of<[name: string, n: number]>;
    readonly boardCard: Of<[number]>;
    /** What a ruling does, by the events it would make; those without a sentence are not told. */
    readonly steps: Readonly<Record<string, string>>;
  };
  readonly replay: Readonly<
    Record<
      | 'heading'
      | 'none'
      | 'open'
      | 'first'
      | 'previous'
      | 'next'
      | 'last'
      | 'play'
      | 'pause'
      | 'share'
      | 'picture'
      | 'dispute'
      | 'disputeLead'
      | 'claim'
      | 'disputeSend'
      | 'takeBack'
      | 'note'
      | 'toTable'
      | 'older'
      | 'voided'
      | 'closed'
      | 'earlier'
      | 'practice'
      | 'loading',
      string
    >
  > & {
    readonly hand: Of<[number]>;
    readonly step: Of<[n: number, of: number]>;
  };
  readonly private_: Readonly<
    Record<
      | 'heading'
      | 'lead'
      | 'house'
      | 'game'
      | 'stake'
      | 'name'
      | 'namePlaceholder'
      | 'bots'
      | 'botsHint'
      | 'dealer'
      | 'dealerEngine'
      | 'dealerPerson'
      | 'who'
      | 'whoLink'
      | 'whoAnybody'
      | 'switches'
      | 'switchesHint'
      | 'noSwitches'
      | 'usual'
      | 'open'
      | 'opening',
      string
    >
  > & { readonly locked: Of<[string]> };
  readonly cage: CageStrings;
  readonly account: AccountStrings;
  readonly settings: Readonly<
    Record<
      | 'heading'
      | 'theme'
      | 'deck'
      | 'sound'
      | 'volume'
      | 'shakes'
      | 'on'
      | 'off'
      | 'motion'
      | 'language'
      | 'keys'
      | 'pace'
      | 'passes',
      string
    >
  > & {
    readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
    readonly decks: Readonly<Record<'two' | 'four', string>>;
    readonly back: string;
    readonly showdown: string;
    readonly showdowns: Readonly<Record<'steps' | 'once', string>>;
    readonly backs: Readonly<Record<'weave' | 'lattice' | 'petals', string>>;
    readonly motions: Readonly<Record<'auto' | 'full' | 'none', string>>;
    readonly paces: Readonly<Record<Pace, string>>;
  };
  readonly keys: Readonly<Record<'heading' | 'act' | 'ask' | 'page' | 'shift', string>> & {
    readonly names: Readonly<Record<KeyName, string>>;
  };
  readonly answers: Readonly<
    Record<
      'noCards' | 'noBoard' | 'free' | 'turnYou' | 'noTurn' | 'noLast' | 'noClock' | 'soundOn' | 'soundOff',
      string
    >
  > & {
    readonly myCards: Of<[cards: string, hand: string]>;
    readonly board: Of<[string]>;
    readonly pot: Of<[amount: string, parts: string]>;
    readonly toCall: Of<[string]>;
    readonly turn: Of<[string]>;
    readonly clock: Of<[seconds: number, bank: number]>;
    readonly stack: Of<[name: string, amount: string]>;
  };
}

/** Everything a key does, by name. */
export type KeyName =
  | 'fold'
  | 'call'
  | 'raise'
  | 'confirm'
  | 'preset'
  | 'less'
  | 'more'
  | 'pick'
  | 'yes'
  | 'no'
  | 'myCards'
  | 'board'
  | 'pot'
  | 'toCall'
  | 'turn'
  | 'last'
  | 'clock'
  | 'stacks'
  | 'sound'
  | 'chat'
  | 'keys'
  | 'rail'
  | 'out'
  | 'next'
  | 'advise'
  | 'takeBack'
  | 'playOut'
  | 'card';
