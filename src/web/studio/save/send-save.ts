import { studioText } from '../../texts/studio.ts';
import type { SaveAnswer, SaveFailure, SaveRequest } from './save-contract.ts';

/** Milliseconds. Trying again is safe because of the creation key. */
const timeoutMs = 20_000;

const unreachable: SaveFailure = {
  reason: 'unreachable',
  get error() {
    return studioText('save.noAnswer.text');
  },
};

/** What a process of release 0.1 answers to every card of a later version, as long as a newer release is installed. */
const releaseBefore = 'This part of the card is not as it should be: version.';

const updating: SaveFailure = {
  reason: 'unreachable',
  get error() {
    return studioText('save.updating.text');
  },
};

/** Sends a card to the server. Never rejects: a lost request gives an answer of its own. */
export async function sendSave(request: SaveRequest): Promise<SaveAnswer> {
  try {
    const response = await fetch('/studio/save', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (!isSaveAnswer(answer)) return unreachable;
    return 'error' in answer && answer.error === releaseBefore ? updating : answer;
  } catch {
    return unreachable;
  }
}

function isSaveAnswer(answer: unknown): answer is SaveAnswer {
  return typeof answer === 'object' && answer !== null && ('saved' in answer || 'reason' in answer);
}
