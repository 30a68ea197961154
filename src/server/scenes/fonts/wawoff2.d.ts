declare module 'wawoff2' {
  /** Packs TrueType or OpenType to a WOFF2 file. What it returns is overwritten by the next call. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
  /** Unpacks a WOFF2 file to TrueType or OpenType. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
