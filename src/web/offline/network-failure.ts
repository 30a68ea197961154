import { isRouteErrorResponse } from 'react-router';

/** Whether a request was lost, or its answer, or half of it: what the server did is not known then. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === networkFailure;
}

/** The loader of pages' code in `vite.config.ts` gives this name as well. */
const networkFailure = 'NetworkFailure';

/**
 * What the router caught while it asked the server. The browser reports a lost connection as a TypeError; errors of our
 * own server come as plain ones. Half an answer cannot be decoded.
 */
export function asNetworkFailure(error: unknown): unknown {
  const isCutOff = error instanceof Error && error.message.startsWith('Unable to decode');
  if (!isCutOff && !(error instanceof TypeError)) return error;
  return Object.assign(new Error('No answer came', { cause: error }), { name: networkFailure });
}

const checkConnection = 'Please check your connection and try again.';

export const networkFailureText = `No answer came. ${checkConnection}`;

/** What happened and what to do, in two sentences; what the server said of a refusal itself is in `said`. */
export function explainFailure(error: unknown): { happened: string; next: string; said: string | null } {
  if (isNetworkFailure(error)) {
    return { happened: 'No answer came.', next: checkConnection, said: null };
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

/** The same in one text. */
export function failureText(error: unknown): string {
  const { happened, next, said } = explainFailure(error);
  return said ?? `${happened} ${next}`;
}

/** The page of a proxy in between is nothing to show. */
function saidBy(text: unknown): string | null {
  return typeof text === 'string' && text !== '' && !text.trimStart().startsWith('<') ? text : null;
}
