import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LegalPage } from '#content/legal/legal-page.ts';
import { CannotStart } from '../cannot-start.ts';
import { type Accent, accents, accentTokens, parseColor } from './accent-colors.ts';
import { parseLegalText } from './legal-text.ts';

/** The pages whose texts an operator can replace, by their paths. */
export const legalPages = ['privacy', 'terms', 'refund', 'cookies', 'dmca'] as const;
export type LegalPageName = (typeof legalPages)[number];

/** What an operator put in the place of ours, read once at start. */
export interface Brand {
  readonly logo: BrandFile | null;
  /** A style sheet that overrides tokens. */
  readonly colors: BrandFile | null;
  readonly legal: Readonly<Partial<Record<LegalPageName, LegalPage>>>;
}

export interface BrandFile {
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Its path and a version, which changes with its content. */
  readonly href: string;
}

/** Bytes: a logo is in the header of every page. */
const maxLogoBytes = 200 * 1024;

/** Bytes: ten times our longest legal page. */
const maxTextBytes = 300 * 1024;

/**
 * Reads the folder that `BRAND_DIR` names: `logo.svg` or `logo.png`, `colors.txt`, `legal/*.md`. Throws `CannotStart`
 * with a sentence for anything wrong with it, a misspelled name too: a site must not start with half a brand.
 */
export async function openBrand(folder: string | null): Promise<Brand> {
  if (folder === null) return { logo: null, colors: null, legal: {} };
  const isFolder = (await stat(folder).catch(() => null))?.isDirectory();
  if (!isFolder) throw wrong('the folder', 'is not there, or cannot be read');
  const known = ['logo.svg', 'logo.png', 'colors.txt', 'legal'];
  const names = await namesIn(folder, known);
  const logo = names.find((name) => name.startsWith('logo.'));
  if (names.includes('logo.svg') && names.includes('logo.png')) {
    throw wrong('logo.png', 'stands beside logo.svg: leave one of them out');
  }
  return {
    logo: logo ? await readLogo(folder, logo) : null,
    colors: names.includes('colors.txt') ? await readColors(folder) : null,
    legal: names.includes('legal') ? await readLegal(join(folder, 'legal')) : {},
  };
}

async function namesIn(folder: string, known: readonly string[]): Promise<string[]> {
  // What file managers leave behind begins with a dot.
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const odd = names.find((name) => !known.includes(name));
  if (odd !== undefined) throw wrong(odd, `is none of the files that are known here: ${known.join(', ')}`);
  return names;
}

async function readLogo(folder: string, name: string): Promise<BrandFile> {
  const bytes = new Uint8Array(await readFile(join(folder, name)));
  if (bytes.length > maxLogoBytes) throw wrong(name, `is larger than ${maxLogoBytes / 1024} KB`);
  const isPng = Buffer.from(bytes.subarray(0, 8)).equals(pngSignature);
  if (name === 'logo.png' && !isPng) throw wrong(name, 'is no PNG picture');
  if (name === 'logo.svg' && !isSvg(textOf(bytes, name))) {
    throw wrong(name, 'is no SVG drawing, or has a script in it');
  }
  const contentType = isPng ? 'image/png' : 'image/svg+xml';
  return { contentType, bytes, href: `/brand/logo?v=${versionOf(bytes)}` };
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Its address also allows it nothing (`routes/brand-logo.ts`); this says so before the site is there. */
function isSvg(text: string): boolean {
  const root = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/;
  return root.test(text) && !/<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY/i.test(text);
}

async function readColors(folder: string): Promise<BrandFile> {
  const name = 'colors.txt';
  const text = textOf(new Uint8Array(await readFile(join(folder, name))), name);
  const rules: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('//')) continue;
    const [, key = '', value = ''] = /^([a-z]+)\s*:\s*(\S+)$/.exec(line) ?? [];
    const accent = accents.find((one): one is Accent => one === key);
    if (!accent)
      throw wrong(name, `has a line that does not say ${accents.join(', or ')}: ${line.slice(0, 60)}`);
    const color = parseColor(value);
    if (!color) throw wrong(name, `says no colour for ${accent}: it must look like #f8b430`);
    const tokens = accentTokens(accent, color);
    if (!tokens.ok) {
      const reached = tokens.error.toFixed(1);
      throw wrong(
        name,
        `has a ${accent} that is too dark: text on it has a contrast of ${reached}, and needs 4.5`,
      );
    }
    rules.push(...Object.entries(tokens.value).map(([token, set]) => `${token}:${set}`));
  }
  const bytes = new TextEncoder().encode(`:root{${rules.join(';')}}`);
  return { contentType: 'text/css; charset=utf-8', bytes, href: `/brand/colors.css?v=${versionOf(bytes)}` };
}

async function readLegal(folder: string): Promise<Brand['legal']> {
  const known = legalPages.map((page) => `${page}.md`);
  const names = await namesIn(folder, known);
  const texts: Partial<Record<LegalPageName, LegalPage>> = {};
  for (const name of names) {
    const bytes = new Uint8Array(await readFile(join(folder, name)));
    if (bytes.length > maxTextBytes) throw wrong(`legal/${name}`, `is larger than ${maxTextBytes / 1024} KB`);
    const page = parseLegalText(textOf(bytes, `legal/${name}`));
    if (!page.ok) throw wrong(`legal/${name}`, page.error);
    texts[name.replace(/\.md$/, '') as LegalPageName] = page.value;
  }
  return texts;
}

function textOf(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw wrong(name, 'is no text in UTF-8');
  }
}

function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}

function wrong(name: string, what: string): CannotStart {
  return new CannotStart(`BRAND_DIR: ${name} ${what}.`);
}
