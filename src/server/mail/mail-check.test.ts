// Shows: what other mail servers look up about ours is found at a real name server, and whether our mail server takes mail over TLS; each fault is named with what to do
// Spec: 10.13
import { Resolver } from 'node:dns/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { selfSigned } from '#tests/support/certificate.ts';
import { mailServer } from '#tests/support/mail-server.ts';
import { nameServer, type Zone } from '#tests/support/name-server.ts';
import { checkMail } from './mail-check.ts';

const usual = getCACertificates('default');
afterEach(() => setDefaultCACertificates(usual));

const good: Zone = {
  'TXT cards.example': ['a note', 'v=spf1 a:mail.cards.example -all'],
  'TXT mail._domainkey.cards.example': ['v=DKIM1; k=rsa; p=MIIB'],
  'TXT _dmarc.cards.example': ['v=DMARC1; p=quarantine'],
  'A mail.cards.example': ['192.0.2.7'],
  'PTR 7.2.0.192.in-addr.arpa': ['mail.cards.example'],
};

interface World {
  readonly zone?: Zone;
  readonly silent?: readonly string[];
  readonly from?: string;
  readonly host?: string;
  readonly dkimSelector?: string | null;
}

async function findings({
  zone = good,
  silent = [],
  from = 'Bloom <hello@cards.example>',
  host = 'mail.cards.example',
  dkimSelector = 'mail',
}: World = {}) {
  const resolver = new Resolver({ timeout: 300, tries: 1 });
  resolver.setServers([await nameServer(zone, silent)]);
  // Nobody listens there: this is about the names.
  const config = { mail: { url: `smtp://${host}:1`, from }, dkimSelector };
  const found = await checkMail({ config, resolver });
  return new Map(found.map(({ name, isGood, says }) => [name, { isGood, says }]));
}

test('records as they should be are good', async () => {
  const found = await findings();
  for (const name of ['SPF', 'DKIM', 'DMARC', 'PTR'] as const)
    expect(found.get(name), name).toMatchObject({ isGood: true });
});

test('what a domain says of mail counts for the domains below it', async () => {
  const found = await findings({ from: 'hello@news.cards.example', zone: good });
  expect(found.get('DMARC')).toMatchObject({ isGood: true });
  expect(found.get('SPF')).toMatchObject({ isGood: false });
});

test.each([
  ['SPF', { 'TXT cards.example': [] }, 'does not say who may send'],
  ['SPF', { 'TXT cards.example': ['v=spf1 -all', 'v=spf1 mx -all'] }, '2 SPF records'],
  ['SPF', { 'TXT cards.example': ['v=spf1 +all'] }, 'lets everybody send'],
  ['SPF', { 'TXT cards.example': ['v=spf1 mx all'] }, 'lets everybody send'],
  ['DKIM', { 'TXT mail._domainkey.cards.example': [] }, 'no key'],
  ['DKIM', { 'TXT mail._domainkey.cards.example': ['v=DKIM1; p='] }, 'revoked'],
  ['DMARC', { 'TXT _dmarc.cards.example': [] }, 'does not say what becomes'],
  ['DMARC', { 'TXT _dmarc.cards.example': ['v=DMARC1; p=none'] }, 'only watches'],
  ['DMARC', { 'TXT _dmarc.cards.example': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }, '2 records'],
  ['PTR', { 'A mail.cards.example': [] }, 'has no address'],
  ['PTR', { 'PTR 7.2.0.192.in-addr.arpa': [] }, 'no name that leads back'],
  ['PTR', { 'PTR 7.2.0.192.in-addr.arpa': ['elsewhere.example'] }, 'no name that leads back'],
] as const)('%s: a fault is named (%j)', async (name, change, says) => {
  const found = await findings({ zone: { ...good, ...change } });
  expect(found.get(name)).toMatchObject({ isGood: false, says: expect.stringContaining(says) });
});

test('a name server that does not answer is no fault of the records', async () => {
  const silent = [
    'cards.example',
    'mail._domainkey.cards.example',
    '_dmarc.cards.example',
    'mail.cards.example',
  ];
  const found = await findings({ silent });
  for (const name of ['SPF', 'DKIM', 'DMARC', 'PTR'] as const)
    expect(found.get(name), name).toMatchObject({ isGood: null });
});

test('without the name of the key, it says how to have it looked up', async () => {
  expect((await findings({ dkimSelector: null })).get('DKIM')).toMatchObject({
    isGood: null,
    says: expect.stringContaining('DKIM_SELECTOR'),
  });
});

async function tlsOf(url: string) {
  const config = { mail: { url, from: 'a@cards.example' }, dkimSelector: null };
  const resolver = new Resolver({ timeout: 300, tries: 1 });
  resolver.setServers([await nameServer({})]);
  return (await checkMail({ config, resolver })).find(({ name }) => name === 'TLS');
}

test('a mail server with TLS is good, one without it, with a strange certificate or silent is not', async () => {
  const { key, cert } = selfSigned();
  const plain = await mailServer();
  expect(await tlsOf(plain.url)).toMatchObject({ isGood: false, says: expect.stringContaining('no TLS') });
  const safe = await mailServer({ key, cert, disabledCommands: [] });
  const url = safe.url.replace('127.0.0.1', 'localhost');
  expect(await tlsOf(url)).toMatchObject({ isGood: false, says: expect.stringContaining('could not') });
  setDefaultCACertificates([...usual, cert]);
  expect(await tlsOf(url)).toMatchObject({ isGood: true });
  expect(await tlsOf('smtp://localhost:1')).toMatchObject({
    isGood: false,
    says: expect.stringContaining('ECONNREFUSED'),
  });
});

test('where mail is stored in a folder there is nothing to look up', async () => {
  expect(await checkMail({ config: { mail: null, dkimSelector: null }, resolver: new Resolver() })).toEqual(
    [],
  );
});
