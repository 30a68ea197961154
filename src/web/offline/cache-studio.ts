import { prefixOf } from '#content/languages/page-address.ts';
import { loadWishes } from '#content/wishes/load-wishes.ts';
import { rememberOfflineUser } from '../page/offline-user.ts';
import { pageLanguage } from '../texts/page-language.ts';

/** What browsers tell of the connection; not in the types yet. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Lets the studio open without a network next time. Nearly all of it is loaded already, so that this costs a page
 * and two parts; on a connection that is slow or dear it waits for another visit. Never rejects.
 */
export async function cacheStudio(userId: string): Promise<void> {
  // Absent without HTTPS. The server of developers has no files to keep.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD || !navigator.onLine) return;
  try {
    rememberOfflineUser(userId);
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
    if (saveData || /2g/.test(effectiveType)) return;
    // What restores a card, and the wishes.
    await Promise.all([import('#card/document/versions.ts'), loadWishes(pageLanguage())]);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: loadedFiles(), prefix: prefixOf(pageLanguage()) });
  } catch {
    // It is tried again when the studio is opened again.
  }
}

/** Paths of the files that this page has loaded so far. */
function loadedFiles(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|fonts)\//.test(pathname))
    .map(({ pathname }) => pathname);
}
