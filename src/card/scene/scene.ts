/**
 * What painters know: a readonly tree of a few primitives in user space: the units of a
 * card's face. Every text is measured, wrapped and placed already. Plain data: it can be sent as JSON.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly SceneNode[];
  /** Drawings used more than once (emoji, motifs), by the id that `use` nodes name. */
  readonly symbols: Readonly<Record<string, SceneSymbol>>;
  /** One plain sentence for those who cannot see the picture. */
  readonly description: string;
  /** A page of what others wrote on the card, which is no inside of a cover. */
  readonly isNotes?: true;
  /** What is heard while it is shown, one after the other, where there is sound. */
  readonly voices?: readonly SceneVoice[];
}

export interface SceneVoice {
  /** The address of the sound. */
  readonly href: string;
  readonly seconds: number;
}

export interface SceneSymbol {
  /** The square or box its children are drawn in: x, y, width, height. */
  readonly viewBox: readonly [number, number, number, number];
  readonly children: readonly SceneNode[];
}

export type SceneNode = GroupNode | RectNode | EllipseNode | PathNode | ImageNode | TextNode | UseNode;

/** x' = a x + c y + e, y' = b x + d y + f, as in SVG and Canvas. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface GroupNode {
  readonly kind: 'group';
  readonly transform?: Matrix;
  /** 0 to 1, of the group as a whole (its children are composed first). */
  readonly opacity?: number;
  readonly clip?: Shape;
  /** Its place in the entrance, from 0; a group without one does not move. See `motion`. */
  readonly stage?: number;
  readonly children: readonly SceneNode[];
}

export interface RectNode extends ShapeStyle {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Corner radius, one for all corners. */
  readonly radius?: number;
}

export interface EllipseNode extends ShapeStyle {
  readonly kind: 'ellipse';
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

export interface PathNode extends ShapeStyle {
  readonly kind: 'path';
  /** SVG path data. */
  readonly d: string;
  readonly fillRule?: 'nonzero' | 'evenodd';
}

/** A photo, stretched over its box; cropping is a clip on the group around it. */
export interface ImageNode {
  readonly kind: 'image';
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly filter?: PhotoFilter;
}

/** A change of a photo's colours: first towards grey, then a thin colour over it. */
export interface PhotoFilter {
  /** 0 to 1: the share of grey, of the luminosity that blend modes use (0.3 red, 0.59 green, 0.11 blue). */
  readonly gray: number;
  /** With its opacity, `#rrggbbaa`. */
  readonly wash: Color;
}

/** One run of text in one font and one direction on one line. */
export interface TextNode {
  readonly kind: 'text';
  /** Left edge of the run, whatever its direction. */
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  /** Advance width as measured by the layout. */
  readonly width: number;
  readonly text: string;
  readonly font: Font;
  readonly fill: Color;
  /** How much bolder its letters are on each side, with round corners. */
  readonly outline?: number;
  readonly direction: 'ltr' | 'rtl';
}

/** A symbol drawn into a box, scaled to fit and centred. */
export interface UseNode {
  readonly kind: 'use';
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A family of `text/fonts`, never a fallback list: which font draws which run is the layout's decision. */
export interface Font {
  readonly family: string;
  readonly weight: 400 | 700;
  /** Pixels (user units). */
  readonly size: number;
}

export interface ShapeStyle {
  readonly fill?: Paint;
  readonly stroke?: Stroke;
  readonly opacity?: number;
}

export interface Stroke {
  readonly paint: Paint;
  readonly width: number;
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'miter' | 'round' | 'bevel';
  readonly dash?: readonly number[];
}

/** `#rrggbb` or `#rrggbbaa`, lower case. */
export type Color = `#${string}`;

export type Paint = Color | LinearGradient | RadialGradient;

/** Points in the user space of the node that is painted. */
export interface LinearGradient {
  readonly kind: 'linear';
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly stops: readonly GradientStop[];
}

export interface RadialGradient {
  readonly kind: 'radial';
  readonly center: readonly [number, number];
  readonly radius: number;
  readonly focus?: readonly [number, number];
  /** Applied to centre, radius and focus: makes ellipses. */
  readonly transform?: Matrix;
  readonly stops: readonly GradientStop[];
}

export interface GradientStop {
  /** 0 to 1. */
  readonly offset: number;
  readonly color: Color;
}

export type Shape =
  | Pick<RectNode, 'kind' | 'x' | 'y' | 'width' | 'height' | 'radius'>
  | Pick<EllipseNode, 'kind' | 'cx' | 'cy' | 'rx' | 'ry'>
  | Pick<PathNode, 'kind' | 'd' | 'fillRule'>;
