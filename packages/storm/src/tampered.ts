// A bus on which gateways and front desks are made to go wrong in one of the planted ways: what they say is written otherwise on its way,
// so that the code that runs in a room need not know.
import type { Bus, Listening } from '@baraja/room';
import { readParcel, writeParcel } from '@baraja/room/parcels';
import type { Planted } from './planted.js';

type Words = readonly (readonly [string, ...unknown[]])[];
/** What is told instead of the words of a parcel. */
const WORDS: Partial<Record<Planted, (words: Words, isFirst: boolean) => Words>> = {
  'gateway-forgets': (words, isFirst) => (isFirst ? words.filter((word) => !isAsking(word)) : words),
  'gateway-crosses': (words) => words.map((word) => (isEven(word) ? crossed(word) : word)),
};
const isAsking = (word: Words[number]): boolean => word[0] === 'heard' && String(word[2]).includes('"t":"do"');
const isEven = ([what, socket]: Words[number]): boolean => what === 'said' && Number(socket) % 2 === 0;
const crossed = ([what, socket, ...rest]: Words[number]): Words[number] => [what, Number(socket) - 1, ...rest];

/** The same bus, unless one of its faults is planted. */
export function tampered(bus: Bus, planted: Planted | null): Bus {
  const change = planted ? WORDS[planted] : undefined;
  const published = bus.publish.bind(bus);
  if (change) bus.publish = (subject, body) => published(subject, reworded(body, change));
  if (planted === 'trunk-unordered') {
    const subscribed = bus.subscribe.bind(bus);
    bus.subscribe = (subject, hear): Promise<Listening> => subscribed(subject, inOrderOfComing(hear));
  }
  return bus;
}
function reworded(body: string, change: (words: Words, isFirst: boolean) => Words): string {
  const parcel = readParcel(body);
  if (parcel === null || parcel.kind !== 'end') return body;
  const isFirst = parcel.n === 1 && !parcel.trunk.endsWith('.1');
  return writeParcel({ ...parcel, text: JSON.stringify(change(JSON.parse(parcel.text) as Words, isFirst)) });
}
/** Whatever comes is taken for what comes next: nothing is missed, and nothing has come before. */
function inOrderOfComing(hear: (body: string) => void): (body: string) => void {
  const counts = new Map<string, number>();
  return (body) => {
    const parcel = readParcel(body);
    if (parcel === null) return hear(body);
    const isMore = parcel.kind === 'end' || parcel.kind === 'piece';
    const n = (counts.get(parcel.trunk) ?? 0) + (isMore ? 1 : 0);
    counts.set(parcel.trunk, n);
    hear(writeParcel({ ...parcel, n }));
  };
}
