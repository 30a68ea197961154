// Shows: an MP4 made by Firefox with an encoded song is read by ffmpeg without an error
import { readFile } from 'node:fs/promises';
import type { SoundAnswer } from '#web/studio/upload/sound-contract.ts';
import { type Firefox, hasFirefox, noFirefox, openFirefox } from '../support/firefox.ts';
import { expect, test } from '../support/journey.ts';
import { isLongForm } from '../support/long-form.ts';
import { examined, hasFfmpeg, noFfmpeg } from '../support/media-tools.ts';
import { soundFile } from '../support/sounds.ts';
import { newMember, saveCard } from '../support/visitor.ts';

test.skip(!hasFirefox, noFirefox);
test.skip(!hasFfmpeg, noFfmpeg);

// Firefox takes long to begin, and paints and encodes on the processor.
test.setTimeout(180_000);

let firefox: Firefox;

test.beforeEach(async () => {
  firefox = await openFirefox();
});

test.afterEach(async () => {
  await firefox.close();
});

const kinds = ['greeting of ours', 'song as MP3'] as const;

// The song is encoded by a program of ours, which takes long.
for (const kind of isLongForm ? kinds : kinds.slice(0, 1)) {
  test(`Firefox makes a film with a ${kind} that every program reads without an error`, async ({
    product,
  }) => {
    const member = await newMember(product, 'fox');
    const audio = kind === 'song as MP3' ? await uploaded() : ({ kind: 'voice', id: 'warm-wishes' } as const);
    async function uploaded() {
      const answer = await member.send('/studio/sound?kind=upload&name=song.mp3', {
        method: 'POST',
        body: new Uint8Array(soundFile('song.mp3')),
      });
      const body = (await answer.json()) as SoundAnswer;
      if ('error' in body) throw new Error(body.error);
      return { kind: 'upload' as const, ...body.sound };
    }
    const id = await saveCard(member, { status: 'draft', card: { audio } });
    for (const cookie of member.cookies()) await firefox.setCookie(cookie);
    await firefox.goto(`${product.origin}/studio?cardId=${id}`);
    await firefox.press('Download');
    const download = firefox.nextDownload();
    await firefox.press('Download MP4');
    const failed = firefox.read('Download Failed').then((text) => {
      throw new Error(text);
    });
    const path = await Promise.race([download, failed]);
    failed.catch(() => undefined);
    expect(path).toMatch(/\.mp4$/);
    const { streams, complaints } = await examined(await readFile(path));
    expect(complaints).toBe('');
    expect(streams[0]).toMatchObject({ codec_name: 'h264', pix_fmt: 'yuv420p', color_range: 'tv' });
    expect(streams.map(({ codec_name }) => codec_name)).toContain('aac');
  });
}
