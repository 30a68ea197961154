import { createLimitedQueue } from '../../limited-queue.ts';
import { formIn, textFields } from '../../request/form-fields.ts';
import type { ReceivedFile } from './uploads.ts';

/** The names of the fields that may hold a file. */
export type FileField = 'photo' | 'voice';

/** A form that may contain files. */
interface SentForm {
  readonly fields: Record<string, string>;
  /** Null where none was chosen. */
  readonly photo: ReceivedFile | null;
  readonly voice: ReceivedFile | null;
}

/** One at a time: while a form with a large photo is read, it takes three times the memory of the photo. */
const queue = createLimitedQueue({ concurrency: 1, maxWaiting: Number.POSITIVE_INFINITY });

/** Reads a form that was sent as a file; null when it is no form. Its files are read again when they are needed. */
export async function readSentForm(file: ReceivedFile, contentType: string): Promise<SentForm | null> {
  const parse = async () => formIn(await file.read(), contentType);
  const found = await queue.enter(async () => {
    const form = await parse();
    const sizeOf = (name: FileField) => fileOf(form, name)?.size ?? 0;
    return form && { fields: textFields(form), photo: sizeOf('photo'), voice: sizeOf('voice') };
  });
  if (!found) return null;
  const received = (name: FileField): ReceivedFile | null => {
    const readFile = async () => (await fileOf(await parse(), name)?.arrayBuffer()) ?? new ArrayBuffer();
    const read = async () => new Uint8Array((await queue.enter(readFile)) ?? []);
    return found[name] > 0 ? { size: found[name], sender: file.sender, read } : null;
  };
  return { fields: found.fields, photo: received('photo'), voice: received('voice') };
}

function fileOf(form: FormData | null, name: FileField): File | null {
  const sent = form?.get(name);
  return sent instanceof File ? sent : null;
}
