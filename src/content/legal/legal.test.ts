// Spec: 2.101, 9.21
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { legalText } from '../languages/language-content.ts';
import { firstLanguage } from '../languages/languages.ts';
import { defaultSite } from '../site.ts';
import { legalChanges } from './changes.ts';
import { cookiePolicy } from './cookies.ts';
import { dmcaPolicy } from './dmca.ts';
import { type LegalFacts, type LegalPage, lastUpdated } from './legal-page.ts';
import { privacyPolicy } from './privacy.ts';
import { refundPolicy } from './refund.ts';
import { termsOfService } from './terms.ts';

const alone: LegalFacts = {
  site: { ...defaultSite, name: 'Cards of Jaipur', email: 'us@cards.example' },
  host: 'cards.example',
  isSecure: true,
  helpers: { mailServer: false, fileStore: false, wishModel: false, providers: [] },
};
const helped: LegalFacts = {
  ...alone,
  isSecure: false,
  helpers: { mailServer: true, fileStore: true, wishModel: true, providers: ['Google', 'Facebook'] },
};

const pages: readonly [string, LegalPage][] = [alone, helped].flatMap((facts) => [
  ['privacy', privacyPolicy(facts)],
  ['terms', termsOfService(facts)],
  ['refund', refundPolicy],
  ['cookies', cookiePolicy(facts)],
  ['dmca', dmcaPolicy(facts)],
]);

function textOf(page: LegalPage): string {
  return JSON.stringify(page);
}

test.each(pages)('%s is whole: a summary, parts with addresses of their own, even tables', (_, page) => {
  expect(page.summary.length).toBeGreaterThan(1);
  const ids = page.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, title, blocks } of page.sections) {
    expect(id).toMatch(/^[a-z]+$/);
    expect(title).not.toBe('');
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) {
      if (typeof block === 'string' || 'points' in block) continue;
      for (const row of block.table.rows) expect(row).toHaveLength(block.table.columns.length);
    }
  }
  expect(textOf(page)).not.toMatch(/undefined|null|\[object/);
});

test('all were last updated on the same day, and the four laws are spoken of', () => {
  expect(lastUpdated).toBe('September 25, 2025');
  for (const [name, page] of pages) {
    expect(textOf(page), name).toMatch(/GDPR.*CCPA.*CPRA.*DORA/);
  }
});

test('the operator’s name is used, and nobody else’s', () => {
  expect(textOf(privacyPolicy(alone))).toContain('Cards of Jaipur at cards.example');
  for (const [, page] of pages) expect(textOf(page)).not.toContain(defaultSite.name);
});

test('others get data only where the operator set them up', () => {
  const others = /mail server that delivers|file store|language model|Google|Facebook/;
  const who = (facts: LegalFacts) =>
    JSON.stringify(privacyPolicy(facts).sections.find(({ id }) => id === 'others'));
  expect(who(alone)).toContain('Nobody.');
  expect(who(alone)).not.toMatch(others);
  for (const word of ['mail server', 'file store', 'language model', 'Google and Facebook'])
    expect(who(helped)).toContain(word);
});

test('cookies have the names that browsers show', () => {
  const names = (facts: LegalFacts) =>
    cookiePolicy(facts).sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        typeof block === 'object' && 'table' in block ? block.table.rows.map(([name]) => name) : [],
      ),
    );
  expect(names(alone)).toContain('__Host-bb.session_token');
  expect(names({ ...alone, hasLanguages: true })).toContain('__Host-bb_language');
  expect(names(helped)).toContain('bb.session_token');
  expect(names(helped).length).toBe(names(alone).length + 1);
  for (const name of [...names(alone), ...names(helped)]) expect(name).toMatch(/^[\w.:…-]{5,}$/);
});

const named = ['privacy', 'terms', 'refund', 'cookies', 'dmca'] as const;

test.each(named)('%s says when its text was last changed', (name) => {
  const facts = [alone, { ...helped, hasLanguages: true }];
  const texts = facts.map((fact) => legalText(firstLanguage, name, fact));
  const digest = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  expect(legalChanges[name].digest, 'changed: put its day and this digest into changes.ts').toBe(digest);
  expect(Date.parse(legalChanges[name].on)).toBeGreaterThanOrEqual(Date.parse('2025-09-25'));
});

test('the cookies are all that the code sets, and no page says that they only keep somebody logged in', () => {
  const set = new Set(
    globSync('src/{server,web}/**/*.ts')
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(file, 'utf8'))
      .filter((source) => /\b(?:readCookie|cookieHeader|cookies\.header)\(/.test(source))
      .flatMap((source) => [...source.matchAll(/\bname: '([a-z_-]+)'/g)])
      .map(([, name]) => name),
  );
  expect([...set]).toContain('no-link-hint');
  for (const name of set) expect(textOf(cookiePolicy(helped))).toContain(`bb.${name}`);
});

test('what guests, replies and reports leave is named, and guests are bound by the terms', () => {
  const text = textOf(privacyPolicy(alone));
  expect(text).toMatch(
    /make cards without one, sign, reply to or report a card, like a design or write to us/,
  );
  expect(text).toMatch(/30 days after your last visit this browser no longer opens your cards/);
  expect(text).toMatch(/A guest who keeps nothing here goes three days after the last visit/);
  expect(text).toMatch(/Until whoever made the card deletes it, the card or the account/);
  expect(text).not.toMatch(/and no more|date at the top/);
  expect(textOf(termsOfService(alone))).toMatch(
    /making, signing or replying to a card without one, you agree/,
  );
});
