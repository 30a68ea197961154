// Shows: files that the folder or bucket lost or changed are answered at once and logged
import { rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { s3Store } from '#server/files/store/s3.ts';
import { runAdmin } from '../../scripts/admin/run.ts';
import { type Product, startProduct } from '../support/product.ts';
import { startS3Server } from '../support/s3-server.ts';
import { soundFile } from '../support/sounds.ts';
import { photo } from '../support/studio.ts';
import { newMember, newVisitor, saveCard } from '../support/visitor.ts';

/* A disk or a bucket lost or changed what was stored: everybody is answered, and the operator is told. */

interface Place {
  readonly env: Readonly<Record<string, string>>;
  /** Leaves the first bytes of a file, as a full disk or a copy that broke off does. */
  cut(product: Product, file: string, bytes: number): Promise<void>;
  /** Other bytes, of another length or the same. */
  overwrite(product: Product, file: string, bytes: Uint8Array): Promise<void>;
  remove(product: Product, file: string): Promise<void>;
  stop(): Promise<void>;
}

const pathOf = ({ dataDir }: Product, file: string) => join(dataDir, 'files', file.slice(0, 2), file);

const folder = async (): Promise<Place> => ({
  env: {},
  cut: (product, file, bytes) => truncate(pathOf(product, file), bytes),
  overwrite: (product, file, bytes) => writeFile(pathOf(product, file), bytes),
  remove: (product, file) => rm(pathOf(product, file)),
  stop: async () => {},
});

async function bucket(): Promise<Place> {
  const server = await startS3Server();
  const store = s3Store(server.config);
  const overwrite: Place['overwrite'] = (_, file, bytes) =>
    store.put(file, bytes, 'application/octet-stream');
  return {
    env: server.env,
    cut: (product, file, bytes) => overwrite(product, file, new Uint8Array(bytes)),
    overwrite,
    remove: (_, file) => store.delete(file),
    stop: () => server.stop(),
  };
}

for (const [name, open] of [
  ['a folder', folder],
  ['a bucket', bucket],
] as const) {
  test(`files that ${name} lost or changed are answered at once, logged once and listed`, async () => {
    const place = await open();
    const product = await startProduct({ env: place.env });
    try {
      const member = await newMember(product);
      const send = async (path: string, body: Uint8Array<ArrayBuffer>) =>
        (await (await member.send(path, { method: 'POST', body })).json()) as {
          photo: { file: string; width: number; height: number };
          sound: { file: string; seconds: number };
        };
      const photos = [];
      for (let n = 0; n < 4; n += 1) {
        photos.push((await send('/studio/photo', new Uint8Array(await photo(60, 40)))).photo);
      }
      const [cutPhoto, otherPhoto, garbled, lost] = photos.map(({ file }) => file);
      if (!photos[0] || !cutPhoto || !otherPhoto || !garbled || !lost)
        throw new Error('No photo was stored.');
      const { sound } = await send('/studio/sound?kind=upload', new Uint8Array(soundFile('clip.mp4')));
      const receiverPhoto = { ...photos[0], focusX: 0.5, focusY: 0.5, zoom: 1 };
      const card = await saveCard(member, { card: { receiverPhoto } });
      const { length } = new Uint8Array(await (await member.send(`/files/${garbled}`)).arrayBuffer());

      await place.cut(product, cutPhoto, 40);
      await place.cut(product, sound.file, 100);
      await place.overwrite(product, otherPhoto, new Uint8Array(length + 1000));
      await place.overwrite(product, garbled, new Uint8Array(length));
      await place.remove(product, lost);

      const sentence = 'This photo or sound is damaged or lost. The sender can add it again.';
      const ask = async (path: string, init: RequestInit = {}) => {
        const answer = await member.send(path, { ...init, signal: AbortSignal.timeout(5_000) });
        const body = await answer.text();
        expect(answer.status, path).toBe(404);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        if (init.method !== 'HEAD') expect(body, path).toBe(sentence);
      };
      for (const file of [cutPhoto, otherPhoto, lost, sound.file]) {
        await ask(`/files/${file}`);
        await ask(`/files/${file}`, { method: 'HEAD' });
        await ask(`/files/${file}`, { headers: { range: 'bytes=10-30' } });
        await ask(`/files/${file}`, { headers: { range: 'bytes=-5' } });
      }
      for (const file of [cutPhoto, otherPhoto, garbled, lost]) await ask(`/files/${file}?width=160`);

      // Who opens the card meets a card without the photo, and no failure.
      const reader = newVisitor(product);
      for (const path of ['', '/picture.jpg', '/preview.jpg', '/scene.json?face=landscape']) {
        expect((await reader.send(`/card/${card}${path}`)).status, path).toBe(200);
      }

      const lines = product
        .output()
        .split('\n')
        .filter((line) => line.includes('a stored file is missing or damaged'))
        .map((line) => JSON.parse(line) as { problem: string; contentType: string });
      expect(lines.map(({ problem, contentType }) => `${problem} ${contentType}`).sort()).toEqual([
        'damaged audio/mp4',
        'damaged image/webp',
        'damaged image/webp',
        'damaged image/webp',
        'missing image/webp',
      ]);
      for (const file of [cutPhoto, otherPhoto, lost, sound.file, card])
        expect(product.output()).not.toContain(file);

      const env = { DATA_DIR: product.dataDir, ...place.env };
      const checked = await runAdmin(['files', 'check'], { env, ask: () => Promise.reject() });
      expect(checked.code).toBe(1);
      expect(checked.text).toMatch(/^Of 5 files 1 files are missing and 3 are damaged:\n/);
      for (const file of [cutPhoto, otherPhoto, sound.file]) {
        expect(checked.text).toMatch(
          new RegExp(`^  ${file}  (photo|audio)  owner .*  damaged: \\d+ of`, 'm'),
        );
      }
      expect(checked.text).toMatch(new RegExp(`^  ${lost}  photo  owner ${member.userId}  missing$`, 'm'));
    } finally {
      await product.stop();
      await place.stop();
    }
  });
}
