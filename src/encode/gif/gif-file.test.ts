import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createGifFile, type GifFrame, unchanged } from './gif-file.ts';

/** Index n is a colour that no other index has. */
const colors = Float32Array.from({ length: 255 * 3 }, (_, at) =>
  at % 3 === 0 ? Math.floor(at / 3) : at % 3 === 1 ? 255 - Math.floor(at / 3) : 40,
);

async function decoded(file: Blob) {
  const bytes = Buffer.from(await file.arrayBuffer());
  const { pages = 1, delay, loop } = await sharp(bytes, { animated: true }).metadata();
  const whole = await sharp(bytes, { animated: true }).removeAlpha().raw().toBuffer();
  return { pages, delay, loop, indices: whole.filter((_, at) => at % 3 === 0) };
}

function whole(width: number, height: number, indexAt: (place: number) => number): GifFrame {
  const indices = Uint8Array.from({ length: width * height }, (_, place) => indexAt(place));
  return { left: 0, top: 0, width, height, indices };
}

describe('a GIF', () => {
  test('says what was put in, whatever its length and disorder', async () => {
    const side = fc.integer({ min: 1, max: 90 });
    await fc.assert(
      fc.asyncProperty(side, side, fc.nat(1_000_000), fc.integer({ min: 1, max: 254 }), async (...given) => {
        const [width, height, seed, most] = given;
        const frame = whole(width, height, (place) => (Math.imul(place ^ seed, 2_654_435_761) >>> 9) % most);
        const file = createGifFile({ width, height, colors });
        file.add(frame);
        expect((await decoded(file.finish())).indices).toEqual(Buffer.from(frame.indices));
      }),
      { numRuns: 40 },
    );
  });

  test('survives tables that fill up many times, and long plain stretches', async () => {
    const size = 700;
    for (const indexAt of [
      (place: number) => (Math.imul(place, 2_654_435_761) >>> 11) % 255,
      () => 7,
      (place: number) => (place < 200_000 ? 3 : (place * place) % 255),
    ]) {
      const frame = whole(size, size, indexAt);
      const file = createGifFile({ width: size, height: size, colors });
      file.add(frame);
      const { indices } = await decoded(file.finish());
      expect(Buffer.from(indices).equals(frame.indices)).toBe(true);
    }
  });

  test('changes only a box, leaves what is unchanged, waits, and repeats for ever', async () => {
    const file = createGifFile({ width: 4, height: 2, colors });
    file.add(whole(4, 2, (place) => place));
    file.wait(3);
    file.add({ left: 1, top: 1, width: 2, height: 1, indices: Uint8Array.of(unchanged, 99) });
    file.wait(4);
    file.wait(300);
    const { pages, delay, loop, indices } = await decoded(file.finish());
    expect({ pages, delay, loop }).toEqual({ pages: 2, delay: [30, 3040], loop: 0 });
    expect([...indices]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 99, 7]);
  });
});
