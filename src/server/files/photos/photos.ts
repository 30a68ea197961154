import sharp, { type FailOnOptions, type Metadata, type Sharp } from 'sharp';
import { limits } from '#card/document/limits.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';
import {
  type PhotoFileProblem,
  photoFileSentences,
  photoFormat,
  photoSizeProblem,
} from '#encode/photo/photo-format.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { createLimitedQueue } from '../../limited-queue.ts';
import { fileLimits } from '../limits.ts';
import type { ReceivedFile } from '../uploads/uploads.ts';
import { laterPngFrames, type PngFrame } from './png-frames.ts';

/** A photo as we store it: upright, without metadata, at most 1600 pixels long; an avatar is a square of at most 512. */
export interface PreparedPhoto {
  readonly webp: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface PhotoRefusal {
  readonly reason: PhotoFileProblem | 'too-many-pixels' | 'too-much-memory' | 'damaged' | 'too-slow' | 'busy';
  readonly sentence: MessageRef;
}

const megapixels = limits.photo.pixels / 1_000_000;

const sentences: Readonly<Record<PhotoRefusal['reason'], MessageRef>> = {
  ...photoFileSentences,
  'too-many-pixels': ['photo.tooManyPixels', { max: megapixels }],
  'too-much-memory': ['photo.tooMuchMemory'],
  damaged: ['photo.damaged'],
  'too-slow': ['photo.tooSlow', { max: fileLimits.conversionSeconds }],
  busy: ['photo.busy'],
};

// Only these decoders may run, whatever a file claims to be, and nothing stays in memory between two photos. This
// holds for the whole process: all other code gives sharp raw pixels, or photos that were stored here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

const conversions = createLimitedQueue({
  concurrency: fileLimits.conversions,
  // No limit for all together: a photo that has arrived is not refused because of other senders.
  maxWaiting: Number.POSITIVE_INFINITY,
  perClient: { concurrency: 1, maxWaiting: fileLimits.maxWaiting },
  timeoutMs: fileLimits.timeoutMs,
});

/** Inside `conversions`, so that no more can wait here than run there. */
const heavyConversions = createLimitedQueue({ concurrency: 1, maxWaiting: fileLimits.conversions });

/** Whole, for a card, or cropped to the square in its middle. */
export type PhotoKind = 'photo' | 'avatar';

/**
 * Converts an upload into the form in which photos of its kind are stored. A refusal has a sentence. Throws
 * `FilesUnavailable` when the upload cannot be read back.
 */
export async function preparePhoto(
  file: ReceivedFile,
  kind: PhotoKind = 'photo',
): Promise<Result<PreparedPhoto, PhotoRefusal>> {
  const sizeProblem = photoSizeProblem(file.size);
  if (sizeProblem) return refuse(sizeProblem);
  // Read inside the queue, so that a photo is in memory only while it is converted.
  const converted = await conversions.enter(async () => convert(await file.read(), kind), {
    client: file.sender,
  });
  return converted ?? refuse('busy');
}

async function convert(bytes: Uint8Array, kind: PhotoKind): Promise<Result<PreparedPhoto, PhotoRefusal>> {
  const format = photoFormat(bytes);
  if (!format) return refuse('format');
  if (format === 'heic') return refuse('heic');
  try {
    const input = sharp(bytes, { failOn: 'truncated', limitInputPixels: false, sequentialRead: true });
    const about = await input.metadata();
    const found = about.format === 'heif' && about.compression === 'av1' ? 'avif' : about.format;
    if (found !== format) return refuse('format');
    if (about.width * about.height > limits.photo.pixels) return refuse('too-many-pixels');
    const frames = format === 'png' ? laterPngFrames(bytes, framesLookedAt) : [];
    const memory = decodingMemory(about) + (frames.length > 0 ? about.width * about.height * 12 : 0);
    if (memory > fileLimits.decodingBytes) return refuse('too-much-memory');
    const options = { kind, shorter: Math.min(about.width, about.height) };
    const decode = async () => {
      const shown = await shownPicture(bytes, frames);
      const page = await firstShownFrame(bytes, about.pages);
      return resizeAndEncode(shown, { ...options, page }).catch((error) => {
        if (format !== 'jpeg' || isTimeout(error)) throw error;
        return resizeAndEncode(withEnd(bytes), { ...options, failOn: 'warning' });
      });
    };
    return (
      (memory > fileLimits.heavyDecodingBytes ? await heavyConversions.enter(decode) : await decode()) ??
      refuse('busy')
    );
  } catch (error) {
    return refuse(isTimeout(error) ? 'too-slow' : 'damaged');
  }
}

/** Whether sharp gave up because of its time limit. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/i.test(error.message);
}

const jpegEnd = Buffer.from([0xff, 0xd9]);

/**
 * Some programs leave the end of a JPEG out. With one put there, the decoder has a warning only if pixels are missing too.
 */
function withEnd(jpeg: Uint8Array): Uint8Array {
  return Buffer.concat([jpeg, jpegEnd]);
}

/** Frames of an animation that are looked at. Each takes as long as all before it. */
const framesLookedAt = 8;

/** Many animations begin with an empty frame: the first one of more than one colour, or the first. */
async function firstShownFrame(bytes: Uint8Array, frames = 1): Promise<number> {
  for (let page = 0; page < Math.min(frames, framesLookedAt) && frames > 1; page++)
    if (await showsSomething(bytes, page)) return page;
  return 0;
}

/** The same of a PNG, of which sharp reads the first picture only. A frame that is damaged leaves that one. */
async function shownPicture(png: Uint8Array, frames: readonly PngFrame[]): Promise<Uint8Array> {
  if (frames.length === 0 || (await showsSomething(png))) return png;
  for (const { png: input, left, top } of frames) {
    const shown = await opened(png)
      .composite([{ input, left, top, limitInputPixels: limits.photo.pixels }])
      .png({ compressionLevel: 1 })
      .toBuffer()
      .catch(() => png);
    if (await showsSomething(shown)) return shown;
  }
  return png;
}

async function showsSomething(bytes: Uint8Array, page = 0): Promise<boolean> {
  const { data, info } = await opened(bytes, page).resize(64).raw().toBuffer({ resolveWithObject: true });
  return data.some((value, at) => value !== data[at % info.channels]);
}

function opened(bytes: Uint8Array, page = 0, failOn: FailOnOptions = 'warning'): Sharp {
  return sharp(bytes, { failOn, page, limitInputPixels: limits.photo.pixels }).timeout({
    seconds: fileLimits.conversionSeconds,
  });
}

interface EncodingOptions {
  readonly kind: PhotoKind;
  /** Pixels of the shorter side. */
  readonly shorter: number;
  readonly failOn?: FailOnOptions;
  /** Of an animation. */
  readonly page?: number;
}

async function resizeAndEncode(
  bytes: Uint8Array,
  { kind, shorter, failOn = 'truncated', page = 0 }: EncodingOptions,
): Promise<Result<PreparedPhoto, PhotoRefusal>> {
  const { data, info } = await opened(bytes, page, failOn)
    .autoOrient()
    .resize(kind === 'avatar' ? square(shorter) : whole)
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return ok({ webp: data, width: info.width, height: info.height });
}

/**
 * The most bytes that decoding takes, as measured with 50 megapixels of each kind. Most decoders read a picture line by
 * line; pictures that are not stored line by line are held in memory as a whole.
 */
function decodingMemory({
  format,
  width,
  height,
  channels,
  depth,
  isProgressive,
  orientation = 1,
}: Metadata) {
  const pixel = channels * (depth === 'ushort' ? 2 : 1);
  // JPEG is made smaller as it is decoded, and turned after that.
  const turned = orientation > 1 && format !== 'jpeg' ? pixel : 0;
  return width * height * (bytesPerPixel(format, pixel, isProgressive) + turned);
}

function bytesPerPixel(format: string, pixel: number, isProgressive = false): number {
  if (format === 'heif') return 18;
  if (format === 'gif' || format === 'webp') return 5.5;
  // A progressive JPEG is held as coefficients of two bytes.
  if (isProgressive) return format === 'jpeg' ? pixel * 2 : pixel * 1.4;
  return format === 'jpeg' ? 0.5 : pixel / 2;
}

const { side } = limits.photo;
const whole = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;

/** The largest square in the middle of a picture whose shorter side is given; never enlarged. */
function square(shorter: number) {
  const length = Math.min(shorter, limits.photo.avatarSide);
  return { width: length, height: length, fit: 'cover' } as const;
}

function refuse(reason: PhotoRefusal['reason']) {
  return fail({ reason, sentence: sentences[reason] });
}
