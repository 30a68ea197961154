import type { Card } from '../document/card.ts';
import type { Frame } from '../faces/faces.ts';
import type { Color, SceneNode } from '../scene/scene.ts';
import { signatureNodes, signatureSize } from '../signature/signature-nodes.ts';
import { type FittedText, fitText } from '../text/fit-text.ts';
import { placeText } from '../text/place-text.ts';
import type { TextPreparer } from '../text/prepare.ts';
import { type NoteLook, smallestNote } from './looks.ts';
import type { FileHref, NoteAttachment, NotePhoto } from './note.ts';

/** The box of an attachment, and how it is drawn at a place. */
export interface LaidOutAttachment {
  readonly width: number;
  readonly height: number;
  readonly nodesAt: (place: {
    readonly x: number;
    readonly y: number;
    readonly ink: Color;
  }) => readonly SceneNode[];
}

interface AttachmentOptions {
  /** The most width that there is. */
  readonly width: number;
  readonly look: NoteLook;
  readonly px: (pixels: number) => number;
  readonly preparer: TextPreparer;
  readonly typeface: Card['typeface'];
  readonly fileHref: FileHref;
}

/** Width by height: a photo that is narrower or wider is cut, so that none is a strip. */
const shapes = { narrowest: 0.72, widest: 2 } as const;

/** Null for a drawing that is none. */
export function layOutAttachment(
  attachment: NoteAttachment,
  options: AttachmentOptions,
): LaidOutAttachment | null {
  if (attachment.kind === 'photo') return photo(attachment, options);
  if (attachment.kind === 'ink') return drawing(attachment.drawing, options);
  return voice(attachment.seconds, options);
}

function photo(
  attachment: NotePhoto,
  { width: room, look, px, fileHref }: AttachmentOptions,
): LaidOutAttachment {
  const whole = attachment.width / attachment.height;
  const shape = Math.min(shapes.widest, Math.max(shapes.narrowest, whole));
  const width = Math.min(room, px(look.picture.width), px(look.picture.height) * shape);
  const height = width / shape;
  return {
    ...{ width, height },
    nodesAt({ x, y }) {
      // All of it that the box can show.
      const shown = whole > shape ? { width: height * whole, height } : { width, height: width / whole };
      const at = { x: x + (width - shown.width) / 2, y: y + (height - shown.height) / 2 };
      const clip = { kind: 'rect', x, y, width, height, radius: px(3) } as const;
      return [
        { kind: 'group', clip, children: [{ kind: 'image', href: fileHref(attachment), ...at, ...shown }] },
      ];
    },
  };
}

function drawing(
  signature: Parameters<typeof signatureNodes>[0],
  { width: room, look, px, preparer }: AttachmentOptions,
): LaidOutAttachment | null {
  const size = signatureSize(signature, { preparer });
  if (!size) return null;
  const width = Math.min(room, px(look.picture.width), px(look.picture.height) * (size.width / size.height));
  const height = width * (size.height / size.width);
  return {
    ...{ width, height },
    nodesAt: ({ x, y, ink }) =>
      signatureNodes(signature, { x, y, width, height }, { color: ink, preparer, align: 'start' }),
  };
}

/** A sign that there is a voice to hear, and how long it is: where the card is played, a player stands beside it. */
function voice(seconds: number, { look, px, preparer, typeface }: AttachmentOptions): LaidOutAttachment {
  const size = px(Math.max(smallestNote, look.name));
  const whole = Math.max(1, Math.round(seconds));
  const said = `${Math.floor(whole / 60)}:${`${whole % 60}`.padStart(2, '0')}`;
  const prepared = preparer.prepare(said, { role: 'heading', typeface, base: 'ltr' });
  const text = fitText(prepared, {
    width: px(60),
    height: px(40),
    maxSize: size,
    minSize: size,
    lineHeight: 1.2,
  });
  const height = text.height + px(8);
  const width = px(66);
  return {
    width,
    height,
    nodesAt: ({ x, y, ink }) => voiceNodes({ x, y, width, height }, { text, ink, px }),
  };
}

interface VoicePaint {
  readonly text: FittedText;
  readonly ink: Color;
  readonly px: AttachmentOptions['px'];
}

function voiceNodes({ x, y, width, height }: Frame, { text, ink, px }: VoicePaint): readonly SceneNode[] {
  const middle = y + height / 2;
  const wave = [5, 9, 13, 8].map((long, index) => {
    const at = x + px(9 + index * 4);
    return `M${at} ${middle - px(long / 2)}L${at} ${middle + px(long / 2)}`;
  });
  return [
    { kind: 'rect', x, y, width, height, radius: height / 2, fill: `${ink}1f` as Color },
    { kind: 'path', d: wave.join(''), stroke: { paint: ink, width: px(2), cap: 'round' } },
    ...placeText(text, { x: x + px(26), top: y + px(4), width: px(36), fill: ink, align: 'start' }),
  ];
}
