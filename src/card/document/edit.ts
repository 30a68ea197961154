import type { Audio, Card, Opening, Photo, Signature } from './card.ts';
import type { Closeness } from './closeness.ts';

/** A change of a card, as data: undo, autosave and tests use it. */
export type Edit =
  | { readonly type: 'toName' | 'fromName' | 'message' | 'heading' | 'description'; readonly value: string }
  | { readonly type: 'age'; readonly value: number | null }
  | { readonly type: 'relationship'; readonly value: string | null }
  /** A tone has a background of its own. */
  | { readonly type: 'tone'; readonly value: string | null; readonly background: string | null }
  | { readonly type: 'wish'; readonly value: string }
  | { readonly type: 'titleColor' | 'wishColor' | 'fromColor'; readonly value: string }
  | { readonly type: 'animation'; readonly value: Card['animation'] }
  | {
      readonly type: 'background' | 'composition' | 'typeface' | 'lettering' | 'language';
      readonly value: string;
    }
  | { readonly type: 'closeness'; readonly value: Closeness }
  | { readonly type: 'textSize'; readonly value: Card['textSize'] }
  | { readonly type: 'textAlign'; readonly value: Card['textAlign'] }
  | { readonly type: 'receiverPhoto' | 'senderPhoto'; readonly value: Photo | null }
  | { readonly type: 'photos'; readonly value: Card['photos'] }
  | { readonly type: 'photoFilter'; readonly value: Card['photoFilter'] }
  | { readonly type: 'stickers'; readonly value: Card['stickers'] }
  | { readonly type: 'signature'; readonly value: Signature | null }
  | { readonly type: 'audio'; readonly value: Audio | null }
  | { readonly type: 'opening'; readonly value: Opening }
  /** Several at once, as one step of undo. */
  | { readonly type: 'look'; readonly value: Look };

/** What makes two cards of the same words and photos look different. */
export type Look = Partial<
  Pick<
    Card,
    | 'seed'
    | 'composition'
    | 'typeface'
    | 'textSize'
    | 'textAlign'
    | 'lettering'
    | 'titleColor'
    | 'wishColor'
    | 'fromColor'
    | 'background'
    | 'stickers'
  >
>;

/** The next card; the same object when nothing changes. */
export function applyEdit(card: Card, edit: Edit): Card {
  switch (edit.type) {
    case 'message':
      return change(card, { message: edit.value, wish: '' });
    case 'wish':
      return change(card, { wish: edit.value, message: '' });
    case 'tone':
      return change(card, { tone: edit.value, ...(edit.background && withBackground(edit.background)) });
    case 'receiverPhoto':
      return change(card, { receiverPhoto: edit.value, ...(edit.value && aroundPhoto(card)) });
    case 'background':
      return change(card, withBackground(edit.value));
    case 'look':
      return change(card, {
        ...(edit.value.background && withBackground(edit.value.background)),
        ...edit.value,
      });
    default:
      return change(card, { [edit.type]: edit.value });
  }
}

/** A background that is chosen today has the cover of today, on an older card as well. */
function withBackground(background: string): Pick<Card, 'background' | 'cover'> {
  return { background, cover: 'picture' };
}

/** A first photo is large: a composition that nobody chose gives way to one that is made around it. */
function aroundPhoto({ receiverPhoto, composition }: Card): Partial<Card> {
  return !receiverPhoto && composition === 'classic' ? { composition: 'full-photo', cover: 'picture' } : {};
}

function change(card: Card, next: Partial<Card>): Card {
  const keys = Object.keys(next) as (keyof Card)[];
  return keys.every((key) => card[key] === next[key]) ? card : { ...card, ...next };
}
