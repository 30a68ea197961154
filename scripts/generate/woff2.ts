import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** What we need to know of a font file. */
export interface FontFacts {
  /** Every code point it has a glyph for, in order. */
  readonly codes: readonly number[];
  /** As a share of the size; both positive. Browsers take these from `hhea`, or from `OS/2` where that asks for it. */
  readonly ascent: number;
  readonly descent: number;
}

/** Reads a WOFF2 file, as in https://www.w3.org/TR/WOFF2/. The tables read here are never transformed. */
export function readFont(path: string): FontFacts {
  const tables = readTables(readFileSync(path));
  const unitsPerEm = table(tables, 'head').getUint16(18);
  const hhea = table(tables, 'hhea');
  const os2 = table(tables, 'OS/2');
  const useTypographic = (os2.getUint16(62) & 0x80) !== 0;
  const ascent = useTypographic ? os2.getInt16(68) : hhea.getInt16(4);
  const descent = useTypographic ? os2.getInt16(70) : hhea.getInt16(6);
  return {
    codes: readCodes(table(tables, 'cmap')),
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
  };
}

function table(tables: ReadonlyMap<string, DataView>, tag: string): DataView {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table ${tag}`);
  return found;
}

/** The tags that a table directory names by number; only the numbers of those we read, and how many there are. */
const tagNumbers: Readonly<Record<number, string>> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  6: 'OS/2',
  10: 'glyf',
  11: 'loca',
};

function readTables(file: Buffer): ReadonlyMap<string, DataView> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0) !== 0x774f4632) throw new Error('Not a WOFF2 file');
  const count = view.getUint16(12);
  const compressedLength = view.getUint32(20);
  let offset = 48;
  const readNumber = () => {
    let value = 0;
    for (;;) {
      const byte = view.getUint8(offset);
      offset += 1;
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  const entries: { tag: string; length: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const flags = view.getUint8(offset);
    offset += 1;
    let tag = tagNumbers[flags & 0x3f] ?? '';
    if ((flags & 0x3f) === 0x3f) {
      tag = file.toString('latin1', offset, offset + 4);
      offset += 4;
    }
    const length = readNumber();
    // Glyphs and their places are transformed unless marked 3, everything else only if marked.
    const plain = tag === 'glyf' || tag === 'loca' ? flags >> 6 === 3 : flags >> 6 === 0;
    entries.push({ tag, length: plain ? length : readNumber() });
  }
  const data = brotliDecompressSync(file.subarray(offset, offset + compressedLength));
  const tables = new Map<string, DataView>();
  let start = 0;
  for (const { tag, length } of entries) {
    tables.set(tag, new DataView(data.buffer, data.byteOffset + start, length));
    start += length;
  }
  return tables;
}

function readCodes(cmap: DataView): number[] {
  const codes = new Set<number>();
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const offset = cmap.getUint32(4 + index * 8 + 4);
    const subtable = new DataView(cmap.buffer, cmap.byteOffset + offset);
    const format = subtable.getUint16(0);
    if (format === 4) readSegments(subtable, codes);
    if (format === 12) readGroups(subtable, codes);
  }
  return [...codes].sort((one, other) => one - other);
}

function readSegments(subtable: DataView, codes: Set<number>): void {
  const doubled = subtable.getUint16(6);
  for (let at = 0; at < doubled; at += 2) {
    const end = subtable.getUint16(14 + at);
    const start = subtable.getUint16(16 + doubled + at);
    const delta = subtable.getUint16(16 + doubled * 2 + at);
    const rangeAt = 16 + doubled * 3 + at;
    const range = subtable.getUint16(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const direct = range === 0 ? code : subtable.getUint16(rangeAt + range + (code - start) * 2);
      if (direct !== 0 && ((direct + delta) & 0xffff) !== 0) codes.add(code);
    }
  }
}

function readGroups(subtable: DataView, codes: Set<number>): void {
  for (let index = 0; index < subtable.getUint32(12); index += 1) {
    const at = 16 + index * 12;
    for (let code = subtable.getUint32(at); code <= subtable.getUint32(at + 4); code += 1) codes.add(code);
  }
}
