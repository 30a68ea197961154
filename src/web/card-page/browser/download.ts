import { texts } from './texts.ts';
import { toast } from './toast.ts';

/**
 * Download is a link to a file, which the browser saves by itself. Here the file is asked for first, so that the page can
 * say that it is being made, and when it cannot be made; then the browser saves it from its cache.
 */
export function startDownload(root: ParentNode): void {
  const link = root.querySelector<HTMLAnchorElement>('a[data-download]');
  if (!link) return;
  const label = link.textContent;
  let state: 'idle' | 'busy' | 'made' = 'idle';
  link.onclick = async (event) => {
    if (state === 'made') return;
    event.preventDefault();
    if (state === 'busy') return;
    state = 'busy';
    link.textContent = texts().drawing;
    link.ariaBusy = 'true';
    try {
      const answer = await fetch(link.href);
      if (!answer.ok) throw new Error(`Status ${answer.status}`);
      await answer.blob();
      state = 'made';
      link.click();
      toast({ title: texts().downloadStarted });
    } catch {
      toast({
        title: texts().downloadFailed,
        description: texts().downloadFailedText,
        destructive: true,
      });
    } finally {
      state = 'idle';
      link.textContent = label;
      link.ariaBusy = null;
    }
  };
}
