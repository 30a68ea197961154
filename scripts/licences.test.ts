import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedPackages } from './shipped-packages.ts';
import { codeLicences, unknownTerms } from './write-licences.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

test('everything that goes out with the product has the text of its licence', () => {
  expect(unknownTerms()).toEqual([]);
  const text = codeLicences();
  for (const name of Object.keys(manifest.dependencies)) expect(text).toContain(`\n${name} `);
  expect(text).not.toContain('has no text');
});

test('what our dependencies bring along is among it, what only builds and tests is not', () => {
  const names = new Set(shippedPackages().map(({ name }) => name));
  for (const name of ['scheduler', 'pg-protocol', '@pinojs/redact', 'tailwindcss', '@fontsource/noto-sans']) {
    expect(names, name).toContain(name);
  }
  for (const name of ['vite', 'vitest', 'typescript', '@playwright/test', '@types/react', 'esbuild']) {
    expect(names, name).not.toContain(name);
  }
});

test('every font and set of drawings is named with its terms', () => {
  const text = readFileSync('generated/licences.txt', 'utf8');
  for (const name of readdirSync('node_modules/@fontsource')) {
    const about = JSON.parse(readFileSync(`node_modules/@fontsource/${name}/metadata.json`, 'utf8'));
    expect(text).toContain(`${about.family}: ${about.license.attribution}. OFL-1.1`);
  }
  expect(text).toMatch(/^Noto Emoji: .*Apache 2\.0/m);
  expect(text).toMatch(/^Twitter Emoji: .*CC BY 4\.0/m);
});
