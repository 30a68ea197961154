import type { Card } from '#card/document/card.ts';
import type { LayoutOptions } from '#card/layout/layout.ts';
import type { Scene } from '#card/scene/scene.ts';
import { hasPhotoFrames, type Template, templateCard } from '#content/templates.ts';
import { renderWebp } from '#encode/node-surface.ts';
import { createLimitedQueue } from '../limited-queue.ts';

/**
 * Pixels. Few, so that few pictures are made of each template: half of a phone's width and all of it, at two pixels for
 * one, and tiles of desks, at one and two.
 */
const templateWidths = [360, 560, 720, 960] as const;

export interface TemplatePicture {
  readonly width: (typeof templateWidths)[number];
  /** As a card takes it; empty for none. */
  readonly toName: string;
}

/** What an address asks for; that of a desk's tile for anything that is none of ours. */
export function parseTemplateWidth(input: string | null): TemplatePicture['width'] {
  return templateWidths.find((width) => `${width}` === input) ?? 560;
}

/** Pictures kept in memory, of some 10 to 50 KB each: those without a name, and what thirty visitors typed last. */
const kept = 400;

/** Pictures that may wait while one is drawn: two visitors who typed a name at the same moment. */
const waiting = 24;

/**
 * Draws each picture once, as long as it is among the last that were asked for. Drawing takes the thread for some
 * milliseconds, so it is done one at a time; when too many wait, the picture without the name is the answer.
 */
export function createTemplatePictures(
  layOut: (card: Card, placeholder: LayoutOptions['placeholder']) => Promise<Scene>,
) {
  const pictures = new Map<string, Promise<Buffer>>();
  const queue = createLimitedQueue({ concurrency: 1, maxWaiting: waiting });

  async function draw(template: Template, { width, toName }: TemplatePicture): Promise<Buffer> {
    const scene = await layOut({ ...templateCard(template), toName }, { photos: hasPhotoFrames(template) });
    // A phone shows all twelve, and its pixels are so small that coarser ones do.
    return renderWebp(scene, { width, quality: width === 360 ? 0.54 : 0.7 });
  }

  async function inTurn(template: Template, asked: TemplatePicture): Promise<Buffer> {
    if (asked.toName === '') return draw(template, asked);
    const named = await queue.enter(() => draw(template, asked));
    if (named) return named;
    // Who asks again a little later gets what was asked for.
    pictures.delete(keyOf(template, asked));
    return picture(template, { ...asked, toName: '' });
  }

  function picture(template: Template, asked: TemplatePicture): Promise<Buffer> {
    const key = keyOf(template, asked);
    const drawing = pictures.get(key) ?? inTurn(template, asked);
    pictures.delete(key);
    pictures.set(key, drawing);
    drawing.catch(() => pictures.delete(key));
    for (const oldest of pictures.keys()) {
      if (pictures.size <= kept) break;
      pictures.delete(oldest);
    }
    return drawing;
  }

  return picture;
}

function keyOf({ id }: Template, { width, toName }: TemplatePicture): string {
  return `${id} ${width} ${toName}`;
}
