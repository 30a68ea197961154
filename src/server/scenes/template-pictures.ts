import { LRUCache } from 'lru-cache';
import type { Card } from '#card/document/card.ts';
import type { LayoutOptions } from '#card/layout/layout.ts';
import type { Scene } from '#card/scene/scene.ts';
import { designWish } from '#content/languages/design-wishes.ts';
import type { Language } from '#content/languages/languages.ts';
import { hasPhotoFrames, type Template, templateCard } from '#content/templates.ts';
import { renderWebp } from '#encode/node-surface.ts';
import { createLimitedQueue } from '../limited-queue.ts';

/**
 * Pixels. Few, so that few pictures are made of each template: half of a phone's width, coarse and sharp, and all of it,
 * at two pixels for one, and tiles on wide screens, at one and two.
 */
const templateWidths = [240, 360, 560, 720, 960] as const;

/** A phone shows many, and its pixels are so small that coarser ones do. */
const qualities = new Map<number, number>([
  [240, 0.35],
  [360, 0.54],
]);

export interface TemplatePicture {
  readonly width: (typeof templateWidths)[number];
  /** As a card takes it; empty for none. */
  readonly toName: string;
  readonly age: number | null;
  /** The language of the card. */
  readonly language: Language;
  /** Whether the first page on a phone is shown, upright (5:7); else the landscape card (4:3). */
  readonly isCover: boolean;
}

/** The width that an address asks for; that of a tile on a wide screen for anything else. */
export function parseTemplateWidth(input: string | null): TemplatePicture['width'] {
  return templateWidths.find((width) => `${width}` === input) ?? 560;
}

interface TemplateLayout extends Pick<TemplatePicture, 'isCover'> {
  readonly placeholder: LayoutOptions['placeholder'];
}

/** Pictures in memory, of some 5 to 50 KB each: those of all designs without a name, and as many with names. */
const capacity = 800;

/** Pictures that may wait while one is drawn: two visitors who typed a name at the same moment. */
const maxWaiting = 24;

/**
 * Draws each picture once, as long as it is among the last that were asked for. Drawing takes the thread for some
 * milliseconds, so pictures with a name or an age are drawn one at a time; when too many wait, the one without is sent.
 */
export function createTemplatePictures(layOut: (card: Card, options: TemplateLayout) => Promise<Scene>) {
  const queue = createLimitedQueue({ concurrency: 1, maxWaiting });
  const pictures = new LRUCache<string, Buffer, () => Promise<Buffer | null>>({
    max: capacity,
    // Nothing is cached where nothing was drawn: whoever asks again a little later gets what was asked for.
    fetchMethod: async (_key, _stale, { context: draw }) => (await draw()) ?? undefined,
    ignoreFetchAbort: true,
  });

  async function draw(template: Template, asked: TemplatePicture): Promise<Buffer> {
    const { width, toName, age, language, isCover } = asked;
    const design = templateCard(template);
    const wish = designWish(language, template);
    const card = { ...design, toName, age: age ?? design.age, language, wish };
    const scene = await layOut(card, { placeholder: { photos: hasPhotoFrames(template) }, isCover });
    return renderWebp(scene, { width, quality: qualities.get(width) ?? 0.7 });
  }

  return async function picture(template: Template, asked: TemplatePicture): Promise<Buffer> {
    const drawAsked = () => draw(template, asked);
    const drawn = await pictures.fetch(keyOf(template, asked), {
      context: isForEverybody(asked) ? drawAsked : () => queue.enter(drawAsked),
    });
    return drawn ?? picture(template, { ...asked, toName: '', age: null });
  };
}

/** Whether a picture is the same for all who have not said who the card is for. */
export function isForEverybody({ toName, age }: Pick<TemplatePicture, 'toName' | 'age'>): boolean {
  return toName === '' && age === null;
}

function keyOf({ id }: Template, { width, toName, age, language, isCover }: TemplatePicture): string {
  return `${id} ${language} ${width} ${isCover} ${age} ${toName}`;
}
