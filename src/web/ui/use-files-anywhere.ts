import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere on the page, or pasted: without it the browser would show a dropped file in place of
 * the page. A drop target of its own takes what is dropped on it. Returns whether files are dragged over the page.
 */
export function useFilesAnywhere(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  // Dragging and pasting are the browser's.
  useEffect(() => {
    const controller = new AbortController();
    const listen = <Type extends keyof WindowEventMap>(
      type: Type,
      listener: (event: WindowEventMap[Type]) => void,
    ) => window.addEventListener(type, listener, { signal: controller.signal });

    function onDrag(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    }
    listen('dragenter', onDrag);
    listen('dragover', onDrag);
    listen('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    });
    listen('drop', (event) => {
      setOver(false);
      if (!holdsFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    });
    // The page's own pictures would arrive as files.
    listen('dragstart', (event) => {
      if (event.target instanceof HTMLImageElement) event.preventDefault();
    });
    listen('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || event.defaultPrevented || isPastedAsText(event)) return;
      event.preventDefault();
      take(files);
    });
    return () => controller.abort();
  }, []);
  return isOver;
}

/** Fields in which characters are typed, as a selector. */
export const typingFields =
  'textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=color], [type=file])';

/** Not so for text, nor for a link. */
export function holdsFiles({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Word processors copy their text also as a picture of it. */
function isPastedAsText({ target, clipboardData }: ClipboardEvent): boolean {
  const isInField = target instanceof Element && target.closest(typingFields) !== null;
  return isInField && (clipboardData?.types.includes('text/plain') ?? false);
}
