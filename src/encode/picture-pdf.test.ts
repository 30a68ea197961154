// Shows: a PDF of pictures has its pages, sizes and title, and another program reads each picture as it is
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasPoppler, noPoppler, pdfFacts, pdfPages } from '#tests/support/pdf-tools.ts';
import { picturePdf } from './picture-pdf.ts';

test('poppler reads the pages as they were given', async ({ skip }) => {
  skip(!hasPoppler, noPoppler);
  const colors = ['#c02020', '#2040c0'] as const;
  const pages = await Promise.all(
    colors.map(async (background) => {
      const create = { width: 120, height: 80, channels: 3, background } as const;
      const picture = new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]);
      return { picture, pixels: { width: 120, height: 80 }, size: { width: 841.89, height: 595.28 } };
    }),
  );
  const title = 'जन्मदिन 王小明 (x)';
  const file = new Uint8Array(await picturePdf(pages, title).arrayBuffer());
  expect(await pdfFacts(file)).toMatchObject({ pages: 2, title, size: [841.89, 595.28] });
  const drawn = await pdfPages(file, 20);
  for (const [index, color] of colors.entries()) {
    const { dominant } = await sharp(drawn[index]).stats();
    const [red, , blue] = [color.slice(1, 3), color.slice(3, 5), color.slice(5)].map((one) =>
      parseInt(one, 16),
    );
    expect(Math.abs(dominant.r - (red ?? 0))).toBeLessThan(16);
    expect(Math.abs(dominant.b - (blue ?? 0))).toBeLessThan(16);
  }
});
