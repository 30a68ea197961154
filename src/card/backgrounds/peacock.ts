import type { SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { peacockCover } from './covers/peacock.ts';
import { baseLayer, cut, fadeDown, line, symbolAt } from './cutout.ts';
import { round } from './outline.ts';
import { palaceSheet, sheet } from './paper.ts';

/** A peacock's feather, its eye about the origin, the quill running down. */
const feather: SceneSymbol = {
  viewBox: [-90, -110, 180, 320],
  children: [
    line(
      Array.from({ length: 22 }, (_, i) => {
        const y = 200 - i * 10;
        const reach = 26 + Math.sin((i / 21) * Math.PI * 0.62) * 56;
        return `M0 ${y}Q${round(reach * 0.6)} ${round(y - 8)} ${round(reach)} ${round(y - 34)}M0 ${y}Q${round(-reach * 0.6)} ${round(y - 8)} ${round(-reach)} ${round(y - 34)}`;
      }).join(''),
      '#3f9a78',
      3,
    ),
    line('M0 210V40', '#e3c15a', 3.5),
    cut('M0 -104C52 -96 82 -44 70 8C60 52 26 78 0 96C-26 78 -60 52 -70 8C-82 -44 -52 -96 0 -104Z', '#2f8a6a'),
    cut('M0 -86C40 -80 64 -38 55 4C47 40 20 58 0 72C-20 58 -47 40 -55 4C-64 -38 -40 -80 0 -86Z', '#d9a93a'),
    cut('M0 -70C30 -64 48 -32 42 0C36 28 16 42 0 52C-16 42 -36 28 -42 0C-48 -32 -30 -64 0 -70Z', '#1f9aa0'),
    cut('M0 -46C18 -56 36 -30 30 -4C26 16 12 26 0 34C-12 26 -26 16 -30 -4C-36 -30 -18 -56 0 -46Z', '#1d3f8a'),
    cut('M-4 -36C-16 -38 -24 -20 -20 -2C-14 -14 -10 -24 -4 -36Z', '#6fc4e0'),
  ],
};

function drawPeacock({ random, face }: DrawInput): readonly SceneNode[] {
  const at = (x: number, y: number, rotation: number, size: number) =>
    symbolAt(
      'feather',
      x + random.float(-4, 4),
      y + random.float(-4, 4),
      size,
      round(rotation + random.float(-3, 3)),
    );
  const outer: SceneNode[] = [];
  const inner: SceneNode[] = [];
  const { width, height } = face;
  const fan = (count: number, inside: number, shift: number, size: number, into: SceneNode[]) => {
    const [rx, ry] = [width / 2 - 40 - inside, height / 2 - 18 - inside];
    for (let i = 0; i < count; i++) {
      const angle = ((i + shift) * 360) / count;
      const radians = (angle * Math.PI) / 180;
      const [ux, uy] = [Math.cos(radians), Math.sin(radians)];
      const k = (Math.abs(ux) ** 5 + Math.abs(uy) ** 5) ** (-1 / 5);
      const [x, y] = [width / 2 + ux * k * rx, height / 2 + uy * k * ry];
      into.push(at(x, y, (Math.atan2(uy * k * 1.1, ux * k) * 180) / Math.PI + 90, size));
    }
  };
  // Above and below the sheet of a tall face there is space for one more row.
  const isTall = face.key === 'portrait';
  const count = isTall ? 28 : 32;
  fan(count, 0, 0.5, 250, outer);
  fan(count, 70, 0, 230, inner);
  if (isTall) fan(22, 150, 0.5, 230, inner);
  return [
    baseLayer(face, fadeDown(face, ['#0f4a52', '#0b3a4a', '#12305a'])),
    ...outer,
    ...inner,
    ...sheet(palaceSheet(face), '#fffaf0', { color: '#c99a3a', width: 3, second: '#e3c684' }),
  ];
}

export const peacock: Background = {
  key: 'bg-peacock',
  label: 'Peacock',
  tags: ['peacock', 'feather', 'india', 'royal', 'teal', 'gold', 'blue', 'animals'],
  panel: null,
  symbols: { feather },
  draw: drawPeacock,
  cover: peacockCover,
};
