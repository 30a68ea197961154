import { postJson } from '../../browser/post-json.ts';
import { studioText } from '../../texts/studio.ts';
import type { StudioStart } from '../studio.ts';
import type { SaveAnswer, SaveRequest } from './save-contract.ts';
import type { SendSave } from './saving.ts';
import type { SealStore } from './seal-store.ts';

interface SaveExtras extends Pick<StudioStart, 'contact'> {
  readonly design: string | null;
  readonly seal: SealStore;
}

/** Sends saves with what is no part of the document: when it opens, the design it began with, whose birthday it is for. */
export function createSendSave({ design, contact, seal }: SaveExtras): SendSave {
  return async (request) => {
    const { fields, isChanged } = seal.getState();
    // The copy of a card that is sealed is sealed as well.
    const isSent = isChanged || (request.cardId === null && fields.opens === 'later');
    const answer = await sendSave({
      ...request,
      design,
      ...(contact && { contact: { id: contact.id, day: contact.day } }),
      ...(isSent && { seal: fields }),
    });
    if ('saved' in answer && !answer.sealProblem) seal.stored(fields);
    return answer;
  };
}

/** Milliseconds. Trying again is safe: a first save has its creation key, a later one the revision it was made from. */
const timeoutMs = 20_000;

/** What a process of release 0.1 answers to every card of a later version, as long as a newer release is installed. */
const releaseBefore = 'This part of the card is not as it should be: version.';

/** Sends a card to the server. Never rejects: a lost request gives an answer of its own. */
async function sendSave(request: SaveRequest): Promise<SaveAnswer> {
  const answer = await postJson('/studio/save', request, timeoutMs);
  if (!isSaveAnswer(answer)) return { reason: 'unreachable', error: studioText('save.noAnswer.text') };
  return 'error' in answer && answer.error === releaseBefore
    ? { reason: 'unreachable', error: studioText('save.updating.text') }
    : answer;
}

function isSaveAnswer(answer: object | string): answer is SaveAnswer {
  return typeof answer === 'object' && ('saved' in answer || 'reason' in answer);
}
