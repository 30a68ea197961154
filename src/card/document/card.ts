import { signaturePath } from '#card/signature/signature-path.ts';
import { composed } from '#card/text/composed.ts';
import { randomIdPattern } from '#std/random-id.ts';
import { closenesses } from './closeness.ts';
import { describedRules } from './described.ts';
import { limits } from './limits.ts';
import { standardLook } from './standard-look.ts';
import { type TextRule, textProblem, textRules } from './text-problem.ts';
import { z } from './zod.ts';

function text(rule: TextRule) {
  return z
    .string()
    .transform(composed)
    .superRefine((value, context) => {
      const problem = textProblem(value, rule);
      if (problem) context.addIssue({ code: 'custom', message: problem, params: { problem, rule } });
    });
}

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'A colour is written as # and six hexadecimal digits.');
const fileId = z.string().regex(randomIdPattern);

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
    /** What is said in it, for those who cannot hear it. */
    transcript: text(describedRules.transcript).optional(),
  }),
]);

/** Names a composition, a typeface pairing or a sticker. One that a program does not know is drawn as its default. */
const key = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

const stickerSchema = z.strictObject({
  /** Which of the composition's places. */
  slot: z
    .int()
    .min(0)
    .max(limits.stickers - 1),
  key,
  /** Whether it grows from its place until it meets words or photos. */
  large: z.boolean().optional(),
  /** A picture of the sender's in place of one of ours, whatever the key. */
  photo: photoSchema.optional(),
});

const signatureSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('drawn'),
    /** Strokes as SVG path data, in a box of `width` x `height` units. */
    path: z.string().max(limits.signature.path).regex(signaturePath),
    width: z.int().min(1).max(limits.signature.side),
    height: z.int().min(1).max(limits.signature.side),
  }),
  z.strictObject({ kind: z.literal('typed'), text: text(textRules.signature) }),
]);

/** What the receiver sees before the card, and after its words. */
const openingSchema = z.strictObject({
  /** Names the look of the envelope. */
  envelope: key,
  /** Candles to blow out, after the words. */
  candles: z.boolean(),
  /** Whether the card comes in its envelope; else it is open at once. */
  shown: z.boolean(),
});

export const standardOpening: Opening = { envelope: 'seal', candles: true, shown: true };

export const covers = ['frame', 'picture'] as const;
export const photoFilters = ['none', 'warm', 'mono', 'faded'] as const;
export type PhotoFilterKey = (typeof photoFilters)[number];
export const textSizes = ['small', 'medium', 'large'] as const;
export const textAligns = ['center', 'start'] as const;

/** A card as it is stored and edited, version 4. Stored documents are read by `parseStoredCard` only. */
export const cardSchema = z.strictObject({
  version: z.literal(4),
  /** Seeds the random numbers of the background. */
  seed: z.int().min(0).max(0xffffffff),
  toName: text(textRules.toName),
  fromName: text(textRules.fromName),
  /** In the sender's own words; empty for "Happy Birthday" and the name. */
  heading: text(textRules.heading),
  /** Years. */
  age: z.int().min(limits.age.min).max(limits.age.max).nullable(),
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
  /** What the first page of a narrow face shows of the background. Cards of before there were pictures have its frame. */
  cover: z.enum(covers),
  /** How words and photos are placed. */
  composition: key,
  /** The pairing of a typeface for the heading and one for the words. */
  typeface: key,
  textSize: z.enum(textSizes),
  textAlign: z.enum(textAligns),
  /** How the heading is drawn. Documents of before there was a choice have none. */
  lettering: key.default('plain'),
  receiverPhoto: photoSchema.nullable(),
  senderPhoto: photoSchema.nullable(),
  /** More photos, for collages. */
  photos: z.array(photoSchema).max(limits.photos - 2),
  /** How the colours of all its photos are changed. Documents of before there was a choice have none. */
  photoFilter: z.enum(photoFilters).default('none'),
  /** At most one a slot. */
  stickers: z
    .array(stickerSchema)
    .max(limits.stickers)
    .refine((stickers) => new Set(stickers.map(({ slot }) => slot)).size === stickers.length),
  signature: signatureSchema.nullable(),
  /** The sender's own words on what the card looks like, before ours, for those who cannot see it. */
  description: text(describedRules.description),
  audio: audioSchema.nullable(),
  /** Documents of before there were envelopes have none. */
  opening: openingSchema.default({ ...standardOpening }),
  /** The language of our words on the card: BCP 47. One that a program does not know is shown in English. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .default('en'),
  /** How our words around the card say “you”, where its language has two ways. None: as its wishes do. */
  closeness: z.enum(closenesses).optional(),
});

export type Card = Readonly<z.infer<typeof cardSchema>>;
export type Photo = Readonly<z.infer<typeof photoSchema>>;
export type Audio = Readonly<z.infer<typeof audioSchema>>;
export type Sticker = Readonly<z.infer<typeof stickerSchema>>;
export type Opening = Readonly<z.infer<typeof openingSchema>>;
export type Signature = Readonly<z.infer<typeof signatureSchema>>;

/** A new card with the defaults of the product. */
export function newCard(seed: number): Card {
  return {
    version: 4,
    seed: seed >>> 0,
    toName: '',
    fromName: '',
    heading: '',
    age: null,
    relationship: null,
    tone: null,
    message: '',
    wish: '',
    ...standardLook,
    animation: 'fade',
    cover: 'picture',
    composition: 'classic',
    typeface: 'classic',
    textSize: 'medium',
    textAlign: 'center',
    lettering: 'plain',
    receiverPhoto: null,
    senderPhoto: null,
    photos: [],
    photoFilter: 'none',
    stickers: [],
    signature: null,
    description: '',
    audio: null,
    opening: standardOpening,
    language: 'en',
  };
}
