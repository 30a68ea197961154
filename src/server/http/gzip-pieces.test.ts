import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipPieces } from './gzip-pieces.ts';

test('any pieces with any filling unzip to the text with its holes filled', () => {
  const bytes = fc.uint8Array({ maxLength: 200 });
  const fillings = fc.integer({ min: 0, max: 40 }).chain((length) => {
    return fc.array(fc.uint8Array({ minLength: length, maxLength: length }), { minLength: 1, maxLength: 3 });
  });
  fc.assert(
    fc.property(fc.array(bytes, { minLength: 1 }), fillings, (texts, fillings) => {
      const pieces = gzipPieces(
        texts.map((text) => Buffer.from(text)),
        fillings[0]?.length ?? 0,
      );
      for (const filling of fillings.map((one) => Buffer.from(one))) {
        const expected = texts.map((text) => Buffer.from(text).toString('hex')).join(filling.toString('hex'));
        expect(gunzipSync(pieces.gzip(filling)).toString('hex')).toBe(expected);
        expect(pieces.plain(filling).toString('hex')).toBe(expected);
      }
    }),
  );
});

test('compresses nearly as well as the whole text would', () => {
  const piece = Buffer.from('<p class="card">Many happy returns of the day, dear friend.</p>'.repeat(300));
  const filling = Buffer.from('bm9uY2Vub25jZW5vbmNlbm9uY2U=');
  expect(gzipPieces([piece, piece, piece], filling.length).gzip(filling).length).toBeLessThan(1_000);
});
