import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Background } from '#card/backgrounds/background.ts';
import { gradients } from '#card/backgrounds/gradients.ts';
import { type Card, newCard } from '#card/document/card.ts';
import { landscape } from '#card/faces/faces.ts';
import type { LayoutOptions } from '#card/layout/layout.ts';
import { fontsOf } from '#card/paint/content.ts';
import type { Scene, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import emoji from '#generated/emoji-index.json' with { type: 'json' };
import { type BackgroundSource, createStickerSource } from './drawing-sources.ts';
import { createLiveScene, type SceneSources } from './live-scene.ts';

type Placeholder = LayoutOptions['placeholder'];

const cake: SceneSymbol = { viewBox: [0, 0, 32, 32], children: [] };
const balloons = { ...gradients[0], key: 'bg-balloons', label: 'Balloons' } as Background;

/** The gradients, and one picture that `load` adds. */
function backgroundSource(): BackgroundSource {
  const { setState, ...store } = createStore<readonly Background[]>(() => gradients);
  return {
    ...store,
    find: (key) => store.getState().find((one) => one.key === key) ?? (gradients[0] as Background),
    async load() {
      setState([...gradients, balloons], true);
    },
  };
}

/** A page that loads everything on request. A character is 50 wide, and 40 once its font is loaded. */
function page(over: Partial<SceneSources> = {}) {
  const loaded = new Set<string>();
  const asked: string[] = [];
  const sources: SceneSources = {
    backgrounds: backgroundSource(),
    stickers: createStickerSource(),
    emoji: emojiIndex(emoji.packed),
    async emojiPicture(id) {
      asked.push(id);
      return cake;
    },
    measurer: () => ({
      width: (text, font) => (text.length * font.size * (loaded.size > 0 ? 40 : 50)) / 100,
    }),
    hasFont: (font) => loaded.has(font.family),
    async loadFont(font) {
      asked.push(font.family);
      loaded.add(font.family);
    },
    ...over,
  };
  const liveScene = createLiveScene(sources);
  /** The landscape card as it is shown now. */
  const scene = (shown: Card, placeholder?: Placeholder) =>
    liveScene.pages(shown, landscape, placeholder)[0] as Scene;
  return { liveScene, scene, asked };
}

function uses(nodes: readonly SceneNode[]): readonly string[] {
  return nodes.flatMap((node) =>
    node.kind === 'group' ? uses(node.children) : node.kind === 'use' ? [node.symbol] : [],
  );
}

const card = { ...newCard(1), toName: 'Asha 🎂' };

test('shows at once what is loaded, and notifies when fonts and emoji have arrived', async () => {
  const { liveScene, asked, scene } = page();
  const first = scene(card);
  expect(uses(first.nodes)).not.toContain('emoji:1f382');
  expect(() => fontsOf(first)).not.toThrow();
  await new Promise<void>((resolve) => liveScene.subscribe(() => resolve()));
  const next = scene(card);
  expect(uses(next.nodes)).toContain('emoji:1f382');
  expect(next.symbols['emoji:1f382']).toBe(cake);
  expect(asked.sort()).toEqual(['1f382', 'Baloo 2']);
});

test('measures again once the font has arrived', async () => {
  const { liveScene, scene } = page();
  const widthOf = (scene: Scene) => JSON.stringify(scene.nodes).match(/"width":[\d.]+,"text":"Happy/)?.[0];
  const before = widthOf(scene(card));
  await liveScene.complete(card);
  expect(widthOf(scene({ ...card }))).not.toBe(before);
});

test('the same card gives the same scene object, with and without sample texts', () => {
  const { scene } = page({ hasFont: () => true });
  const sample = { toName: 'dear friend' };
  const plain = { ...newCard(1), toName: 'Asha' };
  const [one, other] = [scene(plain), scene(plain, sample)];
  expect([scene(plain), scene(plain, sample)]).toEqual([one, other]);
  expect(scene(plain)).toBe(one);
  expect(scene(plain, sample)).toBe(other);
});

test('a complete scene lacks nothing and has the chosen background', async () => {
  const { liveScene, scene } = page();
  const complete = await liveScene.complete({ ...card, background: 'bg-balloons' });
  expect(uses(complete.nodes)).toContain('emoji:1f382');
  expect(scene({ ...card, background: 'bg-balloons' }).symbols['emoji:1f382']).toBe(cake);
});

test('a failed load rejects the complete scene, is tried again, and causes no endless loop', async () => {
  let attempts = 0;
  const { liveScene, scene } = page({
    hasFont: () => true,
    async emojiPicture() {
      attempts += 1;
      if (attempts === 1) throw new Error('No connection.');
      return cake;
    },
  });
  let told = 0;
  liveScene.subscribe(() => {
    told += 1;
  });
  scene(card);
  await expect(liveScene.complete(card)).rejects.toThrow('No connection.');
  expect(told).toBe(0);
  expect(uses((await liveScene.complete(card)).nodes)).toContain('emoji:1f382');
});

test('loads the stickers when a card has one, and shows it once they have arrived', async () => {
  const { liveScene, scene } = page();
  const decorated = { ...newCard(1), stickers: [{ slot: 2, key: 'cake' }] };
  expect(uses(scene(decorated).nodes)).toEqual([]);
  await expect.poll(() => uses(scene(decorated).nodes)).toEqual(['sticker:cake']);
  const complete = await liveScene.complete({ ...decorated, stickers: [{ slot: 0, key: 'no-such' }] });
  expect(uses(complete.nodes)).toEqual([]);
});

test('the envelope of a video speaks as the card does, familiar or polite', async () => {
  const { liveScene } = page();
  const said = async (relationship: string) =>
    JSON.stringify(await liveScene.completeEnvelope({ ...newCard(1), language: 'de', relationship }));
  expect(await said('Teacher')).toContain('Sie');
  expect(await said('Sister')).not.toContain('Sie');
});
