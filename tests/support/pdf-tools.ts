import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { temporaryFile } from './new-folder.ts';

const run = promisify(execFile);

/** A reader of PDF files that did not write them; `npm test` installs it where it may. */
export const hasPoppler = existsSync('/usr/bin/pdftoppm');

export const noPoppler = 'There is no poppler here: install the system package poppler-utils.';

export interface PdfFacts {
  readonly title: string;
  /** Points; of the first page, and all have one size. */
  readonly size: readonly [width: number, height: number];
  readonly pages: number;
  readonly fonts: readonly { readonly name: string; readonly isEmbedded: boolean }[];
}

/** What poppler says of the file. Throws where it complains. */
export async function pdfFacts(file: Uint8Array): Promise<PdfFacts> {
  const path = await temporaryFile(file);
  const info = await told('pdfinfo', [path]);
  const fonts = await told('pdffonts', [path]);
  const fact = (name: string) => new RegExp(`^${name}: +(.*)$`, 'm').exec(info)?.[1] ?? '';
  const [, width, height] = /([\d.]+) x ([\d.]+)/.exec(fact('Page size')) ?? [];
  return {
    title: fact('Title'),
    size: [Number(width), Number(height)],
    pages: Number(fact('Pages')),
    // The columns: name, type, encoding, emb, sub, uni, object ID.
    fonts: fonts
      .trimEnd()
      .split('\n')
      .slice(2)
      .map((line) => ({
        name: line.split(' ', 1)[0] ?? '',
        isEmbedded:
          /^(yes|no) +(yes|no) +(yes|no) +\d+ +\d+$/.exec(
            line.slice(line.search(/(yes|no) +(yes|no)/)),
          )?.[1] === 'yes',
      })),
  };
}

/** The pages as poppler shows them, as PNG files of so many pixels in an inch. */
export async function pdfPages(file: Uint8Array, pixelsPerInch: number): Promise<readonly Buffer[]> {
  const { pages } = await pdfFacts(file);
  const path = await temporaryFile(file);
  await told('pdftoppm', ['-png', '-r', `${pixelsPerInch}`, path, path]);
  // The names have the digits of the last one.
  const place = (index: number) => `${index + 1}`.padStart(`${pages}`.length, '0');
  return await Promise.all(
    Array.from({ length: pages }, (_, index) => readFile(`${path}-${place(index)}.png`)),
  );
}

async function told(program: string, args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await run(program, [...args]);
  if (stderr) throw new Error(`${program}: ${stderr}`);
  return stdout;
}
