/** Checked before the browser leaves the page, because without a connection it would show its own error page. */
export async function isReachable(signal?: AbortSignal): Promise<boolean> {
  const answer = await fetch('/session.json', { cache: 'no-store', signal: signal ?? null }).catch(
    () => null,
  );
  return answer?.ok === true && !signal?.aborted;
}
