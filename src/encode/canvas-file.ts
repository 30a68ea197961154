/** What is on the canvas as a file. Rejects where the browser has no memory left for one. */
export async function canvasFile(
  canvas: OffscreenCanvas | HTMLCanvasElement,
  type: string,
  quality: number,
): Promise<Blob> {
  if ('convertToBlob' in canvas) return await canvas.convertToBlob({ type, quality });
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No file came out.'))), type, quality);
  });
}
