import sharp from 'sharp';

/** Four fields of pure colour: what the conformance scenes expect of their photo. */
export async function conformancePhotoFile(): Promise<Buffer> {
  const side = 64;
  const colors = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 0],
  ];
  const raw = Buffer.alloc(side * side * 3);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      raw.set(colors[(y < side / 2 ? 0 : 2) + (x < side / 2 ? 0 : 1)] as number[], (y * side + x) * 3);
    }
  }
  return await sharp(raw, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}
