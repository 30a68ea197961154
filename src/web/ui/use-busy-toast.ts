import { useEffect } from 'react';
import { busyToast } from './toast.tsx';

/** Shows a message while something goes on; null when nothing does. */
export function useBusyToast(title: string | null, description?: string): void {
  // The queue of messages is outside React.
  useEffect(
    () => (title === null ? undefined : busyToast({ title, ...(description && { description }) })),
    [title, description],
  );
}
