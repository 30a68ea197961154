// Shows: every character that is promised is drawn, and nothing else is
import { basename } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { canvasFont } from '#card/paint/canvas.ts';
import type { Font } from '#card/scene/scene.ts';
import { type FontFile, fontFiles } from '#card/text/font-files.ts';
import { type FamilyName, fittedFont, fontCodes } from '#card/text/fonts.ts';
import { nodeSurface, registerNodeFonts } from '#encode/node-surface.ts';
import { serverFontFile } from '#encode/server-font-file.ts';
import facts from '#generated/fonts.json' with { type: 'json' };
import { useFonts } from '#tests/support/font-page.ts';
import { isLongForm } from '#tests/support/long-form.ts';

/*
 * Every character of every font, once by the server and once by the browser: the server draws tiles and link
 * previews with other files than the browser has, and what is blank there nobody sees in the studio.
 */

const everyFamily = Object.keys(facts) as FamilyName[];

/** Families with characters that only their slices have. */
const slicedOnServer: readonly string[] = ['Noto Sans SC', 'Noto Sans JP'];

const { page } = useFonts();

/** Of each character: how wide it is, and whether anything is seen of it. */
interface Appearance {
  readonly width: number;
  readonly isBlank: boolean;
}

test.each(everyFamily)('%s', async (family) => {
  const characters = charactersOf(family);
  const font: Font = { ...fittedFont({ family, weight: 400, size: grid.size }), size: grid.size };
  const files = fontFiles(family, font.weight, characters.join(''));
  // All slices at once: one must not hide what another or the whole file has.
  if (slicedOnServer.includes(family)) {
    const slices = files.map((file) => ({ ...file, file: serverFontFile(basename(file.url)) }));
    registerNodeFonts(slices, process.cwd());
  }
  const onServer = looksOnServer(characters, font);
  const inBrowser = await page().evaluate(looksInBrowser, {
    files,
    sheets: sheetsOf(characters),
    font: canvasFont(font, {}),
    grid,
  });
  const different = characters.flatMap((character, index) => {
    const [one, other] = [onServer[index] as Appearance, inBrowser[index] as Appearance];
    const isSame = one.isBlank === other.isBlank && Math.abs(one.width - other.width) <= 0.05;
    return isSame
      ? []
      : [`${described(character)}: ${said(one)} on the server, ${said(other)} in the browser`];
  });
  expect(different).toEqual([]);
});

/** In the short form one of 32 ideographs and syllables, which are drawn alike. */
function charactersOf(family: FamilyName): string[] {
  return fontCodes(family).runs.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index)
      .filter(
        (code) =>
          isLongForm ||
          code % 32 === 0 ||
          !/[\p{Script=Han}\p{Script=Hangul}]/u.test(String.fromCodePoint(code)),
      )
      .map((code) => String.fromCodePoint(code)),
  );
}

function described(character: string): string {
  return `${character} U+${(character.codePointAt(0) as number).toString(16).toUpperCase()}`;
}

function said({ width, isBlank }: Appearance): string {
  return `${isBlank ? 'blank' : 'drawn'}, ${width.toFixed(2)} wide`;
}

/** Characters are drawn on sheets of that many rows and columns, each in a square of so many pixels. */
const grid = { side: 32, cell: 64, size: 20 } as const;

function looksOnServer(characters: readonly string[], font: Font): Appearance[] {
  const pixels = grid.side * grid.cell;
  return sheetsOf(characters).flatMap((sheet) => {
    const context = createCanvas(pixels, pixels).getContext('2d');
    context.fontKerning = 'normal';
    context.textRendering = 'geometricPrecision';
    context.font = canvasFont(font, nodeSurface);
    const widths = sheet.map((character, at) => {
      const [x, y] = [at % grid.side, Math.floor(at / grid.side)];
      context.fillText(character, (x + 0.4) * grid.cell, (y + 0.6) * grid.cell);
      return context.measureText(character).width;
    });
    const words = new Uint32Array(context.getImageData(0, 0, pixels, pixels).data.buffer);
    return widths.map((width, at) => {
      const [x, y] = [at % grid.side, Math.floor(at / grid.side)];
      for (let row = 0; row < grid.cell; row += 1) {
        const start = (y * grid.cell + row) * pixels + x * grid.cell;
        if (words.subarray(start, start + grid.cell).some((word) => word !== 0)) {
          return { width, isBlank: false };
        }
      }
      return { width, isBlank: true };
    });
  });
}

function sheetsOf(characters: readonly string[]): string[][] {
  const each = grid.side ** 2;
  const sheets: string[][] = [];
  for (let at = 0; at < characters.length; at += each) sheets.push(characters.slice(at, at + each));
  return sheets;
}

async function looksInBrowser(given: {
  readonly files: readonly FontFile[];
  readonly sheets: readonly (readonly string[])[];
  readonly font: string;
  readonly grid: typeof grid;
}): Promise<Appearance[]> {
  const loading = given.files.map(async ({ family, weight, url, unicodeRange }) => {
    const face = new FontFace(family, `url("${url}")`, { weight: String(weight), unicodeRange });
    document.fonts.add(await face.load());
  });
  await Promise.all(loading);
  const { side, cell } = given.grid;
  const pixels = side * cell;
  return given.sheets.flatMap((sheet) => {
    const context = new OffscreenCanvas(pixels, pixels).getContext('2d', {
      willReadFrequently: true,
    }) as OffscreenCanvasRenderingContext2D;
    context.fontKerning = 'normal';
    context.textRendering = 'geometricPrecision';
    context.font = given.font;
    const widths = sheet.map((character, at) => {
      const [x, y] = [at % side, Math.floor(at / side)];
      context.fillText(character, (x + 0.4) * cell, (y + 0.6) * cell);
      return context.measureText(character).width;
    });
    const words = new Uint32Array(context.getImageData(0, 0, pixels, pixels).data.buffer);
    return widths.map((width, at) => {
      const [x, y] = [at % side, Math.floor(at / side)];
      for (let row = 0; row < cell; row += 1) {
        const start = (y * cell + row) * pixels + x * cell;
        if (words.subarray(start, start + cell).some((word) => word !== 0)) return { width, isBlank: false };
      }
      return { width, isBlank: true };
    });
  });
}
