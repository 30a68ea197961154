import { startLikes } from '../likes/start-likes.ts';
import { moveByArrow } from '../ui/move-by-arrow.ts';
import type { ToastMessage } from '../ui/toast-queue.ts';

/**
 * What Discover does in browsers: hearts and the keys of tabs. `say` shows a message. The returned function is called when
 * other designs came to the page.
 */
export function startDiscover(say: (message: ToastMessage) => void): () => void {
  document.addEventListener('keydown', moveByArrow);
  return startLikes(say);
}
