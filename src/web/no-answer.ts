import { isRouteErrorResponse } from 'react-router';

/** A request was lost, or its answer, or half of it: whether the server did what was asked is not known. */
export class NoAnswer extends Error {}

/**
 * What the router caught while it asked the server. The browser reports a lost connection, and code that did not come,
 * as a TypeError; errors of our own server come as plain ones. Half an answer cannot be decoded.
 */
export function namedFailure(error: unknown): unknown {
  const isCutOff = error instanceof Error && error.message.startsWith('Unable to decode');
  return error instanceof TypeError || isCutOff ? new NoAnswer('No answer came', { cause: error }) : error;
}

/** What happened and what to do, in two sentences; what the server said of a refusal itself is in `said`. */
export function explainFailure(error: unknown): { happened: string; next: string; said: string | null } {
  if (error instanceof NoAnswer) {
    return { happened: 'No answer came.', next: 'Please check your connection and try again.', said: null };
  }
  if (!isRouteErrorResponse(error)) {
    return { happened: 'Something went wrong.', next: 'Please try again.', said: null };
  }
  if (error.status === 429) {
    return {
      happened: 'There were too many requests just now.',
      next: 'Please wait a moment and try again.',
      said: null,
    };
  }
  return {
    happened: 'The server cannot answer just now.',
    next: 'Please try again in a moment.',
    said: error.status < 500 ? saidBy(error.data) : null,
  };
}

/** The page of a proxy in between is nothing to show. */
function saidBy(text: unknown): string | null {
  return typeof text === 'string' && text !== '' && !text.trimStart().startsWith('<') ? text : null;
}
