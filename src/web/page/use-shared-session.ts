import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { forgetOfflineUser } from './offline-user.ts';
import { askWhoIsSignedIn, type Who, watchSession } from './session-watch.ts';

/** Milliseconds until a page that did not get its new data asks again: twice as many each time, up to the last. */
const firstRetry = 1_000;
const lastRetry = 60_000;

/**
 * Signing in or out in one tab is seen in the others at once. Nobody says it twice, so a page whose new data are lost asks
 * until it has them.
 */
export function useSharedSession(who: Who): void {
  const { revalidate } = useRevalidator();
  /** Somebody else is signed in than the page's last data say. */
  const isBehind = useRef(false);
  // Other tabs, and the server's mind about the session, are outside React.
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    async function compare(current: Who, waitMs = firstRetry): Promise<void> {
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

    if (who === null) forgetOfflineUser();
    if (who !== undefined) isBehind.current = false;
    else if (isBehind.current) askLater(firstRetry);
    const stop = watchSession(who, (current) => void compare(current));
    return () => {
      isOver = true;
      clearTimeout(retry);
      stop();
    };
  }, [who, revalidate]);
}
