import type { Background } from '#card/backgrounds/background.ts';
import { landscape } from '#card/faces/faces.ts';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import { random } from '#card/scene/random.ts';
import { backgroundName } from '../panels/choice-names.ts';

const addresses = new Map<string, Promise<string>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * The address of a small picture of the background with the card's seed. Cached. Each picture is drawn in a task of
 * its own, so that a list of them never delays a keystroke.
 */
export function thumbnail(background: Background, seed: number): Promise<string> {
  const key = `${background.key} ${seed}`;
  const known = addresses.get(key);
  if (known) return known;
  const address = last.then(nextTask).then(() => draw(background, seed));
  addresses.set(key, address);
  last = address.catch(() => undefined);
  return address;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function draw(background: Background, seed: number): string {
  const scene = {
    width: landscape.width,
    height: landscape.height,
    nodes: background.draw({ random: random(seed), face: landscape }),
    symbols: background.symbols ?? {},
    description: backgroundName(background),
  };
  const markup = svgMarkup(svgTree(scene, { idPrefix: 't' }));
  return URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
}
