/** Codes grow to 12 bits; then the table is cleared. */
const mostBits = 12;
const mostCodes = 1 << mostBits;
/** Bits of a slot's number in the hash table, which has four slots for each code, so that few collide. */
const slotBits = 14;
const slots = 1 << slotBits;

/** Compresses palette indices with LZW. Reuse it for all frames: its tables are large. */
export interface LzwEncoder {
  /**
   * The indices, 0 to 255, as the code stream of a GIF image whose code size is 8, not yet cut into
   * blocks. Valid until the next call. Source: GIF89a, appendix F.
   */
  encode(indices: Uint8Array): Uint8Array;
}

export function createLzwEncoder(): LzwEncoder {
  const keys = new Int32Array(slots);
  const values = new Uint16Array(slots);
  const repeats = new Uint16Array(mostCodes);
  let bytes = new Uint8Array(1 << 16);

  return {
    encode(indices) {
      const room = Math.ceil((indices.length * mostBits) / 8) + 16;
      if (bytes.length < room) bytes = new Uint8Array(room);
      return bytes.subarray(0, write(indices, { keys, values, repeats, bytes }));
    },
  };
}

interface Tables {
  /** The sequences in the table, as prefix * 256 + index; -1 for an empty slot. */
  readonly keys: Int32Array;
  readonly values: Uint16Array;
  /** By code, the code of its sequence with the last index once more; 0 for none. Most pixels equal their neighbour. */
  readonly repeats: Uint16Array;
  readonly bytes: Uint8Array;
}

const clear = 256;
const end = 257;

/** Returns the number of bytes written. One loop for speed: it runs for every pixel of every frame. */
function write(indices: Uint8Array, { keys, values, repeats, bytes }: Tables): number {
  let [at, waiting, bitsWaiting, bits, next] = [0, 0, 0, 9, end + 1];

  function put(code: number): void {
    waiting |= code << bitsWaiting;
    bitsWaiting += bits;
    while (bitsWaiting >= 8) {
      bytes[at++] = waiting;
      waiting >>>= 8;
      bitsWaiting -= 8;
    }
  }

  keys.fill(-1);
  repeats.fill(0);
  put(clear);
  let prefix = indices[0] ?? end;
  let last = prefix;
  for (let index = 1; index < indices.length; index += 1) {
    const value = indices[index] as number;
    const key = prefix * 256 + value;
    let slot = 0;
    if (value === last) {
      const longer = repeats[prefix] as number;
      if (longer !== 0) {
        prefix = longer;
        continue;
      }
    } else {
      slot = Math.imul(key, 0x9e3779b1) >>> (32 - slotBits);
      while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) & (slots - 1);
      if (keys[slot] === key) {
        prefix = values[slot] as number;
        last = value;
        continue;
      }
    }
    put(prefix);
    if (next < mostCodes) {
      if (value === last) repeats[prefix] = next;
      else {
        keys[slot] = key;
        values[slot] = next;
      }
      // The decoder knows a code one step later than the encoder.
      if (next === 1 << bits) bits += 1;
      next += 1;
    } else {
      put(clear);
      keys.fill(-1);
      repeats.fill(0);
      bits = 9;
      next = end + 1;
    }
    prefix = value;
    last = value;
  }
  put(prefix);
  if (prefix !== end) {
    // The decoder adds its last code now, which may make the next one longer.
    if (next === 1 << bits && bits < mostBits) bits += 1;
    put(end);
  }
  if (bitsWaiting > 0) bytes[at++] = waiting;
  return at;
}
