/** Path data (SVG) of the shapes the pictures are cut from. Numbers carry one decimal: a tenth of a unit is invisible. */
export type Point = readonly [x: number, y: number];

export function round(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

function at(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

/** The point at an angle (degrees, clockwise from the right) and a distance from a centre. */
export function polar(cx: number, cy: number, distance: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [cx + distance * Math.cos(radians), cy + distance * Math.sin(radians)];
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => at(x, y)).join('L')}Z`;
}

/** A soft curve through all points (Catmull-Rom as cubics); `closed` joins the last to the first. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const point = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] as Point;
  let d = `M${at(...point(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    d += `C${at(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)} `;
    d += `${at(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6)} ${at(...to)}`;
  }
  return closed ? `${d}Z` : d;
}

export function circle(cx: number, cy: number, r: number): string {
  return oval(cx, cy, r, r);
}

export function oval(cx: number, cy: number, rx: number, ry: number): string {
  const [w, h] = [round(rx), round(ry)];
  return `M${at(cx - rx, cy)}a${w} ${h} 0 1 1 ${round(2 * rx)} 0a${w} ${h} 0 1 1 ${round(-2 * rx)} 0Z`;
}

/** A closed ring of two circles, for the even-odd rule or as two windings. */
export function ring(cx: number, cy: number, outer: number, inner: number): string {
  const [r, w] = [round(inner), round(2 * inner)];
  return `${circle(cx, cy, outer)}M${at(cx - inner, cy)}a${r} ${r} 0 1 0 ${w} 0a${r} ${r} 0 1 0 ${-w} 0Z`;
}

export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${at(x, y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
  const [w, h, a] = [round(width - 2 * r), round(height - 2 * r), `a${round(r)} ${round(r)} 0 0 1`];
  const k = round(r);
  return `M${at(x + r, y)}h${w}${a} ${k} ${k}v${h}${a} ${-k} ${k}h${-w}${a} ${-k} ${-k}v${-h}${a} ${k} ${-k}Z`;
}

export function star(cx: number, cy: number, r: number, rotation = 0, tips = 5, waist = 0.45): string {
  return polygon(
    Array.from({ length: tips * 2 }, (_, index) =>
      polar(cx, cy, index % 2 ? r * waist : r, rotation - 90 + (index * 180) / tips),
    ),
  );
}

/** A star of four drawn-in sides, as light twinkles. */
export function twinkle(cx: number, cy: number, r: number): string {
  const q = r * 0.12;
  const corner = (x: number, y: number, tx: number, ty: number) =>
    `Q${at(cx + x, cy + y)} ${at(cx + tx, cy + ty)}`;
  return `M${at(cx, cy - r)}${corner(q, -q, r, 0)}${corner(q, q, 0, r)}${corner(-q, q, -r, 0)}${corner(-q, -q, 0, -r)}Z`;
}

export function heart(cx: number, cy: number, size: number, rotation = 0): string {
  const s = size / 2;
  const spin = (x: number, y: number): string => {
    const [dx, dy] = polar(0, 0, Math.hypot(x, y) * s, (Math.atan2(y, x) * 180) / Math.PI + rotation);
    return at(cx + dx, cy + dy);
  };
  return (
    `M${spin(0, 0.95)}C${spin(-0.35, 0.6)} ${spin(-1.05, 0.2)} ${spin(-1.05, -0.32)}` +
    `C${spin(-1.05, -0.98)} ${spin(-0.25, -1.05)} ${spin(0, -0.42)}` +
    `C${spin(0.25, -1.05)} ${spin(1.05, -0.98)} ${spin(1.05, -0.32)}` +
    `C${spin(1.05, 0.2)} ${spin(0.35, 0.6)} ${spin(0, 0.95)}Z`
  );
}

/** A pointed leaf from its base; `belly` shifts the widest place (0 base, 1 tip). */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  belly = 0.45,
): string {
  const tip = polar(x, y, length, degrees);
  const middle = polar(x, y, length * belly, degrees);
  const side = (sign: number) => polar(middle[0], middle[1], width, degrees + 90 * sign);
  return `M${at(x, y)}Q${at(...side(1))} ${at(...tip)}Q${at(...side(-1))} ${at(x, y)}Z`;
}

/** A round-ended petal from its base. */
export function petal(x: number, y: number, length: number, width: number, degrees: number): string {
  const spin = (along: number, across: number): string => {
    const [px, py] = polar(x, y, along * length, degrees);
    return at(...polar(px, py, (across * width) / 2, degrees + 90));
  };
  return (
    `M${at(x, y)}C${spin(0.25, -0.5)} ${spin(0.5, -1.05)} ${spin(0.8, -0.85)}` +
    `C${spin(1.05, -0.65)} ${spin(1.05, 0.65)} ${spin(0.8, 0.85)}C${spin(0.5, 1.05)} ${spin(0.25, 0.5)} ${at(x, y)}Z`
  );
}

export function petals(
  cx: number,
  cy: number,
  count: number,
  length: number,
  width: number,
  rotation = 0,
): string {
  return Array.from({ length: count }, (_, index) =>
    petal(cx, cy, length, width, rotation + (index * 360) / count),
  ).join('');
}

/** A round flower or rosette seen from above: `lobes` bumps on a circle. */
export function blossom(
  cx: number,
  cy: number,
  r: number,
  lobes: number,
  rotation = 0,
  depth = 0.16,
): string {
  const chord = 2 * r * (1 - depth) * Math.sin(Math.PI / lobes);
  const bump = round(chord * 0.56);
  let d = `M${at(...polar(cx, cy, r * (1 - depth), rotation))}`;
  for (let index = 1; index <= lobes; index++) {
    d += `A${bump} ${bump} 0 0 1 ${at(...polar(cx, cy, r * (1 - depth), rotation + (index * 360) / lobes))}`;
  }
  return `${d}Z`;
}

/** A closed blob that sits on a flat line: half-round puffs from left to right, for clouds. */
export function cloud(x: number, y: number, width: number): string {
  const puff = (rx: number, ry: number, dx: number, dy: number) =>
    `a${round(rx * width)} ${round(ry * width)} 0 0 1 ${round(dx * width)} ${round(dy * width)}`;
  return (
    `M${at(x + 0.1 * width, y)}${puff(0.11, 0.11, -0.005, -0.21)}${puff(0.14, 0.14, 0.2, -0.12)}` +
    `${puff(0.2, 0.2, 0.36, 0.02)}${puff(0.13, 0.13, 0.2, 0.12)}${puff(0.1, 0.1, 0.005, 0.19)}Z`
  );
}
