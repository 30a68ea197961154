import { type DragEvent, useState } from 'react';
import { holdsFiles } from './use-files-anywhere.ts';

export interface DropTarget {
  readonly isOver: boolean;
  /** For the element. */
  readonly handlers: {
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
  };
}

/** An element that takes files. Of two, one inside the other, the inner one takes them. */
export function useDropTarget(onFiles: (files: readonly File[]) => void): DropTarget {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event) {
        setOver(false);
        if (!holdsFiles(event) || event.isDefaultPrevented()) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
