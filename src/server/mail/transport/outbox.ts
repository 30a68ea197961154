import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { fail, ok } from '#std/result.ts';
import { writeWhole } from '../../write-whole.ts';
import { compose, type MailAddress, type Mailer, type Message } from './mailer.ts';

/** A message for the outbox page and the tests. */
export interface OutboxEntry extends Message {
  readonly sentAt: string;
}

/**
 * Stores every message in a folder instead of sending it: `{time}-{id}.eml` for mail programs and the same name with
 * `.json` (an `OutboxEntry`) for us. The .json is written last: once it is there, both are complete.
 */
export function outboxMailer(options: { readonly folder: string; readonly from: MailAddress }): Mailer {
  const { folder, from } = options;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message, id) {
      const sentAt = new Date();
      const name = join(folder, `${sentAt.toISOString().replaceAll(':', '')}-${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const composed = await composer.sendMail(compose({ message, from, id }));
        await writeWhole(`${name}.eml`, composed.message as Buffer);
        const entry: OutboxEntry = { ...message, sentAt: sentAt.toISOString() };
        await writeWhole(`${name}.json`, `${JSON.stringify(entry, null, 2)}\n`);
        return ok(undefined);
      } catch (error) {
        const { code } = error as { code?: unknown };
        return fail({
          code: typeof code === 'string' ? code : 'EUNKNOWN',
          isTemporary: true,
          mayHaveArrived: false,
        });
      }
    },
  };
}

/** The messages in the folder, the newest first, at most `max`; none where there is no folder. */
export async function readOutbox(folder: string, max = Number.POSITIVE_INFINITY): Promise<OutboxEntry[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  // Their names begin with the time.
  const entries = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, max);
  const texts = await Promise.all(entries.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => JSON.parse(text) as OutboxEntry);
}
