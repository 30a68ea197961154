/**
 * Sends JSON. Resolves with the object that was answered, with `lost` where no answer came in time, and with `unreadable`
 * where what answered is no page of ours. Never rejects.
 */
export async function postJson(
  address: string,
  body: object,
  timeoutMs: number,
): Promise<object | 'lost' | 'unreadable'> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null ? answer : 'unreadable';
  } catch (error) {
    return error instanceof SyntaxError ? 'unreadable' : 'lost';
  }
}
