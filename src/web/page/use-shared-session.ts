import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { forgetOfflineUser } from './offline-user.ts';

/** Milliseconds. Coming back to a tab tells so in two ways at once, and one question is enough. */
const pause = 1_000;

/**
 * Signing in or out in one tab is seen in the others at once. What no tab did, such as a session that expired or was
 * ended on another device, is noticed when somebody comes back to a tab. `who` is the address of an
 * account or the id of a guest, null for nobody and undefined while it is not known.
 */
export function useSharedSession(who: string | null | undefined): void {
  const { revalidate } = useRevalidator();
  // Other tabs, and the server's mind about the session, are outside React.
  useEffect(() => {
    const channel = openChannel();
    let asked = Number.NEGATIVE_INFINITY;

    function compare(current: unknown): void {
      if (current !== undefined && current !== who) void revalidate();
    }

    function onReturn(): void {
      if (document.visibilityState === 'hidden' || performance.now() - asked < pause) return;
      asked = performance.now();
      void askWhoIsSignedIn().then(compare);
    }

    // Browsers keep pages whole behind the Back button.
    function onShow({ persisted }: PageTransitionEvent): void {
      if (persisted) onReturn();
    }

    if (who === null) forgetOfflineUser();
    if (channel) {
      if (who !== undefined) channel.postMessage(who);
      channel.onmessage = ({ data }) => compare(data);
    }
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    window.addEventListener('online', onReturn);
    window.addEventListener('pageshow', onShow);
    return () => {
      channel?.close();
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      window.removeEventListener('online', onReturn);
      window.removeEventListener('pageshow', onShow);
    };
  }, [who, revalidate]);
}

/** Null where the browser's settings forbid it: other tabs then learn of it when somebody comes back to them. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('bb_session');
  } catch {
    return null;
  }
}

/** Undefined when the server cannot be asked now: nothing is known then, so nothing changes. */
async function askWhoIsSignedIn(): Promise<string | null | undefined> {
  try {
    const answer = await fetch('/session.json');
    if (!answer.ok) return undefined;
    const { email, guest } = (await answer.json()) as { email: string | null; guest: string | null };
    return email ?? guest;
  } catch {
    return undefined;
  }
}
