import type { SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, glow, line, symbolAt } from './cutout.ts';
import { circle, leaf, petals, polar, round } from './outline.ts';

/** Poppies, daisies and cornflowers on long stems. */
function drawMeadow({ random, face }: DrawInput): readonly SceneNode[] {
  const stems: string[] = [];
  const blades: string[] = [];
  const heads: SceneNode[] = [];
  for (let index = 0; index < 40; index++) {
    const side = index % 2 ? 1 : -1;
    const out = (index / 40) ** 0.8;
    const flank = index % 4 === 0 ? index / 4 : -1;
    const x =
      (flank < 0 ? 600 + side * (20 + out * 560) : flank % 2 ? 1200 - 10 * flank : 10 * flank + 16) +
      random.float(-12, 12);
    const top = x < 100 || x > 1100 ? random.float(340, 790) : random.float(824, 850);
    const lean = random.float(-16, 16);
    stems.push(
      `M${round(x)} 920Q${round(x + lean)} ${round((top + 920) / 2)} ${round(x + lean * 0.4)} ${round(top)}`,
    );
    if (900 - top > 160) {
      const y = (top + 900) / 2;
      stems.push(`M${round(x + lean * 0.7)} ${round(y)}l0 1`);
      blades.push(leaf(x + lean * 0.6, y, 62, 16, -58) + leaf(x + lean * 0.6, y + 60, 70, 18, -122));
    }
    const size = (x < 100 || x > 1100 ? random.int(40, 56) : random.int(20, 27)) * 2.2;
    const name = ['poppy', 'daisy', 'cornflower'][index % 3] as string;
    heads.push(symbolAt(name, x + lean * 0.4, top, size, random.int(1, 60)));
  }
  const grass = Array.from({ length: 60 }, (_, i) => {
    const x = i * 20.6 + random.float(-8, 8);
    const tall = x < 130 || x > 1070 ? random.float(120, 210) : random.float(50, 92);
    return leaf(x, 915, tall, 8, -90 + random.float(-14, 14), 0.3);
  });
  const half = Math.floor(grass.length / 2);
  return [
    baseLayer(face, '#fffbf3'),
    glow(94, 80, 120, '#ffd66a', 'dd'),
    cut(circle(94, 92, 58), '#ffc94a'),
    line(
      Array.from({ length: 14 }, (_, i) => {
        const from = polar(94, 92, 74, i * 25.7);
        const to = polar(94, 92, i % 2 ? 92 : 104, i * 25.7);
        return `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
      }).join(''),
      '#ffc94a',
      6,
    ),
    line(bird(1010, 60, 26) + bird(1076, 110, 20) + bird(1128, 50, 16), '#6b5a4e', 3.5),
    cut(grass.slice(0, half).join('') + grass.slice(half).join(''), '#a9cc8a'),
    line(stems.join(''), '#5f9450', 4),
    cut(blades.join(''), '#6aa557'),
    ...heads,
    cut(grass.filter((_, i) => i % 2 === 0).join(''), '#5f9450'),
    cut(grass.filter((_, i) => i % 5 === 1).join(''), '#3f7a4a'),
  ];
}

function bird(x: number, y: number, size: number): string {
  return `M${x - size} ${y - size * 0.2}Q${x - size * 0.4} ${y - size * 0.7} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.7} ${x + size} ${y - size * 0.2}`;
}

const meadowSymbols: Record<string, SceneSymbol> = {
  poppy: head([
    cut(petals(0, 0, 5, 100, 105), '#ee5a44'),
    cut(petals(0, 0, 5, 62, 60, 36), '#c93c34'),
    cut(circle(0, 0, 22), '#3f2a2e'),
  ]),
  daisy: head([
    cut(petals(0, 0, 11, 92, 40), '#ffffff'),
    line(petals(0, 0, 11, 92, 40), '#e6cfae', 4),
    cut(circle(0, 0, 28), '#f6b02c'),
  ]),
  cornflower: head([
    cut(petals(0, 0, 9, 86, 46), '#4f7fc4'),
    cut(petals(0, 0, 9, 52, 30, 20), '#7fa8e0'),
    cut(circle(0, 0, 16), '#2f4f96'),
  ]),
};

function head(children: readonly SceneNode[]): SceneSymbol {
  return { viewBox: [-110, -110, 220, 220], children };
}

export const meadow: Background = {
  key: 'bg-meadow',
  label: 'Meadow',
  tags: ['flower', 'poppy', 'daisy', 'grass', 'sun', 'summer', 'white', 'nature'],
  panel: null,
  symbols: meadowSymbols,
  draw: drawMeadow,
};
