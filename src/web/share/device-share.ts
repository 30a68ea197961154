/** The result of the device's share menu. `closed`: nothing was shared, and nothing failed. */
type MenuOutcome = 'shared' | 'closed' | 'unavailable';

export function hasShareMenu(): boolean {
  return typeof navigator.share === 'function';
}

/** Whether the share menu accepts these files. */
export function takesFiles(files: readonly File[]): boolean {
  return hasShareMenu() && (navigator.canShare?.({ files: [...files] }) ?? false);
}

/** Whether the share menu accepts pictures, for use before there is one. */
export function takesPictures(): boolean {
  return takesFiles([new File([''], 'card.jpg', { type: 'image/jpeg' })]);
}

/** Opens the share menu. Must be called right after a press: browsers refuse it later. */
export async function openShareMenu(data: ShareData): Promise<MenuOutcome> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    // On a double click, the second click finds it open already.
    const isNoFailure = error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
    return isNoFailure ? 'closed' : 'unavailable';
  }
}
