import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';

/** A picture behind a card, 1200 x 900, the same for the same seed. */
export interface Background {
  readonly key: string;
  readonly label: string;
  /** Words a person may type to find it. */
  readonly tags: readonly string[];
  /** The drawings that its `use` nodes name. */
  readonly symbols?: Readonly<Record<string, SceneSymbol>>;
  /** Where the picture alone cannot carry text, the layout puts this colour, mostly opaque, behind it. */
  readonly panel: Color | null;
  draw(random: Random): readonly SceneNode[];
}
