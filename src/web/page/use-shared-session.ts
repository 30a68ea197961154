import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { forgetOfflineUser } from './offline-user.ts';

/** Milliseconds. Coming back to a tab tells so in two ways at once, and one question is enough. */
const pause = 1_000;

/** Milliseconds until a page that did not get its new data asks again: twice as many each time, up to the last. */
const firstRetry = 1_000;
const lastRetry = 60_000;

/**
 * Signing in or out in one tab is seen in the others at once. What no tab did, such as a session that expired or was
 * ended on another device, is noticed when somebody comes back to a tab. Nobody says it twice, so a page whose new data
 * are lost asks until it has them. `who` is the address of an account or the id of a guest, null for nobody and undefined
 * while it is not known.
 */
export function useSharedSession(who: string | null | undefined): void {
  const { revalidate } = useRevalidator();
  /** Somebody else is signed in than the page's last data say. */
  const isBehind = useRef(false);
  // Other tabs, and the server's mind about the session, are outside React.
  useEffect(() => {
    const channel = openChannel();
    let asked = Number.NEGATIVE_INFINITY;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    async function compare(current: unknown, waitMs = firstRetry): Promise<void> {
      if (current === undefined || current === who) return;
      isBehind.current = true;
      await revalidate();
      // Other data have another `who`, and with it this effect ends.
      if (!isOver) askLater(waitMs);
    }

    function askLater(waitMs: number): void {
      clearTimeout(retry);
      retry = setTimeout(async () => {
        const current = await askWhoIsSignedIn();
        const nextMs = Math.min(2 * waitMs, lastRetry);
        if (isOver) return;
        if (current === undefined) askLater(nextMs);
        else await compare(current, nextMs);
      }, waitMs);
    }

    function onReturn(): void {
      if (document.visibilityState === 'hidden' || performance.now() - asked < pause) return;
      asked = performance.now();
      void askWhoIsSignedIn().then((current) => compare(current));
    }

    // Browsers keep pages whole behind the Back button.
    function onShow({ persisted }: PageTransitionEvent): void {
      if (persisted) onReturn();
    }

    if (who === null) forgetOfflineUser();
    if (who !== undefined) isBehind.current = false;
    else if (isBehind.current) askLater(firstRetry);
    if (channel) {
      if (who !== undefined) channel.postMessage(who);
      channel.onmessage = ({ data }) => void compare(data);
    }
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    window.addEventListener('online', onReturn);
    window.addEventListener('pageshow', onShow);
    return () => {
      isOver = true;
      clearTimeout(retry);
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
