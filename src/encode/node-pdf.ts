import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { paintScene } from '#card/paint/canvas.ts';
import type { Scene } from '#card/scene/scene.ts';
import { decodedPhotos, type NodeStill, nodeSurface } from './node-surface.ts';

/**
 * Pixels in a point, 300 in an inch: the few things that PDF has no means for, such as groups that are partly
 * transparent and the soft edges of photos, are painted as pixels.
 */
const pixels = 300 / 72;

/** The scenes, which are in points, as the pages of a PDF file with its fonts inside. Takes the thread for a second. */
export async function renderPdf(
  sheets: readonly Scene[],
  { title, photos }: Pick<NodeStill, 'photos'> & { readonly title: string },
): Promise<Buffer> {
  const images = await decodedPhotos(sheets, photos);
  const document = new PDFDocument({ title });
  for (const sheet of sheets) {
    // Its type lacks what the others have.
    const context = document.beginPage(sheet.width, sheet.height) as SKRSContext2D;
    const inPoints = context.setTransform.bind(context) as (...matrix: number[]) => void;
    // The painter counts in pixels, the page in points.
    Object.assign(context, {
      setTransform: (...matrix: number[]) => inPoints(...matrix.map((one) => one / pixels)),
    });
    paintScene(context, sheet, { scale: pixels, images, surface: nodeSurface });
    document.endPage();
  }
  return document.close();
}
