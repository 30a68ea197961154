/**
 * Gives the router its data only when all of it is here. The router reads the first line and leaves the rest to a promise
 * that nobody looks at: a request that is aborted or lost in between would be an error of the page. Nothing of ours
 * sends more than one line, so nobody waits longer.
 */
export function readDataWhole(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (!answer.body || !isData(answer)) return answer;
    return new Response(await answer.arrayBuffer(), answer);
  };
}

/** The router's own media type. */
function isData({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/x-script') ?? false;
}
