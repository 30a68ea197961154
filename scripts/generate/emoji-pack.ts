import { codesOf, isTone } from './emoji-id.ts';
import { packCodes } from './pack-codes.ts';

/**
 * Packs ids for `card/text/emoji-index`, which describes the form. Skin tones are folded: of about 4,000
 * ids some 1,900 remain, most of them neighbours.
 */
export function packEmoji(ids: readonly string[]): string {
  const folded = new Map<string, number>();
  for (const id of ids) {
    const template = codesOf(id)
      .map((code) => (isTone(code) && id.includes('-') ? 'T' : code.toString(36)))
      .join(' ');
    folded.set(template, (folded.get(template) ?? 0) + 1);
  }
  const singles: number[] = [];
  const flags: string[] = [];
  const sequences: string[] = [];
  for (const [template, count] of folded) {
    const codes = template.split(' ').map((part) => Number.parseInt(part, 36));
    const tones = template.split('T').length - 1;
    if (codes.length === 1) singles.push(codes[0] as number);
    else if (codes.every(isLetter))
      flags.push(codes.map((code) => String.fromCharCode(code - 0x1f1a5)).join(''));
    else
      sequences.push(sequence(template, { tones, count, plain: folded.has(template.replaceAll(' T', '')) }));
  }
  return [packCodes(singles), flags.sort().join(''), sequences.sort().join(',')].join('|');
}

function isLetter(code: number): boolean {
  return code >= 0x1f1e6 && code <= 0x1f1ff;
}

/** `T` is any tone; `D` in place of the second is any other than the first. */
function sequence(template: string, seen: { tones: number; count: number; plain: boolean }): string {
  const expected = [1, 5, seen.count === 20 ? 20 : 25][seen.tones];
  if (seen.count !== expected) throw new Error(`Tones missing: ${template}`);
  const second = template.lastIndexOf('T');
  const distinct =
    seen.count === 20 ? `${template.slice(0, second)}D${template.slice(second + 1)}` : template;
  return distinct.replaceAll(` ${(0x200d).toString(36)} `, '~').replaceAll(/ ?([TD])/g, '$1');
}
