import { expect, test } from 'vitest';
import { defaultSite } from '../site.ts';
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
