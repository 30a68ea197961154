/** Milliseconds. Coming back to a tab tells so in two ways at once, and one question is enough. */
const pause = 1_000;

/** The address of an account or the id of a guest; null for nobody, undefined while it is not known. */
export type Who = string | null | undefined;

/**
 * Calls `onWho` with who is signed in now: when another tab says it, and when somebody comes back to this tab, because no
 * tab notices a session that expired or was ended on another device. `who` of this page is told to the other tabs, if it
 * is known. The returned function ends it.
 */
export function watchSession(who: Who, onWho: (current: Who) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const channel = openChannel();
  let asked = Number.NEGATIVE_INFINITY;

  function onReturn(): void {
    if (document.visibilityState === 'hidden' || performance.now() - asked < pause) return;
    asked = performance.now();
    void askWhoIsSignedIn().then((current) => signal.aborted || onWho(current));
  }

  // Browsers keep pages whole behind the Back button.
  function onShow({ persisted }: PageTransitionEvent): void {
    if (persisted) onReturn();
  }

  if (channel) {
    if (who !== undefined) channel.postMessage(who);
    channel.onmessage = ({ data }) => onWho(data);
    signal.addEventListener('abort', () => channel.close());
  }
  document.addEventListener('visibilitychange', onReturn, { signal });
  window.addEventListener('focus', onReturn, { signal });
  window.addEventListener('online', onReturn, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  return () => controller.abort();
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
export async function askWhoIsSignedIn(): Promise<Who> {
  try {
    const answer = await fetch('/session.json');
    if (!answer.ok) return undefined;
    const { email, guest } = (await answer.json()) as { email: string | null; guest: string | null };
    return email ?? guest;
  } catch {
    return undefined;
  }
}
