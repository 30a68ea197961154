import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Milliseconds. Coming back to a tab tells so in two ways at once, and one question is enough. */
const pause = 1_000;

/**
 * Signing in or out in one tab is seen in the others at once. What no tab did, such as a session that expired or was
 * ended on another device, is noticed when somebody comes back to a tab. `email` is the signed-in user's, null for
 * nobody and undefined while it is not known.
 */
export function useSharedSession(email: string | null | undefined): void {
  const { revalidate } = useRevalidator();
  // Other tabs, and the server's mind about the session, are outside React.
  useEffect(() => {
    const channel = new BroadcastChannel('bb_session');
    let asked = Number.NEGATIVE_INFINITY;

    function compare(current: unknown): void {
      if (current !== undefined && current !== email) void revalidate();
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

    if (email !== undefined) channel.postMessage(email);
    channel.onmessage = ({ data }) => compare(data);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    window.addEventListener('online', onReturn);
    window.addEventListener('pageshow', onShow);
    return () => {
      channel.close();
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      window.removeEventListener('online', onReturn);
      window.removeEventListener('pageshow', onShow);
    };
  }, [email, revalidate]);
}

/** Undefined when the server cannot be asked now: nothing is known then, so nothing changes. */
async function askWhoIsSignedIn(): Promise<string | null | undefined> {
  try {
    const answer = await fetch('/session.json');
    return answer.ok ? ((await answer.json()) as { email: string | null }).email : undefined;
  } catch {
    return undefined;
  }
}
