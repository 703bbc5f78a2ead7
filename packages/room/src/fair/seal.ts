// Secrets at rest: faces and seeds are stored sealed, so that whoever reads the file, a backup or a log reads no cards.
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

export interface Sealer {
  /** Seals a value for one place, `table-t17/88` for instance: it opens nowhere else. */
  seal(value: unknown, context: string): string;
  /** Throws a SealError when it was sealed elsewhere, under another key, or changed since. */
  unseal(sealed: string, context: string): unknown;
}
export interface KeyedSealer extends Sealer {
  /** The key of one message, by the name of its salt: it opens that message and nothing else. */
  keyOf(sealed: string): readonly [salt: string, key: string];
}

export class SealError extends Error {
  override readonly name = 'SealError';
}

/** Of this message the key was not given along. */
export class StillSealed extends SealError {}

const format = 1;
const sizes = { key: 32, keyName: 4, salt: 16, nonce: 12, tag: 16 };
const headLength = 1 + sizes.keyName + sizes.salt + sizes.nonce;

/**
 * AES-256-GCM under a key made for each message from a random salt, so that no number of messages wears the key out.
 * Layout: format ‖ name of the key ‖ salt ‖ nonce ‖ sealed ‖ tag, in base64url; head and context are authenticated.
 * @param random where salts come from; anything but the system's generator is for tests
 */
export function sealer(key: Uint8Array, random: (count: number) => Uint8Array = randomBytes): KeyedSealer {
  if (key.length !== sizes.key) throw new SealError(`a key has 32 bytes, not ${key.length}`);
  const keyName = createHash('sha256').update('baraja.key.1\0').update(key).digest().subarray(0, sizes.keyName);
  const messageKey = (salt: Uint8Array): Buffer =>
    createHmac('sha256', key).update('baraja.seal.1\0').update(salt).digest();

  return {
    seal(value, context) {
      const text = JSON.stringify(value);
      if (text === undefined) throw new SealError('there is nothing to seal');
      const salt = random(sizes.salt);
      const nonce = random(sizes.nonce);
      const head = Buffer.concat([Buffer.of(format), keyName, salt, nonce]);
      const cipher = createCipheriv('aes-256-gcm', messageKey(salt), nonce).setAAD(bound(head, context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([head, sealed, cipher.getAuthTag()]).toString('base64url');
    },

    unseal(sealed, context) {
      const { head, salt, body } = parted(sealed);
      if (!head.subarray(1, 1 + sizes.keyName).equals(keyName)) {
        throw new SealError('this was sealed under another key: look for the key file that belongs to the store');
      }
      return opened(head, body, messageKey(salt), context);
    },
    keyOf(sealed) {
      const { salt } = parted(sealed);
      return [salt.toString('hex'), messageKey(salt).toString('hex')];
    },
  };
}

const bound = (head: Uint8Array, context: string): Buffer => Buffer.concat([head, Buffer.from(context)]);
function parted(sealed: string): { head: Buffer; salt: Buffer; body: Buffer } {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < headLength + sizes.tag || bytes[0] !== format) throw new SealError('this was never sealed here');
  const head = bytes.subarray(0, headLength);
  const salt = head.subarray(1 + sizes.keyName, headLength - sizes.nonce);
  return { head, salt, body: bytes.subarray(headLength) };
}
function opened(head: Buffer, body: Buffer, key: Buffer, context: string): unknown {
  const nonce = head.subarray(headLength - sizes.nonce);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: sizes.tag });
  decipher.setAAD(bound(head, context)).setAuthTag(body.subarray(-sizes.tag));
  try {
    const text = Buffer.concat([decipher.update(body.subarray(0, -sizes.tag)), decipher.final()]);
    return JSON.parse(text.toString('utf8')) as unknown;
  } catch {
    throw new SealError('the seal is broken: this was changed, or belongs to another place');
  }
}

/** Opens what it was given the keys of, message by message, and nothing else; seals nothing. */
export function openerOf(keys: ReadonlyMap<string, string>): Sealer {
  const keyFor = (salt: Buffer): string => {
    const key = keys.get(salt.toString('hex'));
    if (key === undefined) throw new StillSealed('this is still sealed');
    return key;
  };
  return {
    seal: () => {
      throw new SealError('there is no key to seal with');
    },
    unseal(sealed, context) {
      const { head, salt, body } = parted(sealed);
      return opened(head, body, Buffer.from(keyFor(salt), 'hex'), context);
    },
  };
}
