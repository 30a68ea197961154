import { z } from 'zod';
import { limits } from './limits.ts';

/** Characters as a person counts them: code points, so that an emoji is not two. */
function text(max: number, what: string) {
  return z
    .string()
    .transform((value) => value.toWellFormed().normalize('NFC'))
    .refine((value) => !hasControlCharacter(value), `${what} contains a character that cannot be shown.`)
    .refine(
      (value) => [...value].length <= max,
      `${what} can have at most ${max.toLocaleString('en')} characters.`,
    );
}

/** C0 and C1 control characters other than tab, line feed and carriage return. */
function hasControlCharacter(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(value);
}

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'A colour is written as # and six hexadecimal digits.');
const fileId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

export const animations = ['fade', 'slideUp', 'slideLeft', 'scale', 'rotate'] as const;
export type Animation = (typeof animations)[number];

const photoSchema = z.strictObject({
  /** Names the stored file; the address is made from it. */
  file: fileId,
  /** Pixels of the stored picture, upright. */
  width: z.int().min(1).max(limits.photo.side),
  height: z.int().min(1).max(limits.photo.side),
  /** The point kept in the middle of the frame, as a share of width and height, and the magnification. */
  focusX: z.number().min(0).max(1),
  focusY: z.number().min(0).max(1),
  zoom: z.number().min(1).max(4),
});

const audioSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('song'), id: z.string().max(40) }),
  z.strictObject({ kind: z.literal('voice'), id: z.string().max(40) }),
  z.strictObject({
    kind: z.enum(['upload', 'recording']),
    file: fileId,
    name: text(200, 'The name of the sound'),
    seconds: z.number().min(0).max(limits.audio.seconds),
  }),
]);

/** A card as it is stored and edited, version 1. Older versions are healed by `versions.ts` only. */
export const cardSchema = z.strictObject({
  version: z.literal(1),
  /** Decides every arrangement that is left to chance. */
  seed: z.int().min(0).max(0xffffffff),
  toName: text(limits.name, "The receiver's name"),
  fromName: text(limits.name, "The sender's name"),
  relationship: z.string().max(40).nullable(),
  tone: z.string().max(40).nullable(),
  /** What the sender typed; empty while the generated wish is used. */
  message: text(limits.message, 'The message'),
  /** The generated wish, kept so that it comes back on edit. */
  wish: text(limits.message, 'The wish'),
  titleColor: color,
  wishColor: color,
  fromColor: color,
  animation: z.enum(animations),
  /** A key of the background list: `from-...` for gradients, `bg-...` for pictures. */
  background: z.string().regex(/^(from|bg)-[a-z0-9-]{1,60}$/),
  receiverPhoto: photoSchema.nullable(),
  senderPhoto: photoSchema.nullable(),
  audio: audioSchema.nullable(),
});

export type Card = Readonly<z.infer<typeof cardSchema>>;
export type Photo = Readonly<z.infer<typeof photoSchema>>;
export type Audio = Readonly<z.infer<typeof audioSchema>>;

/** A new card with the defaults of the product. */
export function newCard(seed: number): Card {
  return {
    version: 1,
    seed: seed >>> 0,
    toName: '',
    fromName: '',
    relationship: null,
    tone: null,
    message: '',
    wish: '',
    titleColor: '#333333',
    wishColor: '#555555',
    fromColor: '#777777',
    animation: 'fade',
    background: 'from-pink-purple-blue',
    receiverPhoto: null,
    senderPhoto: null,
    audio: null,
  };
}
