import { startFavourites } from '../favourites/start-favourites.ts';
import { startLikes } from '../likes/start-likes.ts';
import type { ToastMessage } from '../ui/toast-queue.ts';

/**
 * What designs do in browsers: hearts and stars. `say` shows a message. The returned function is called when other designs
 * came to the page.
 */
export function startHeartsAndStars(say: (message: ToastMessage) => void): () => void {
  const shows = [startLikes(say), startFavourites(say)];
  return () => {
    for (const show of shows) show();
  };
}
