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

interface SentFormOptions {
  readonly contentType: string;
  /** The file is the beginning of a form: its last field may be in part. */
  readonly isCut?: boolean;
}

/** Reads a form that was sent as a file; null when it is no form. Its files are read again when they are needed. */
export async function readSentForm(
  file: ReceivedFile,
  { contentType, isCut = false }: SentFormOptions,
): Promise<SentForm | null> {
  const parse = async () => {
    const bytes = await file.read();
    return formIn(isCut ? ended(bytes, contentType) : bytes, contentType);
  };
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

/** The beginning of a form with the line that ends a form. */
function ended(bytes: Uint8Array, contentType: string): Blob {
  const [, boundary = ''] = /boundary="?([^";]+)/i.exec(contentType) ?? [];
  return new Blob([new Uint8Array(bytes), `\r\n--${boundary}--\r\n`]);
}

function fileOf(form: FormData | null, name: FileField): File | null {
  const sent = form?.get(name);
  return sent instanceof File ? sent : null;
}
