import { type ImportLine, linesOfPart } from '#content/contacts/import-form.ts';
import type { ImportResult } from '#server/contacts/types.ts';
import { contactsText } from '../../texts/contacts.ts';

/** What the page gets for each part. */
export type ImportResponse = { readonly result: ImportResult } | { readonly error: string };

interface SentImport {
  /** Names the import: a part that is sent again adds nobody twice. */
  readonly id: string;
  readonly lines: readonly ImportLine[];
  /** Takes the share that is done, 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/** Sends lines in parts, one after the other. Answers with why the rest was not taken, or with what was done. */
export async function sendLines({ id, lines, onProgress }: SentImport): Promise<ImportResponse> {
  let answer: ImportResponse = { error: contactsText('import.lost') };
  for (let at = 0; at < lines.length; at += linesOfPart) {
    onProgress(at / lines.length);
    answer = await send({ id, lines: lines.slice(at, at + linesOfPart) });
    if ('error' in answer) return answer;
  }
  return answer;
}

async function send(part: {
  readonly id: string;
  readonly lines: readonly ImportLine[];
}): Promise<ImportResponse> {
  try {
    const answer = await fetch('/people/import/lines', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(part),
    });
    const { result, error } = (await answer.json()) as { result?: ImportResult; error?: string };
    return result ? { result } : { error: error ?? contactsText('import.lost') };
  } catch {
    return { error: contactsText('import.lost') };
  }
}
