import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { backgrounds, findBackground } from '#card/backgrounds/registry.ts';
import { seenParts } from '#card/description/seen-parts.ts';
import { type Card, newCard, standardOpening } from '#card/document/card.ts';
import { cardEastAsian, drawingTitle } from '#card/document/card-text.ts';
import type { ShownCard } from '#card/document/shown-card.ts';
import { type Face, landscape, portrait } from '#card/faces/faces.ts';
import { createLayouter, type LayoutOptions } from '#card/layout/layout.ts';
import { previewSize } from '#card/layout/preview-size.ts';
import { layoutNotes, type NotePage } from '#card/notes/layout-notes.ts';
import type { FileHref } from '#card/notes/note.ts';
import { cardHues } from '#card/opening/card-hues.ts';
import { envelopeFor } from '#card/opening/envelopes/registry.ts';
import { type LinkPreviewOptions, layoutLinkPreview } from '#card/opening/link-preview.ts';
import { videoEnvelope } from '#card/opening/video-envelope.ts';
import { imagesOf } from '#card/paint/content.ts';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import { printCard, printedFace, printedNotesFace, testSheets } from '#card/print/print-card.ts';
import type { PrintOptions } from '#card/print/print-sheets.ts';
import { printBooklet, printPoster, type SignedPrint, signedFace } from '#card/print/print-signed.ts';
import { cropped } from '#card/scene/cropped.ts';
import type { Scene } from '#card/scene/scene.ts';
import { stickerFor } from '#card/stickers/stickers.ts';
import { emojiIds, withEmoji } from '#card/text/emoji.ts';
import { createTextPreparer } from '#card/text/prepare.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { fileHref } from '#content/file-href.ts';
import { type Language, languageFrom } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { phrasesFor } from '#content/phrases-for.ts';
import { renderPdf } from '#encode/node-pdf.ts';
import { nodeMeasurer, renderJpeg, renderPng, warm } from '#encode/node-surface.ts';
import { assert } from '#std/assert.ts';
import type { FileStore } from '../files/store/file-store.ts';
import { createDesignFaces } from './design-faces.ts';
import { createDesignPictures, type DrawnDesign } from './design-pictures.ts';
import type { DrawingAssets } from './drawing-assets.ts';
import { createDrawingCache, type LaidOutCard } from './drawing-cache.ts';
import { createNoteDrawings } from './drawn-notes.ts';
import { emojiSvg } from './emoji-svg.ts';
import {
  type createFontFaces,
  type FontFaces,
  type FontTexts,
  isPageFamily,
  type KnownFace,
  lettersOf,
  noFontFaces,
  textsBeyond,
} from './fonts/font-faces.ts';
import { drawnTexts } from './fonts/page-texts.ts';
import { withPagePhotos } from './page-photos.ts';
import type { PictureFolder } from './picture-folder.ts';
import { codeNote, testTexts } from './print-texts.ts';

/** Link previews: what WhatsApp still shows. */
const preview = { width: previewSize.width, quality: 0.85, maxBytes: 250 * 1024 } as const;

export interface WantedPrint extends PrintOptions {
  /** The address for a QR code on the back; null for none. */
  readonly address: string | null;
  /** Sheets to try the printer with, instead of the card. */
  readonly isTest: boolean;
  /** A card that others signed in another form; its fold does not count then. */
  readonly signed?: SignedPrint | null;
}

/** What is drawn and not kept needs no name. */
export type Drawable = Pick<ShownCard, 'card'> & Partial<Pick<ShownCard, 'notes'>>;

/** Cards as pictures, on the server. */
export type Scenes = ReturnType<typeof createScenes>;

/** Milliseconds. */
const warming = { begin: 60_000, between: 250 } as const;

/** A name in each of the scripts, and a cake. */
const names =
  'Ada Zoë Ζωή Мила आशा রিয়া ਅਮਨ હેત ଆଶା தேவி రవి ಮೀನಾ മീര නිමල් ' +
  'ฝน ລາວ ខ្មែរ မြတ် ليلى חנה Անի ანა ሰላም 小明 さくら 지우 བཀྲ་ཤིས ᠡᠳᠦᠷ ދުވަސް ᱡᱟᱱᱟᱢ ꯄꯣꯛ ߡߏߦߌ 🎂 ✿';

interface WantedDrawing {
  readonly face: Face;
  /** For what the card lacks. */
  readonly samples: LayoutOptions['placeholder'];
  /** The fonts that the page has. */
  readonly known?: readonly KnownFace[];
}

/** A drawing in a page that has the site's fonts, until the page can draw the card itself. */
export interface FirstDrawing {
  /** SVG text, safe inside HTML; its ids begin with `first`. */
  readonly svg: string;
  /** Makes the fonts that the page does not have. */
  readonly fontFaces: () => Promise<FontFaces>;
}

export interface SceneParts {
  readonly assets: DrawingAssets;
  readonly files: FileStore;
  readonly siteName: string;
  /** For `design` alone. */
  readonly designPictures?: PictureFolder;
  /** For `drawing` alone. */
  readonly fontFaces?: ReturnType<typeof createFontFaces>;
}

/** The seed of the picture of links to the site. Chosen by eye. */
const siteSeed = 2025;

/** Marigold and coral. */
const siteHues = { main: 60, accent: 30, strength: 1 } as const;

export function createScenes({
  assets,
  files,
  siteName,
  designPictures,
  fontFaces = async () => noFontFaces,
}: SceneParts) {
  const tools = { measurer: nodeMeasurer(), emoji: assets.emojiIndex, phrasesOf: drawnPhrases };
  let layouter = createLayouter(tools);
  let notePreparer = createTextPreparer(tools);

  /** Lays out, and once more where rare characters had to be registered first: they were measured in another font. */
  function layOutWithFonts(layout: () => readonly Scene[]): readonly Scene[] {
    const pages = layout();
    const added = pages.map((page) => assets.completeFonts(page));
    if (!added.includes(true)) return pages;
    layouter = createLayouter(tools);
    notePreparer = createTextPreparer(tools);
    return layout();
  }

  async function complete(scene: Scene): Promise<Scene> {
    return withEmoji(scene, await assets.emojiPictures(emojiIds(scene)));
  }

  function pages(
    { card }: Drawable,
    face: Face,
    placeholder: LayoutOptions['placeholder'] = {},
  ): Promise<Scene[]> {
    const options = {
      background: backgroundOf(card),
      photoHref: fileHref,
      placeholder,
      face,
      findSticker: stickerFor,
    };
    return Promise.all(layOutWithFonts(() => layouter.layoutPages(card, options)).map(complete));
  }

  async function notePages(
    { card, notes = [] }: Drawable,
    face: Face,
    href: FileHref = fileHref,
  ): Promise<readonly NotePage[]> {
    if (notes.length === 0) return [];
    let pages: readonly NotePage[] = [];
    const scenes = layOutWithFonts(() => {
      const text = textIn(languageFrom(card.language), 'signing');
      const headings = { all: text('board.heading'), late: text('board.late') };
      const options = { background: backgroundOf(card), face, preparer: notePreparer, fileHref: href };
      pages = layoutNotes(card, notes, { ...options, headings });
      return pages.map(({ scene }) => scene);
    });
    const completed = await Promise.all(scenes.map(complete));
    return pages.map((page, index) => ({ ...page, scene: completed[index] ?? page.scene }));
  }

  async function noteScenes(shown: Drawable, face: Face): Promise<readonly Scene[]> {
    return (await notePages(shown, face)).map((page) => page.scene);
  }

  async function scene(shown: Drawable, placeholder?: LayoutOptions['placeholder']): Promise<Scene> {
    const [page] = await pages(shown, landscape, placeholder);
    assert(page, 'A landscape card is one page.');
    return page;
  }

  /** What phones show first, as the page of the card cuts it. */
  async function cover(shown: Drawable, placeholder: LayoutOptions['placeholder']): Promise<Scene> {
    const [first] = await pages(shown, portrait, placeholder);
    assert(first, 'A card has a page.');
    return cropped(first, portrait.core);
  }

  async function bothShapes(shown: Drawable): Promise<LaidOutCard> {
    const inside = await pages(shown, portrait);
    const wide = await scene(shown);
    return {
      landscape: wide,
      portrait: inside.map((page) => cropped(page, portrait.core)),
      seen: seenParts(shown.card, { landscape: wide, portrait: inside }),
      background: backgroundOf(shown.card),
    };
  }

  /** The pages of the notes as a card's page shows them. */
  async function phoneNotes(shown: ShownCard, href?: FileHref): Promise<readonly NotePage[]> {
    const pages = await notePages(shown, portrait, href);
    const scenes = withPagePhotos(pages.map(({ scene }) => cropped(scene, portrait.core)));
    return pages.map((page, index) => ({ ...page, scene: scenes[index] ?? page.scene }));
  }

  /** The fonts of first drawings: most cards begin as one of few designs. */
  const madeFonts = new LRUCache<string, FontFaces, () => Promise<FontFaces>>({
    max: 100,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    ignoreFetchAbort: true,
  });

  function fontsOfTexts(texts: readonly FontTexts[], language: string): Promise<FontFaces> {
    if (texts.length === 0) return Promise.resolve(noFontFaces);
    const key = JSON.stringify([language, texts]);
    return madeFonts.forceFetch(key, { context: () => fontFaces(texts, language) });
  }

  async function envelopePicture(
    words: Omit<LinkPreviewOptions, 'siteName' | 'measurer' | 'emoji'>,
  ): Promise<Buffer> {
    const [laid] = layOutWithFonts(() => [layoutLinkPreview({ ...words, siteName, ...tools })]);
    assert(laid, 'A preview is one picture.');
    return renderJpeg(await complete(laid), preview);
  }

  const noteParts = {
    layOut: phoneNotes,
    // While many sign, each of them changes the pages, and hardly ever the letters on them.
    fontFaces: (uses: readonly FontTexts[], language: string) => fontsOfTexts(lettersOf(uses), language),
  };
  const ofCards = createNoteDrawings(noteParts);
  /** Apart: every signer's own drawings would drive out those that many look at. */
  const ofSigners = createNoteDrawings(noteParts);

  return {
    /**
     * Each page of the card on a face, and then those of its notes, with everything that is needed to paint it but its
     * photos.
     */
    async pages(shown: Drawable, face: Face): Promise<readonly Scene[]> {
      const notes = await noteScenes(shown, face);
      return [...(await pages(shown, face)), ...notes];
    },
    /** Those of its notes alone. */
    notePages: noteScenes,
    /** Its envelope for a video; see `videoEnvelope`. */
    async envelope({ card }: Drawable): Promise<Scene> {
      const phrases = phrasesFor(card);
      const [laid] = layOutWithFonts(() => {
        const preparer = createTextPreparer(tools);
        return [videoEnvelope(card, { background: backgroundOf(card), preparer, phrases })];
      });
      assert(laid, 'An envelope is one scene.');
      return complete(laid);
    },
    /** The first page of the card, as the studio shows it first. */
    async firstDrawing(shown: Drawable, wanted: WantedDrawing): Promise<FirstDrawing> {
      const { face, samples, known = [] } = wanted;
      const [drawn] = withPagePhotos((await pages(shown, face, samples)).slice(0, 1));
      assert(drawn, 'A card has a page.');
      const ofDrawing = drawnTexts([drawn]).filter(({ family }) => !isPageFamily(family));
      const texts = textsBeyond(known, ofDrawing);
      return {
        svg: svgMarkup(svgTree(drawn, { idPrefix: 'first' })),
        fontFaces: () => fontsOfTexts(texts, shown.card.language),
      };
    },
    /** The card as SVG text, drawn once for each content. */
    drawing: createDrawingCache({ layOut: bothShapes, fontFaces, siteName }),
    /**
     * The pages of its notes as SVG text, drawn once for each content. `href`: where their photos are; where everybody gets
     * them when absent.
     */
    notes: (shown: ShownCard, href?: FileHref) => (href ? ofSigners(shown, href) : ofCards(shown)),
    /** The card as a JPEG, `width` pixels wide, with its photos; a photo that is gone is left out. */
    async picture(shown: Drawable, width: number): Promise<Buffer> {
      const drawn = await scene(shown);
      return renderJpeg(drawn, { width, quality: 0.85, photos: await photosOf(drawn, files) });
    },
    /** The same as a PNG, sharp to the pixel. */
    async png(shown: Drawable, width: number): Promise<Buffer> {
      const drawn = await scene(shown);
      return renderPng(drawn, { width, photos: await photosOf(drawn, files) });
    },
    /** A PDF file to print, and perhaps to fold. Takes a second: see `PictureThread`. */
    async print(shown: Drawable, wanted: WantedPrint): Promise<Buffer> {
      const { address, isTest, signed, ...options } = wanted;
      const preparer = createTextPreparer(tools);
      const language = languageFrom(shown.card.language);
      if (isTest) {
        const texts = testTexts(language);
        return renderPdf(testSheets(options, { preparer, texts }), { title: texts.title });
      }
      const drawn = await pages(shown, signed ? signedFace : printedFace(options.fold));
      const ofNotes = await notePages(shown, signed ? signedFace : printedNotesFace);
      const notes = ofNotes.map((page) => page.scene);
      const photos = await Promise.all([...drawn, ...notes].map((page) => photosOf(page, files)));
      const printed = { pages: drawn, notes, address, preparer, note: codeNote(language) };
      const sheets = {
        card: () => printCard(options, printed),
        booklet: () => printBooklet(options.paper, printed),
        poster: () => [printPoster(printed)],
      };
      return renderPdf(sheets[signed ?? 'card'](), {
        title: drawingTitle(shown.card, drawnPhrases(language)),
        photos: new Map(photos.flatMap((found) => [...found])),
      });
    },
    ...createDesignFaces((card, face, photos) => pages({ card }, face, { photos })),
    /** A design as a WebP file, `width` pixels wide, with a receiver's name on it; where photos belong, samples lie. */
    design: createDesignPictures(
      (card, { placeholder, isCover }) =>
        isCover ? cover({ card }, placeholder) : scene({ card }, placeholder),
      designPictures,
    ),
    /** A design as a JPEG for previews of its link. */
    async designPreview({ card, hasPhotoFrames }: DrawnDesign): Promise<Buffer> {
      return renderJpeg(await scene({ card }, { photos: hasPhotoFrames }), preview);
    },
    /**
     * The card's link as a JPEG: its envelope with the receiver's name, so that the surprise is kept. `note`: what it says
     * besides, where that is not what an open card says.
     */
    preview({ card }: Drawable, note?: string): Promise<Buffer> {
      const { toName, seed, opening } = card;
      const phrases = phrasesFor(card);
      return envelopePicture({
        ...{ toName, seed, phrases },
        eastAsian: cardEastAsian(card),
        look: envelopeFor(opening.envelope),
        hues: cardHues(card, backgroundOf(card)),
        note: note ?? phrases.previewNote,
      });
    },
    /** The same as `preview` for a link to the site: an envelope with its name, and what it is. */
    sitePreview(language: Language): Promise<Buffer> {
      const text = textIn(language, 'site');
      return envelopePicture({
        toName: '',
        title: text('preview.title'),
        note: text('preview.note'),
        seed: siteSeed,
        phrases: phrasesFor({ language }),
        look: envelopeFor(standardOpening.envelope),
        hues: siteHues,
      });
    },
    /** The drawing of an emoji as an SVG file's text; null when there is none of this id, which may be anything. */
    emoji: (id: string) => emojiSvg(assets, id),
    /**
     * Draws once in every script: a font's first text takes up to two hundred milliseconds, which no visitor need wait
     * for. Begins when a start's own work is done; requests are answered between two of them.
     */
    async warm(): Promise<void> {
      await setTimeout(warming.begin, undefined, { ref: false });
      for (const name of names.split(' ')) {
        await setTimeout(warming.between, undefined, { ref: false });
        await warm(await scene({ card: { ...newCard(0), toName: name, message: name } }));
      }
    },
  };
}

/** The card's background; the default's for a key that a later version knows and this one does not. */
function backgroundOf(card: Card) {
  const background =
    findBackground(card.background) ?? findBackground(newCard(0).background) ?? backgrounds[0];
  assert(background, 'The list of backgrounds is empty.');
  return background;
}

async function photosOf(scene: Scene, files: FileStore): Promise<Map<string, Uint8Array>> {
  const found = await Promise.all(
    imagesOf(scene).map(async (href) => {
      const stream = await files.get(href.slice(fileHref({ file: '' }).length));
      return stream ? [[href, await buffer(stream)] as const] : [];
    }),
  );
  return new Map(found.flat());
}
