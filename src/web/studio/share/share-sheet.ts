/** What came of the device's own share menu; `closed`: nothing was shared, and nothing is wrong. */
export type SheetOutcome = 'shared' | 'closed' | 'unavailable';

export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Whether the device's menu takes this picture. */
export function takesFile(file: File): boolean {
  return hasShareSheet() && (navigator.canShare?.({ files: [file] }) ?? false);
}

/** Whether it takes pictures at all, asked before there is one. */
export function takesPictures(): boolean {
  return takesFile(new File([''], 'card.jpg', { type: 'image/jpeg' }));
}

/** Opens it; to be called in answer to a press. */
export async function openShareSheet(data: ShareData): Promise<SheetOutcome> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    // The second half of a double click finds it open already.
    const isNoFailure = error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
    return isNoFailure ? 'closed' : 'unavailable';
  }
}
