import type { ToastMessage } from '../ui/toast-queue.ts';

/** Forms that mark a design: hearts and stars. */
const marks = '[data-like], [data-favourites]';

/**
 * Loads the code of hearts and stars where a page has any; a press that is earlier waits for it, and is sent as the form
 * that it is where it does not come. The returned function is called when other designs came to the page.
 */
export function loadHeartsAndStars(say: (message: ToastMessage) => void): () => void {
  let show: (() => void) | undefined;
  if (!document.querySelector(marks)) return () => {};
  const started = import('../discover/start-hearts-and-stars.ts').then(
    (code) => {
      show = code.startHeartsAndStars(say);
    },
    () => {
      show = () => {};
    },
  );
  document.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement;
    if (show || !form.matches(marks)) return;
    event.preventDefault();
    await started;
    form.requestSubmit(event.submitter);
  });
  return () => show?.();
}
