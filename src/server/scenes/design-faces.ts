import { compositionFor } from '#card/compositions/compositions.ts';
import { phone } from '#card/compositions/phone.ts';
import { minContrast } from '#card/contrast/color.ts';
import type { Card } from '#card/document/card.ts';
import { standardLook } from '#card/document/standard-look.ts';
import { type Face, type FaceKey, faces, landscape, portrait, square } from '#card/faces/faces.ts';
import { cropped } from '#card/scene/cropped.ts';
import type { Scene } from '#card/scene/scene.ts';
import type { DesignFace } from '#content/design-publishing.ts';
import { renderWebp } from '#encode/node-surface.ts';
import { type PageProblem, problemsOf } from '#encode/page-problems.ts';
import type { DrawnDesign } from './design-pictures.ts';

type FacedDesign = Pick<DrawnDesign, 'card' | 'hasPhotoFrames'>;

/** What is wrong with a design on a face; `undrawn` where it cannot be drawn at all. */
export interface FaceProblem {
  readonly face: FaceKey;
  readonly kind: 'contrast' | 'small' | 'covered' | 'undrawn';
}

/** Pixels: a landscape card is looked at on screens where it is at least so wide. */
const leastWide = 600;

/** The default colour of the from line has 4.48 on pure white; backgrounds leave this much of it. */
const fromContrast = 4.48 * 0.95;

/** What problems of a page are called here. Lines that touch are the work of the layout, which no maker can change. */
const kinds: Readonly<Record<PageProblem['kind'], FaceProblem['kind'] | null>> = {
  contrast: 'contrast',
  small: 'small',
  covered: 'covered',
  outside: 'covered',
  touching: null,
};

type LayOut = (card: Card, face: Face, hasPhotoFrames: boolean) => Promise<readonly Scene[]>;

export function createDesignFaces(layOut: LayOut) {
  async function facePicture({ card, hasPhotoFrames }: FacedDesign, shown: DesignFace, width: number) {
    const face = shown === 'landscape' ? landscape : shown === 'square' ? square : portrait;
    const pages = await layOut(card, face, hasPhotoFrames);
    const page = shown === 'inside' ? pages.at(-1) : pages[0];
    if (!page) throw new Error('A card has a page.');
    return renderWebp(face === portrait ? cropped(page, portrait.core) : page, { width, quality: 0.7 });
  }

  async function problemsOn({ card, hasPhotoFrames }: FacedDesign, face: Face): Promise<FaceProblem[]> {
    const slots = compositionFor(card.composition)
      .slots(face)
      // A large sticker grows as far as words allow.
      .filter((_, slot) => card.stickers.some((one) => one.slot === slot && !one.large));
    const least = {
      size: (phone.small * face.width) / (face === landscape ? leastWide : phone.width),
      contrastOf: (color: string) => (color === standardLook.fromColor ? fromContrast : minContrast),
    };
    try {
      const pages = await layOut(card, face, hasPhotoFrames);
      const found = pages.flatMap((page, index) => problemsOf(page, face, index === 0 ? slots : [], least));
      return found.flatMap(({ kind }) => {
        const known = kinds[kind];
        return known ? [{ face: face.key, kind: known }] : [];
      });
    } catch {
      return [{ face: face.key, kind: 'undrawn' }];
    }
  }

  return {
    /** One of its pictures as a WebP file. */
    designFace: facePicture,
    /** What is wrong with a design, given with words in several languages, on every face. Each problem once. */
    async designProblems(designs: readonly FacedDesign[]): Promise<readonly FaceProblem[]> {
      const found = new Map<string, FaceProblem>();
      for (const design of designs) {
        for (const face of faces) {
          for (const one of await problemsOn(design, face)) found.set(`${one.face} ${one.kind}`, one);
        }
      }
      return [...found.values()];
    },
  };
}
