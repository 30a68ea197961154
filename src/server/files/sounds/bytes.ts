/** The description in a decoder's configuration as bytes, or null when there is none. */
export function bytesOf(config: Pick<AudioDecoderConfig, 'description'> | null): Uint8Array | null {
  const description = config?.description;
  if (!description) return null;
  return ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
}
