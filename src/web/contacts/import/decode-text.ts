/** Encodings that are offered where the letters look wrong, the most frequent first. */
export const encodings = [
  ...['utf-8', 'windows-1252', 'windows-1251', 'windows-1250', 'windows-1254', 'windows-1256'],
  ...['shift_jis', 'gb18030', 'big5', 'euc-kr', 'utf-16le', 'utf-16be'],
] as const;

export type Encoding = (typeof encodings)[number];

/** The text of a file and the encoding that it was read in: what it says itself, UTF-8 where it is that, or the likeliest. */
export function decodeText(bytes: Uint8Array, chosen: Encoding | null): { text: string; encoding: Encoding } {
  const encoding = chosen ?? marked(bytes) ?? likeliest(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/** By the mark at the beginning, or the zeros that letters have in UTF-16. */
function marked(bytes: Uint8Array): Encoding | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 400);
  const zeros = (odd: 0 | 1) => head.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  if (zeros(1) > head.length / 4) return 'utf-16le';
  return zeros(0) > head.length / 4 ? 'utf-16be' : null;
}

function likeliest(bytes: Uint8Array): Encoding {
  if (decodes(bytes, 'utf-8')) return 'utf-8';
  const runs = highRuns(bytes);
  const scored = (['shift_jis', 'gb18030', 'big5', 'euc-kr', 'windows-1251', 'windows-1252'] as const).map(
    (encoding) => ({ encoding, score: score(runs, encoding) }),
  );
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best.encoding : 'windows-1252';
}

function decodes(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Up to four kilobytes of what is beyond ASCII, a word on each line: the rest of a file looks alike in all of them. */
function highRuns(bytes: Uint8Array): Uint8Array {
  const found: number[] = [];
  for (let at = 0; at < bytes.length && found.length < 4096; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    // An encoding of two bytes may have a letter as the second one.
    for (; at < bytes.length && ((bytes[at] ?? 0) >= 0x80 || (bytes[at - 1] ?? 0) >= 0x80); at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte < 0x40) break;
      found.push(byte);
    }
    found.push(0x0a);
  }
  return new Uint8Array(found);
}

/** What words in an encoding are made of, most of all. */
const usual: Readonly<Record<string, RegExp>> = {
  shift_jis: /[\u3040-\u30ff\u4e00-\u9fff]/gu,
  gb18030: /[\u4e00-\u9fff]/gu,
  big5: /[\u4e00-\u9fff]/gu,
  'euc-kr': /[\uac00-\ud7a3]/gu,
  'windows-1251': /[а-яё]/gu,
  'windows-1252': /[à-öø-ÿßÀ-Ö]/gu,
};

/** How much of the words is what one would expect; less than nothing where the bytes are none of that encoding. */
function score(runs: Uint8Array, encoding: Encoding): number {
  const text = decodes(runs, encoding);
  if (text === null) return -1;
  const letters = text.replace(/[\n\x21-\x7e]/g, '').length;
  if (letters === 0) return 0;
  const share = (text.match(usual[encoding] ?? /$^/)?.length ?? 0) / letters;
  return share - penalty(text, encoding, runs);
}

/** Words tell encodings apart that know the same bytes. */
function penalty(text: string, encoding: Encoding, runs: Uint8Array): number {
  const words = text.split('\n').filter(Boolean);
  const mean = words.length === 0 ? 0 : text.replace(/\n/g, '').length / words.length;
  // A word of Western Europe has a letter or two beyond ASCII, one in Cyrillic has nothing else.
  if (encoding === 'windows-1252') return mean > 2.5 ? 0.5 : 0;
  if (encoding === 'windows-1251') return mean < 2.5 ? 0.5 : 0;
  // The frequent signs of simplified Chinese stand in the first half, those of traditional Chinese before others.
  if (encoding === 'gb18030') return shareOf(runs, 0xb0, 0xd7) > 0.7 ? 0 : 0.2;
  if (encoding === 'big5') return shareOf(runs, 0xa4, 0xc6) > 0.8 ? 0.1 : 0.3;
  // Korean syllables stand in a narrow range.
  if (encoding === 'euc-kr') return shareOf(runs, 0xb0, 0xc8) > 0.9 ? -0.1 : 0.3;
  return 0;
}

/** The share of first bytes of two that lie in a range. */
function shareOf(runs: Uint8Array, least: number, greatest: number): number {
  let [all, within] = [0, 0];
  for (let at = 0; at < runs.length; at += 1) {
    const byte = runs[at] ?? 0;
    if (byte < 0x80) continue;
    all += 1;
    if (byte >= least && byte <= greatest) within += 1;
    at += 1;
  }
  return all === 0 ? 0 : within / all;
}
