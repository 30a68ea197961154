import type { Elements } from '#card/compositions/composition.ts';
import type { Card } from '#card/document/card.ts';
import { cardEastAsian } from '#card/document/card-text.ts';
import type { Color } from '#card/scene/scene.ts';
import { signatureSize } from '#card/signature/signature-nodes.ts';
import type { TextPreparer } from '#card/text/prepare.ts';
import type { Picture } from './photo.ts';
import type { Wording } from './wording.ts';

/** The pictures of a card in the order of the document. */
export interface Pictures {
  readonly receiver: Picture | null;
  readonly sender: Picture | null;
  readonly others: readonly Picture[];
}

export interface Parts {
  readonly wording: Wording;
  readonly pictures: Pictures;
  readonly preparer: TextPreparer;
}

/** What the background gives to a composition. */
export type Ground = Pick<Elements, 'colors' | 'cover'>;

/** The proportions of a print whose photo is still to come. */
const samplePrint = { width: 4, height: 5 } as const;

const scales: Readonly<Record<Card['textSize'], number>> = { small: 0.86, medium: 1, large: 1.18 };

/** What a composition places: the texts measured, of photos and signature their proportions. */
export function elementsOf(card: Card, { wording, pictures, preparer }: Parts, ground: Ground): Elements {
  const { heading, name, message, from } = wording;
  const eastAsian = cardEastAsian(card);
  const words = { role: 'words', typeface: card.typeface, eastAsian } as const;
  const display = { ...words, role: 'heading' } as const;
  const title = { ...display, base: wording.direction } as const;
  const { signature } = card;
  return {
    heading: {
      oneLine: preparer.prepare(heading.oneLine, title),
      nameBelow: preparer.prepare(heading.nameBelow, title),
    },
    greeting: preparer.prepare(heading.greeting, title),
    name: name ? preparer.prepare(name, display) : null,
    initial: wording.initial ? preparer.prepare(wording.initial, display) : null,
    age: card.age === null ? null : preparer.prepare(String(card.age), title),
    message: message ? preparer.prepare(message, words) : null,
    from: from ? preparer.prepare(from, { ...words, base: wording.direction }) : null,
    badge: from !== '' || pictures.sender !== null,
    senderPhoto: pictures.sender !== null,
    signature: signature && signatureSize(signature, { preparer, eastAsian }),
    photo: pictures.receiver && (card.receiverPhoto ?? samplePrint),
    photos: card.photos,
    largePhotos: card.cover === 'picture',
    scale: scales[card.textSize],
    align: card.textAlign,
    display: 1,
    ...ground,
  };
}

/** The document takes colours in either case, scenes have one. */
export function colorOf(color: string): Color {
  return color.toLowerCase() as Color;
}
