import type { Background } from '#card/backgrounds/background.ts';
import { directionOf } from '#card/layout/wording.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import { type FittedText, fitText } from '#card/text/fit-text.ts';
import { isolate } from '#card/text/normalise-text.ts';
import { placeText } from '#card/text/place-text.ts';
import type { PrepareOptions, TextPreparer } from '#card/text/prepare.ts';
import type { Card } from '../document/card.ts';
import { cardEastAsian, type WrittenCard } from '../document/card-text.ts';
import { type Phrases, phrase } from '../document/phrases.ts';
import { type AddressLine, addressOf } from './address.ts';
import { cardHues, type HueSource, type Hues, stageColors } from './card-hues.ts';
import { type EnvelopeLook, envelopeSize, inks } from './envelopes/envelope.ts';
import { envelopeFor } from './envelopes/registry.ts';
import { tableSize, type VideoSheet, videoSheets } from './opening-video.ts';

interface Addressed extends WrittenCard, HueSource, Pick<Card, 'typeface' | 'opening'> {}

interface VideoEnvelopeTools {
  readonly background: Background;
  readonly preparer: TextPreparer;
  readonly phrases: Phrases;
}

/**
 * The card's envelope with the names on its pocket. One scene with a node for each sheet, so that its fonts and emoji are
 * loaded as those of a page are; `opening-video.ts` puts the sheets where they belong.
 */
export function videoEnvelope(card: Addressed, { background, ...tools }: VideoEnvelopeTools): Scene {
  const look = envelopeFor(card.opening.envelope);
  const hues = cardHues(card, background);
  const { symbols, ...drawn } = look.draw(hues);
  const sheets: Readonly<Record<VideoSheet, readonly SceneNode[]>> = {
    ...drawn,
    table: tableNodes(hues),
    flap: [...drawn.flap, ...drawn.clasp],
    pocket: [...drawn.pocket, ...nameNodes(card, { ...tools, ink: look.ink })],
  };
  return {
    ...envelopeSize,
    nodes: videoSheets.map((sheet) => ({ kind: 'group', children: sheets[sheet] })),
    symbols,
    description: tools.phrases.envelope,
  };
}

/** The stage of the card's page: its dark colour, with light in the middle. */
function tableNodes(hues: Hues): readonly SceneNode[] {
  const { '--stage': dark, '--stage-light': light } = stageColors(hues);
  const middle = tableSize / 2;
  return [
    {
      kind: 'rect',
      ...{ x: 0, y: 0, width: tableSize, height: tableSize },
      fill: {
        kind: 'radial',
        center: [middle, middle],
        radius: middle,
        stops: [
          { offset: 0, color: light },
          { offset: 1, color: dark },
        ],
      },
    },
  ];
}

/** Units of the envelope: between the flap's tip and the border that some have below. */
const namesBox = { x: 109, top: 294, width: 422, height: 126 } as const;

interface NameTools extends Pick<VideoEnvelopeTools, 'preparer' | 'phrases'>, Pick<EnvelopeLook, 'ink'> {}

function nameNodes(card: Addressed, { preparer, phrases, ink }: NameTools): readonly SceneNode[] {
  const { typeface } = card;
  const options: PrepareOptions = {
    role: 'heading',
    typeface,
    base: directionOf(phrases),
    eastAsian: cardEastAsian(card),
  };
  const { to, from } = addressOf(card, phrases);
  const fitted = (line: AddressLine, height: number, maxSize: number): FittedText => {
    const text = phrase(line.text, { name: isolate(line.name) });
    return fitText(preparer.prepare(text, options), {
      ...{ width: namesBox.width, height, maxSize, minSize: 16, lineHeight: 1.12, maxLines: 2 },
    });
  };
  const lines = [fitted(to, 84, 50), ...(from ? [fitted(from, 42, 30)] : [])];
  const used = lines.reduce((sum, { height }) => sum + height, 0);
  let top = namesBox.top + (namesBox.height - used) / 2;
  return lines.flatMap((line) => {
    const nodes = placeText(line, { x: namesBox.x, top, width: namesBox.width, fill: inks[ink] });
    top += line.height;
    return nodes;
  });
}
