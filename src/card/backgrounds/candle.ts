import type { Color, SceneNode } from '#card/scene/scene.ts';
import { cut, glow, line, mix } from './cutout.ts';
import { box, oval, round } from './outline.ts';

interface CandlePlace {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly color: Color;
}

/** A burning candle with stripes; its flame stands 92 above `top`. */
export function candle({ x, top, bottom, width, color }: CandlePlace): readonly SceneNode[] {
  const half = width / 2;
  const stripes = Array.from({ length: Math.floor((bottom - top) / 64) }, (_, i) => {
    const y = top + 34 + i * 64;
    return `M${round(x - half)} ${y + 26}L${round(x + half)} ${y - 8}V${y + 16}L${round(x - half)} ${y + 50}Z`;
  });
  return [
    cut(box(x - half, top, width, bottom - top, 7), color),
    cut(stripes.join(''), '#fffaf0', 0.9),
    cut(box(x + half * 0.35, top + 2, half * 0.65, bottom - top), mix(color, '#4a1436', 0.5), 0.3),
    cut(oval(x, top + 5, half, 7), mix(color, '#ffffff', 0.45)),
    line(`M${x} ${top + 4}v-20`, '#5b3a2c', 4),
    glow(x, top - 44, Math.min(46, width * 1.5), '#ffd766', 'aa'),
    cut(
      `M${x} ${top - 92}C${x + 34} ${top - 52} ${x + 24} ${top - 10} ${x} ${top - 10}C${x - 24} ${top - 10} ${x - 32} ${top - 46} ${x} ${top - 92}Z`,
      '#ffab2e',
    ),
    cut(
      `M${x} ${top - 62}C${x + 17} ${top - 38} ${x + 13} ${top - 14} ${x} ${top - 14}C${x - 13} ${top - 14} ${x - 16} ${top - 36} ${x} ${top - 62}Z`,
      '#fff3b8',
    ),
  ];
}
