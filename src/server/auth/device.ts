import { createHmac, timingSafeEqual } from 'node:crypto';
import { randomId } from '../random-id.ts';

/**
 * A browser that once signed in to an account carries a mark for it. Its attempts are counted apart from those of
 * strangers, so that nobody can lock an owner out by guessing (OWASP calls these device cookies). The mark opens nothing.
 */
export interface Devices {
  /** The mark's own part, when the cookie header carries a true one for this address; else null. */
  recognise(cookies: string, email: string): string | null;
  /** A `Set-Cookie` header with a new mark. */
  mark(email: string): string;
}

export interface DeviceOptions {
  readonly secret: string;
  readonly cookie: string;
  readonly secure: boolean;
  /** Seconds. */
  readonly lasts: number;
}

export function createDevices({ secret, cookie, secure, lasts }: DeviceOptions): Devices {
  const seal = (email: string, mark: string) =>
    createHmac('sha256', secret).update(`device\n${email}\n${mark}`).digest('base64url');
  return {
    recognise(cookies, email) {
      for (const part of cookies.split(';')) {
        const [name, value = ''] = part.trim().split('=');
        const [mark = '', given = ''] = value.split('.');
        if (name === cookie && mark && isEqual(given, seal(email, mark))) return mark;
      }
      return null;
    },
    mark(email) {
      const mark = randomId();
      const attributes = `Max-Age=${lasts}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      return `${cookie}=${mark}.${seal(email, mark)}; ${attributes}`;
    },
  };
}

function isEqual(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
