import type { Background, Cover } from '#card/backgrounds/background.ts';
import type { Composition, SceneView } from '#card/compositions/composition.ts';
import { photoCover } from '#card/compositions/photo-cover.ts';
import { type SampledColors, sampleColors } from '#card/contrast/sampled-colors.ts';
import type { Card } from '#card/document/card.ts';
import { random } from '#card/scene/random.ts';
import type { SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import { createCache } from '#card/text/cache.ts';
import type { Face } from '../faces/faces.ts';
import type { Pictures } from './elements.ts';

/** A drawing that lies under the words of a page. */
export interface Ground {
  readonly nodes: readonly SceneNode[];
  readonly symbols: Readonly<Record<string, SceneSymbol>>;
  /** Its colours under papers. */
  sampled(papers?: readonly SceneNode[]): SampledColors;
}

type Drawing = Pick<Background, 'draw' | 'symbols'>;

/** The scene of a cover as a wide card shows it. */
export function sceneDrawing({ face, part, frame, clips, under, over }: SceneView, cover: Cover): Drawing {
  const scale = frame.width / part.width;
  return {
    ...(cover.symbols && { symbols: cover.symbols }),
    draw(input) {
      const scene: SceneNode = {
        kind: 'group',
        transform: [scale, 0, 0, scale, frame.x - part.x * scale, frame.y - part.y * scale],
        children: cover.draw({ ...input, face }),
      };
      return [
        ...under,
        ...clips.map((clip): SceneNode => ({ kind: 'group', clip, children: [scene] })),
        ...over,
      ];
    },
  };
}

/** Draws backgrounds and covers. It keeps those of one card: a background on three faces, its cover on two and a part of it. */
export function createGrounds() {
  const drawings = createCache<readonly SceneNode[]>(6);
  const samples = createCache<SampledColors>(6);
  return (
    name: string,
    { draw, symbols = {} }: Drawing,
    { seed, face, cover }: Pick<Card, 'seed' | 'cover'> & { face: Face },
  ): Ground => {
    const key = `${name} ${face.key} ${seed} ${cover}`;
    const nodes = drawings.get(key, () => draw({ random: random(seed), face, cover }));
    const size = { width: face.width, height: face.height, symbols };
    return {
      nodes,
      symbols,
      sampled(papers = []) {
        const bare = samples.get(key, () => sampleColors(nodes, size));
        return papers.length > 0 ? sampleColors(papers, size, bare) : bare;
      },
    };
  };
}

/**
 * The cover that the card may show: the receiver's photo, else that of its background. Null for a card with photos whose
 * composition shows them on a cover of its own.
 */
export function coverFor(
  card: Card,
  { cover }: Background,
  { pictures: { receiver, others }, showsPhotos }: CoverParts,
): Cover | null {
  if (card.cover !== 'picture') return null;
  if (receiver) return showsPhotos ? null : photoCover;
  return others.length === 0 ? cover : null;
}

interface CoverParts extends Pick<Composition, 'showsPhotos'> {
  readonly pictures: Pictures;
}
