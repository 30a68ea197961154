import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Face } from '../faces/faces.ts';

/** What a background is drawn from: the same numbers and the same face give the same picture. */
export interface DrawInput {
  readonly random: Random;
  readonly face: Face;
}

/** A picture behind a card. It is composed for each face, not stretched. */
export interface Background {
  readonly key: string;
  readonly label: string;
  /** Words a person may type to find it. */
  readonly tags: readonly string[];
  /** The drawings that its `use` nodes name. */
  readonly symbols?: Readonly<Record<string, SceneSymbol>>;
  /** Where the picture alone cannot carry text, the layout puts this colour, mostly opaque, behind it. */
  readonly panel: Color | null;
  draw(input: DrawInput): readonly SceneNode[];
}
