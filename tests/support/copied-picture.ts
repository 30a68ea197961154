import type { Page } from '@playwright/test';

/** As "Copy image" of a browser, or a screenshot to the clipboard; as a word processor, with the text beside it. */
export async function copyPicture(page: Page, text?: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (text) => {
    const canvas = new OffscreenCanvas(300, 200);
    canvas.getContext('2d')?.fillRect(0, 0, 300, 200);
    const picture = await canvas.convertToBlob({ type: 'image/png' });
    const copied = {
      'image/png': picture,
      ...(text && { 'text/plain': new Blob([text], { type: 'text/plain' }) }),
    };
    await navigator.clipboard.write([new ClipboardItem(copied)]);
  }, text);
}
