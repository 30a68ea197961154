import { mix } from '#card/backgrounds/cutout.ts';
import { type Face, type Frame, inset, portrait, square } from '#card/faces/faces.ts';
import type { Color, SceneNode, Shape } from '#card/scene/scene.ts';
import { softShadow } from '#card/scene/soft-shadow.ts';
import { classic } from './classic/classic.ts';
import type { Arrangement, Composition, Elements, SceneView } from './composition.ts';
import { squareAt } from './extras.ts';
import { insideSafeMargin, leadPhotoOf } from './lead-photo.ts';
import { fullPhoto } from './photo-shapes.ts';
import { edgeSlots } from './slots.ts';
import { onePage, setWords } from './words.ts';

/** The scene of the cover on one side of a wide card, the words on plain paper beside it. */
interface SceneLook extends Pick<Composition, 'key' | 'label'> {
  readonly side: 'left' | 'right';
  /** The scene with what is drawn around it, `width` units wide at most, from that side of a card so high. */
  readonly view: (place: Place) => View;
}

interface Place {
  readonly core: Frame;
  /** 0.5 to 1: how much of its width it may have beside these words. */
  readonly share: number;
  readonly accent: Color;
}

interface View extends Pick<SceneView, 'frame' | 'clips' | 'under' | 'over'> {
  /** From the card's edge to the inner edge of the view. */
  readonly width: number;
}

function sceneBeside({ key, label, side, view }: SceneLook): Composition {
  return {
    key,
    label,
    photos: { min: 0, max: 0 },
    slots: edgeSlots,
    arrange(given, face) {
      if (leadPhotoOf(given)) return fullPhoto.arrange(given, face);
      if (face.key !== 'landscape') return classic.arrange(given, face);
      return onePage(given, (own) => arranged(own, face, { side, view }));
    },
  };
}

/** Between words and scene, and from the words to where stickers are. */
const gap = 56;

function arranged(
  given: Elements,
  { core }: Face,
  { side, view }: Pick<SceneLook, 'side' | 'view'>,
): Arrangement {
  const { accent } = given.colors;
  const { width: taken, ...drawn } = view({ core, share: 0.5 + 0.5 * given.display, accent });
  const outer = 124;
  const width = core.width - taken - gap - outer;
  const zone = { x: side === 'left' ? taken + gap : outer, y: core.y + 72, width, height: core.height - 144 };
  const rosette = given.age ? 116 * (0.5 + 0.5 * given.display) : 0;
  const words = rosette > 0 ? { ...zone, y: zone.y + rosette, height: zone.height - rosette } : zone;
  const set = setWords(given, words, { heading: 76, share: 0.34, message: [52, 38], from: 31, gap: 28 });
  const age = squareAt(zone.x + (zone.width - rosette) / 2, set.bounds.y - rosette - 10, rosette);
  return {
    ...set,
    age: rosette > 0 ? insideSafeMargin(age, core) : null,
    bounds: core,
    scene: {
      ...drawn,
      part: partFor(drawn.frame),
      face: faceFor(drawn.frame),
      under: [...paperOf(core, accent), ...drawn.under],
    },
  };
}

/** Paper in a breath of the scene's own colour. */
function paperOf({ x, y, width, height }: Frame, accent: Color): readonly SceneNode[] {
  const stops = [0.93, 0.84].map((light, offset) => ({ offset, color: mix(accent, '#fffcf6', light) }));
  return [
    {
      kind: 'rect',
      x,
      y,
      width,
      height,
      fill: { kind: 'linear', from: [0, y], to: [0, y + height], stops },
    },
  ];
}

function faceFor({ width, height }: Frame): Face {
  return height > width * 1.15 ? portrait : square;
}

/** The greatest part of the cover's drawing with the frame's proportions, its motif in the middle. */
function partFor(frame: Frame): Frame {
  const face = faceFor(frame);
  // Headings stand above, so that what is drawn is below them.
  const motif = face.key === 'portrait' ? { y: 1020, height: 1160 } : { y: 680, height: 800 };
  const aspect = frame.width / frame.height;
  const height = Math.min(Math.max(motif.height, frame.height), face.width / aspect, face.height);
  const width = height * aspect;
  return {
    x: (face.width - width) / 2,
    y: Math.min(motif.y - height / 2, face.height - height),
    width,
    height,
  };
}

function strip(x: number, width: number, colors: readonly [Color, Color], height: number): SceneNode {
  const stops = colors.map((color, offset) => ({ offset, color }));
  const fill = { kind: 'linear', from: [x, 0], to: [x + width, 0], stops } as const;
  return { kind: 'rect', x, y: 0, width, height, fill };
}

/** Cover and inside of a card that stands open. */
export const openCard = sceneBeside({
  key: 'open-card',
  label: 'Open card',
  side: 'left',
  view({ core, share }) {
    const width = 548 * share;
    const frame = { x: 0, y: 0, width, height: core.height };
    return {
      width,
      frame,
      clips: [{ kind: 'rect', ...frame }],
      under: [],
      over: [
        strip(width - 34, 34, ['#2b1d1400', '#2b1d1438'], core.height),
        strip(width, 46, ['#2b1d1430', '#2b1d1400'], core.height),
      ],
    };
  },
});

export const slantedScene = sceneBeside({
  key: 'slanted-scene',
  label: 'Slanted picture',
  side: 'right',
  view({ core: { width: all, height }, share }) {
    const [top, foot] = [470 * share, 610 * share];
    const edge = (by: number) => `M${all - top - by} 0L${all - foot - by} ${height}`;
    return {
      width: foot,
      frame: { x: all - foot, y: 0, width: foot, height },
      clips: [{ kind: 'path', d: `${edge(0)}H${all}V0Z` }],
      under: [
        {
          kind: 'path',
          d: `${edge(12)}`,
          stroke: { paint: '#2b1d1418', width: 22, cap: 'square' },
        },
      ],
      over: [{ kind: 'path', d: edge(0), stroke: { paint: '#fffcf6', width: 14, cap: 'square' } }],
    };
  },
});

export const roundWindow = sceneBeside({
  key: 'round-window',
  label: 'Round window',
  side: 'left',
  view({ core: { height }, share, accent }) {
    const r = 376 * share;
    const [cx, cy] = [r * 0.62, height / 2];
    const circle = { kind: 'ellipse', cx, cy, rx: r, ry: r } as const;
    const ring = (by: number, paint: Color, width: number): SceneNode => ({
      kind: 'ellipse',
      cx,
      cy,
      rx: r + by,
      ry: r + by,
      stroke: { paint, width },
    });
    return {
      width: cx + r + 26,
      frame: { x: cx - r, y: cy - r, width: 2 * r, height: 2 * r },
      clips: [circle],
      under: [{ ...circle, cy: cy + 10, rx: r + 14, ry: r + 14, fill: '#2b1d1416' }],
      over: [ring(0, '#fffcf6', 16), ring(20, accent, 3)],
    };
  },
});

/** The outline of an arched window. */
function arch({ x, y, width, height }: Frame): string {
  const r = width / 2;
  return `M${x} ${y + height}V${y + r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height}Z`;
}

export const archedWindow = sceneBeside({
  key: 'arched-window',
  label: 'Arched window',
  side: 'right',
  view({ core: { width: all, height }, share, accent }) {
    const width = 500 * share;
    const frame = { x: all - width - 90, y: height - width * 0.5 - 566, width, height: width * 0.5 + 566 };
    const around = inset(frame, -20);
    return {
      width: width + 90,
      frame,
      clips: [{ kind: 'path', d: arch(frame) }],
      under: [{ kind: 'path', d: arch(inset(frame, -12)), fill: '#fffcf6' }],
      over: [{ kind: 'path', d: arch(around), stroke: { paint: accent, width: 3 } }],
    };
  },
});

/** One scene seen through three tall panes. */
export const triptych = sceneBeside({
  key: 'triptych',
  label: 'Three panes',
  side: 'left',
  view({ core: { height }, share }) {
    const [step, between] = [186 * share, 16];
    const left = 74;
    const panes = [0, 1, 2].map((index): Frame => {
      const drop = index === 1 ? 0 : 56;
      return { x: left + index * (step + between), y: 70 + drop, width: step, height: height - 196 };
    });
    const width = 3 * step + 2 * between;
    return {
      width: left + width,
      frame: { x: left, y: 70, width, height: height - 140 },
      clips: panes.map((pane): Shape => ({ kind: 'rect', ...pane, radius: 12 })),
      under: panes.flatMap((pane) => softShadow(pane, 12)),
      over: [],
    };
  },
});

/** A picture behind a mat in a frame on the wall. */
export const framedScene = sceneBeside({
  key: 'framed-scene',
  label: 'Framed',
  side: 'right',
  view({ core: { width: all, height }, share, accent }) {
    const width = 390 * share;
    const tall = Math.min(width * 1.3, height - 240);
    const frame = { x: all - width - 130, y: (height - tall) / 2, width, height: tall };
    const rect = (by: number, fill: Color): SceneNode => ({
      kind: 'rect',
      ...inset(frame, -by),
      radius: 4,
      fill,
    });
    return {
      width: width + 130 + 66,
      frame,
      clips: [{ kind: 'rect', ...frame }],
      under: [
        ...softShadow(inset(frame, -66), 6, 1.6),
        rect(66, mix(accent, '#1c1020', 0.25)),
        rect(60, mix(accent, '#fffcf6', 0.12)),
        rect(48, '#fffcf6'),
        rect(4, mix(accent, '#fffcf6', 0.7)),
      ],
      over: [],
    };
  },
});
