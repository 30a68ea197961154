import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { accentTokens, contrastOf, parseColor } from './accent-colors.ts';
import { openBrand } from './brand.ts';

const root = await mkdtemp(join(tmpdir(), 'brand-'));
afterAll(() => rm(root, { recursive: true, force: true }));

let count = 0;

/** A folder with these files; their names may have folders. */
async function folderWith(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  count += 1;
  const folder = join(root, `${count}`);
  await mkdir(join(folder, 'legal'), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  if (!Object.keys(files).some((name) => name.startsWith('legal/')))
    await rm(join(folder, 'legal'), { recursive: true });
  return folder;
}

const opened = async (files: Parameters<typeof folderWith>[0]) => openBrand(await folderWith(files));
const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>';
const terms = `# Our Terms
Last updated 1 May 2027

- Be kind.
- Have a look at [our rules](/privacy).

## What is allowed
Everything that is <b>kind</b>,
on two lines.

- cards
- more
  cards

## 中文
Text.
`;

test('without a folder everything is ours', async () => {
  expect(await openBrand(null)).toEqual({ logo: null, colors: null, legal: {} });
});

test('logo, colours and texts are read, and their addresses change with them', async () => {
  const files = { 'logo.svg': svg, 'colors.txt': '// ours\nmarigold: #7fd0ff\n', 'legal/terms.md': terms };
  const { logo, colors, legal } = await opened(files);
  expect(logo).toMatchObject({
    contentType: 'image/svg+xml',
    href: expect.stringMatching(/^\/brand\/logo\?v=\w{12}$/),
  });
  expect(Buffer.from(colors?.bytes ?? []).toString()).toMatch(
    /^:root\{--color-marigold:#7fd0ff;.*--color-marigold-soft:light-dark\(#\w{6}, #\w{6}\)\}$/,
  );
  expect(Object.keys(legal)).toEqual(['terms']);
  const other = await opened({ ...files, 'logo.svg': svg.replace('9', '8') });
  expect(other.logo?.href).not.toBe(logo?.href);
  expect(other.colors?.href).toBe(colors?.href);
});

test('a legal text has a title, a date, points and sections; HTML in it is text', async () => {
  const { legal } = await opened({ 'legal/terms.md': terms.replaceAll('\n', '\r\n') });
  expect(legal.terms).toEqual({
    title: 'Our Terms',
    updated: '1 May 2027',
    description: 'Be kind.',
    summary: ['Be kind.', 'Have a look at [our rules](/privacy).'],
    sections: [
      {
        id: 'what-is-allowed-1',
        title: 'What is allowed',
        blocks: ['Everything that is <b>kind</b>, on two lines.', { points: ['cards', 'more cards'] }],
      },
      { id: 'section-2', title: '中文', blocks: ['Text.'] },
    ],
  });
});

describe('a mistake ends the start with a sentence that names the file', () => {
  test.each<[string, Parameters<typeof folderWith>[0]]>([
    ['BRAND_DIR: logo.jpg is none of the files that are known here', { 'logo.jpg': 'x' }],
    ['BRAND_DIR: imprint.md is none of the files', { 'legal/imprint.md': terms }],
    ['BRAND_DIR: logo.png stands beside logo.svg', { 'logo.svg': svg, 'logo.png': 'x' }],
    ['BRAND_DIR: logo.png is no PNG picture.', { 'logo.png': 'x' }],
    ['BRAND_DIR: logo.svg is no SVG drawing', { 'logo.svg': '<html></html>' }],
    [
      'BRAND_DIR: logo.svg is no SVG drawing',
      { 'logo.svg': svg.replace('<circle', '<script>1</script><circle') },
    ],
    ['BRAND_DIR: logo.svg is no SVG drawing', { 'logo.svg': svg.replace('<circle', '<circle onload="x()"') }],
    ['BRAND_DIR: logo.svg is larger than 200 KB.', { 'logo.svg': svg + ' '.repeat(300_000) }],
    ['BRAND_DIR: logo.svg is no text in UTF-8.', { 'logo.svg': new Uint8Array([0xff, 0xfe, 0]) }],
    ['BRAND_DIR: colors.txt has a line that does not say', { 'colors.txt': 'blue: #0000ff' }],
    ['BRAND_DIR: colors.txt says no colour for leaf', { 'colors.txt': 'leaf: green' }],
    [
      'BRAND_DIR: colors.txt has a coral that is too dark: text on it has a contrast of 1.9, and needs 4.5.',
      { 'colors.txt': 'coral: #5a3c8c' },
    ],
    ['BRAND_DIR: legal/terms.md must begin with a line "# Title".', { 'legal/terms.md': 'Terms' }],
    ['BRAND_DIR: legal/terms.md needs at least one section', { 'legal/terms.md': '# Terms\n\nText.' }],
    ['BRAND_DIR: legal/terms.md has no text below "## Empty".', { 'legal/terms.md': '# Terms\n## Empty\n' }],
  ])('%s', async (sentence, files) => {
    await expect(opened(files)).rejects.toThrow(sentence);
  });

  test('a folder that is not there', async () => {
    await expect(openBrand(join(root, 'nowhere'))).rejects.toThrow('BRAND_DIR: the folder is not there');
  });
});

test('text in and on every accent that is taken can be read, in the light and in the dark', () => {
  const grounds = { light: ['#fbecd0', '#fff8ec'], dark: ['#2d241a', '#191410'] };
  const ink = { light: '#2c2018', dark: '#f7ecdc' };
  const of = (text: string) => parseColor(text) ?? '#000000';
  let taken = 0;
  const parts = [0, 51, 102, 153, 204, 255];
  for (const red of parts)
    for (const green of parts)
      for (const blue of parts) {
        const tokens = accentTokens('leaf', of(`#${Buffer.from([red, green, blue]).toString('hex')}`));
        if (!tokens.ok) continue;
        taken += 1;
        const both = (name: string) =>
          /\((#\w+), (#\w+)\)/.exec(tokens.value[`--color-leaf${name}`] ?? '')?.slice(1) ?? [];
        for (const [index, look] of (['light', 'dark'] as const).entries()) {
          const [text, soft] = [both('-text')[index] ?? '', both('-soft')[index] ?? ''];
          for (const ground of [...grounds[look], soft]) {
            expect(contrastOf(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
          }
          expect(contrastOf(of(ink[look]), of(soft))).toBeGreaterThanOrEqual(4.5);
        }
        expect(
          contrastOf(of('#2c2018'), of(tokens.value['--color-leaf-hover'] ?? '')),
        ).toBeGreaterThanOrEqual(4.5);
      }
  expect(taken).toBeGreaterThan(80);
});
