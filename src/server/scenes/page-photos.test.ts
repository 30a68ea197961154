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
  expect(imagesOf(withPagePhotos(scene))).toEqual([
    '/files/badge?width=160',
    '/files/print?width=480',
    '/files/zoomed',
  ]);
});
