import type { Background } from '#card/backgrounds/background.ts';
import type { Card } from '#card/document/card.ts';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import {
  cakeNodes,
  cakeSize,
  candleNodes,
  candleRows,
  candleSize,
  candlesFor,
  flameNodes,
} from './candles.ts';
import { cardHues, type HueSource, type Hues, type StageColors, stageColors } from './card-hues.ts';
import { coverSize, type EnvelopeLook, envelopeSize } from './envelopes/envelope.ts';
import { envelopeFor } from './envelopes/registry.ts';

/** What is drawn of a card's opening: SVG text, safe inside HTML. */
export interface OpeningDrawing {
  /** The colours of the stage on which it stands, as properties of CSS. */
  readonly stage: StageColors;
  /** Null for a card that is open at once. */
  readonly envelope: DrawnEnvelope | null;
  /** Null for a card without candles. */
  readonly candles: DrawnCandles | null;
}

/** The clasp is there twice, for its two halves. */
export type DrawnEnvelope = Readonly<Record<Sheet | 'claspAgain', string>> &
  Pick<EnvelopeLook, 'key' | 'ink'>;

export interface DrawnCandles {
  readonly cake: string;
  /** In rows, the one behind first. */
  readonly rows: readonly (readonly DrawnCandle[])[];
}

interface DrawnCandle {
  readonly kind: 'stick' | 'digit';
  readonly drawing: string;
  readonly flame: string;
}

const sheets = ['back', 'pocket', 'flap', 'clasp', 'lining', 'cover'] as const;
type Sheet = (typeof sheets)[number];

/** The envelope and the candles as the sender chose them, in the colours of the card. */
export function drawOpening(
  card: HueSource & Pick<Card, 'age' | 'opening'>,
  background: Background,
): OpeningDrawing {
  const { shown, candles, envelope } = card.opening;
  const hues = cardHues(card, background);
  return {
    stage: stageColors(hues),
    envelope: shown ? drawEnvelope(envelopeFor(envelope), hues) : null,
    candles: candles ? drawCandles(card.age, hues) : null,
  };
}

export function drawEnvelope(
  { key, ink, draw }: EnvelopeLook,
  hues: Hues,
  idPrefix = 'envelope',
): DrawnEnvelope {
  const drawn = draw(hues);
  const svgOf = (sheet: Sheet, name: string = sheet) => {
    const size = sheet === 'cover' ? coverSize : envelopeSize;
    return svg({ ...size, nodes: drawn[sheet], symbols: drawn.symbols }, `${idPrefix}-${name}`);
  };
  return {
    key,
    ink,
    claspAgain: svgOf('clasp', 'clasp-again'),
    ...(Object.fromEntries(sheets.map((sheet) => [sheet, svgOf(sheet)])) as Record<Sheet, string>),
  };
}

function drawCandles(age: number | null, hues: Hues): DrawnCandles {
  const candles = candlesFor(age);
  const drawn = candles.map((candle, index) => ({
    kind: candle === 'stick' ? ('stick' as const) : ('digit' as const),
    drawing: svg({ ...candleSize(candle), nodes: candleNodes(candle, index, hues) }, `candle-${index}`),
    flame: svg({ width: 44, height: 44, nodes: flameNodes() }, `flame-${index}`),
  }));
  const [behind = 0, front] = candleRows(candles.length);
  return {
    cake: svg({ ...cakeSize, nodes: cakeNodes(hues, front ? 2 : 1) }, 'cake'),
    rows: front ? [drawn.slice(0, behind), drawn.slice(behind)] : [drawn],
  };
}

interface Drawn extends Partial<Pick<Scene, 'symbols'>> {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly SceneNode[];
}

function svg({ symbols = {}, ...drawn }: Drawn, idPrefix: string): string {
  const tree = svgTree({ ...drawn, symbols, description: '' }, { idPrefix });
  // The front of the card is cut to the shape of the card; the others have their own shape.
  return svgMarkup({ ...tree, attributes: { ...tree.attributes, preserveAspectRatio: 'xMidYMid slice' } });
}
