import type { Background } from '#card/backgrounds/background.ts';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import { random } from '#card/scene/random.ts';

const addresses = new Map<string, string>();

/** The address of a small picture of the background, as this card would show it. Made once and kept. */
export function thumbnail(background: Background, seed: number): string {
  const key = `${background.key} ${seed}`;
  const known = addresses.get(key);
  if (known) return known;
  const scene = {
    width: 1200,
    height: 900,
    nodes: background.draw(random(seed)),
    symbols: background.symbols ?? {},
    description: background.label,
  };
  const markup = svgMarkup(svgTree(scene, { idPrefix: 't' }));
  const address = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  addresses.set(key, address);
  return address;
}
