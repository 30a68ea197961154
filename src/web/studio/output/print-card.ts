import { drawingTitle } from '#card/document/card-text.ts';
import { drawnPhrases } from '#content/drawn-phrases.ts';
import { cardCssWidth } from '#encode/card-formats.ts';
import { toastLostPart } from '../../components/toast-lost-part.tsx';
import { studioText } from '../../texts/studio.ts';
import type { Studio } from '../studio.ts';
import sheet from './print.css?url';

/** Prints the card as the receiver sees it, at pixel ratio 3. Shows a message when that fails. */
export async function printCard({ store, liveScene }: Studio): Promise<void> {
  const { card } = store.getState();
  let page: ReturnType<typeof openPrintPage> | null = null;
  try {
    page = openPrintPage(drawingTitle(card, drawnPhrases(card.language)));
    const { renderStill } = await import('#encode/jobs/render-files.ts');
    const scene = await liveScene.complete(card);
    const picture = await renderStill({ scene, format: 'png', width: 3 * cardCssWidth, quality: 1 });
    await page.print(picture, scene.description);
  } catch {
    page?.close();
    void toastLostPart(studioText('print.failed.title'), studioText('print.failed.text'));
  }
}

/**
 * Opens a window, or a hidden frame where the browser blocks windows. Must be called in the click handler, because
 * later the browser blocks the window as a pop-up.
 */
function openPrintPage(title: string) {
  const opened = window.open('', '_blank');
  const { page, close } = opened ? { page: opened, close: () => opened.close() } : openFrame();
  const { document } = page;
  const styled = link(document);
  // `print` reports the failure. This prevents an unhandled rejection before that.
  styled.catch(() => {});
  document.title = title;
  const waiting = Object.assign(document.createElement('p'), {
    textContent: studioText('print.drawing.status'),
  });
  document.body.append(waiting);
  return {
    /** Shows the picture and opens the browser's print dialog. Rejects when the picture cannot be shown. */
    async print(picture: Blob, description: string) {
      const image = document.createElement('img');
      image.alt = description;
      image.src = URL.createObjectURL(picture);
      await Promise.all([image.decode(), styled]);
      waiting.replaceWith(image);
      // The window may be printed again, so the picture stays until the window closes.
      page.addEventListener('pagehide', () => URL.revokeObjectURL(image.src));
      page.focus();
      page.print();
    },
    close,
  };
}

function openFrame(): { page: Window; close: () => void } {
  const frame = document.createElement('iframe');
  frame.dataset.printPage = '';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // Not `display: none`, because browsers do not print what has no layout.
  frame.style.cssText = 'position: fixed; inline-size: 0; block-size: 0; border: 0;';
  document.querySelector('[data-print-page]')?.remove();
  document.body.append(frame);
  const page = frame.contentWindow;
  if (!page) throw new Error('The browser gave no place to print from.');
  return { page, close: () => frame.remove() };
}

function link(document: Document): Promise<void> {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = new URL(sheet, window.location.href).href;
  return new Promise((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => reject(new Error('The print page got no style.'));
    document.head.append(element);
  });
}
