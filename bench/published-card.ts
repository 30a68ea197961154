import sharp from 'sharp';
import { type Card, newCard, type Photo } from '#card/document/card.ts';
import type { Product } from '#tests/support/product.ts';
import { type Member, newMember } from '#tests/support/visitor.ts';

const message =
  'Whenever life wobbles, I feel a steady hand at my back, and it is always yours. You never made a speech about it; ' +
  'you were simply there. So here is my speech: have a beautiful day, eat the biggest slice, and let us do the dishes. 🎉';

/** A card as many people make it: a picture behind, two photos, a message of some sentences. */
export async function publishCard(product: Product): Promise<{ address: string; card: Card }> {
  const member = await newMember(product, 'bench');
  const card: Card = {
    ...newCard(7),
    toName: 'Asha',
    fromName: 'Ravi and Meera',
    message,
    background: 'bg-balloons',
    receiverPhoto: await upload(member, '#e8a33d'),
    senderPhoto: await upload(member, '#4d8f63'),
  };
  const answer = await member.post('/studio/save', {
    userId: member.userId,
    cardId: null,
    creationKey: 'bench-card-bench-card',
    expectedRevision: null,
    status: 'published',
    card,
  });
  const { saved } = (await answer.json()) as { saved: { id: string } };
  return { address: `${product.origin}/card/${saved.id}`, card };
}

/** A photo-like picture: soft shapes and noise, so that it compresses as photos do. */
async function upload(member: Member, color: string): Promise<Photo> {
  const size = { width: 1600, height: 1200 };
  const noise = {
    create: {
      ...size,
      channels: 3 as const,
      background: color,
      noise: { type: 'gaussian' as const, mean: 128, sigma: 24 },
    },
  };
  const tint = { create: { ...size, channels: 4 as const, background: { ...rgb(color), alpha: 0.6 } } };
  const jpeg = await sharp(noise)
    .blur(6)
    .composite([{ input: await sharp(tint).png().toBuffer() }])
    .jpeg()
    .toBuffer();
  const answer = await member.send('/studio/photo', {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(jpeg),
  });
  const { photo } = (await answer.json()) as { photo: Pick<Photo, 'file' | 'width' | 'height'> };
  return { ...photo, focusX: 0.5, focusY: 0.5, zoom: 1 };
}

function rgb(hex: string): { r: number; g: number; b: number } {
  const number = Number.parseInt(hex.slice(1), 16);
  return { r: number >> 16, g: (number >> 8) & 255, b: number & 255 };
}
