import { createLimitedQueue } from '../../limited-queue.ts';
import { formIn, textFields } from '../../request/form-fields.ts';
import type { ReceivedFile } from './uploads.ts';

/** A form that may contain one photo, in the field `photo`. */
interface SentForm {
  readonly fields: Record<string, string>;
  /** Null when none was chosen. */
  readonly photo: ReceivedFile | null;
}

/** One at a time: while a form with a large photo is read, it takes three times the memory of the photo. */
const queue = createLimitedQueue({ concurrency: 1, maxWaiting: Number.POSITIVE_INFINITY });

/** Reads a form that was sent as a file; null when it is no form. The photo is read again when it is needed. */
export async function readSentForm(file: ReceivedFile, contentType: string): Promise<SentForm | null> {
  const parse = async () => formIn(await file.read(), contentType);
  const found = await queue.enter(async () => {
    const form = await parse();
    return form && { fields: textFields(form), size: photoOf(form)?.size ?? 0 };
  });
  if (!found) return null;
  const { fields, size } = found;
  const readPhoto = async () => (await photoOf(await parse())?.arrayBuffer()) ?? new ArrayBuffer();
  const read = async () => new Uint8Array((await queue.enter(readPhoto)) ?? []);
  return { fields, photo: size > 0 ? { size, sender: file.sender, read } : null };
}

function photoOf(form: FormData | null): File | null {
  const photo = form?.get('photo');
  return photo instanceof File ? photo : null;
}
