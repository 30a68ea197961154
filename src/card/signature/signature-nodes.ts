import type { Signature } from '#card/document/card.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import { fitText } from '#card/text/fit-text.ts';
import type { EastAsianFamily } from '#card/text/fonts.ts';
import { drawnLine } from '#card/text/normalise-text.ts';
import { placeText } from '#card/text/place-text.ts';
import type { PreparedText, TextPreparer } from '#card/text/prepare.ts';
import type { Frame } from '../faces/faces.ts';
import type { DrawnSignature } from './drawn-signature.ts';
import { movedPath, pathPoints, signaturePath } from './signature-path.ts';

interface SignatureLook {
  readonly color: Color;
  readonly preparer: TextPreparer;
  /** The family of Chinese, Japanese and Korean letters; else as the signature tells it. */
  readonly eastAsian?: EastAsianFamily;
  /** Where it stands in a frame that is wider; centred when absent. */
  readonly align?: 'center' | 'start';
}

/** The signature as large as the frame allows; nothing for a path that is none. */
export function signatureNodes(
  signature: Signature,
  frame: Frame,
  look: SignatureLook,
): readonly SceneNode[] {
  return signature.kind === 'drawn' ? drawn(signature, frame, look) : typed(signature.text, frame, look);
}

/**
 * The proportions of the smallest box that the signature fills; of no particular unit. Null for a path that is none and
 * for an empty text.
 */
export function signatureSize(
  signature: Signature,
  tools: Pick<SignatureLook, 'preparer' | 'eastAsian'>,
): Pick<Frame, 'width' | 'height'> | null {
  if (signature.kind === 'drawn') return inkOf(signature)?.box ?? null;
  const [line] = prepared(signature.text, tools).paragraphs;
  return line && line.length > 0
    ? { width: line.length, height: line.extent.ascent + line.extent.descent }
    : null;
}

/** Units of the pad: a dot or initials are not blown up to the size of a name. */
const smallest = { width: 420, height: 170 } as const;

/** The width of the pen, in units of the pad; and the least on the card, where a thinner line could not be seen on a phone. */
const pen = { width: 10, least: 3.2 } as const;

/** What is drawn of the pad: its corner, its size, and the size with the pen's width and not too small. */
function inkOf({ path, width, height }: DrawnSignature) {
  if (!signaturePath.test(path)) return null;
  const points = pathPoints(path);
  const xs = points.map(([x]) => Math.min(x, width));
  const ys = points.map(([, y]) => Math.min(y, height));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const ink = { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  const box = {
    width: Math.max(ink.width, smallest.width) + pen.width,
    height: Math.max(ink.height, smallest.height) + pen.width,
  };
  return { ...ink, box };
}

function drawn(
  signature: DrawnSignature,
  frame: Frame,
  { color, align }: SignatureLook,
): readonly SceneNode[] {
  const ink = inkOf(signature);
  if (!ink) return [];
  const scale = Math.min(frame.width / ink.box.width, frame.height / ink.box.height);
  const spare = frame.width - (ink.width + pen.width) * scale;
  const left = frame.x + (align === 'start' ? 0 : spare / 2) + (pen.width / 2) * scale;
  const top = frame.y + (frame.height - ink.height * scale) / 2;
  const d = movedPath(signature.path, ([x, y]) => [
    round(left + (Math.min(x, signature.width) - ink.left) * scale),
    round(top + (Math.min(y, signature.height) - ink.top) * scale),
  ]);
  const width = round(Math.max(pen.width * scale, pen.least));
  return [{ kind: 'path', d, stroke: { paint: color, width, cap: 'round', join: 'round' } }];
}

/** In a handwriting face, whatever the card is set in. */
function prepared(
  text: string,
  { preparer, eastAsian }: Pick<SignatureLook, 'preparer' | 'eastAsian'>,
): PreparedText {
  const options = { role: 'heading', typeface: 'handwritten', base: 'ltr' } as const;
  return preparer.prepare(drawnLine(text), { ...options, ...(eastAsian && { eastAsian }) });
}

function typed(text: string, frame: Frame, { color, align, ...tools }: SignatureLook): readonly SceneNode[] {
  const fitted = fitText(prepared(text, tools), {
    width: frame.width,
    height: frame.height,
    maxSize: frame.height,
    minSize: 12,
    lineHeight: 1.1,
    maxLines: 2,
  });
  const top = frame.y + (frame.height - fitted.height) / 2;
  return placeText(fitted, { x: frame.x, top, width: frame.width, fill: color, ...(align && { align }) });
}

/** A tenth of a unit is finer than any screen. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
