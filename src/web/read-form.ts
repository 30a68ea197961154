import { data } from 'react-router';
import { limits } from '#card/document/limits.ts';
import { readBody } from './request-body.ts';

/** Bytes; no form of ours without files comes near it. */
const longest = 64 * 1024;

/** The text fields of a posted form. Throws the answer (400, 413) where it cannot be read. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  return fieldsOf(await read(request, longest, 'The form is too long. Please shorten what you wrote.'));
}

/** The same of a form that may bring one photo along, as the field `photo`; null when none was chosen. */
export async function readFormWithPhoto(request: Request) {
  const megabytes = limits.photo.bytes / 1024 / 1024;
  const tooLong = `The photo is larger than ${megabytes} MB. Please go back and choose a smaller one.`;
  const form = await read(request, limits.photo.bytes + longest, tooLong);
  const photo = form.get('photo');
  const isChosen = photo instanceof File && photo.size > 0;
  return { fields: fieldsOf(form), photo: isChosen ? new Uint8Array(await photo.arrayBuffer()) : null };
}

async function read(request: Request, max: number, tooLong: string): Promise<FormData> {
  // Bounded first and parsed then: a body in pieces does not say how long it is.
  const body = await readBody(request, max);
  if (!body.ok && body.error === 'too-large') throw data(tooLong, { status: 413 });
  const form = body.ok && (await parse(body.value, request.headers.get('content-type') ?? ''));
  if (!form) {
    throw data('The form could not be read. Please go back and send it once more.', { status: 400 });
  }
  return form;
}

function fieldsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

function parse(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData | null> {
  return new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => null);
}
