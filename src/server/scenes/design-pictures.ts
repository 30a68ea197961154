import { LRUCache } from 'lru-cache';
import type { Card } from '#card/document/card.ts';
import { type ContentRevision, contentRevision } from '#card/document/shown-card.ts';
import type { LayoutOptions } from '#card/layout/layout.ts';
import type { Scene } from '#card/scene/scene.ts';
import { renderWebp } from '#encode/node-surface.ts';
import { createLimitedQueue } from '../limited-queue.ts';
import type { PictureFolder } from './picture-folder.ts';

/**
 * Pixels. Few, so that few pictures are made of each design: half of a phone's width, coarse and sharp, and all of it,
 * at two pixels for one, and tiles on wide screens, at one and two.
 */
const designWidths = [240, 360, 560, 720, 960] as const;

/** A phone shows many, and its pixels are so small that coarser ones do. */
const qualities = new Map<number, number>([
  [240, 0.35],
  [360, 0.54],
]);

/** A design whose pictures are drawn. */
export interface DrawnDesign {
  readonly id: string;
  /** An empty card with all of it, in a language. */
  readonly card: Card;
  readonly hasPhotoFrames: boolean;
}

export interface DesignPicture {
  readonly width: (typeof designWidths)[number];
  /** As a card takes it; empty for none. */
  readonly toName: string;
  readonly age: number | null;
  /** Whether the first page on a phone is shown, upright (5:7); else the landscape card (4:3). */
  readonly isCover: boolean;
}

/** The width that an address asks for; that of a tile on a wide screen for anything else. */
export function parseDesignWidth(input: string | null): DesignPicture['width'] {
  return designWidths.find((width) => `${width}` === input) ?? 560;
}

interface DesignLayout extends Pick<DesignPicture, 'isCover'> {
  readonly placeholder: LayoutOptions['placeholder'];
}

/** Pictures in memory, of some 5 to 50 KB each: those of all designs without a name, and as many with names. */
const capacity = 800;

/** Pictures that may wait while one is drawn: two visitors who typed a name at the same moment. */
const maxWaiting = 24;

/**
 * Draws each picture once, as long as it is among the last that were asked for; one without a name is also kept in
 * `folder`, which has room for those of many more designs. Drawing takes the thread for some
 * milliseconds, so pictures with a name or an age are drawn one at a time; when too many wait, the one without is sent.
 */
export function createDesignPictures(
  layOut: (card: Card, options: DesignLayout) => Promise<Scene>,
  folder: PictureFolder = noFolder,
) {
  const queue = createLimitedQueue({ concurrency: 1, maxWaiting });
  const pictures = new LRUCache<string, Buffer, () => Promise<Buffer | null>>({
    max: capacity,
    // Nothing is cached where nothing was drawn: whoever asks again a little later gets what was asked for.
    fetchMethod: async (_key, _stale, { context: draw }) => (await draw()) ?? undefined,
    ignoreFetchAbort: true,
  });

  async function draw(design: DrawnDesign, asked: DesignPicture): Promise<Buffer> {
    const { width, toName, age, isCover } = asked;
    const card = { ...design.card, toName, age: age ?? design.card.age };
    const scene = await layOut(card, { placeholder: { photos: design.hasPhotoFrames }, isCover });
    return renderWebp(scene, { width, quality: qualities.get(width) ?? 0.7 });
  }

  async function drawOnce(design: DrawnDesign, asked: DesignPicture): Promise<Buffer> {
    const key = keyOf(design, asked);
    const kept = await folder.get(key);
    if (kept) return kept;
    const drawn = await draw(design, asked);
    void folder.put(key, drawn);
    return drawn;
  }

  return async function picture(design: DrawnDesign, asked: DesignPicture): Promise<Buffer> {
    const drawn = await pictures.fetch(keyOf(design, asked), {
      context: () =>
        isWithoutName(asked) ? drawOnce(design, asked) : queue.enter(() => draw(design, asked)),
    });
    return drawn ?? picture(design, { ...asked, toName: '', age: null });
  };
}

const noFolder: PictureFolder = { get: async () => null, put: async () => {} };

/** Whether a picture is the same for all who have not said who the card is for, or how old. */
export function isWithoutName({ toName, age }: Pick<DesignPicture, 'toName' | 'age'>): boolean {
  return toName === '' && age === null;
}

/**
 * What a picture of a design depends on, beside what is asked for. Its look never changes; the rest does when somebody's own
 * design is given to everybody.
 */
export function designContentRevision({ id, card, hasPhotoFrames }: DrawnDesign): ContentRevision {
  const { language, tone, relationship, wish } = card;
  return contentRevision(id, language, tone ?? '', relationship ?? '', `${hasPhotoFrames}`, wish);
}

function keyOf(design: DrawnDesign, { width, toName, age, isCover }: DesignPicture): string {
  return `${width} ${isCover} ${age} ${toName} ${designContentRevision(design)}`;
}
