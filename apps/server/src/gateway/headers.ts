// What of a request and its answer goes on, and what belongs to one wire alone. From where somebody came is said by the gateway, whatever
// he wrote himself.
import type { WebReply, WebRequest } from '@baraja/room';

/** Of a wire, or made anew for each. */
const OWN = [
  ...['connection', 'keep-alive', 'transfer-encoding', 'te', 'trailer', 'upgrade', 'content-length', 'expect'],
  ...['accept-encoding', 'date', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
];
type Raw = Readonly<Record<string, string | string[] | number | undefined>>;

/** Of a request, as text. */
export function requestHeaders(raw: Raw): WebRequest['headers'] {
  const kept = Object.entries(raw).filter(([name, value]) => value !== undefined && !OWN.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
export function replyHeaders(raw: Raw): WebReply['headers'] {
  const kept = Object.entries(raw).filter(([name, value]) => value !== undefined && !OWN.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]));
}
/** As the room's own side reads them, behind one proxy: the gateway. */
export const forwarded = ({ headers, ip, host, protocol }: WebRequest): Record<string, string> => ({
  ...headers,
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
});
