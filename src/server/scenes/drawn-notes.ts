import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ShownCard } from '#card/document/shown-card.ts';
import type { NotePage } from '#card/notes/layout-notes.ts';
import type { FileHref, Note } from '#card/notes/note.ts';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { type FontFaces, type FontTexts, noFontFaces } from './fonts/font-faces.ts';
import { drawnTexts } from './fonts/page-texts.ts';
import { once } from './once.ts';

/** A page of notes as the page of their card shows it. */
export interface DrawnNotePage {
  /** SVG in UTF-8, safe inside HTML; its ids and its fonts have the number of the page in their names. */
  readonly svg: Buffer;
  readonly notes: readonly Note[];
  /** The fonts of this drawing alone, made when they are first asked for. */
  readonly fontFaces: () => FontFaces | Promise<FontFaces>;
}

interface NoteDrawingParts {
  readonly layOut: (shown: ShownCard, href?: FileHref) => Promise<readonly NotePage[]>;
  readonly fontFaces: (uses: readonly FontTexts[], language: string) => Promise<FontFaces>;
}

interface Asked {
  readonly shown: ShownCard;
  /** Part of the content, where it is another one than for everybody. */
  readonly href: FileHref | undefined;
}

/** Of a card without notes. */
const none: readonly DrawnNotePage[] = [];

/** Cards with notes in memory: a board is some 20 kB. */
const capacity = 60;

/** Draws the notes of each content of a card once, as long as it is among the last that were asked for. */
export function createNoteDrawings({ layOut, fontFaces }: NoteDrawingParts) {
  const drawings = new LRUCache<string, readonly DrawnNotePage[], Asked>({
    max: capacity,
    fetchMethod: async (_key, _stale, { context: { shown, href } }) => {
      await yieldToEventLoop();
      const pages = await layOut(shown, href);
      return pages.map(({ scene, notes }, index) => {
        const suffix = ` n${index + 1}`;
        const draw = () => {
          const named = { ...scene, nodes: scene.nodes.map((node) => withFamilies(node, suffix)) };
          const tree = svgTree(named, { idPrefix: `notes-${index + 1}`, title: scene.description });
          return Buffer.from(svgMarkup(tree));
        };
        let svg: Buffer | null = null;
        return {
          notes,
          // Most visitors see the first page, and each note that is added makes all of them anew.
          get svg() {
            svg ??= draw();
            return svg;
          },
          fontFaces: once(() => ownFonts(scene, suffix)),
        };
      });

      /**
       * Under names of their own: letters that join must come from one file, and the card and each page have another
       * choice of them.
       */
      async function ownFonts(scene: Scene, suffix: string): Promise<FontFaces> {
        const { css } = await fontFaces(drawnTexts([scene]), shown.card.language);
        if (!css) return noFontFaces;
        const named = css.replaceAll(/font-family:"([^"]+)"/g, `font-family:"$1${suffix}"`);
        return { css: named, hash: createHash('sha256').update(named).digest('base64') };
      }
    },
    ignoreFetchAbort: true,
  });
  return (shown: ShownCard, href?: FileHref): Promise<readonly DrawnNotePage[]> =>
    shown.notes.length === 0
      ? Promise.resolve(none)
      : drawings.forceFetch(shown.content, { context: { shown, href } });
}

function withFamilies(node: SceneNode, suffix: string): SceneNode {
  if (node.kind === 'text')
    return { ...node, font: { ...node.font, family: `${node.font.family}${suffix}` } };
  if (node.kind !== 'group') return node;
  return { ...node, children: node.children.map((child) => withFamilies(child, suffix)) };
}
