import { expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import {
  addedPhoto,
  freePlaces,
  mostMorePhotos,
  withPhoto,
  withPhotoInPlace,
  withPhotoMoved,
} from './more-photos.ts';

const photo = (letter: string) => ({
  ...{ file: letter.repeat(22), width: 800, height: 400, focusX: 0.5, focusY: 0.5, zoom: 1 },
});
const [a, b, c] = [photo('a'), photo('b'), photo('c')];

test('a photo is added at the end, four at most', () => {
  expect(withPhoto([a], b)).toEqual([a, b]);
  const full = Array.from({ length: mostMorePhotos }, () => a);
  expect(full).toHaveLength(4);
  expect(withPhoto(full, b)).toBe(full);
});

test('a photo for no place in particular is the receiver’s, then one of the others; none takes the place of another', () => {
  const empty = newCard(1);
  expect(freePlaces(empty, false)).toBe(5);
  expect(freePlaces(empty, true)).toBe(4);
  expect(addedPhoto(empty, a, true)).toEqual({ type: 'photos', value: [a] });
  expect(addedPhoto(empty, a, false)).toEqual({ type: 'receiverPhoto', value: a });
  expect(addedPhoto({ ...empty, receiverPhoto: a }, b, false)).toEqual({ type: 'photos', value: [b] });
  const full = { ...empty, receiverPhoto: a, photos: Array.from({ length: mostMorePhotos }, () => a) };
  expect(freePlaces(full, false)).toBe(0);
  expect(addedPhoto(full, b, false)).toBeNull();
});

test('a photo takes the place of another, wherever that was moved meanwhile', () => {
  expect(withPhotoInPlace([b, a], a.file, c)).toEqual([b, c]);
  expect(withPhotoInPlace([a, b, c], b.file, null)).toEqual([a, c]);
  expect(withPhotoInPlace([a], b.file, c)).toEqual([a]);
});

test('a photo changes places with its neighbour, and stays at an end', () => {
  expect(withPhotoMoved([a, b, c], 2, -1)).toEqual([a, c, b]);
  expect(withPhotoMoved([a, b, c], 0, 1)).toEqual([b, a, c]);
  expect(withPhotoMoved([a, b], 0, -1)).toEqual([a, b]);
  expect(withPhotoMoved([a, b], 1, 1)).toEqual([a, b]);
});
