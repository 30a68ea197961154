import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipPieces } from './gzip-pieces.ts';

test('any pieces with any filling unzip to the text with its holes filled', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), fc.string(), (texts, filling) => {
      const { plain, gzip } = gzipPieces(texts.map((text) => Buffer.from(text))).fill(Buffer.from(filling));
      const expected = texts.map((text) => Buffer.from(text).toString()).join(filling);
      expect(gunzipSync(gzip).toString()).toBe(expected);
      expect(plain.toString()).toBe(expected);
    }),
  );
});

test('compresses nearly as well as the whole text would', () => {
  const piece = Buffer.from('<p class="card">Many happy returns of the day, dear friend.</p>'.repeat(300));
  const { gzip } = gzipPieces([piece, piece, piece]).fill(Buffer.from('bm9uY2Vub25jZW5vbmNlbm9uY2U='));
  expect(gzip.length).toBeLessThan(1_000);
});
