/** The bytes of a text in an encoding of one or two bytes, which Node can only read. */
export function encodeText(text: string, encoding: string): Uint8Array {
  const known = tableOf(encoding);
  return new Uint8Array(
    [...text].flatMap((letter) => {
      const bytes = known.get(letter);
      if (!bytes) throw new Error(`${encoding} has no ${letter}.`);
      return bytes;
    }),
  );
}

function tableOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const table = new Map<string, readonly number[]>();
  const add = (...bytes: number[]) => {
    try {
      const letter = decoder.decode(new Uint8Array(bytes));
      if ([...letter].length === 1 && !table.has(letter)) table.set(letter, bytes);
    } catch {
      // No letter has these bytes.
    }
  };
  for (let first = 0; first < 256; first += 1) add(first);
  for (let first = 0x81; first < 0xff; first += 1)
    for (let second = 0x40; second < 0xff; second += 1) add(first, second);
  return table;
}
