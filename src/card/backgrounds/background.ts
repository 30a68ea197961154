import type { Card } from '#card/document/card.ts';
import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Face, FaceKey, Frame } from '../faces/faces.ts';

/** What a picture is drawn from: the same numbers and the same face give the same picture. */
export interface DrawInput {
  readonly random: Random;
  readonly face: Face;
}

/** What a background is drawn from, as its card has it. */
export interface BackgroundInput extends DrawInput {
  /** Ten borders were drawn again; cards with `frame`, which are older, keep the earlier drawing. See docs/decisions/0101. */
  readonly cover: Card['cover'];
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
  draw(input: BackgroundInput): readonly SceneNode[];
  /** What the first page of a narrow face shows instead, where the words have pages of their own; a part of it on wide cards. */
  readonly cover: Cover;
}

/** The faces that have covers. The landscape card is one page: its words stand on the background. */
export type CoverFace = Exclude<FaceKey, 'landscape'>;

/** A scene over the whole face. The heading stands on its calm part, without a paper. */
export interface Cover {
  /** Inside the calm zone of the face. */
  readonly heading: Readonly<Record<CoverFace, Frame>>;
  /** Where a rosette with the age goes; beside or above the heading when absent. */
  readonly rosette?: Readonly<Record<CoverFace, Frame>>;
  /** The colour of the heading where the sender chose none, or one that cannot be read there. */
  readonly ink: Color;
  /** The colour of a rosette with the age; dark enough for paper. */
  readonly accent: Color;
  readonly symbols?: Readonly<Record<string, SceneSymbol>>;
  draw(input: DrawInput): readonly SceneNode[];
}
