import type { ManyAnswer, ManyRequest } from '#content/many/save-form.ts';
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
  try {
    const response = await fetch('/many/save', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    return isAnswer(answer) ? answer : lost();
  } catch {
    return lost();
  }
}

function lost(): ManyAnswer {
  return { reason: 'unreachable', error: manyText('save.lost') };
}

function isAnswer(answer: unknown): answer is ManyAnswer {
  return typeof answer === 'object' && answer !== null && ('made' in answer || 'reason' in answer);
}
