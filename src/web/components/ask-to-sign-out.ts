import { forgetOfflineUser } from '../page/offline-user.ts';

/**
 * Sends its own request instead of the browser's or the router's, so that a lost request leaves the page and its forms as
 * they are.
 */
export async function askToSignOut(address: string): Promise<'signed out' | 'refused' | 'no answer'> {
  const answer = await fetch(address, { method: 'POST', redirect: 'manual' }).catch(() => null);
  if (answer?.type === 'opaqueredirect') {
    forgetOfflineUser();
    return 'signed out';
  }
  return answer && !answer.ok ? 'refused' : 'no answer';
}
