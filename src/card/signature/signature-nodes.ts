import type { Signature } from '#card/document/card.ts';
import type { Frame } from '#card/faces/face.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import { fitText } from '#card/text/fit-text.ts';
import { placeText } from '#card/text/place-text.ts';
import type { TextPreparer } from '#card/text/prepare.ts';
import { clamp } from '#std/clamp.ts';
import type { DrawnSignature } from './drawn-signature.ts';
import { movedPath, pathPoints, signaturePath } from './signature-path.ts';

interface SignatureLook {
  readonly color: Color;
  readonly preparer: TextPreparer;
  /** The key of the card's pairing of typefaces. */
  readonly typeface: string;
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

/** Units of the pad: a dot or initials are not blown up to the size of a name. */
const smallest = { width: 420, height: 170 } as const;

/** Of the pen, in units of the pad; and of the card, where a thinner line could not be seen on a phone. */
const pen = { width: 10, least: 3.2 } as const;

function drawn(
  { path, width, height }: DrawnSignature,
  frame: Frame,
  look: SignatureLook,
): readonly SceneNode[] {
  if (!signaturePath.test(path)) return [];
  const points = pathPoints(path).map(([x, y]) => [clamp(x, 0, width), clamp(y, 0, height)] as const);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const ink = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  const [inkWidth, inkHeight] = [ink.right - ink.left, ink.bottom - ink.top];
  const scale = Math.min(
    frame.width / (Math.max(inkWidth, smallest.width) + pen.width),
    frame.height / (Math.max(inkHeight, smallest.height) + pen.width),
  );
  const spare = frame.width - (inkWidth + pen.width) * scale;
  const left = frame.x + (look.align === 'start' ? 0 : spare / 2) + (pen.width / 2) * scale;
  const top = frame.y + (frame.height - inkHeight * scale) / 2;
  const d = movedPath(path, ([x, y]) => [
    round(left + (clamp(x, 0, width) - ink.left) * scale),
    round(top + (clamp(y, 0, height) - ink.top) * scale),
  ]);
  const lineWidth = round(Math.max(pen.width * scale, pen.least));
  return [{ kind: 'path', d, stroke: { paint: look.color, width: lineWidth, cap: 'round', join: 'round' } }];
}

function typed(
  text: string,
  frame: Frame,
  { color, preparer, typeface, align }: SignatureLook,
): readonly SceneNode[] {
  const prepared = preparer.prepare(text, { role: 'heading', typeface, base: 'ltr' });
  const fitted = fitText(prepared, {
    width: frame.width,
    height: frame.height,
    maxSize: frame.height * 0.72,
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
