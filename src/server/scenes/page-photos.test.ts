import { expect, test } from 'vitest';
import { imagesOf } from '#card/paint/content.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import { withPagePhotos } from './page-photos.ts';

function photo(href: string, width: number): SceneNode {
  return { kind: 'group', children: [{ kind: 'image', x: 0, y: 0, width, height: width, href }] };
}

test('asks for photos as large as a card of 672 pixels shows them on a screen of double density', () => {
  const nodes = [photo('/files/badge', 100), photo('/files/print', 400), photo('/files/zoomed', 900)];
  const scene: Scene = { width: 1200, height: 900, nodes, symbols: {}, description: '' };
  const [shown] = withPagePhotos([scene]);
  expect(shown && imagesOf(shown)).toEqual([
    '/files/badge?width=160',
    '/files/print?width=480',
    '/files/zoomed',
  ]);
});

test('asks for one file of a photo that is larger in another shape of the card', () => {
  const landscape = { width: 1200, height: 900, nodes: [photo('/files/print', 200)] };
  const portrait = { width: 900, height: 1260, nodes: [photo('/files/print', 600)] };
  const rest = { symbols: {}, description: '' };
  const shown = withPagePhotos([
    { ...landscape, ...rest },
    { ...portrait, ...rest },
  ]);
  expect(shown.map(imagesOf)).toEqual([['/files/print?width=640'], ['/files/print?width=640']]);
});
