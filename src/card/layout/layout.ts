import type { Background } from '#card/backgrounds/background.ts';
import type { Arrangement } from '#card/compositions/composition.ts';
import { compositionFor } from '#card/compositions/compositions.ts';
import { photoCover } from '#card/compositions/photo-cover.ts';
import { everyBox } from '#card/compositions/valid-arrangement.ts';
import type { Card, Photo } from '#card/document/card.ts';
import type { PhrasesOf } from '#card/document/phrases.ts';
import { faces, landscape } from '#card/faces/faces.ts';
import { letteringFor } from '#card/lettering/letterings.ts';
import { boardNodes } from '#card/lettering/neon.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import { largeSlot } from '#card/stickers/large-slot.ts';
import { type FindSticker, stickerNodes } from '#card/stickers/sticker-nodes.ts';
import type { EmojiIndex } from '#card/text/emoji-index.ts';
import type { Measurer } from '#card/text/measurer.ts';
import { createTextPreparer } from '#card/text/prepare.ts';
import { arrangePages } from '../compositions/beside-photos.ts';
import type { Face, Frame } from '../faces/faces.ts';
import { colorOf, elementsOf, type Pictures } from './elements.ts';
import { coverFor, createGrounds, sceneDrawing } from './ground.ts';
import { brighter, type ColorField, chosenInks, coverInks, inksOf } from './inks.ts';
import { pageNodes, paperNodes } from './page-nodes.ts';
import { type Picture, photoFilterByKey, plainPhoto } from './photo.ts';
import { cardDescription, type Placeholder, wordingOf } from './wording.ts';

export interface LayoutOptions {
  readonly background: Background;
  /** The address at which a stored photo is found. */
  readonly photoHref: (photo: Photo) => string;
  /** Shown, paler, in place of what is still empty; a published card has none. */
  readonly placeholder?: Placeholder;
  /** The drawings of stickers, which pages load late; those it does not know are left out. */
  readonly findSticker?: FindSticker;
}

/** Turns documents into scenes. It caches measurements: keep one while cards are edited. */
export interface Layouter {
  /** The landscape card. */
  layout(card: Card, options: LayoutOptions): Scene;
  /** The pages of the card on a face: one, or a cover and what is inside. */
  layoutPages(card: Card, options: LayoutOptions & { readonly face: Face }): readonly Scene[];
  /** The sender's colours that could not be read on some face, so that a darker or lighter one is shown. */
  replacedColors(card: Card, options: LayoutOptions): readonly ColorField[];
}

export interface LayoutTools {
  readonly measurer: Measurer;
  readonly emoji: EmojiIndex;
  /** Our own words on cards, by the card's language. */
  readonly phrasesOf: PhrasesOf;
}

export function createLayouter(tools: LayoutTools): Layouter {
  const preparer = createTextPreparer(tools);
  const ground = createGrounds();
  function arranged(card: Card, { face, ...options }: LayoutOptions & { face: Face }) {
    const { background } = options;
    const parts = {
      wording: wordingOf(card, tools.phrasesOf(card.language), options.placeholder),
      pictures: picturesOf(card, options),
      preparer,
    };
    const composition = compositionFor(card.composition);
    const { pictures } = parts;
    const cover = coverFor(card, background, { ...composition, pictures });
    const given = elementsOf(card, parts, {
      colors: {
        title: colorOf(card.titleColor),
        words: colorOf(card.wishColor),
        panel: background.panel,
        accent: background.cover.accent,
      },
      cover:
        cover && face.key !== 'landscape'
          ? { heading: cover.heading[face.key], rosette: cover.rosette?.[face.key] ?? null }
          : null,
    });
    const lettering = letteringFor(card.lettering);
    const isNight = lettering === 'neon' && !composition.hasPaper;
    // The first cards had this face only, and are to look as they did. They had no large photos.
    const keepsColors =
      composition.key === 'classic' &&
      face.key === 'landscape' &&
      lettering === 'plain' &&
      !(given.largePhotos && given.photos.length > 0);
    const pages = arrangePages(composition, given, face).map((page) => {
      if (cover && page.onCover) {
        const photo = cover === photoCover ? pictures.receiver : null;
        const drawn = ground(photo ? 'photo' : `cover ${background.key}`, cover, { ...card, face });
        const under = photo ? { ...drawn, nodes: [fullPhotoOn(face, photo), ...drawn.nodes] } : drawn;
        return { page, under, papers: [], inks: coverInks(page, drawn.sampled(), { chosen: card, cover }) };
      }
      if (page.scene) {
        const under = ground(
          `${composition.key} ${background.key} ${JSON.stringify(page.scene.frame)}`,
          sceneDrawing(page.scene, background.cover),
          { ...card, face },
        );
        return { page, under, papers: [], inks: inksOf(page, under.sampled(), card) };
      }
      const under = ground(background.key, background, { ...card, face });
      const papers = isNight
        ? [...boardNodes(face.sheet, colorOf(card.titleColor)), ...(page.papers ?? [])]
        : paperNodes(page, background.panel);
      if (keepsColors) return { page, under, papers, inks: chosenInks(card) };
      const inks = inksOf(page, under.sampled(papers), card);
      return { page, under, papers, inks: isNight ? brighter(inks) : inks };
    });
    return { composition, parts, given, pages, lettering };
  }

  function layoutPages(card: Card, options: LayoutOptions & { face: Face }): Scene[] {
    const { composition, parts, given, pages, lettering } = arranged(card, options);
    const { width, height } = options.face;
    const find = options.findSticker ?? (() => null);
    const [first] = pages;
    const slots = composition.slots(options.face);
    const places = first ? sized(slots, card.stickers, { ...first, face: options.face }) : slots;
    const stickers = stickerNodes(card.stickers, places, { find, photoHref: options.photoHref });
    return pages.map(({ page, under, papers, inks }, index) => ({
      width,
      height,
      nodes: [
        ...under.nodes,
        ...papers,
        ...inks.veils,
        ...pageNodes(card, page, { ...parts, given, inks, lettering }),
        ...(index === 0 && stickers.nodes.length > 0 ? [stickerGroup(stickers.nodes)] : []),
      ],
      symbols: { ...under.symbols, ...(index === 0 && stickers.symbols) },
      description: cardDescription(card, tools.phrasesOf(card.language)),
    }));
  }

  return {
    layoutPages,
    replacedColors(card, options) {
      const pages = faces.flatMap((face) => arranged(card, { ...options, face }).pages);
      return [...new Set(pages.flatMap(({ inks }) => inks.replaced))];
    },
    layout(card, options) {
      const [scene] = layoutPages(card, { ...options, face: landscape });
      if (!scene) throw new Error('A landscape card is one page.');
      return scene;
    },
  };
}

/** Where the focus of a photo comes on a cover, as a share of its height: above the heading. */
const aboveHeading = 0.36;

/** A photo that is the ground of a page: words are on it when it is first seen. */
function fullPhotoOn({ width, height }: Face, picture: Picture): SceneNode {
  return plainPhoto(picture, { x: 0, y: 0, width, height }, aboveHeading);
}

/** Stickers enter last, all at once, over everything else. */
function stickerGroup(children: readonly SceneNode[]): SceneNode {
  return { kind: 'group', stage: 4, children };
}

/** The slots on the first page, those of large stickers as large as words, photos and other stickers allow. */
function sized(
  slots: readonly Frame[],
  stickers: Card['stickers'],
  { page, face: { core } }: { readonly page: Arrangement; readonly face: Face },
): readonly Frame[] {
  const grown = [...slots];
  for (const { slot } of stickers.filter(({ large }) => large)) {
    const own = grown[slot];
    const others = stickers.flatMap((one) => (one.slot === slot ? [] : (grown[one.slot] ?? [])));
    if (own) grown[slot] = largeSlot(own, core, [...everyBox(page), ...others]);
  }
  return grown;
}

/** One card by itself. The emoji of the scene still lack their pictures: see `emojiIds` and `withEmoji`. */
export function layoutCard(
  card: Card,
  { measurer, emoji, phrasesOf, ...options }: LayoutOptions & LayoutTools,
): Scene {
  return createLayouter({ measurer, emoji, phrasesOf }).layout(card, options);
}

function picturesOf(card: Card, { photoHref, placeholder }: LayoutOptions): Pictures {
  const sample = placeholder?.photos ? 'sample' : null;
  const filter = photoFilterByKey[card.photoFilter];
  const pictureOf = (photo: Photo) => ({ photo, href: photoHref(photo), filter });
  return {
    receiver: card.receiverPhoto ? pictureOf(card.receiverPhoto) : sample,
    sender: card.senderPhoto ? pictureOf(card.senderPhoto) : sample,
    others: card.photos.map(pictureOf),
  };
}
