import { fail, ok, type Result } from '#std/result.ts';
import { networkFailureText } from '../../offline/network-failure.ts';
import type { Reported } from './report-button.tsx';

/** Milliseconds. */
const timeoutMs = 10_000;

type SentReport = Reported & { readonly key: string; readonly reason: string; readonly text: string };

/** Sends a report. The failure is a sentence to show as it is. */
export async function sendReport(report: SentReport): Promise<Result<void, string>> {
  try {
    const response = await fetch('/report/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return ok(undefined);
    const { error } = (await response.json()) as { error: string };
    return fail(error);
  } catch {
    return fail(networkFailureText());
  }
}
