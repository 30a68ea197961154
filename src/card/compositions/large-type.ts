import type { Color } from '#card/scene/scene.ts';
import { fitText } from '#card/text/fit-text.ts';
import { pairingFontOf } from '#card/text/pairing-fonts.ts';
import type { PreparedText } from '#card/text/prepare.ts';
import type { Frame } from '../faces/faces.ts';
import type { Block } from './blocks.ts';
import type { Elements } from './composition.ts';

/** The age in figures as high as the frame, else the first letter of the name; null for a card with neither. */
export function largeType({ age, initial }: Elements, frame: Frame, ink?: Color): Block | null {
  if (age) return figures(age, frame, ink);
  return initial && centredLine(initial, frame, { maxSize: frame.height * 0.95, ink });
}

/** How far figures reach above and below the baseline at most, where their font says no more. */
const commonFigures = [0.75, 0.08] as const;

function figures(age: PreparedText, frame: Frame, ink: Color | undefined): Block {
  const family = age.paragraphs[0]?.words[0]?.pieces[0]?.name ?? '';
  const [up, down] = pairingFontOf(family)?.figures ?? commonFigures;
  const tall = { ...frame, height: frame.height * 2 };
  const block = centredLine(age, tall, { maxSize: frame.height / (up + down), ink });
  const { size, paragraphs } = block.text;
  const [line] = paragraphs;
  if (!line) return block;
  const { ascent, descent } = line.extent;
  const baseline = (line.lineHeight / size - ascent - descent) / 2 + ascent;
  const height = (up + down) * size;
  const y = frame.y + (frame.height - height) / 2;
  return { ...block, top: y + (up - baseline) * size, frame: { ...frame, y, height } };
}

function centredLine(
  text: PreparedText,
  { x, y, width, height }: Frame,
  { maxSize, ink }: { readonly maxSize: number; readonly ink: Color | undefined },
): Block {
  const fitted = fitText(text, {
    width,
    height,
    maxSize,
    minSize: maxSize * 0.1,
    lineHeight: 1,
    maxLines: 1,
  });
  return { text: fitted, x, top: y + (height - fitted.height) / 2, width, ...(ink && { ink }) };
}
