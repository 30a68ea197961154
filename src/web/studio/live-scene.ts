import type { Card, Photo } from '#card/document/card.ts';
import { createLayouter, type Layouter, type LayoutOptions } from '#card/layout/layout.ts';
import { type FontUse, fontsOf } from '#card/paint/content.ts';
import type { Scene, SceneSymbol } from '#card/scene/scene.ts';
import { emojiIds, withEmoji } from '#card/text/emoji.ts';
import type { EmojiIndex } from '#card/text/emoji-index.ts';
import type { Measurer } from '#card/text/measurer.ts';
import type { BackgroundSource } from './background-source.ts';

/** What the page has that the layout needs. What cannot be had now rejects and is asked for again later. */
export interface SceneSources {
  readonly backgrounds: BackgroundSource;
  readonly emoji: EmojiIndex;
  readonly emojiPicture: (id: string) => Promise<SceneSymbol>;
  readonly measurer: () => Measurer;
  /** Whether the font can draw the text now. */
  readonly hasFont: (font: FontUse) => boolean;
  readonly loadFont: (font: FontUse) => Promise<void>;
}

/** Lays cards out with what has arrived so far, fetches the rest, and tells when a scene got better. */
export interface LiveScene {
  /** The scene to show now; the same object as long as nothing changed. */
  scene(card: Card, placeholder?: Placeholder): Scene;
  /** As the receiver sees it, with every font, drawing and emoji in place. Rejects when one cannot be had. */
  finished(card: Card): Promise<Scene>;
  /** Something arrived: scenes look different from here on. */
  subscribe(listener: () => void): () => void;
}

type Placeholder = LayoutOptions['placeholder'];

/** Drawn until the real drawing is here. */
const blank: SceneSymbol = { viewBox: [0, 0, 1, 1], children: [] };

export function photoHref(photo: Pick<Photo, 'file'>): string {
  return `/files/${photo.file}`;
}

export function createLiveScene(sources: SceneSources): LiveScene {
  const { backgrounds } = sources;
  const listeners = new Set<() => void>();
  const pictures: Record<string, SceneSymbol> = {};
  const loads = createLoads();
  let layouter = newLayouter();
  /** The newest scene with each placeholder. */
  const latest = new Map<Placeholder, { readonly card: Card; readonly scene: Scene }>();

  function newLayouter(): Layouter {
    return createLayouter({ measurer: sources.measurer(), emoji: sources.emoji });
  }

  function changed(): void {
    latest.clear();
    for (const listener of listeners) listener();
  }

  function layOut(card: Card, placeholder?: Placeholder): Scene {
    const background = backgrounds.find(card.background);
    const scene = layouter.layout(card, { background, photoHref, ...(placeholder && { placeholder }) });
    const blanks = Object.fromEntries(emojiIds(scene).map((id) => [id, blank]));
    return withEmoji(scene, { ...blanks, ...pictures });
  }

  /** What this scene still lacks, on its way. */
  function missing(card: Card, scene: Scene): readonly Promise<void>[] {
    const waiting = backgrounds.find(card.background).key === card.background ? [] : [backgrounds.load()];
    for (const font of fontsOf(scene)) {
      if (sources.hasFont(font)) continue;
      const load = loads.once(`font ${font.weight} ${font.family} ${font.text}`, async () => {
        await sources.loadFont(font);
        // What was measured before was measured with another font.
        layouter = newLayouter();
      });
      if (load) waiting.push(load);
    }
    for (const id of emojiIds(scene)) {
      const load = loads.once(`emoji ${id}`, async () => {
        pictures[id] = await sources.emojiPicture(id);
      });
      if (load) waiting.push(load);
    }
    return waiting;
  }

  backgrounds.subscribe(changed);

  return {
    scene(card, placeholder) {
      const known = latest.get(placeholder);
      if (known?.card === card) return known.scene;
      const scene = layOut(card, placeholder);
      latest.set(placeholder, { card, scene });
      void Promise.allSettled(missing(card, scene)).then((results) => {
        if (results.some(({ status }) => status === 'fulfilled')) changed();
      });
      return scene;
    },
    async finished(card) {
      for (;;) {
        const scene = layOut(card);
        const waiting = missing(card, scene);
        if (waiting.length === 0) return scene;
        await Promise.all(waiting);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Remembers what is on its way and what has arrived; what failed may be asked for again. */
function createLoads() {
  const started = new Map<string, Promise<void> | null>();
  return {
    /** Null once it has arrived. */
    once(key: string, work: () => Promise<void>): Promise<void> | null {
      const known = started.get(key);
      if (known !== undefined) return known;
      const load = work();
      started.set(key, load);
      load.then(
        () => started.set(key, null),
        () => started.delete(key),
      );
      return load;
    },
  };
}
