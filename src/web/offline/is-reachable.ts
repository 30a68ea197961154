/** Asked before the browser leaves the page: without an answer it would put its own error page in the place of ours. */
export async function isReachable(signal?: AbortSignal): Promise<boolean> {
  const answer = await fetch('/session.json', { cache: 'no-store', signal: signal ?? null }).catch(
    () => null,
  );
  return answer?.ok === true && !signal?.aborted;
}
