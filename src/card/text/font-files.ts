import partsByFamily from '#generated/font-files.json' with { type: 'json' };
import { type CodeSet, codeSet, unicodeRange } from './code-set.ts';
import { composed } from './composed.ts';
import type { FamilyName } from './fonts.ts';

/** One file of a font, as a style sheet or a `FontFace` names it. */
export interface FontFile {
  readonly family: string;
  readonly weight: number;
  readonly url: string;
  /** As in CSS; without it the files of one family would replace each other. */
  readonly unicodeRange: string;
}

interface Part {
  /** A packed set, or `=Family/index`: as in that part of another family, though the files may hold fewer. */
  readonly codes: string;
  readonly files: Readonly<Partial<Record<string, string>>>;
}

/**
 * The files that draw a text in one family and weight, each once. A family of a single weight answers with
 * that: renderers make it bolder themselves. Empty for a family we do not ship.
 */
export function fontFiles(family: string, weight: 400 | 700, text: string): readonly FontFile[] {
  const parts: readonly Part[] = partsByFamily[family as FamilyName] ?? [];
  const codes = Array.from(composed(text) + text, (character) => character.codePointAt(0) as number);
  return parts.flatMap((part) => {
    const covered = readPart(part);
    const [shown, file] = part.files[weight]
      ? [weight, part.files[weight]]
      : (Object.entries(part.files)[0] ?? []);
    if (!file || !codes.some(covered.has)) return [];
    return [{ family, weight: Number(shown), url: `/fonts/${file}`, unicodeRange: unicodeRange(covered) }];
  });
}

/** A cache, because unpacking the code points of a Chinese font takes some milliseconds. */
const codeSetCache = new Map<string, CodeSet>();

function readPart({ codes }: Part): CodeSet {
  const known = codeSetCache.get(codes) ?? codeSet(packedCodes(codes));
  codeSetCache.set(codes, known);
  return known;
}

function packedCodes(codes: string): string {
  if (!codes.startsWith('=')) return codes;
  const [family, index] = codes.slice(1).split('/');
  return partsByFamily[family as FamilyName][Number(index)]?.codes ?? '';
}
