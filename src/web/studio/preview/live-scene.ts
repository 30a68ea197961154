import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Card } from '#card/document/card.ts';
import { createLayouter, type Layouter, type LayoutOptions } from '#card/layout/layout.ts';
import { type FontUse, fontsOf } from '#card/paint/content.ts';
import { reuseNodes } from '#card/scene/reuse-nodes.ts';
import type { Scene, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import { emojiIds, emojiSymbol, withEmoji } from '#card/text/emoji.ts';
import type { EmojiIndex } from '#card/text/emoji-index.ts';
import type { Measurer } from '#card/text/measurer.ts';
import { photoHref } from '#content/photo-href.ts';
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

export interface LiveSceneState {
  /** Grows when something arrived: scenes look different from here on. */
  readonly version: number;
}

/** Lays cards out with what has arrived so far, fetches the rest, and tells when a scene got better. */
export interface LiveScene extends Omit<StoreApi<LiveSceneState>, 'setState'> {
  /** The scene to show now; the same object as long as nothing changed. */
  scene(card: Card, placeholder?: Placeholder): Scene;
  /** As the receiver sees it, with every font, drawing and emoji in place. Rejects when one cannot be had. */
  complete(card: Card, placeholder?: Placeholder): Promise<Scene>;
}

type Placeholder = LayoutOptions['placeholder'];

export function createLiveScene(sources: SceneSources): LiveScene {
  const { backgrounds } = sources;
  const { setState, ...store } = createStore<LiveSceneState>(() => ({ version: 0 }));
  const pictures: Record<string, SceneSymbol> = {};
  const loads = createLoads();
  let layouter = newLayouter();
  /** The newest scene with each placeholder. */
  const latest = new Map<Placeholder, { readonly card: Card; readonly scene: Scene }>();
  /** What was shown last, whose unchanged parts the next scene takes over. */
  let shown: readonly SceneNode[] = [];

  function newLayouter(): Layouter {
    return createLayouter({ measurer: sources.measurer(), emoji: sources.emoji });
  }

  function changed(): void {
    latest.clear();
    setState(({ version }) => ({ version: version + 1 }));
  }

  /** The scene as far as it can be drawn now, and what it still lacks, on its way. */
  function layOut(card: Card, placeholder?: Placeholder) {
    const background = backgrounds.find(card.background);
    const full = layouter.layout(card, { background, photoHref, ...(placeholder && { placeholder }) });
    const emoji = emojiIds(full);
    const undrawn = new Set(emoji.filter((id) => !pictures[id]).map(emojiSymbol));
    const nodes = undrawn.size > 0 ? withoutSymbols(full.nodes, undrawn) : full.nodes;
    const scene = withEmoji({ ...full, nodes }, pictures);
    const waiting = [
      ...(background.key === card.background ? [] : [backgrounds.load()]),
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
      // What was measured before was measured with another font.
      layouter = newLayouter();
    });
  }

  function loadEmoji(id: string): Promise<void> | null {
    return loads.once(`emoji ${id}`, async () => {
      pictures[id] = await sources.emojiPicture(id);
    });
  }

  backgrounds.subscribe(changed);

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
  };
}

/** The nodes without the drawings that have not arrived: their places stay empty. */
function withoutSymbols(nodes: readonly SceneNode[], missing: ReadonlySet<string>): readonly SceneNode[] {
  return nodes.flatMap((node): readonly SceneNode[] => {
    if (node.kind === 'use') return missing.has(node.symbol) ? [] : [node];
    return node.kind === 'group' ? [{ ...node, children: withoutSymbols(node.children, missing) }] : [node];
  });
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
