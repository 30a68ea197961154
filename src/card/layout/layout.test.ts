// Spec: 2.76, 2.77, 2.86
import { describe, expect, test } from 'vitest';
import { type Card, newCard } from '#card/document/card.ts';
import { imagesOf } from '#card/paint/content.ts';
import type { Scene, SceneNode, TextNode } from '#card/scene/scene.ts';
import { emojiIds, withEmoji } from '#card/text/emoji.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import {
  backgroundNamed,
  emoji,
  groupsOf,
  hrefOf,
  measurer,
  nodesOf,
  onPaper,
  photo,
  phrasesOf,
  sceneOf,
  sender,
  wish,
} from '#tests/support/layout-fixtures.ts';
import { createLayouter, layoutCard } from './layout.ts';

describe('a card', () => {
  test('greets by name, says the message and names the sender', () => {
    const scene = sceneOf({ toName: 'Asha', fromName: 'Ravi', message: wish });
    expect(saidAt(scene, 0)).toBe('Happy Birthday Asha!');
    expect(saidAt(scene, 2)).toBe(wish);
    expect(saidAt(scene, 3)).toBe('R From Ravi');
    expect(scene.description).toBe(
      `Birthday card for Asha from Ravi: ${wish.slice(0, 88).replace(/ \S*$/, '')}…`,
    );
  });

  test('without names and message shows the heading alone', () => {
    const scene = sceneOf({ toName: ' \u200b\n', fromName: '\u2069', message: '\n \n' });
    expect(saidAt(scene, 0)).toBe('Happy Birthday!');
    expect(stagesOf(scene)).toEqual([0]);
    expect(scene.description).toBe('Birthday card');
  });

  test('keeps a name in any script together, in its own order', () => {
    const runs = textsAt(sceneOf({ toName: 'נועה (נוני), Tom' }), 0).map(({ text, direction }) => [
      text,
      direction,
    ]);
    expect(runs).toEqual([
      ['Happy Birthday', 'ltr'],
      ['Tom', 'ltr'],
      ['),', 'rtl'],
      ['נוני', 'rtl'],
      ['(', 'rtl'],
      ['נועה', 'rtl'],
      ['!', 'ltr'],
    ]);
  });

  test('says the typed message first, else the generated wish', () => {
    expect(saidAt(sceneOf({ message: 'typed', wish: 'generated' }), 2)).toBe('typed');
    expect(saidAt(sceneOf({ wish: 'generated' }), 2)).toBe('generated');
  });

  test('shows sample text paler, and only where something is missing', () => {
    const placeholder = { toName: 'your friend', message: 'Your wish', fromName: 'you' };
    const scene = sceneOf({ toName: 'Asha' }, { placeholder });
    expect(groupsOf(scene).map(({ stage, opacity }) => [stage, opacity])).toEqual([
      [0, undefined],
      [2, 0.5],
      [3, 0.5],
    ]);
    expect(saidAt(scene, 2)).toBe('Your wish');
  });

  test('may show its photo frames before there are photos, and shows each photo that there is', () => {
    const options = { placeholder: { photos: true } };
    const words = { toName: 'Asha', fromName: 'Ravi', message: wish };
    expect(stagesOf(sceneOf(words))).toEqual([0, 2, 3]);
    const empty = sceneOf(words, options);
    expect(stagesOf(empty)).toEqual([1, 0, 2, 3]);
    expect(imagesOf(empty)).toEqual([]);
    expect(saidAt(empty, 3)).toBe('From Ravi');
    const half = sceneOf({ ...words, senderPhoto: sender }, options);
    expect(stagesOf(half)).toEqual([1, 0, 2, 3]);
    expect(imagesOf(half)).toEqual([hrefOf(sender)]);
    const both = { ...words, receiverPhoto: photo, senderPhoto: sender };
    expect(sceneOf(both, options)).toEqual(sceneOf(both));
  });

  test('enters as heading, photo, message and sender, the photo painted first', () => {
    const scene = sceneOf({
      toName: 'A',
      fromName: 'B',
      message: wish,
      receiverPhoto: photo,
      senderPhoto: sender,
    });
    expect(stagesOf(scene)).toEqual([1, 0, 2, 3]);
  });

  test('uses the chosen colours', () => {
    const colors = { titleColor: '#AA0000', wishColor: '#00bb00', fromColor: '#0000cc' };
    const scene = sceneOf({ ...colors, message: 'm', fromName: 'f', senderPhoto: sender });
    expect([0, 2, 3].map((stage) => textsAt(scene, stage)[0]?.fill)).toEqual([
      '#aa0000',
      '#00bb00',
      '#0000cc',
    ]);
  });

  test.each([
    ['Ravi', 'R'],
    ['ravi van der Kumar', 'RK'],
    ['Óscar (Óli) Þór', 'ÓÞ'],
    ['रवि कुमार', 'र'],
    ['李华', '李'],
    ['**', '*'],
    ['Marie\u00a0Curie', 'MC'],
  ])('signs %s as %s', (fromName, initials) => {
    expect(saidAt(sceneOf({ fromName }), 3).split(' From ')[0]).toBe(initials);
  });

  test('keeps what a no-break blank joins together, in heading and names', () => {
    const heading = 'Joyeux anniversaire à M. Dupond de la part de tous';
    expect(linesOf(sceneOf({ heading }))[0]).toMatch(/ M\.$/);
    const joined = linesOf(sceneOf({ heading: heading.replace('M. ', 'M.\u00a0') }));
    expect(joined.filter((line) => line.endsWith('M.'))).toEqual([]);
    expect(joined).toHaveLength(2);
  });

  test('divides long words at soft hyphens in names, heading and message, and says them without', () => {
    const long = Array(9).fill('Donaudampf').join('\u00ad').slice(0, 60);
    for (const changes of [{ toName: long }, { heading: long }, { message: long }]) {
      const scene = sceneOf(changes);
      const texts = nodesOf(scene.nodes).flatMap((node) => (node.kind === 'text' ? [node.text] : []));
      expect(
        texts.some((text) => /f-$/.test(text)),
        JSON.stringify(texts),
      ).toBe(true);
      expect(texts.join('') + scene.description).not.toContain('\u00ad');
    }
  });

  test('sets every name in the letters of the country that the whole card tells', () => {
    const japanese: Partial<Card> = {
      toName: '祇園',
      fromName: '辻 祇園',
      message: 'お誕生日おめでとう',
      signature: { kind: 'typed', text: '辻' },
    };
    for (const composition of ['classic', 'giant-age', 'letter']) {
      const families = nodesOf(sceneOf({ ...japanese, composition }).nodes)
        .flatMap((node) => (node.kind === 'text' ? [node] : []))
        .filter(({ text }) => /\p{Script=Han}/u.test(text))
        .map(({ text, font }) => `${text} ${font.family}`);
      expect(families.length).toBeGreaterThanOrEqual(4);
      expect(families.filter((family) => !/ (Noto Sans JP|Yusei Magic)$/.test(family))).toEqual([]);
    }
  });

  test('crops a photo to its focus without leaving the frame empty', () => {
    const [image] = nodesOf(sceneOf({ receiverPhoto: photo }).nodes).filter(({ kind }) => kind === 'image');
    const clip = nodesOf(sceneOf({ receiverPhoto: photo }).nodes).flatMap((node) =>
      node.kind === 'group' && node.clip?.kind === 'rect' ? [node.clip] : [],
    )[0];
    if (image?.kind !== 'image' || !clip) throw new Error('no photo');
    expect(image.href).toBe(hrefOf(photo));
    expect(image.y).toBeCloseTo(clip.y);
    expect(image.y + image.height).toBeGreaterThanOrEqual(clip.y + clip.height - 1e-6);
    expect(image.x + image.width).toBeGreaterThanOrEqual(clip.x + clip.width - 1e-6);
    expect(image.width / image.height).toBeCloseTo(photo.width / photo.height);
  });

  test('names its emoji, whose pictures are added later', () => {
    const scene = sceneOf({ toName: '🎂', message: 'cake 🎂 and 🎈' });
    expect(emojiIds(scene)).toEqual(['1f382', '1f388']);
    const picture = { viewBox: [0, 0, 1, 1], children: [] } as const;
    const full = withEmoji(scene, { '1f382': picture, '1f388': picture, '1f389': picture });
    expect(Object.keys(full.symbols).sort()).toEqual(['emoji:1f382', 'emoji:1f388']);
  });
});

test('a thousand characters stay readable with and without photos', () => {
  const message = 'I still remember the day we met, and your laugh. '.repeat(21).slice(0, 1000);
  for (const receiverPhoto of [null, photo]) {
    const scene = sceneOf({ toName: 'Asha', fromName: 'Ravi', message, receiverPhoto, senderPhoto: sender });
    expect(textsAt(scene, 2)[0]?.font.size).toBeGreaterThanOrEqual(20);
  }
});

test('many short lines stand in columns, which an Arabic reader begins at the right', () => {
  const columnsOf = (word: string) => {
    const message = Array.from({ length: 40 }, (_, index) => `${word}${index === 0 ? '' : word}`).join('\n');
    const texts = textsAt(sceneOf({ message }), 2);
    return { first: texts[0]?.x ?? 0, columns: new Set(texts.slice(1).map(({ x }) => x)).size };
  };
  expect(columnsOf('line').columns).toBeGreaterThan(1);
  expect(columnsOf('line').first).toBeLessThan(600);
  expect(columnsOf('سطر').first).toBeGreaterThan(600);
});

test('a layouter draws the border of a card from before covers, then that of a new card', () => {
  const background = backgroundNamed('bg-stars');
  const layouter = createLayouter({ measurer, emoji, phrasesOf });
  const [before, today] = (['frame', 'picture'] as const).map((cover) => {
    const [ground] = layouter.layout({ ...newCard(7), cover }, { background, photoHref: hrefOf }).nodes;
    return ground && 'fill' in ground ? ground.fill : null;
  });
  expect(before).toBe('#fffaf0');
  expect(today).toMatchObject({ kind: 'linear' });
});

function stagesOf(scene: Scene) {
  return groupsOf(scene).map(({ stage }) => stage);
}

function textsAt(scene: Scene, stage: number): readonly TextNode[] {
  const groups = groupsOf(scene).filter((group) => group.stage === stage);
  return nodesOf(groups).filter((node): node is TextNode => node.kind === 'text');
}

function said(nodes: readonly SceneNode[]): string {
  return nodesOf(nodes)
    .flatMap((node) => (node.kind === 'text' ? [node.text] : []))
    .join(' ')
    .replace(/ !/g, '!');
}

/** By their heights, trimmed. */
function linesOf(scene: Scene): readonly string[] {
  const lines = new Map<number, string>();
  for (const node of nodesOf(scene.nodes))
    if (node.kind === 'text') lines.set(node.y, `${lines.get(node.y) ?? ''}${node.text}`);
  return [...lines.values()].map((line) => line.trim());
}

function saidAt(scene: Scene, stage: number): string {
  return said(groupsOf(scene).filter((group) => group.stage === stage));
}

describe('a card in another language', () => {
  const inLanguage = (language: string, changes: Partial<Card>) =>
    layoutCard(
      { ...newCard(7), ...changes, language },
      { measurer, emoji, phrasesOf: drawnPhrases, background: onPaper, photoHref: hrefOf },
    );

  test('says its own words around the names', () => {
    const names = { toName: 'Asha', fromName: 'Ravi' };
    expect(saidAt(inLanguage('hi', names), 0)).toBe('जन्मदिन मुबारक , Asha!');
    expect(saidAt(inLanguage('es', names), 0)).toContain('Asha');
    expect(inLanguage('hi', names).description).toBe('Asha के लिए जन्मदिन का कार्ड, भेजने वाले: Ravi');
  });

  test('in Arabic begins at the right, and a Latin name and the sign after it stand in their places', () => {
    const runs = textsAt(inLanguage('ar', { toName: 'Asha' }), 0);
    const placed = runs
      .toSorted((one, other) => one.x - other.x)
      .map(({ text, direction }) => [text.trim(), direction]);
    expect(placed[0]).toEqual(['!', 'rtl']);
    expect(placed).toContainEqual(['Asha', 'ltr']);
    expect(placed.at(-1)).toEqual([expect.stringMatching(/^عيد ميلاد سعيد/), 'rtl']);
  });

  test('in Arabic keeps words joined: letters of one word are in one run', () => {
    for (const toName of ['مريم', 'محمد علي', '']) {
      const said = textsAt(inLanguage('ar', { toName, fromName: 'ليلى' }), 0).map(({ text }) => text);
      for (const word of ['عيد', 'ميلاد', 'سعيد'])
        expect(said.filter((run) => run.includes(word))).toHaveLength(1);
    }
  });

  test('without a name and with one of its own script reads from right to left as a whole', () => {
    for (const toName of ['', 'مريم']) {
      const runs = textsAt(inLanguage('ar', { toName }), 0);
      expect(new Set(runs.map(({ direction }) => direction))).toEqual(new Set(['rtl']));
    }
  });
});
