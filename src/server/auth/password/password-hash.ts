import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's recommended minimum for Argon2id; about 40 ms on one core. Memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const tagBytes = 32;

/** What a stored hash may ask of us: a damaged row must not make one sign-in take all memory. */
const mostMemory = 1_048_576;
const mostPasses = 16;
const mostLanes = 16;

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

/** Whether the password made this hash; false for a hash that cannot be read. Never throws. */
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
  const [memory, passes, parallelism] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const salt = Buffer.from(parts[4] ?? '', 'base64');
  const tag = Buffer.from(parts[5] ?? '', 'base64');
  const bearable = memory <= mostMemory && passes <= mostPasses && parallelism <= mostLanes;
  return bearable && salt.length >= 8 && tag.length >= 16 ? { memory, passes, parallelism, salt, tag } : null;
}

/** One form of each letter: a phone and a laptop may write the same password with different code points. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8');
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
