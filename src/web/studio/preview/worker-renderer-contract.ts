import type { Background } from '#card/backgrounds/background.ts';
import type { Card } from '#card/document/card.ts';
import type { Placeholder } from '../document/placeholder.ts';

/** A background as data: its nodes for one seed. */
export interface RenderedBackground extends Pick<Background, 'key' | 'label' | 'tags' | 'symbols' | 'panel'> {
  readonly nodes: ReturnType<Background['draw']>;
}

/** A card to draw, on the background that was sent before it. */
export interface RenderRequest {
  /** Larger than that of every earlier request. */
  readonly id: number;
  readonly card: Card;
  readonly placeholder: Placeholder;
  /** Pixels of the canvas. */
  readonly width: number;
  readonly height: number;
  /** Pixels per unit of the scene. */
  readonly scale: number;
}

/** From the page to the worker. The canvas is sent first. */
export type RenderCommand =
  | { readonly type: 'canvas'; readonly canvas: OffscreenCanvas }
  | { readonly type: 'background'; readonly background: RenderedBackground }
  | { readonly type: 'draw'; readonly request: RenderRequest };

/** From the worker to the page, once for each request that was drawn. */
export interface RenderReport {
  readonly type: 'drawn' | 'failed';
  readonly id: number;
}
