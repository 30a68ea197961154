import { parseStoredCard } from '#card/document/versions.ts';
import { textIn } from '#content/languages/text-in.ts';
import { landscapeFormat } from '#encode/card-formats.ts';
import type { Db } from '../db/database.ts';
import type { StoredFiles } from '../files/store/stored-files.ts';
import type { LimitedQueue } from '../limited-queue.ts';
import type { Logger } from '../log.ts';
import type { PictureThread } from '../scenes/picture-thread.ts';
import type { Drawable } from '../scenes/scenes.ts';
import { cardFolder, fileName } from './names.ts';
import {
  type Owner,
  readCard,
  readCardIds,
  readFiles,
  readInvitations,
  readNotesOfCard,
  userFiles,
} from './read.ts';

/** One file of the ZIP. */
export interface ExportEntry {
  readonly name: string;
  readonly lastModified: Date;
  readonly input: string | Uint8Array | AsyncIterable<Uint8Array>;
}

export interface EntryParts {
  readonly db: Db;
  readonly files: StoredFiles;
  readonly scenes: Pick<PictureThread, 'png'>;
  readonly siteName: string;
  readonly log: Pick<Logger, 'error'>;
  /** For all exports together: one picture is drawn at a time. */
  readonly drawingQueue: LimitedQueue;
}

export interface ExportRequest extends Owner {
  readonly now: Date;
}

/** Pixels: as wide as the studio's own downloads. */
const pictureWidth = landscapeFormat.width.picture;

/**
 * Everything that is stored of a user, file by file: the next is read when the one before was written. Leaves out what
 * is deleted meanwhile, and damaged files. Ended early, it closes the file that is open.
 */
export async function* exportEntries(
  parts: EntryParts,
  { userId, language, now }: ExportRequest,
): AsyncGenerator<ExportEntry> {
  const { db } = parts;
  const day = now.toISOString().slice(0, 10);
  const readMe = textIn(language, 'account')('export.readMe', { site: parts.siteName, day });
  const json = (name: string, value: unknown, lastModified = now) => ({
    name: `${name}.json`,
    lastModified,
    input: `${JSON.stringify(value, null, 2)}\n`,
  });
  yield { name: 'README.txt', lastModified: now, input: readMe };
  for (const [name, read] of Object.entries(userFiles))
    yield json(name, await read(db, { userId, language }));
  for (const id of await readCardIds(db, userId)) {
    const card = await readCard(db, userId, id);
    if (!card) continue;
    // A card that cannot be read is exported as it is stored.
    const opened = parseStoredCard(card.document);
    const folder = cardFolder(opened.ok ? opened.value.toName : '', id);
    yield json(`${folder}/card`, card, card.updatedAt);
    const notes = await readNotesOfCard(db, id);
    if (notes.length > 0) yield json(`${folder}/notes`, notes);
    const invited = await readInvitations(db, id);
    if (invited.length > 0) yield json(`${folder}/invitations`, invited);
    const picture = opened.ok ? await draw(parts, { card: opened.value }) : null;
    if (picture) yield { name: `${folder}/card.png`, lastModified: card.updatedAt, input: picture };
  }
  yield* fileEntries(parts, userId);
}

/** Null for a card that cannot be drawn; the export has its document all the same. */
async function draw({ scenes, drawingQueue, log }: EntryParts, shown: Drawable): Promise<Uint8Array | null> {
  try {
    return await drawingQueue.enter(() => scenes.png(shown, pictureWidth));
  } catch (err) {
    log.error({ err }, 'card not drawn for an export');
    return null;
  }
}

async function* fileEntries({ db, files }: EntryParts, userId: string): AsyncGenerator<ExportEntry> {
  for (const file of await readFiles(db, userId)) {
    const stream = await files.open(file);
    if (!stream) continue;
    const input = stream.values();
    try {
      yield { name: fileName(file), lastModified: file.createdAt, input };
    } finally {
      await input.return?.()?.catch(() => {});
    }
  }
}
