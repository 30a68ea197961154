/**
 * The part of Canvas2D that the painter uses, so that it needs neither the DOM nor Node. The contexts
 * of <canvas>, OffscreenCanvas and @napi-rs/canvas all fit.
 */
export interface Canvas2D {
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  clip(path: CanvasPath, rule?: 'nonzero' | 'evenodd'): void;
  fill(path: CanvasPath, rule?: 'nonzero' | 'evenodd'): void;
  stroke(path: CanvasPath): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  drawImage(image: CanvasPicture, x: number, y: number, width: number, height: number): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): CanvasGradientLike;
  createRadialGradient(
    x0: number,
    y0: number,
    r0: number,
    x1: number,
    y1: number,
    r1: number,
  ): CanvasGradientLike;
  setLineDash(segments: number[]): void;
  fillStyle: string | object;
  strokeStyle: string | object;
  globalAlpha: number;
  globalCompositeOperation: string;
  imageSmoothingQuality: string;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  miterLimit: number;
  font: string;
  direction: string;
  textAlign: string;
  textBaseline: string;
  /** Missing in older browsers, where setting it changes nothing. */
  fontKerning: string;
  textRendering: string;
}

export interface CanvasGradientLike {
  addColorStop(offset: number, color: string): void;
}

export interface CanvasPath {
  addPath(
    path: CanvasPath,
    transform?: { a: number; b: number; c: number; d: number; e: number; f: number },
  ): void;
}

/** What `drawImage` takes on that platform: a bitmap, an image element, another canvas. */
export type CanvasPicture = object;

/** What a platform provides besides the context. */
export interface CanvasSurface {
  /** A path from SVG path data. */
  newPath(d: string): CanvasPath;
  /** A transparent canvas of that many pixels; the painter uses it once. */
  newLayer(width: number, height: number): { readonly context: Canvas2D; readonly picture: CanvasPicture };
  /** What the platform calls a family of ours; the same name when absent. */
  readonly familyName?: (family: string) => string;
}
