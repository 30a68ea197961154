/** Reads numbers of any number of bits, the highest bit first. After the end it reads zeros. */
export function bitReader(bytes: Uint8Array): (count: number) => number {
  let at = 0;
  return (count) => {
    let value = 0;
    for (const end = at + count; at < end; at += 1) {
      value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    }
    return value;
  };
}

/** Writes fields of `count` bits with their values one after the other. The last byte is filled with zeros. */
export function packBits(fields: readonly (readonly [count: number, value: number])[]): Uint8Array {
  const digits = fields.map(([count, value]) => value.toString(2).padStart(count, '0')).join('');
  return Uint8Array.from(digits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}
