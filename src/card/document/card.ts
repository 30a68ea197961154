import { limits } from './limits.ts';
import { type TextRule, textProblem, textRules } from './text-problem.ts';
import { z } from './zod.ts';

function text(rule: TextRule) {
  return z
    .string()
    .transform((value) => value.toWellFormed().normalize('NFC'))
    .superRefine((value, context) => {
      const message = textProblem(value, rule);
      if (message) context.addIssue({ code: 'custom', message });
    });
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
  /** The point in the middle of the frame, as a share of width and height, and the magnification. */
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
    name: text({ what: 'The name of the sound', max: limits.audio.name }),
    seconds: z.number().min(0).max(limits.audio.seconds),
  }),
]);

/** A card as it is stored and edited, version 1. Stored documents are read by `openCard` only. */
export const cardSchema = z.strictObject({
  version: z.literal(1),
  /** Seeds the random numbers of the background. */
  seed: z.int().min(0).max(0xffffffff),
  toName: text(textRules.toName),
  fromName: text(textRules.fromName),
  relationship: z.string().max(40).nullable(),
  tone: z.string().max(40).nullable(),
  /** What the sender typed; empty while the generated wish is used. */
  message: text(textRules.message),
  /** The generated wish, stored so that editing the card shows it again. */
  wish: text(textRules.wish),
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
