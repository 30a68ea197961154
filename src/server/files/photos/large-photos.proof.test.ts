// Shows: photos as large as phones make them are made smaller, or refused where memory would not do
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { accepted, refusal } from '#tests/support/prepared-photo.ts';
import { said } from '#tests/support/said.ts';

const [width, height] = [8064, 6048];
const flat = () => sharp({ create: { width, height, channels: 3, background: '#cc8844' } });

test.each([
  ['JPEG of 48.8 megapixels', () => flat().jpeg().toBuffer(), 1200],
  ['JPEG of 24.47 megapixels', () => flat().resize(5712, 4284).jpeg().toBuffer(), 1200],
  ['JPEG that shows coarse first', () => flat().jpeg({ progressive: true }).toBuffer(), 1200],
  ['PNG of 48.8 megapixels', () => flat().png({ compressionLevel: 1 }).toBuffer(), 1200],
])('a %s', async (_name, make, high) => {
  const { webp, ...size } = await accepted(await make());
  expect(size).toEqual({ width: 1600, height: high });
});

test('none that would need more memory than there is, whatever its pixels', async () => {
  const avif = await flat().resize(5200, 3900).avif({ effort: 0 }).toBuffer();
  expect(await refusal(avif)).toEqual({
    reason: 'too-much-memory',
    sentence: said(
      'This photo is too large for us in this format. Please save it as a JPEG, or make it smaller.',
    ),
  });
});
