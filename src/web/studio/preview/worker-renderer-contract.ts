import type { Background } from '#card/backgrounds/background.ts';
import type { Card } from '#card/document/card.ts';
import type { Placeholder } from '../document/placeholder.ts';

/** A background as data: drawn for one seed. */
export interface RenderedBackground extends Pick<Background, 'key' | 'label' | 'tags' | 'symbols' | 'panel'> {
  readonly nodes: ReturnType<Background['draw']>;
}

/** A card to be drawn with the background that was sent before it. */
export interface RenderRequest {
  /** Grows. */
  readonly id: number;
  readonly card: Card;
  readonly placeholder: Placeholder;
  /** Pixels of the canvas. */
  readonly width: number;
  readonly height: number;
  /** Pixels per unit of the scene. */
  readonly scale: number;
}

/** From the page to the worker; the canvas first. */
export type RenderCommand =
  | { readonly type: 'canvas'; readonly canvas: OffscreenCanvas }
  | { readonly type: 'background'; readonly background: RenderedBackground }
  | { readonly type: 'draw'; readonly request: RenderRequest };

/** From the worker to the page, of the newest sketch by the time it was begun. */
export interface RenderReport {
  readonly type: 'drawn' | 'failed';
  readonly id: number;
}
