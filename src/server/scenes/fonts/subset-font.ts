import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';
import { LRUCache } from 'lru-cache';
import { compress } from 'wawoff2';
import { composed } from '#card/text/composed.ts';
import { assert } from '#std/assert.ts';
import { createGlyphShaper } from './shape-glyphs.ts';

/** What is to be written in one font. */
export interface FontSubsetRequest {
  /** A TrueType file. */
  readonly file: string;
  readonly texts: readonly string[];
  /** The language of the texts, as HTML writes it: some fonts draw letters otherwise for some languages. */
  readonly language: string;
}

/** A font that draws these texts and no others. */
export interface FontSubset {
  /** The code points it has, in order. */
  readonly codes: readonly number[];
  readonly woff2: Uint8Array;
}

/** Fonts in memory: those of a card in three scripts. The largest has 10 MB. */
const openFonts = 12;

/** Texts whose glyphs are in memory: those around the card come again with every card. */
const shapedTexts = 20_000;

interface OpenFont {
  readonly bytes: Uint8Array;
  readonly font: Font;
}

/**
 * Makes fonts smaller: with the glyphs that some texts need, and the rules that join these. A font for Devanagari has
 * a thousand glyphs, most of them joined letters; a message needs a tenth.
 */
export async function createFontSubsetter(): Promise<(wanted: FontSubsetRequest) => Promise<FontSubset>> {
  const subset = await loadSubset();
  const glyphsOf = createGlyphShaper();
  const fonts = new LRUCache<string, OpenFont>({
    max: openFonts,
    async fetchMethod(file) {
      const bytes = new Uint8Array(await readFile(file));
      return { bytes, font: new Font(new Face(new Blob(bytes.buffer), 0)) };
    },
    ignoreFetchAbort: true,
  });
  const shaped = new LRUCache<string, readonly number[]>({ max: shapedTexts });

  return async ({ file, texts, language }) => {
    const { bytes, font } = await fonts.forceFetch(file);
    const has = (code: number) => font.nominalGlyph(code) !== undefined;
    const glyphs = new Set<number>();
    const codes = new Set<number>();
    const selectors = new Set<number>();
    for (const run of new Set(texts.flatMap((text) => runsIn(text, has)))) {
      const key = `${file} ${language} ${run}`;
      const known = shaped.get(key) ?? glyphsOf(font, run, language);
      shaped.set(key, known);
      for (const glyph of known) glyphs.add(glyph);
      for (const character of run + composed(run) + partsOfVowels(run)) {
        const code = character.codePointAt(0) as number;
        if (has(code)) codes.add(code);
        else if (selector.test(character)) selectors.add(code);
      }
    }
    // Browsers take no font that draws nothing.
    if (![...codes].some((code) => /[^\s\p{Cf}]/u.test(String.fromCodePoint(code))))
      return { codes: [], woff2: new Uint8Array() };
    // A copy: it is in the memory of the compressor, which moves when it grows.
    const woff2 = Uint8Array.from(await compress(subset(bytes, { codes: [...codes, ...selectors], glyphs })));
    return { codes: [...codes].sort((one, other) => one - other), woff2 };
  };
}

/**
 * The parts of vowels that stand on both sides of their letter, as in Bengali and Tamil: browsers shape them apart, with
 * what the range of the font has.
 */
function partsOfVowels(text: string): string {
  return (text.match(/\p{M}/gu) ?? []).join('').normalize('NFD');
}

/** Chooses the variant of an ideograph. */
const selector = /[\ufe00-\ufe0d\u{e0100}-\u{e01ef}]/u;

/** The parts of a text that the font has, with the joiners and selectors of variations in them. */
function runsIn(text: string, has: (code: number) => boolean): string[] {
  const runs: string[] = [];
  let run = '';
  for (const character of text) {
    if (
      has(character.codePointAt(0) as number) ||
      (run && (/[\u200c\u200d]/.test(character) || selector.test(character)))
    )
      run += character;
    else if (run) {
      runs.push(run);
      run = '';
    }
  }
  return run ? [...runs, run] : runs;
}

/** What the library's module exports, as C has it: addresses and numbers. */
interface SubsetModule {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  free(address: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_blob_destroy(blob: number): void;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_face_destroy(face: number): void;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_set(input: number, type: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

const writable = 2;
const layoutFeatures = 6;
/** Keeps only the layout rules whose glyphs are named. */
const noLayoutClosure = 0x200;

interface SubsetContent {
  readonly codes: Iterable<number>;
  readonly glyphs: Iterable<number>;
}

/** The library's part for this has no interface in JavaScript. */
export async function loadSubset(): Promise<(bytes: Uint8Array, content: SubsetContent) => Buffer> {
  const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(new Uint8Array(await readFile(path)));
  const hb = instance.exports as unknown as SubsetModule;
  hb._initialize();
  return (bytes, { codes, glyphs }) => {
    const data = hb.malloc(bytes.length);
    new Uint8Array(hb.memory.buffer).set(bytes, data);
    const blob = hb.hb_blob_create(data, bytes.length, writable, 0, 0);
    const face = hb.hb_face_create(blob, 0);
    hb.hb_blob_destroy(blob);
    const input = hb.hb_subset_input_create_or_fail();
    hb.hb_subset_input_set_flags(input, noLayoutClosure);
    const features = hb.hb_subset_input_set(input, layoutFeatures);
    hb.hb_set_clear(features);
    hb.hb_set_invert(features);
    for (const code of codes) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), code);
    for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
    const subsetFace = hb.hb_subset_or_fail(face, input);
    const result = hb.hb_face_reference_blob(subsetFace);
    const start = hb.hb_blob_get_data(result, 0);
    const file = Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(result)));
    hb.hb_blob_destroy(result);
    hb.hb_face_destroy(subsetFace);
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.free(data);
    assert(file.length > 0, 'The font could not be made smaller.');
    return file;
  };
}
