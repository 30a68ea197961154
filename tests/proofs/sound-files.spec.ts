// Shows: sounds are served in parts; what is no sound is refused
// Spec: 5.11
import type { SoundAnswer } from '#web/studio/upload/sound-upload.ts';
import { expect, test } from '../support/journey.ts';
import { soundFile } from '../support/sounds.ts';
import { type Member, newMember, newVisitor } from '../support/visitor.ts';

let owner: Member;

test.beforeAll(async ({ product }) => {
  owner = await newMember(product, 'singer');
});

function send(kind: string, body: BodyInit, name = 'x'): Promise<Response> {
  return owner.send(`/studio/sound?kind=${kind}&name=${name}`, { method: 'POST', body });
}

async function upload(name: Parameters<typeof soundFile>[0]) {
  const answer = (await (await send('upload', new Uint8Array(soundFile(name)), name)).json()) as SoundAnswer;
  if ('error' in answer) throw new Error(answer.error);
  return answer.sound;
}

test('a player gets its sound in parts', async ({ product }) => {
  const path = `/files/${(await upload('song.mp3')).file}`;
  const whole = await owner.send(path);
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  expect(whole.headers.get('content-type')).toBe('audio/mpeg');
  const bytes = Buffer.from(await whole.arrayBuffer());
  const part = await owner.send(path, { headers: { range: 'bytes=100-299' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 100-299/${bytes.length}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 300));
  const behind = await owner.send(path, { headers: { range: `bytes=${bytes.length}-` } });
  expect(behind.status).toBe(416);
  expect(behind.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
  const asked = await owner.send(path, { method: 'HEAD' });
  expect(asked.headers.get('content-length')).toBe(`${bytes.length}`);
  const visitor = newVisitor(product);
  expect((await visitor.send(path, { headers: { range: 'bytes=0-1' } })).status).toBe(404);
  const song = await visitor.send('/audio/happy-birthday.m4a', { headers: { range: 'bytes=0-1' } });
  expect([song.status, song.headers.get('content-type')]).toEqual([206, 'audio/mp4']);
});

test('what is no sound is refused with a sentence, and what cannot be copied is encoded', async () => {
  const refused = await send('upload', '<!doctype html>');
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { error: 'We can’t read this file as a sound. Please choose an MP3, M4A, AAC, WAV, OGG or WebM.' },
  ]);
  expect((await send('song', 'x')).status).toBe(400);
  expect((await send('upload', new Uint8Array(10 * 1024 * 1024 + 2))).status).toBe(413);
  const sound = await upload('song-opus.ogg');
  expect(sound).toMatchObject({ name: 'song-opus.ogg', seconds: expect.closeTo(3, 1) });
  const stored = await owner.send(`/files/${sound.file}`);
  expect(stored.headers.get('content-type')).toBe('audio/mp4');
});
