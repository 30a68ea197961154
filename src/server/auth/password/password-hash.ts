import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's recommended minimum for Argon2id; about 40 ms on one core. Memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const tagBytes = 32;

/** Argon2id as a PHC string: `$argon2id$v=19$m=...,t=...,p=...$salt$tag`, unpadded base64 (github.com/P-H-C/phc-string-format). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await derive('argon2id', {
    message: bytesOf(password),
    nonce: salt,
    tagLength: tagBytes,
    ...cost,
  });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/** Whether the hash is of this password; false for a hash that cannot be read. Never throws. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const stored = readHash(hash);
  if (!stored) return false;
  const { tag, salt, ...storedCost } = stored;
  try {
    const derived = await derive('argon2id', {
      message: bytesOf(password),
      nonce: salt,
      tagLength: tag.length,
      ...storedCost,
    });
    return timingSafeEqual(derived, tag);
  } catch {
    return false;
  }
}

interface StoredHash {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly tag: Buffer;
}

function readHash(hash: string): StoredHash | null {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash);
  if (!parts) return null;
  return {
    memory: Number(parts[1]),
    passes: Number(parts[2]),
    parallelism: Number(parts[3]),
    salt: Buffer.from(parts[4] ?? '', 'base64'),
    tag: Buffer.from(parts[5] ?? '', 'base64'),
  };
}

/** Normalised, because a phone and a laptop may encode the same characters differently. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8');
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
