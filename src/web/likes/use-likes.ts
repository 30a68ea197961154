import { useEffect, useRef } from 'react';
import { toast } from '../ui/toast.tsx';
import { startLikes } from './start-likes.ts';

/** The hearts of the page, where React shows it: `plain/script.ts` does it where it does not. */
export function useLikes(): void {
  const likes = useRef<ReturnType<typeof startLikes>>(null);
  // What is pressed is the document's state.
  useEffect(() => {
    likes.current = startLikes(toast);
    return () => likes.current?.stop();
  }, []);
  // Another tab of designs may have been rendered.
  useEffect(() => likes.current?.show());
}
