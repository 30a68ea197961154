/**
 * `node scripts/release-fixture.ts 0.2`: keeps what the present release stores, for the test that the next ones can
 * read it (tests/proofs/upgrade.spec.ts). Run it once, on the built product, when a release is made.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Photo } from '#card/document/card.ts';
import { backUp } from '#server/db/backup/backup.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { ownerRows, startProduct } from '#tests/support/product.ts';
import { cardOf, type ReleaseFacts, releasesFolder } from '#tests/support/releases.ts';
import { soundFile } from '#tests/support/sounds.ts';
import { type Member, newMember, saveCard } from '#tests/support/visitor.ts';

/** Signs the sessions of the fixtures and of nothing else. */
const authSecret = 'signs the sessions of stored releases only';

async function upload<Answer>(member: Member, path: string, body: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const answer = await member.send(path, { method: 'POST', body });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function addPhoto(member: Member, background: string): Promise<Photo> {
  const jpeg = await sharp({ create: { width: 120, height: 90, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const { photo } = await upload<{ photo: Photo }>(member, '/studio/photo', new Uint8Array(jpeg));
  return { ...photo, focusX: 0.5, focusY: 0.5, zoom: 1 };
}

async function addSound(member: Member) {
  const path = '/studio/sound?kind=upload&name=Our%20song.mp3';
  const { sound } = await upload<{ sound: { file: string; name: string; seconds: number } }>(
    member,
    path,
    new Uint8Array(soundFile('song.mp3')),
  );
  return { kind: 'upload' as const, ...sound };
}

/** An account with a card of each kind; what must be found again. */
async function fill(member: Member): Promise<ReleaseFacts['members'][number]> {
  const photo = await addPhoto(member, '#cc8844');
  const sound = await addSound(member);
  const cards = [
    { status: 'published', card: cardOf({ receiverPhoto: photo, audio: sound }) },
    { status: 'published', card: cardOf({ toName: 'आशा 🎂', message: 'जन्मदिन मुबारक!', tone: 'funny' }) },
    { status: 'draft', card: cardOf({ toName: 'Zoë', message: 'A draft with a tab\tand a back\\slash' }) },
  ] as const;
  const stored = [];
  for (const { status, card } of cards) {
    stored.push({ id: await saveCard(member, { status, card }), status, message: card.message });
  }
  const files = [];
  for (const id of [photo.file, sound.file]) {
    const bytes = new Uint8Array(await (await member.send(`/files/${id}`)).arrayBuffer());
    files.push({ id, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  const cookie = member
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  return { email: member.email, password: member.password, cookie, cards: stored, files };
}

async function make(release: string): Promise<void> {
  const dataDir = temporaryFolder();
  await using product = await startProduct({ dataDir, env: { AUTH_SECRET: authSecret } });
  const members = [];
  for (const name of ['asha', 'ravi']) members.push(await fill(await newMember(product, name)));
  // Read for years, and longer than any session lasts.
  await ownerRows(product, "update session set expires_at = '2100-01-01'");
  await ownerRows(product, 'delete from rate_limit');
  await backUp({ dataDir, database: null, s3: null }, join(releasesFolder, `${release}.tar.gz`));
  const facts: ReleaseFacts = { authSecret, members };
  await writeFile(join(releasesFolder, `${release}.json`), `${JSON.stringify(facts, null, 2)}\n`);
}

const [release = ''] = process.argv.slice(2);
if (!/^\d+\.\d+$/.test(release)) throw new Error('Usage: node scripts/release-fixture.ts 0.2');
await make(release);
