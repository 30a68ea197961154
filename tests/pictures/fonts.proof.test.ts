// Shows: each sample of text is given the font it needs
// Spec: 10.6
import { basename } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { canvasFont } from '#card/paint/canvas.ts';
import type { Font } from '#card/scene/scene.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { type FontFile, fontFiles } from '#card/text/font-files.ts';
import {
  eastAsianFamily,
  type FamilyName,
  type FontMetrics,
  families,
  fittedFont,
  fontFor,
  fontMetrics,
} from '#card/text/fonts.ts';
import { itemise } from '#card/text/itemise.ts';
import { type PairingFontName, pairingFonts, type Subset, subsetFamilies } from '#card/text/pairing-fonts.ts';
import { textFonts } from '#card/text/text-fonts.ts';
import { typefaceFor, typefaces } from '#card/text/typefaces.ts';
import { nodeMeasurer, nodeSurface, registerNodeFonts } from '#encode/node-surface.ts';
import { serverFontFile } from '#encode/server-font-file.ts';
import { useFonts } from '#tests/support/font-page.ts';

/** Words of one script and so of one family each. */
const samples: Readonly<Record<(typeof families)[number], string>> = {
  'Baloo 2': 'Happy Birthday, Asha! AV To Wave 2026',
  'Baloo 2 Latin Ext': 'ŁšřćžĀ',
  'Baloo 2 Vietnamese': 'ạặữ',
  'Baloo 2 Devanagari': 'जन्मदिन की शुभकामनाएँ क्षत्रिय',
  'Noto Sans Latin Ext': 'ɓɗʘ',
  'Noto Sans Greek': 'Χρόνια πολλά',
  'Noto Sans Greek Ext': 'ἄῆῷ',
  'Noto Sans Cyrillic': 'С днём рождения',
  'Noto Sans Cyrillic Ext': 'Ԥꙗ',
  'Noto Sans Arabic': 'عيد ميلاد سعيد لا',
  'Noto Sans Hebrew': 'יום הולדת שמח',
  'Noto Sans Bengali': 'শুভ জন্মদিন',
  'Noto Sans Gujarati': 'જન્મદિવસની શુભેચ્છા',
  'Noto Sans Gurmukhi': 'ਜਨਮਦਿਨ ਮੁਬਾਰਕ',
  'Noto Sans Oriya': 'ଶୁଭ ଜନ୍ମଦିନ',
  'Noto Sans Tamil': 'பிறந்தநாள் வாழ்த்துக்கள்',
  'Noto Sans Telugu': 'పుట్టినరోజు శుభాకాంక్షలు',
  'Noto Sans Kannada': 'ಹುಟ್ಟುಹಬ್ಬದ ಶುಭಾಶಯಗಳು',
  'Noto Sans Malayalam': 'ജന്മദിനാശംസകൾ',
  'Noto Sans Sinhala': 'සුභ උපන් දිනයක් ශ්‍රී',
  'Noto Sans Thai': 'สุขสันต์วันเกิด',
  'Noto Sans Lao': 'ສຸກສັນວັນເກີດ',
  'Noto Sans Khmer': 'រីករាយថ្ងៃកំណើត',
  'Noto Sans Myanmar': 'မွေးနေ့မှာ ပျော်ရွှင်ပါစေ',
  'Noto Sans Armenian': 'Ծնունդդ շնորհավոր',
  'Noto Sans Georgian': 'გილოცავ დაბადების დღეს',
  'Noto Sans Ethiopic': 'መልካም ልደት',
  'Noto Sans Symbols': '♫⚕⚘',
  'Noto Sans Symbols 2': '★❀✿',
  'Noto Sans SC': '祝你生日快樂，龘岚',
  'Noto Sans JP': 'お誕生日おめでとう、髙﨑𠮷様',
  'Noto Sans KR': '생일 축하합니다',
  'Noto Serif Tibetan': 'འཁྲུངས་སྐར་བཀྲ་ཤིས་བདེ་ལེགས',
  'Noto Sans Mongolian': 'ᠲᠥᠷᠥᠰᠡᠨ ᠡᠳᠦᠷ',
  'Noto Sans Thaana': 'އުފަން ދުވަސް',
  'Noto Sans Ol Chiki': 'ᱡᱟᱱᱟᱢ ᱢᱟᱦᱟᱸ',
  'Noto Sans Meetei Mayek': 'ꯄꯣꯛꯅꯨꯃꯤꯠ',
  'Noto Sans NKo': 'ߌ ߡߏߦߌ ߟߏ߲',
  'Open Sans Math': '⁷ⁿ₂',
  'Noto Sans Math': '𝓗𝓪𝓹𝓹𝔂⟶',
  'Noto Sans Arabic Urdu Digits': '۴۶۷',
};

/** For the fonts of pairings. */
const subsetSamples: Readonly<Record<Subset, string>> = {
  latin: 'Happy Birthday, Asha! AV To Wave 2026',
  'latin-ext': 'Łšž',
  vietnamese: 'ạặữ',
  cyrillic: 'С днём рождения',
  'cyrillic-ext': 'ѣѢ',
  greek: 'Χρόνια πολλά',
  'greek-ext': 'ἄῆῷ',
  hebrew: 'יום הולדת שמח',
  arabic: 'عيد ميلاد سعيد لا',
  'urdu-digits': '۴۶۷',
  'persian-digits': '۴۶۷',
  devanagari: 'जन्मदिन की शुभकामनाएँ क्षत्रिय',
  bengali: 'শুভ জন্মদিন',
  gujarati: 'જન્મદિવસની શુભેચ્છા',
  tamil: 'பிறந்தநாள் வாழ்த்துக்கள்',
  telugu: 'పుట్టినరోజు శుభాకాంక్షలు',
  malayalam: 'ജന്മദിനാശംസകൾ',
  thai: 'สุขสันต์วันเกิด',
  'chinese-simplified': '祝你生日快乐',
  japanese: 'お誕生日おめでとう',
  korean: '생일 축하합니다',
};

const pairingFamilies = (Object.keys(pairingFonts) as PairingFontName[]).flatMap((font) =>
  subsetFamilies(font).map(([subset, family]) => ({ font, subset, family })),
);

const { page } = useFonts();

describe.each(families)('%s', (family) => {
  const text = samples[family];

  test('is given its sample', () => {
    const hint = /\p{Script=Han}|\p{Script=Hangul}/u.test(text) ? eastAsianFamily(text) : undefined;
    for (const { segment } of new Intl.Segmenter().segment(text)) {
      // Spaces and punctuation are not asked for alone.
      if (/[\p{Letter}\p{Symbol}]/u.test(segment)) expect(fontFor(segment, hint), segment).toBe(family);
    }
  });

  test.each([400, 700] as const)('at weight %d is as wide in Node as in Chromium', async (weight) => {
    await expectSameWidths(family, weight, text);
  });
});

test.each(pairingFamilies)(
  '$family of a pairing is as wide in Node as in Chromium',
  async ({ font, subset, family }) => {
    for (const weight of pairingFonts[font].weights)
      await expectSameWidths(family, weight, subsetSamples[subset]);
  },
);

async function expectSameWidths(family: FamilyName, weight: 400 | 700, text: string): Promise<void> {
  const files = fontFiles(family, weight, text);
  expect(files.length).toBeGreaterThan(0);
  if (files.length > 1 && slicedOnServer.has(family)) registerSlices(family, weight, text);
  const fonts = [18, 40, 72].map((size): Font => fittedFont({ family, weight, size }));
  const measurer = nodeMeasurer();
  const inNode = fonts.map((font) => measurer.width(text, font));
  const inChromium = await page().evaluate(measure, {
    files,
    text,
    fonts: fonts.map((font) => canvasFont(font, {})),
  });
  inChromium.widths.forEach((width, index) => {
    expect(Math.abs(width - (inNode[index] as number)), `${width} and ${inNode[index]}`).toBeLessThan(0.05);
  });
  // Were a character missing, the machine's own font would draw it.
  expect(inChromium.fellBack).toBe('');
  expect(inChromium.heights).toEqual(wholePixels(fontMetrics(family), 100));
}

/** Families with characters that only their slices have. */
const slicedOnServer = new Set<string>(['Noto Sans SC', 'Noto Sans JP']);

test('characters that only slices have are drawn in Node once those are known', () => {
  for (const [family, text] of [
    ['Noto Sans SC', '龜鷉'],
    ['Noto Sans JP', '𠮷'],
  ] as const) {
    for (const weight of [400, 700] as const) {
      const missing = drawn('\ue000', { family, weight, size: 40 });
      registerSlices(family, weight, text);
      for (const character of text) {
        expect(drawn(character, { family, weight, size: 40 }), `${character} ${weight}`).not.toEqual(missing);
      }
    }
  }
});

test('variants of ideographs are drawn, in Node and in Chromium', async () => {
  for (const weight of [400, 700] as const) {
    for (const variant of ['葛\u{e0100}', '辻\u{e0100}', '神\ufe00']) {
      const font: Font = { family: 'Noto Sans JP', weight, size: 40 };
      expect(fontFor(variant, font.family)).toBe(font.family);
      const [common = ''] = variant;
      registerSlices(font.family, weight, variant);
      expect(drawn(variant, font), `${variant} ${weight} in Node`).not.toEqual(drawn(common, font));
      const inChromium = await page().evaluate(drawTexts, {
        files: fontFiles(font.family, weight, variant),
        texts: [variant, common],
        font: canvasFont(font, {}),
      });
      expect(inChromium[0], `${variant} ${weight} in Chromium`).not.toEqual(inChromium[1]);
    }
  }
});

describe.each([
  { language: 'ur', other: 'fa', text: 'سالگرہ مبارک ۴۶۷' },
  { language: 'fa', other: 'ur', text: 'تولدت مبارک ۴۶۷' },
])('the digits of a text in $language', ({ language, other, text }) => {
  const roles = typefaces.flatMap(({ key }) => [
    { key, role: 'heading', weight: 700 } as const,
    { key, role: 'words', weight: 400 } as const,
  ]);
  test.each(roles)('are drawn as its readers write them, in $key $role', async ({ key, role, weight }) => {
    const fonts = textFonts(text, { typeface: typefaceFor(key), role, eastAsian: 'Noto Sans SC' });
    const families = itemise(text, emojiIndex('||'), fonts).map(({ name }) => name);
    const fontOf = (family = '') => fittedFont({ family, weight, size: 40 });
    const [whole, digits] = [fontOf(families[0]), fontOf(families.at(-1))];
    const inNode = async (font: Font, asked: string) => [drawn('۴۶۷', font, asked)];
    const inChromium = ({ family, weight, size }: Font, asked: string) =>
      page().evaluate(drawTexts, {
        files: fontFiles(family, weight, '۴۶۷'),
        texts: ['۴۶۷'],
        font: canvasFont({ family, weight, size }, {}),
        language: asked,
      });
    for (const draw of [inNode, inChromium]) {
      const picture = (await draw(digits, 'en')).flat();
      const difference = async (asked: string) =>
        (await draw(whole, asked))
          .flat()
          .reduce((sum, value, at) => sum + Math.abs(value - (picture[at] ?? 0)), 0);
      // The edges of a part of a font are a shade lighter or darker.
      expect(await difference(language)).toBeLessThan(0.2 * (await difference(other)));
    }
  });
});

/** The pixels of each text. */
async function drawTexts(given: {
  files: readonly FontFile[];
  texts: readonly string[];
  font: string;
  language?: string;
}) {
  for (const { family, weight, url, unicodeRange } of given.files) {
    const face = new FontFace(family, `url("${url}")`, { weight: String(weight), unicodeRange });
    document.fonts.add(await face.load());
  }
  return given.texts.map((text) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 60;
    canvas.lang = given.language ?? '';
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.font = given.font;
    context.fillText(text, 5, 50);
    return [...context.getImageData(0, 0, canvas.width, canvas.height).data];
  });
}

function registerSlices(family: string, weight: 400 | 700, text: string): void {
  const slices = fontFiles(family, weight, text).map((file) => ({
    ...file,
    file: serverFontFile(basename(file.url)),
  }));
  registerNodeFonts(slices, process.cwd());
}

function drawn(text: string, font: Font, language = 'en'): number[] {
  const canvas = createCanvas(60, 60);
  const context = canvas.getContext('2d');
  context.lang = language;
  context.font = canvasFont(font, nodeSurface);
  context.fillText(text, 5, 50);
  return [...canvas.data()];
}

/** Chromium rounds both; where that would cut the descent it takes a pixel from the ascent. */
function wholePixels({ ascent, descent }: FontMetrics, size: number): [ascent: number, descent: number] {
  const [up, down] = [Math.round(ascent * size), Math.round(descent * size)];
  return down < descent * size - 1e-3 ? [up - 1, down + 1] : [up, down];
}

async function measure(given: { files: readonly FontFile[]; text: string; fonts: readonly string[] }) {
  for (const { family, weight, url, unicodeRange } of given.files) {
    const face = new FontFace(family, `url("${url}")`, { weight: String(weight), unicodeRange });
    document.fonts.add(await face.load());
  }
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fontKerning = 'normal';
  context.textRendering = 'geometricPrecision';
  const set = (font: string, fallback: string) => {
    context.font = font.replace(/, .*$/, '') + fallback;
  };
  const widths = given.fonts.map((font) => {
    set(font, '');
    return context.measureText(given.text).width;
  });
  const [font = ''] = given.fonts;
  // What a family does not draw changes its width when another font stands behind it.
  const fellBack = Array.from(given.text).filter((character) => {
    const behind = [', monospace', ', serif'].map((fallback) => {
      set(font, fallback);
      return context.measureText(character).width;
    });
    return behind[0] !== behind[1];
  });
  set(font.replace(/[\d.]+px/, '100px'), '');
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(given.text);
  return { widths, fellBack: fellBack.join(''), heights: [fontBoundingBoxAscent, fontBoundingBoxDescent] };
}
