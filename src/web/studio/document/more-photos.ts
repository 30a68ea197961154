import type { Card, Photo } from '#card/document/card.ts';
import type { Edit } from '#card/document/edit.ts';
import { limits } from '#card/document/limits.ts';

/** Photos besides the receiver's and the sender's. */
export const mostMorePhotos = limits.photos - 2;

/** The name of the photo that was chosen for the receiver's place, while it is on its way. */
export const receiverKey = 'receiver';

type Photos = Card['photos'];

/** Places for added photos: all but the sender's. That of the receiver may be spoken for by a photo on its way. */
export function freePlaces({ receiverPhoto, photos }: Card, isReceiverComing: boolean): number {
  return (receiverPhoto || isReceiverComing ? 0 : 1) + mostMorePhotos - photos.length;
}

/** Puts a photo into the first of these places; null when there is none. */
export function addedPhoto(card: Card, photo: Photo, isReceiverComing: boolean): Edit | null {
  if (freePlaces(card, isReceiverComing) === 0) return null;
  if (!card.receiverPhoto && !isReceiverComing) return { type: 'receiverPhoto', value: photo };
  return { type: 'photos', value: withPhoto(card.photos, photo) };
}

/** With the photo at the end; unchanged when there is no place left. */
export function withPhoto(photos: Photos, photo: Photo): Photos {
  return photos.length < mostMorePhotos ? [...photos, photo] : photos;
}

/** With another photo, or none, in place of the one of this file; unchanged when that is gone. */
export function withPhotoInPlace(photos: Photos, file: Photo['file'], photo: Photo | null): Photos {
  const index = photos.findIndex((one) => one.file === file);
  if (index === -1) return photos;
  return photo ? photos.with(index, photo) : photos.toSpliced(index, 1);
}

/** With two neighbours exchanged. */
export function withPhotoMoved(photos: Photos, index: number, by: -1 | 1): Photos {
  const [photo, other] = [photos[index], photos[index + by]];
  return photo && other ? photos.with(index, other).with(index + by, photo) : photos;
}
