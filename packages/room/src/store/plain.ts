// Bodies as JSON, and nothing that JSON would quietly change: a NaN that becomes null is a lost chip.
import { StoreError } from './errors.js';

/** The text of an event's body. */
export function textOf(body: object): string {
  const fault = faultIn(body, 'the body');
  if (fault !== undefined) throw new StoreError('bad-append', `an event must survive JSON, but ${fault}`);
  return JSON.stringify(body);
}

/** What JSON would not carry. A property that is undefined counts as absent, as JSON has it. */
function faultIn(value: unknown, where: string): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : `${where} is ${value}`;
    case 'object':
      break;
    default:
      return `${where} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  }
  if (value === null) return undefined;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const fault = faultIn(value[i], `${where}[${i}]`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${where} is no plain object`;
  if ('toJSON' in value) return `${where} has a toJSON of its own`;
  for (const [name, inner] of Object.entries(value)) {
    const fault = inner === undefined ? undefined : faultIn(inner, `${where}.${name}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
