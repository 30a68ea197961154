import type { Locator, Page } from '@playwright/test';

/** Files that a person drags into the page from the desktop, over one place after another. The browser does the rest. */
export interface DraggedFiles {
  over(place: Locator): Promise<void>;
  drop(): Promise<void>;
  /** Takes them out of the window again. */
  leave(): Promise<void>;
}

export async function dragFiles(page: Page, paths: readonly string[]): Promise<DraggedFiles> {
  const session = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  const send = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    session.send('Input.dispatchDragEvent', {
      type,
      ...at,
      data: { items: [], files: [...paths], dragOperationsMask: 1 },
    });
  return {
    async over(place) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
      at = { x: x + width / 2, y: y + height / 2 };
      await send('dragEnter');
      await send('dragOver');
    },
    drop: async () => void (await send('drop')),
    // The protocol has no such event.
    leave: () => page.locator('body').dispatchEvent('dragleave'),
  };
}
