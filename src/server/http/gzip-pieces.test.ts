import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipPieces } from './gzip-pieces.ts';

const lengths = [24, 0, 36];
const piece = fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.nat({ max: lengths.length - 1 }));
const filling = fc.tuple(...lengths.map((length) => fc.uint8Array({ minLength: length, maxLength: length })));

test('any pieces with any fillings unzip to the text with its holes filled', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1 }), fc.array(filling, { minLength: 1 }), (parts, sent) => {
      const pieces = gzipPieces(
        parts.map((part) => (typeof part === 'number' ? part : Buffer.from(part))),
        lengths,
      );
      for (const fillings of sent.map((each) => each.map((one) => Buffer.from(one)))) {
        const expected = Buffer.concat(
          parts.map((part) => (typeof part === 'number' ? (fillings[part] as Buffer) : part)),
        ).toString('hex');
        expect(gunzipSync(pieces.gzip(fillings)).toString('hex')).toBe(expected);
        expect(pieces.plain(fillings).toString('hex')).toBe(expected);
      }
    }),
  );
});

test('compresses nearly as well as the whole text would', () => {
  const piece = Buffer.from('<p class="card">Many happy returns of the day, dear friend.</p>'.repeat(300));
  const filling = Buffer.from('bm9uY2Vub25jZW5vbmNlbm9uY2U=');
  expect(gzipPieces([piece, 0, piece, 0, piece], [filling.length]).gzip([filling]).length).toBeLessThan(
    1_000,
  );
});
