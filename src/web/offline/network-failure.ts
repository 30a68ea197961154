import { isRouteErrorResponse } from 'react-router';
import { joinSentences } from '#content/languages/languages.ts';
import { errorsText } from '../texts/errors.ts';
import { pageLanguage } from '../texts/page-language.ts';

/** Whether a request or its answer was lost. It is then unknown what the server did. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === networkFailure;
}

const networkFailure = 'NetworkFailure';

export function noAnswerCame(cause: unknown): Error {
  return Object.assign(new Error('No answer', { cause }), { name: networkFailure });
}

/**
 * Names network failures among the errors that the router caught. Browsers report a lost connection as a TypeError,
 * and half an answer cannot be decoded. Errors of our own server are plain ones.
 */
export function asNetworkFailure(error: unknown): unknown {
  const isCutOff = error instanceof Error && error.message.startsWith('Unable to decode');
  if (!isCutOff && !(error instanceof TypeError)) return error;
  return noAnswerCame(error);
}

export const networkFailureText = () => failureText(noAnswerCame(null));

/** What happened, and what to do next; the server's own message, if it sent one. `between` stands in the middle. */
export function failureText(error: unknown, ...between: readonly string[]): string {
  const why = kindOf(error);
  return (
    saidByServer(error) ??
    joinSentences(pageLanguage(), [
      errorsText(`network.${why}.title`),
      ...between,
      errorsText(`network.${why}.text`),
    ])
  );
}

function kindOf(error: unknown): 'noAnswer' | 'failed' | 'tooMany' | 'serverAway' {
  if (isNetworkFailure(error)) return 'noAnswer';
  if (!isRouteErrorResponse(error)) return 'failed';
  return error.status === 429 ? 'tooMany' : 'serverAway';
}

/** What the server refused, in its own words; null for one that could not answer. */
export function saidByServer(error: unknown): string | null {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500 && error.status !== 429;
  const text = isRefusal && error.data;
  // HTML is a proxy's error page, not a message of ours.
  return text && typeof text === 'string' && !text.trimStart().startsWith('<') ? text : null;
}
