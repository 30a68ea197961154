import type { Background } from '#card/backgrounds/background.ts';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import type { Scene } from '#card/scene/scene.ts';
import { cardHues, type HueSource, type Hues } from './card-hues.ts';
import { type EnvelopeLook, envelopeSize } from './envelopes/envelope.ts';
import { envelopes } from './envelopes/registry.ts';

/** Units around an envelope, for its shadow. */
const margin = 44;

/** Every envelope in the colours of the card, closed and without names, as SVG files' texts. */
export function closedEnvelopes(card: HueSource, background: Background) {
  const hues = cardHues(card, background);
  return envelopes.map((look) => ({
    key: look.key,
    svg: svgMarkup(svgTree(closedEnvelope(look, hues), { idPrefix: 'e' })),
  }));
}

export function closedEnvelope({ label, draw }: EnvelopeLook, hues: Hues): Scene {
  const { symbols, back, pocket, flap, clasp } = draw(hues);
  return {
    width: envelopeSize.width + 2 * margin,
    height: envelopeSize.height + 2 * margin,
    nodes: [
      {
        kind: 'group',
        transform: [1, 0, 0, 1, margin, margin],
        children: [...back, ...pocket, ...flap, ...clasp],
      },
    ],
    symbols,
    description: label,
  };
}
