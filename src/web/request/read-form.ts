import { data } from 'react-router';
import { errorsText } from '../texts/errors.ts';
import { readBody } from './request-body.ts';

/** Bytes; no form of ours without files comes near it. */
const longest = 64 * 1024;

/** The text fields of a posted form. Throws the answer (400, 413) where it cannot be read. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  // Bounded first and parsed then: a body in pieces does not say how long it is.
  const body = await readBody(request, longest);
  if (!body.ok && body.error === 'too-large') {
    throw data(errorsText('readForm.theFormIsToo'), { status: 413 });
  }
  const form = body.ok && (await parse(body.value, request.headers.get('content-type') ?? ''));
  if (!form) throw unreadable();
  return fieldsOf(form);
}

/** What is thrown for a form that cannot be read. */
export function unreadable() {
  return data(errorsText('readForm.theFormCouldNot'), { status: 400 });
}

function fieldsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

function parse(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData | null> {
  return new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => null);
}
