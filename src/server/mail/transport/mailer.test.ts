import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mailServer, refusal } from '#tests/support/mail-server.ts';
import type { Mailer, Message } from './mailer.ts';
import { type OutboxEntry, outboxMailer, readOutbox } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

const from = { name: 'Birthday Bloom', address: 'no-reply@bloom.example' };
const message: Message = {
  kind: 'verification',
  to: 'mina@example.com',
  subject: 'Bestätigung für आपका कार्ड 🎂',
  html: '<p>Grüße, <b>Mina</b></p>',
  text: 'Grüße, Mina',
};

interface Post {
  readonly mailer: Mailer;
  /** The letters that arrived, as they travel. */
  arrived(): Promise<string[]>;
}

async function smtpPost(options: SMTPServerOptions = {}): Promise<Post & { readonly port: number }> {
  const server = await mailServer(options);
  return {
    port: server.port,
    mailer: smtpMailer({ url: server.url, from, timeout: 2_000 }),
    arrived: async () => [...server.letters],
  };
}

async function outboxPost(): Promise<Post & { readonly folder: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, 'outbox');
  return {
    folder,
    mailer: outboxMailer({ folder, from }),
    async arrived() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
      return Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
    },
  };
}

describe.each([
  ['a mail server', smtpPost],
  ['the outbox', outboxPost],
])('every mailer: %s', (_name, open) => {
  test('delivers both parts, the subject and the addresses', async () => {
    const post = await open();
    expect(await post.mailer.send(message, 'the-letter')).toEqual({ ok: true, value: undefined });
    const [letter = ''] = await post.arrived();
    expect(letter).toMatch(/^From: Birthday Bloom <no-reply@bloom\.example>\r?$/m);
    expect(letter).toMatch(/^To: mina@example\.com\r?$/m);
    expect(letter).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(letter).toMatch(/^Message-ID: <the-letter@bloom\.example>\r?$/m);
    expect(letter).toMatch(/^Date: \w{3}, \d{2} \w{3} \d{4} [\d:]{8} \+0000\r?$/m);
    expect(letter).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(letter).toContain('multipart/alternative');
    expect(letter).toContain('Gr=C3=BC=C3=9Fe, Mina');
    expect(letter).toContain('<b>Mina</b>');
    expect(letter).not.toContain('verification');
  });

  test('lets no header be written through a subject or an address', async () => {
    const post = await open();
    const subject = 'Hi\r\nBcc: eve@example.com';
    await post.mailer.send({ ...message, subject, replyTo: 'a@b.example\r\nX-Evil: 1' }, 'the-letter');
    const [letter = ''] = await post.arrived();
    expect(letter).not.toMatch(/^Bcc:/im);
    expect(letter).not.toMatch(/^X-Evil:/im);
  });

  test('carries many letters at the same time', async () => {
    const post = await open();
    const sent = await Promise.all(Array.from({ length: 20 }, () => post.mailer.send(message, 'the-letter')));
    expect(sent.every((result) => result.ok)).toBe(true);
    expect(await post.arrived()).toHaveLength(20);
  });
});

describe('a mail server that will not', () => {
  test('nobody listens: a failure worth another try', async () => {
    const mailer = smtpMailer({ url: 'smtp://127.0.0.1:1', from, timeout: 2_000 });
    expect(await mailer.send(message, 'the-letter')).toEqual({
      ok: false,
      error: { code: 'ESOCKET', again: true },
    });
  });

  test('the address is refused for good: no other try', async () => {
    const { mailer } = await smtpPost({ onRcptTo: (_address, _session, done) => done(refusal(550)) });
    expect(await mailer.send(message, 'the-letter')).toEqual({
      ok: false,
      error: { code: 'EENVELOPE', again: false },
    });
  });

  test('it is busy: a failure worth another try', async () => {
    const { mailer } = await smtpPost({ onRcptTo: (_address, _session, done) => done(refusal(451)) });
    expect(await mailer.send(message, 'the-letter')).toEqual({
      ok: false,
      error: { code: 'EENVELOPE', again: true },
    });
  });

  test('it never greets: the time limit ends it', async () => {
    const { port } = await smtpPost({ onConnect: () => {} });
    const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from, timeout: 300 });
    expect(await mailer.send(message, 'the-letter')).toMatchObject({ ok: false, error: { again: true } });
  });

  test('it offers no TLS where that is asked for', async () => {
    const { port } = await smtpPost();
    const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}?tls=required`, from, timeout: 2_000 });
    expect(await mailer.send(message, 'the-letter')).toEqual({
      ok: false,
      error: { code: 'ETLS', again: true },
    });
  });

  test('a password is not sent over a connection without TLS', async () => {
    let asked = false;
    const { port } = await smtpPost({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => {
        asked = true;
        done(null, { user: 'u' });
      },
    });
    const mailer = smtpMailer({ url: `smtp://user:secret@127.0.0.1:${port}`, from, timeout: 2_000 });
    expect(await mailer.send(message, 'the-letter')).toMatchObject({ ok: false, error: { code: 'ETLS' } });
    expect(asked).toBe(false);
  });
});

describe('the outbox', () => {
  test('keeps letters from other users of the machine, whole, with what the page shows', async () => {
    const { mailer, folder } = await outboxPost();
    await mailer.send(message, 'the-letter');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const names = await readdir(folder);
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    const json = names.find((name) => name.endsWith('.json')) ?? '';
    const entry = JSON.parse(await readFile(join(folder, json), 'utf8')) as OutboxEntry;
    expect(entry).toMatchObject(message);
    expect(Number.isNaN(Date.parse(entry.sentAt))).toBe(false);
  });

  test('is read with the newest letter first, and is empty before the first', async () => {
    const { mailer, folder } = await outboxPost();
    expect(await readOutbox(folder)).toEqual([]);
    for (const subject of ['one', 'two', 'three']) await mailer.send({ ...message, subject }, 'the-letter');
    expect((await readOutbox(folder)).map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
    expect((await readOutbox(folder, 2)).map(({ subject }) => subject)).toEqual(['three', 'two']);
  });

  test('a folder that cannot be made is a failure, not an exception', async () => {
    const { folder } = await outboxPost();
    await writeFile(folder, 'in the way');
    const mailer = outboxMailer({ folder, from });
    expect(await mailer.send(message, 'the-letter')).toMatchObject({ ok: false, error: { again: true } });
  });
});
