/** Reads numbers of any count of bits, the highest bit first; behind the end there are zeros. */
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

/** The fields of `count` bits and `value` each as bytes, the rest of the last byte zero. */
export function packBits(fields: readonly (readonly [count: number, value: number])[]): Uint8Array {
  const digits = fields.map(([count, value]) => value.toString(2).padStart(count, '0')).join('');
  return Uint8Array.from(digits.match(/.{1,8}/g) ?? [], (byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
}
