import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { limits } from '#card/document/limits.ts';
import { preparePhoto } from '#server/files/photos/photos.ts';
import { sentFile } from '#tests/support/sent-file.ts';
import { errorText } from '../../texts/error-text.ts';
import { heicProblem, photoProblem } from './photo-upload.ts';

const jpeg = Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1');
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const file = (bytes: Uint8Array, name: string, type = '') =>
  new File([new Uint8Array(bytes)], name, { type });

test.each([
  ['of 25 MB', file(Buffer.concat([jpeg, Buffer.alloc(limits.photo.bytes - jpeg.length)]), 'a.jpg')],
  ['without an ending', file(jpeg, 'IMG-20260101-WA0007')],
  ['with an ending that systems do not know', file(jpeg, 'photo.jpg_large')],
  ['of another image type', file(jpeg, 'photo.mpo', 'image/x-mpo')],
  ['that a system calls a download', file(jpeg, 'photo.jpg.download', 'application/octet-stream')],
  ['that a system calls a document', file(jpeg, 'photo.doc', 'application/msword')],
  ['of an iPhone, which some browsers can convert', file(heic, 'IMG_1.HEIC')],
])('the page takes a photo %s', async (_, photo) => expect(await photoProblem(photo)).toBeNull());

describe('what the page refuses, the server refuses with the same sentence', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['one byte more than 25 MB', new Uint8Array(limits.photo.bytes + 1)],
    ['a web page', Buffer.from('<!doctype html><p>Hello')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a film', readFileSync('tests/fixtures/sounds/clip.mp4')],
  ])('%s that is called a photo', async (_, bytes) => {
    const answer = await preparePhoto(sentFile(bytes));
    if (answer.ok) throw new Error('The server took it.');
    expect(await photoProblem(file(bytes, 'a.jpg', 'image/jpeg'))).toBe(errorText(answer.error.sentence));
  });
});

test('HEIC is told by its bytes, whatever the file is called', async () => {
  expect(await heicProblem(file(heic, 'IMG_1.jpg', 'image/jpeg'))).toMatch(/^This browser can’t read HEIC/);
  expect(await heicProblem(file(jpeg, 'IMG_1.HEIC', 'image/heic'))).toBeNull();
});
