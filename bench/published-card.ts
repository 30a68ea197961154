import type { Card, Photo } from '#card/document/card.ts';
import { photoFile, samplePhotos } from '#tests/pictures/samples.ts';
import type { Product } from '#tests/support/product.ts';
import { type Member, newMember } from '#tests/support/visitor.ts';
import { sampleCard } from './sample-card.ts';

export interface PublishedCard {
  readonly id: string;
  readonly address: string;
  readonly card: Card;
  /** Who made it. */
  readonly member: Member;
}

/** The sample card with its photos, saved and published by a new member. */
export async function publishCard(
  product: Product,
  change: Partial<Card> = {},
  morePhotos = 0,
): Promise<PublishedCard> {
  const member = await newMember(product, 'bench');
  const [receiverPhoto, senderPhoto] = [await upload(member, 0), await upload(member, 1)];
  const photos: Photo[] = [];
  for (let index = 0; index < morePhotos; index += 1)
    photos.push(await upload(member, index % 2 === 0 ? 0 : 1));
  const card: Card = { ...sampleCard, ...change, receiverPhoto, senderPhoto, photos };
  const answer = await member.post('/studio/save', {
    userId: member.userId,
    cardId: null,
    creationKey: 'bench-card-bench-card',
    expectedRevision: null,
    status: 'published',
    card,
  });
  const { saved } = (await answer.json()) as { saved: { id: string } };
  return { id: saved.id, address: `${product.origin}/card/${saved.id}`, card, member };
}

async function upload(member: Member, place: 0 | 1): Promise<Photo> {
  const sample = samplePhotos[place];
  const answer = await member.send('/studio/photo', {
    method: 'POST',
    headers: { 'content-type': 'image/webp' },
    body: new Uint8Array(await photoFile(sample.width, sample.height, place)),
  });
  const { photo } = (await answer.json()) as { photo: Pick<Photo, 'file' | 'width' | 'height'> };
  return { ...sample, ...photo };
}
