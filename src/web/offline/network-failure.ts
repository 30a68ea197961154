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
  return Object.assign(new Error('No answer came', { cause }), { name: networkFailure });
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

const checkConnection = () => errorsText('network.noAnswer.text');

export const networkFailureText = () =>
  joinSentences(pageLanguage(), [errorsText('network.noAnswer.title'), checkConnection()]);

/** What happened and what to do next. `said` is the server's own message, if it sent one. */
export function explainFailure(error: unknown): { happened: string; next: string; said: string | null } {
  if (isNetworkFailure(error)) {
    return { happened: errorsText('network.noAnswer.title'), next: checkConnection(), said: null };
  }
  if (!isRouteErrorResponse(error)) {
    return {
      happened: errorsText('network.failed.title'),
      next: errorsText('network.failed.text'),
      said: null,
    };
  }
  if (error.status === 429) {
    return {
      happened: errorsText('network.tooMany.title'),
      next: errorsText('network.tooMany.text'),
      said: null,
    };
  }
  return {
    happened: errorsText('network.serverAway.title'),
    next: errorsText('network.serverAway.text'),
    said: error.status < 500 ? saidBy(error.data) : null,
  };
}

/** The explanation as one text. */
export function failureText(error: unknown): string {
  const { happened, next, said } = explainFailure(error);
  return said ?? joinSentences(pageLanguage(), [happened, next]);
}

/** HTML is a proxy's error page, not a message of ours. */
function saidBy(text: unknown): string | null {
  return typeof text === 'string' && text !== '' && !text.trimStart().startsWith('<') ? text : null;
}
