import type { Matrix, Paint, PhotoFilter, Scene, SceneSymbol, Shape } from '#card/scene/scene.ts';
import { everyNode, type Gradient, isGradient } from './content.ts';

/** An element of `<defs>`. Its id is a hash of its content, so equal definitions are written once. */
export type Definition =
  | { readonly id: string; readonly kind: 'gradient'; readonly of: Gradient }
  | { readonly id: string; readonly kind: 'clip'; readonly of: Shape }
  | { readonly id: string; readonly kind: 'symbol'; readonly of: SceneSymbol }
  | { readonly id: string; readonly kind: 'filter'; readonly of: PhotoFilter };

/** What the scene's nodes refer to, each once, in the order of first use. */
export function definitionsOf(scene: Scene, idPrefix: string): readonly Definition[] {
  const found = new Map<string, Definition>();
  function add(definition: Definition): void {
    if (!found.has(definition.id)) found.set(definition.id, definition);
  }
  function addPaint(paint: Paint | undefined): void {
    if (isGradient(paint)) add({ id: gradientId(idPrefix, paint), kind: 'gradient', of: paint });
  }
  for (const node of everyNode(scene)) {
    if (node.kind === 'use') {
      const symbol = scene.symbols[node.symbol];
      if (symbol) add({ id: symbolId(idPrefix, node.symbol), kind: 'symbol', of: symbol });
    } else if (node.kind === 'group') {
      if (node.clip) add({ id: clipId(idPrefix, node.clip), kind: 'clip', of: node.clip });
    } else if (node.kind === 'image') {
      if (node.filter) add({ id: filterId(idPrefix, node.filter), kind: 'filter', of: node.filter });
    } else if (node.kind === 'rect' || node.kind === 'ellipse' || node.kind === 'path') {
      addPaint(node.fill);
      addPaint(node.stroke?.paint);
    }
  }
  return [...found.values()];
}

export function gradientId(idPrefix: string, gradient: Gradient): string {
  return `${idPrefix}-g${fingerprint(JSON.stringify(gradient))}`;
}

export function clipId(idPrefix: string, clip: Shape): string {
  return `${idPrefix}-c${fingerprint(JSON.stringify(clip))}`;
}

export function filterId(idPrefix: string, filter: PhotoFilter): string {
  return `${idPrefix}-t${fingerprint(JSON.stringify(filter))}`;
}

export function symbolId(idPrefix: string, symbol: string): string {
  return `${idPrefix}-s${fingerprint(symbol)}`;
}

/** Two multiplicative hashes of 32 bits side by side: equal names for different content do not happen in practice. */
function fingerprint(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x2545f491;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high + code, 0x9e3779b1);
    high ^= high >>> 15;
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}

/** Coordinates need a thousandth of a unit, factors need more. */
export function matrixText([a, b, c, d, e, f]: Matrix): string {
  return `matrix(${[a, b, c, d].map((value) => round(value, 6)).join(' ')} ${round(e)} ${round(f)})`;
}

export function round(value: number, digits = 3): number {
  return Number(value.toFixed(digits));
}
