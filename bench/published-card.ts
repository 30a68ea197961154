import type { Card, Photo } from '#card/document/card.ts';
import { photoFile, samplePhotos } from '#tests/pictures/samples.ts';
import type { Product } from '#tests/support/product.ts';
import { type Member, newMember, saveCard, uploadPhoto } from '#tests/support/visitor.ts';
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
  const id = await saveCard(member, { card });
  return { id, address: `${product.origin}/card/${id}`, card, member };
}

async function upload(member: Member, place: 0 | 1): Promise<Photo> {
  const sample = samplePhotos[place];
  const { file, width, height } = await uploadPhoto(
    member,
    await photoFile(sample.width, sample.height, place),
  );
  return { ...sample, file, width, height };
}
