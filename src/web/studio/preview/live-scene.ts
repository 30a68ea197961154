import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Card } from '#card/document/card.ts';
import type { Face } from '#card/faces/face.ts';
import { createLayouter, type Layouter, type LayoutOptions } from '#card/layout/layout.ts';
import { type FontUse, fontsOf } from '#card/paint/content.ts';
import { reuseNodes } from '#card/scene/reuse-nodes.ts';
import type { Scene, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import { emojiIds, emojiSymbol, withEmoji } from '#card/text/emoji.ts';
import type { EmojiIndex } from '#card/text/emoji-index.ts';
import type { Measurer } from '#card/text/measurer.ts';
import { photoHref } from '#content/photo-href.ts';
import type { BackgroundSource } from './background-source.ts';
import type { StickerSource } from './sticker-source.ts';

/** What the layout needs from the page or worker. A load that fails rejects, and is tried again later. */
export interface SceneSources {
  readonly backgrounds: BackgroundSource;
  readonly stickers: StickerSource;
  readonly emoji: EmojiIndex;
  readonly emojiPicture: (id: string) => Promise<SceneSymbol>;
  readonly measurer: () => Measurer;
  /** Whether the font is loaded for this text. */
  readonly hasFont: (font: FontUse) => boolean;
  readonly loadFont: (font: FontUse) => Promise<void>;
}

interface LiveSceneState {
  /** Grows when something has arrived that changes how scenes look. */
  readonly version: number;
}

/**
 * Lays cards out with the fonts and drawings that are loaded, loads the others, and notifies when they have arrived.
 */
export interface LiveScene extends Omit<StoreApi<LiveSceneState>, 'setState'> {
  /** The scene to show now: the same object as long as nothing has changed. */
  scene(card: Card, placeholder?: Placeholder): Scene;
  /** The scene as the receiver sees it, with all fonts, drawings and emoji. Rejects when one cannot be loaded. */
  complete(card: Card, placeholder?: Placeholder): Promise<Scene>;
  /** The same for each page of the card on a face. */
  pages(card: Card, face: Face): Promise<readonly Scene[]>;
}

type Placeholder = LayoutOptions['placeholder'];

export function createLiveScene(sources: SceneSources): LiveScene {
  const { backgrounds, stickers } = sources;
  const { setState, ...store } = createStore<LiveSceneState>(() => ({ version: 0 }));
  const pictures: Record<string, SceneSymbol> = {};
  const loads = createLoads();
  let layouter = newLayouter();
  /** The newest scene with each placeholder. */
  const latest = new Map<Placeholder, { readonly card: Card; readonly scene: Scene }>();
  /** The nodes that were shown last. The next scene reuses those that did not change. */
  let shown: readonly SceneNode[] = [];

  function newLayouter(): Layouter {
    return createLayouter({ measurer: sources.measurer(), emoji: sources.emoji });
  }

  function changed(): void {
    latest.clear();
    setState(({ version }) => ({ version: version + 1 }));
  }

  /** The scene as it can be drawn now, and the loads that it still waits for. */
  function layOut(card: Card, placeholder?: Placeholder) {
    return withDrawings(layouter.layout(card, layoutOptions(card, placeholder)), card);
  }

  function layoutOptions({ background }: Card, placeholder?: Placeholder): LayoutOptions {
    return {
      background: backgrounds.find(background),
      photoHref,
      findSticker: stickers.find,
      ...(placeholder && { placeholder }),
    };
  }

  function withDrawings(full: Scene, card: Card) {
    const emoji = emojiIds(full);
    const missing = new Set(emoji.filter((id) => !pictures[id]).map(emojiSymbol));
    const nodes = missing.size > 0 ? withoutSymbols(full.nodes, missing) : full.nodes;
    const scene = withEmoji({ ...full, nodes }, pictures);
    const waiting = [
      ...(backgrounds.find(card.background).key === card.background ? [] : [backgrounds.load()]),
      ...(card.stickers.length === 0 || stickers.isLoaded() ? [] : [stickers.load()]),
      ...fontsOf(scene)
        .filter((font) => !sources.hasFont(font))
        .map(loadFont),
      ...emoji.map(loadEmoji),
    ].filter((load) => load !== null);
    return { scene, waiting };
  }

  function loadFont(font: FontUse): Promise<void> | null {
    return loads.once(`font ${font.weight} ${font.family} ${font.text}`, async () => {
      await sources.loadFont(font);
      // Its cached widths were measured with another font.
      layouter = newLayouter();
    });
  }

  function loadEmoji(id: string): Promise<void> | null {
    return loads.once(`emoji ${id}`, async () => {
      pictures[id] = await sources.emojiPicture(id);
    });
  }

  backgrounds.subscribe(changed);
  stickers.subscribe(changed);

  return {
    ...store,
    scene(card, placeholder) {
      const known = latest.get(placeholder);
      if (known?.card === card) return known.scene;
      const { scene: fresh, waiting } = layOut(card, placeholder);
      shown = reuseNodes(shown, fresh.nodes);
      const scene = { ...fresh, nodes: shown };
      latest.set(placeholder, { card, scene });
      void Promise.allSettled(waiting).then((results) => {
        if (results.some(({ status }) => status === 'fulfilled')) changed();
      });
      return scene;
    },
    async complete(card, placeholder) {
      for (;;) {
        const { scene, waiting } = layOut(card, placeholder);
        if (waiting.length === 0) return scene;
        await Promise.all(waiting);
      }
    },
    async pages(card, face) {
      for (;;) {
        const laidOut = layouter.layoutPages(card, { ...layoutOptions(card), face });
        const pages = laidOut.map((page) => withDrawings(page, card));
        const waiting = pages.flatMap((page) => page.waiting);
        if (waiting.length === 0) return pages.map(({ scene }) => scene);
        await Promise.all(waiting);
      }
    },
  };
}

/** Leaves out the drawings that have not arrived. Their places stay empty. */
function withoutSymbols(nodes: readonly SceneNode[], missing: ReadonlySet<string>): readonly SceneNode[] {
  return nodes.flatMap((node): readonly SceneNode[] => {
    if (node.kind === 'use') return missing.has(node.symbol) ? [] : [node];
    return node.kind === 'group' ? [{ ...node, children: withoutSymbols(node.children, missing) }] : [node];
  });
}

/** Starts each load once. A load that failed may be started again. */
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
