// Spec: 5.11
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { limits } from '#card/document/limits.ts';
import { prepareSound } from '#server/files/sounds/sounds.ts';
import { sentFile } from '#tests/support/sent-file.ts';
import { soundFile, wavFile } from '#tests/support/sounds.ts';
import { errorText } from '../../texts/error-text.ts';
import { soundProblem } from './sound-upload.ts';

const file = (bytes: Uint8Array, type = '') => new File([new Uint8Array(bytes)], 'sound', { type });

test.each([
  ['a voice message that is called a film', soundFile('clip.mp4'), 'video/3gpp2'],
  ['a sound that a system calls a picture', wavFile(), 'image/png'],
  ['a sound of a type that nobody knows', soundFile('song-opus.ogg'), 'application/x-voice-note'],
  ['a sound without a type', soundFile('song.mp3'), ''],
])('the page sends %s', async (_name, bytes, type) => {
  expect(await soundProblem(file(bytes, type))).toBeNull();
});

describe('what the page refuses, the server refuses with the same sentence', () => {
  test.each([
    ['nothing', new Uint8Array(), 'audio/mpeg'],
    ['more than 10 MB', new Uint8Array(limits.audio.bytes + 1), 'audio/wav'],
    ['a web page that is called a sound', Buffer.from('<!doctype html><p>Hello'), 'audio/mpeg'],
    ['a picture', readFileSync('docs/studio.png'), 'image/png'],
    ['text of a type that nobody knows', readFileSync('package.json'), ''],
  ])('%s', async (_name, bytes, type) => {
    const answer = await prepareSound(sentFile(bytes), 'upload');
    if (answer.ok) throw new Error('The server took it.');
    expect(await soundProblem(file(bytes, type))).toBe(errorText(answer.error.sentence));
  });
});

test('of every kind of sound the page refuses none that the server takes, and says the same', async () => {
  const folder = 'tests/fixtures/sounds/kinds';
  const refused: string[] = [];
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(`${folder}/${name}`);
    const problem = await soundProblem(file(bytes));
    if (!problem) continue;
    const answer = await prepareSound(sentFile(bytes), 'upload');
    expect(!answer.ok && errorText(answer.error.sentence), name).toBe(problem);
    refused.push(name);
  }
  expect(refused).toContain('android-recorder.amr');
});

test('a file that cannot be read any more is left to the request, which says so', async () => {
  const lost = Object.assign(file(wavFile()), {
    arrayBuffer: () => Promise.reject(new Error('NotReadable')),
  });
  expect(await soundProblem(lost)).toBeNull();
});
