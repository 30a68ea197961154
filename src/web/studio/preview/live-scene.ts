import { createStore } from 'zustand/vanilla';
import type { Card } from '#card/document/card.ts';
import { type Face, landscape } from '#card/faces/faces.ts';
import type { ColorField } from '#card/layout/inks.ts';
import { createLayouter, type Layouter, type LayoutOptions } from '#card/layout/layout.ts';
import { type FontUse, fontsOf } from '#card/paint/content.ts';
import { reuseNodes } from '#card/scene/reuse-nodes.ts';
import type { Scene, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import { emojiIds, emojiSymbol, withEmoji } from '#card/text/emoji.ts';
import type { EmojiIndex } from '#card/text/emoji-index.ts';
import type { Measurer } from '#card/text/measurer.ts';
import { createTextPreparer } from '#card/text/prepare.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { fileHref } from '#content/file-href.ts';
import type { BackgroundSource, StickerSource } from './drawing-sources.ts';

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

type Placeholder = LayoutOptions['placeholder'];

/**
 * Lays cards out with the fonts and drawings that are loaded, loads the others, and notifies when they have arrived.
 */
export function createLiveScene(sources: SceneSources) {
  const { backgrounds, stickers } = sources;
  const { setState, ...store } = createStore<LiveSceneState>(() => ({ version: 0 }));
  const pictures: Record<string, SceneSymbol> = {};
  const loads = createLoads();
  /** Null until something is laid out: where the page is rendered on the server, nothing is. */
  let layouter: Layouter | null = null;
  /** The newest pages on each face with each placeholder. */
  let latest: readonly LaidOut[] = [];

  function currentLayouter(): Layouter {
    layouter ??= createLayouter({
      measurer: sources.measurer(),
      emoji: sources.emoji,
      phrasesOf: drawnPhrases,
    });
    return layouter;
  }

  function changed(): void {
    setState(({ version }) => ({ version: version + 1 }));
  }

  function layOut(card: Card, face: Face, placeholder: Placeholder): Drawable {
    const options = {
      face,
      background: backgrounds.find(card.background),
      photoHref: fileHref,
      findSticker: stickers.find,
      ...(placeholder && { placeholder }),
    };
    const { pages, waiting } = drawable(card, currentLayouter().layoutPages(card, options));
    const needsStickers = card.stickers.length > 0 && stickers.getState().length === 0;
    return { pages, waiting: needsStickers ? [...waiting, stickers.load()] : waiting };
  }

  function drawable(card: Card, full: readonly Scene[]): Drawable {
    const emoji = [...new Set(full.flatMap(emojiIds))];
    const missing = new Set(emoji.filter((id) => !pictures[id]).map(emojiSymbol));
    const pages = full.map((scene) => {
      const nodes = missing.size > 0 ? withoutSymbols(scene.nodes, missing) : scene.nodes;
      return withEmoji({ ...scene, nodes }, pictures);
    });
    const waiting = [
      ...(backgrounds.find(card.background).key === card.background ? [] : [backgrounds.load()]),
      ...pages
        .flatMap(fontsOf)
        .filter((font) => !sources.hasFont(font))
        .map(loadFont),
      ...emoji.map(loadEmoji),
    ].filter((load) => load !== null);
    return { pages, waiting };
  }

  function loadFont(font: FontUse): Promise<void> | null {
    return loads.once(`font ${font.weight} ${font.family} ${font.text}`, async () => {
      await sources.loadFont(font);
      // Its cached widths were measured with another font.
      layouter = null;
    });
  }

  function loadEmoji(id: string): Promise<void> | null {
    return loads.once(`emoji ${id}`, async () => {
      pictures[id] = await sources.emojiPicture(id);
    });
  }

  backgrounds.subscribe(changed);
  stickers.subscribe(changed);

  /** Each page on a face to show now: the same objects as long as nothing has changed. */
  function pages(card: Card, face: Face, placeholder?: Placeholder): readonly Scene[] {
    const known = latest.find((one) => one.face === face && one.placeholder === placeholder);
    if (known?.card === card && known.version === store.getState().version) return known.pages;
    const { pages: fresh, waiting } = layOut(card, face, placeholder);
    const next = fresh.map((scene, index) => ({
      ...scene,
      nodes: reuseNodes(known?.pages[index]?.nodes ?? [], scene.nodes),
    }));
    const { version } = store.getState();
    latest = [...latest.filter((one) => one !== known), { card, face, placeholder, version, pages: next }];
    void Promise.allSettled(waiting).then((results) => {
      if (results.some(({ status }) => status === 'fulfilled')) changed();
    });
    return next;
  }

  async function completed(layOutNow: () => Drawable): Promise<readonly Scene[]> {
    for (;;) {
      const { pages, waiting } = layOutNow();
      if (waiting.length === 0) return pages;
      await Promise.all(waiting);
    }
  }

  /** Each page as the receiver sees it, with all fonts, drawings and emoji. Rejects when one cannot be loaded. */
  function completePages(card: Card, face: Face, placeholder?: Placeholder) {
    return completed(() => layOut(card, face, placeholder));
  }

  /** The same of its envelope, for a video; see `videoEnvelope`. */
  async function completeEnvelope(card: Card): Promise<Scene> {
    // Only videos need it, and it has the drawings of all envelopes and their words.
    const [{ videoEnvelope }, { phrasesFor }] = await Promise.all([
      import('#card/opening/video-envelope.ts'),
      import('#content/phrases-for.ts'),
    ]);
    const [envelope] = await completed(() => {
      const preparer = createTextPreparer({ measurer: sources.measurer(), emoji: sources.emoji });
      const [background, phrases] = [backgrounds.find(card.background), phrasesFor(card)];
      return drawable(card, [videoEnvelope(card, { background, preparer, phrases })]);
    });
    return envelope as Scene;
  }

  return {
    ...store,
    pages,
    completePages,
    completeEnvelope,
    /** The sender's colours that cannot be read on some face, so that others are shown. */
    replacedColors(card: Card): readonly ColorField[] {
      const background = backgrounds.find(card.background);
      // Said of the picture that is chosen, not of the one that is shown until it arrives.
      return background.key === card.background
        ? currentLayouter().replacedColors(card, { background, photoHref: fileHref })
        : [];
    },
    /** The one page of the landscape card, as the receiver sees it. Rejects as `completePages`. */
    async complete(card: Card): Promise<Scene> {
      const [scene] = await completePages(card, landscape);
      if (!scene) throw new Error('A landscape card is one page.');
      return scene;
    },
  };
}

/** Scenes as they can be drawn now, and the loads that they still wait for. */
interface Drawable {
  readonly pages: readonly Scene[];
  readonly waiting: readonly Promise<void>[];
}

interface LaidOut {
  readonly card: Card;
  readonly face: Face;
  readonly placeholder: Placeholder;
  readonly version: number;
  readonly pages: readonly Scene[];
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
