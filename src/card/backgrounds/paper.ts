import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face } from '../faces/faces.ts';
import { cut, line, shadowed } from './cutout.ts';
import { box, type Point, polar, round } from './outline.ts';

/** A sheet's outline, `inset` units inside its outer edge (for a second line within it). */
export type SheetShape = (inset: number) => string;

function sides({ sheet: { x, y, width, height } }: Face, inset: number) {
  return { left: x + inset, top: y + inset, right: x + width - inset, bottom: y + height - inset };
}

export const roundedSheet =
  (face: Face): SheetShape =>
  (inset) => {
    const { left, top, right, bottom } = sides(face, inset);
    return box(left, top, right - left, bottom - top, 44 - inset * 0.6);
  };

/** Corners bitten out in quarter circles, like an old ticket. */
export const ticketSheet =
  (face: Face): SheetShape =>
  (inset) => {
    const { left, top, right, bottom } = sides(face, inset);
    const r = 46;
    const arc = (x: number, y: number) => `A${r} ${r} 0 0 0 ${x} ${y}`;
    return (
      `M${left + r} ${top}H${right - r}${arc(right, top + r)}V${bottom - r}${arc(right - r, bottom)}` +
      `H${left + r}${arc(left, bottom - r)}V${top + r}${arc(left + r, top)}Z`
    );
  };

/** Round corners between two small shoulders, like a label on a jar. */
export const labelSheet =
  (face: Face): SheetShape =>
  (inset) => {
    const { left, top, right, bottom } = sides(face, inset);
    const [s, r] = [16, 40];
    const corner = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`;
    return (
      `M${left + s + r} ${top}H${right - s - r}v${s}${corner(right - s, top + s + r)}h${s}` +
      `V${bottom - s - r}h${-s}${corner(right - s - r, bottom - s)}v${s}H${left + s + r}v${-s}` +
      `${corner(left + s, bottom - s - r)}h${-s}V${top + s + r}h${s}${corner(left + s + r, top + s)}Z`
    );
  };

/** Bumps all round, as from wavy scissors; inner lines follow as a plain round box. */
export const scallopedSheet =
  (face: Face): SheetShape =>
  (inset) => {
    if (inset > 0) return roundedSheet(face)(inset);
    const { left, top, right, bottom } = sides(face, 8);
    const bumps = (length: number, dx: number, dy: number): string => {
      const count = Math.round(length / 36);
      const step = length / count;
      const r = round(step * 0.52);
      return `a${r} ${r} 0 0 1 ${round(step * dx)} ${round(step * dy)}`.repeat(count);
    };
    const [width, height] = [right - left, bottom - top];
    return `M${left} ${top}${bumps(width, 1, 0)}${bumps(height, 0, 1)}${bumps(width, -1, 0)}${bumps(height, 0, -1)}Z`;
  };

/** A window of a palace: shoulders that rise to a pointed middle. */
export const palaceSheet =
  (face: Face): SheetShape =>
  (inset) => {
    const { left, right, bottom } = sides(face, inset);
    const top = face.sheet.y + inset * 1.1;
    const middle = face.width / 2;
    const peak = face.sheet.y - 60 + inset * 1.9;
    return (
      `M${left} ${bottom - 30}V${top + 96}C${left} ${top + 44} ${left + 18} ${top + 24} ${left + 44} ${top + 24}` +
      `C${left + 50} ${top + 8} ${left + 78} ${top} ${left + 110} ${top}L${middle - 130} ${top}` +
      `C${middle - 70} ${top} ${middle - 34} ${top - 22} ${middle} ${peak}C${middle + 34} ${top - 22} ${middle + 70} ${top} ${middle + 130} ${top}L${right - 110} ${top}` +
      `C${right - 78} ${top} ${right - 50} ${top + 8} ${right - 44} ${top + 24}` +
      `C${right - 18} ${top + 24} ${right} ${top + 44} ${right} ${top + 96}V${bottom - 30}` +
      `Q${right} ${bottom} ${right - 30} ${bottom}H${left + 30}Q${left} ${bottom} ${left} ${bottom - 30}Z`
    );
  };

/** A sheet of paper over the picture, with one or two fine lines inside its edge. */
export function sheet(
  shape: SheetShape,
  paper: Color,
  trim?: { color: Color; width?: number; inset?: number; dash?: readonly number[]; second?: Color },
): readonly SceneNode[] {
  const nodes = [...shadowed(shape(0), paper, 12)];
  if (!trim) return nodes;
  const { color, width = 2.5, inset = 14, dash, second } = trim;
  nodes.push(line(shape(inset), color, width, dash ? { dash } : undefined));
  if (second) nodes.push(line(shape(inset + 7), second, 1.5));
  return nodes;
}

/** Points along the border between card edge and sheet, for motifs that march round it. */
export function borderPoints(
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
): readonly (readonly [...Point, number])[] {
  const across = Math.round(width / step);
  const down = Math.round(height / step);
  const points: (readonly [number, number, number])[] = [];
  for (let i = 0; i < across; i++) {
    points.push(
      [x + (width * (i + 0.5)) / across, y, 0],
      [x + (width * (i + 0.5)) / across, y + height, 180],
    );
  }
  for (let i = 0; i < down; i++) {
    points.push([x, y + (height * (i + 0.5)) / down, 270], [x + width, y + (height * (i + 0.5)) / down, 90]);
  }
  return points;
}

interface WavyHole {
  /** How far it lies outside the calm zone, aside and above. */
  readonly reach: { readonly x: number; readonly y: number };
  /** The higher, the nearer to a box, so that the corners stay open for text. */
  readonly power: number;
  readonly swell: number;
  readonly phase: number;
}

/** A wavy frame's hole: a rounded box whose edge breathes in and out. */
export function wavyHole({ calm, ...face }: Face, { reach, power, swell, phase }: WavyHole): string {
  const { x, y, width, height } = calm;
  const [rx, ry] = [width / 2 + reach.x, height / 2 + reach.y];
  const steps = 44;
  let d = '';
  const points: Point[] = Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * 360;
    const [ux, uy] = polar(0, 0, 1, angle);
    // A superellipse.
    const k = (Math.abs(ux) ** power + Math.abs(uy) ** power) ** (-1 / power);
    const wave =
      1 + ((2 * swell) / face.height) * (0.5 + 0.5 * Math.sin(((angle * Math.PI) / 180) * 11 + phase));
    return [x + width / 2 + rx * ux * k * wave, y + height / 2 + ry * uy * k * wave];
  });
  for (const [index, [px, py]] of points.entries()) {
    const next = points[(index + 1) % steps] as Point;
    const middle = [(px + next[0]) / 2, (py + next[1]) / 2] as const;
    d +=
      index === 0
        ? `M${round(middle[0])} ${round(middle[1])}`
        : `Q${round(px)} ${round(py)} ${round(middle[0])} ${round(middle[1])}`;
  }
  const first = points[0] as Point;
  const second = points[1] as Point;
  return `${d}Q${round(first[0])} ${round(first[1])} ${round((first[0] + second[0]) / 2)} ${round((first[1] + second[1]) / 2)}Z`;
}

/** A plain calm light in the middle, for pictures without a sheet. */
export function calmZoneFill({ calm }: Face, color: Color): SceneNode {
  return cut(box(calm.x, calm.y, calm.width, calm.height, calm.radius), color);
}
