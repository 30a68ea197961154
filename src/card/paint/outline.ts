import type { Matrix, RectNode, Shape, UseNode } from '#card/scene/scene.ts';

/** The corner radius that fits into the rectangle: a larger one would mean another shape to each painter. */
export function cornerRadius(rect: Pick<RectNode, 'width' | 'height' | 'radius'>): number {
  return Math.max(0, Math.min(rect.radius ?? 0, rect.width / 2, rect.height / 2));
}

/** The shape's outline as SVG path data; empty where there is nothing to paint. */
export function outline(shape: Shape): string {
  switch (shape.kind) {
    case 'path':
      return shape.d;
    case 'rect':
      return rectOutline(shape);
    case 'ellipse': {
      const { cx, cy, rx, ry } = shape;
      if (rx <= 0 || ry <= 0) return '';
      return `M${cx + rx} ${cy}A${rx} ${ry} 0 0 1 ${cx - rx} ${cy}A${rx} ${ry} 0 0 1 ${cx + rx} ${cy}Z`;
    }
  }
}

function rectOutline(rect: Extract<Shape, { kind: 'rect' }>): string {
  const { x, y, width, height } = rect;
  if (width <= 0 || height <= 0) return '';
  const radius = cornerRadius(rect);
  const right = x + width;
  const bottom = y + height;
  if (radius === 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`;
  const corner = `A${radius} ${radius} 0 0 1`;
  return [
    `M${x + radius} ${y}H${right - radius}${corner} ${right} ${y + radius}`,
    `V${bottom - radius}${corner} ${right - radius} ${bottom}`,
    `H${x + radius}${corner} ${x} ${bottom - radius}`,
    `V${y + radius}${corner} ${x + radius} ${y}Z`,
  ].join('');
}

/** Places a symbol's view box in the box of its use: scaled to fit, centred, nothing cut. */
export function viewBoxTransform(
  viewBox: readonly [number, number, number, number],
  box: Omit<UseNode, 'kind' | 'symbol'>,
): Matrix {
  const [x, y, width, height] = viewBox;
  const scale = Math.min(box.width / width, box.height / height);
  return [
    scale,
    0,
    0,
    scale,
    box.x + (box.width - width * scale) / 2 - x * scale,
    box.y + (box.height - height * scale) / 2 - y * scale,
  ];
}
