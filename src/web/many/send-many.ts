import type { ManyAnswer, ManyRequest } from '#content/many/save-form.ts';
import { postJson } from '../browser/post-json.ts';
import { manyText } from '../texts/many.ts';
import type { Draft, Row } from './draft.ts';

/** Milliseconds. Sending it again is safe: the keys name the cards. */
const timeoutMs = 30_000;

interface Sent {
  readonly userId: string;
  readonly draft: Pick<Draft, 'design' | 'words' | 'isSealed'>;
  readonly rows: readonly Row[];
}

/** Has the cards published, all or none. Never rejects: a lost request gives an answer of its own. */
export async function sendMany({ userId, draft, rows }: Sent): Promise<ManyAnswer> {
  const { design, words, isSealed } = draft;
  const request: ManyRequest = {
    ...{ userId, design, words },
    people: rows.map(({ key, name, line, photo, day, city, contact }) => ({
      ...{ key, name, line, photo },
      seal: isSealed && day ? { date: day, city } : null,
      contact,
    })),
  };
  const answer = await postJson('/many/save', request, timeoutMs);
  return isAnswer(answer) ? answer : { reason: 'unreachable', error: manyText('save.lost') };
}

function isAnswer(answer: object | string): answer is ManyAnswer {
  return typeof answer === 'object' && ('made' in answer || 'reason' in answer);
}
