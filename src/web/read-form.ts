import { data } from 'react-router';

/** Bytes; no form of ours without files comes near it. */
const longest = 64 * 1024;

/** The text fields of a posted form. Throws the answer (400, 413) where it cannot be read. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (Number(request.headers.get('content-length') ?? 0) > longest) {
    throw data('The form is too long. Please shorten what you wrote.', { status: 413 });
  }
  const form = await request.formData().catch(() => {
    throw data('The form could not be read. Please go back and send it once more.', { status: 400 });
  });
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
