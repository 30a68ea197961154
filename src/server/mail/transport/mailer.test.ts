import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'node:util';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, test } from 'vitest';
import { emailSchema } from '#content/account-forms.ts';
import { mailServer, refusal } from '#tests/support/mail-server.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import type { Mailer, MailFailure, Message } from './mailer.ts';
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

interface TestMailer {
  readonly mailer: Mailer;
  /** The messages that arrived, as sent. */
  arrived(): Promise<string[]>;
}

async function smtpTestMailer(options: SMTPServerOptions = {}): Promise<TestMailer> {
  const server = await mailServer(options);
  return {
    mailer: smtpMailer({ url: server.url, from, timeoutMs: 2_000 }),
    arrived: async () => [...server.mails],
  };
}

async function outboxTestMailer(): Promise<TestMailer & { readonly folder: string }> {
  const folder = join(temporaryFolder(), 'outbox');
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
  ['a mail server', smtpTestMailer],
  ['the outbox', outboxTestMailer],
])('every mailer: %s', (_name, open) => {
  test('delivers both parts, the subject and the addresses', async () => {
    const opened = await open();
    expect(await opened.mailer.send(message, 'the-message')).toEqual({ ok: true, value: undefined });
    const [sent = ''] = await opened.arrived();
    expect(sent).toMatch(/^From: Birthday Bloom <no-reply@bloom\.example>\r?$/m);
    expect(sent).toMatch(/^To: mina@example\.com\r?$/m);
    expect(sent).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(sent).toMatch(/^Message-ID: <the-message@bloom\.example>\r?$/m);
    expect(sent).toMatch(/^Date: \w{3}, \d{2} \w{3} \d{4} [\d:]{8} \+0000\r?$/m);
    expect(sent).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(sent).toContain('multipart/alternative');
    expect(sent).toContain('Gr=C3=BC=C3=9Fe, Mina');
    expect(sent).toContain('<b>Mina</b>');
    expect(sent).not.toContain('verification');
  });

  test('lets no header be written through a subject or an address', async () => {
    const opened = await open();
    const subject = 'Hi\r\nBcc: eve@example.com';
    await opened.mailer.send({ ...message, subject, replyTo: 'a@b.example\r\nX-Evil: 1' }, 'the-message');
    const [sent = ''] = await opened.arrived();
    expect(sent).not.toMatch(/^Bcc:/im);
    expect(sent).not.toMatch(/^X-Evil:/im);
  });

  test('sends many messages at the same time', async () => {
    const opened = await open();
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => opened.mailer.send(message, 'the-message')),
    );
    expect(sent.every((result) => result.ok)).toBe(true);
    expect(await opened.arrived()).toHaveLength(20);
  });
});

test('a domain of any script travels in ASCII to a mail server that takes nothing else', async () => {
  const said: string[] = [];
  const hear = (_data: unknown, text: string, ...values: unknown[]) => said.push(format(text, ...values));
  const silent = { trace: hear, info: hear, warn: hear, error: hear, fatal: hear };
  const { mailer, arrived } = await smtpTestMailer({
    hideSMTPUTF8: true,
    logger: { ...silent, debug: hear } as NonNullable<SMTPServerOptions['logger']>,
  });
  await mailer.send({ ...message, to: emailSchema.parse('mina@bücher.example') }, 'the-message');
  expect(await arrived()).toHaveLength(1);
  expect(said.join('\n')).toContain('RCPT TO:<mina@xn--bcher-kva.example>');
  expect(said.join('\n')).not.toContain('SMTPUTF8');
});

describe('a mail server that fails', () => {
  const sendTo = (url: string, timeoutMs = 2_000) =>
    smtpMailer({ url, from, timeoutMs }).send(message, 'the-message');
  /** Worth another attempt. */
  const notArrived = { ok: false, error: { isTemporary: true, mayHaveArrived: false } };

  test('cannot be reached: worth another attempt', async () => {
    expect(await sendTo('smtp://127.0.0.1:1')).toEqual({
      ok: false,
      error: { code: 'ESOCKET', isTemporary: true, mayHaveArrived: false },
    });
  });

  const refusing = (code: number): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) => done(refusal(code)),
  });
  const refusesData: SMTPServerOptions = {
    onData: (stream, _session, done) => stream.resume().on('end', () => done(refusal(554))),
  };

  test.each<[string, SMTPServerOptions, Pick<MailFailure, 'code' | 'isTemporary'>]>([
    ['the address permanently: no other attempt', refusing(550), { code: 'EENVELOPE', isTemporary: false }],
    ['because it is busy: worth another attempt', refusing(451), { code: 'EENVELOPE', isTemporary: true }],
    ['the whole message: it has not arrived', refusesData, { code: 'EMESSAGE', isTemporary: false }],
  ])('refuses %s', async (_name, options, failure) => {
    const error = { ...failure, mayHaveArrived: false };
    expect(await sendTo((await mailServer(options)).url)).toEqual({ ok: false, error });
  });

  test('never answers: the timeout ends it', async () => {
    const { url } = await mailServer({ onConnect: () => {} });
    expect(await sendTo(url, 300)).toMatchObject(notArrived);
  });

  test('hangs up before it takes the message: it has not arrived', async () => {
    const server = await mailServer({ onRcptTo: (_address, session) => server.hangUp(session) });
    expect(await sendTo(server.url)).toMatchObject(notArrived);
  });

  test('hangs up when it has the message: it may have arrived', async () => {
    const server = await mailServer({
      onData: (stream, session) => stream.resume().on('end', () => server.hangUp(session)),
    });
    const mayHaveArrived = { ok: false, error: { isTemporary: true, mayHaveArrived: true } };
    expect(await sendTo(server.url)).toMatchObject(mayHaveArrived);
  });

  test('offers no TLS although it is required', async () => {
    const { url } = await mailServer();
    const error = { code: 'ETLS', isTemporary: true, mayHaveArrived: false };
    expect(await sendTo(`${url}?tls=required`)).toEqual({ ok: false, error });
  });

  test('offers no TLS: the password is not sent', async () => {
    let asked = false;
    const { port } = await mailServer({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => {
        asked = true;
        done(null, { user: 'u' });
      },
    });
    const sent = await sendTo(`smtp://user:secret@127.0.0.1:${port}`);
    expect(sent).toMatchObject({ ok: false, error: { code: 'ETLS' } });
    expect(asked).toBe(false);
  });
});

describe('the outbox', () => {
  test('stores complete messages that other users of the machine cannot read', async () => {
    const { mailer, folder } = await outboxTestMailer();
    await mailer.send(message, 'the-message');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const names = await readdir(folder);
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
    for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    const json = names.find((name) => name.endsWith('.json')) ?? '';
    const entry = JSON.parse(await readFile(join(folder, json), 'utf8')) as OutboxEntry;
    expect(entry).toMatchObject(message);
    expect(Number.isNaN(Date.parse(entry.sentAt))).toBe(false);
  });

  test('is read with the newest message first, and is empty without a folder', async () => {
    const { mailer, folder } = await outboxTestMailer();
    expect(await readOutbox(folder)).toEqual([]);
    for (const subject of ['one', 'two', 'three']) await mailer.send({ ...message, subject }, 'the-message');
    expect((await readOutbox(folder)).map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
    expect((await readOutbox(folder, 2)).map(({ subject }) => subject)).toEqual(['three', 'two']);
  });

  test('a folder that cannot be created is a failure, not an exception', async () => {
    const { folder } = await outboxTestMailer();
    await writeFile(folder, 'in the way');
    const mailer = outboxMailer({ folder, from });
    expect(await mailer.send(message, 'the-message')).toMatchObject({
      ok: false,
      error: { isTemporary: true, mayHaveArrived: false },
    });
  });
});
