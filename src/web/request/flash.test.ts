import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flashCookie, readFlash } from './flash.ts';

/** What a browser sends back for a Set-Cookie header. */
function sentBack(setCookie: string): string {
  return `other=1; ${setCookie.split(';')[0]}; last=2`;
}

describe('flash cookie', () => {
  it('brings a message back as it was', () => {
    const message = {
      title: 'Überraschung! 🎂',
      description: 'A “quoted”; tricky, value=1',
      destructive: true,
      seconds: 7,
    };
    expect(readFlash(sentBack(flashCookie(message, false)), false)).toEqual(message);
    expect(readFlash(sentBack(flashCookie(message, true)), true)).toEqual(message);
  });

  it('is bound to the host and to HTTPS where there is HTTPS', () => {
    expect(flashCookie({ title: 'Signed Out' }, true)).toMatch(
      /^__Host-bb_flash=[\w-]+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(flashCookie({ title: 'Signed Out' }, false)).toMatch(/^bb_flash=[\w-]+; .*SameSite=Lax$/);
  });

  it('does not take the cookie of the plain name over HTTPS', () => {
    const planted = sentBack(flashCookie({ title: 'Send your password to evil.example' }, false));
    expect(readFlash(planted, true)).toBeNull();
  });

  it('stays under the 4,096 bytes that a browser keeps', () => {
    const message = { title: 't'.repeat(5_000), description: 'd'.repeat(5_000), destructive: true };
    const cookie = flashCookie(message, true);
    expect(cookie.length).toBeLessThan(4_096);
    expect(readFlash(sentBack(cookie), true)).toEqual({ title: 't'.repeat(200), destructive: true });
  });

  it('takes nothing but what it wrote', () => {
    for (const value of [
      '',
      '%',
      'e30',
      btoa('{"title":1}'),
      btoa('{"title":""}'),
      btoa('"title"'),
      btoa('null'),
    ]) {
      expect(readFlash(`bb_flash=${value}`, false)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readFlash(`bb_flash=${text}`, false);
        expect(read === null || read.title.length > 0).toBe(true);
      }),
    );
  });
});
