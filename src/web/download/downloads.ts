import type { Animation } from '#card/document/card.ts';
import type { Face } from '#card/faces/faces.ts';
import { cropped } from '#card/scene/cropped.ts';
import type { Scene } from '#card/scene/scene.ts';
import { type CardFormat, landscapeFormat, squareFormat, storyFormat } from '#encode/card-formats.ts';
import { stickerPicture } from '#encode/draw-sticker.ts';
import { renderGif, renderStill, renderVideo, warmStill } from '#encode/jobs/render-files.ts';
import { statusVideo } from '#encode/video/video-limits.ts';
import type { VideoEnd } from '#encode/video/video-request.ts';
import { saveFile } from '../components/save-file.ts';
import { shareText } from '../texts/share.ts';
import { toast } from '../ui/toast.tsx';
import { countDownload } from './count-download.ts';
import type { FileJobOptions } from './file-job.tsx';

/** What a card can be downloaded as. `status` and `sticker` are for chats, which ask for one shape each. */
export type FileType = 'png' | 'jpg' | 'gif' | 'mp4' | 'status' | 'sticker';

/** The shape of a file of this type, where another one was chosen for the rest. */
function formatOf(type: FileType, chosen: CardFormat): CardFormat {
  return type === 'status' ? storyFormat : type === 'sticker' ? squareFormat : chosen;
}

/** What files of a card are made from. */
export interface CardContent {
  /** The pages of the face that was asked for. */
  readonly pages: readonly Scene[];
  readonly animation: Animation;
  /** The address of its sound. */
  readonly sound: string | null;
  /** Reads its envelope for a video; see `videoEnvelope`. */
  readonly envelope: () => Promise<Scene>;
}

/** Reads the card as the receiver sees it on a face. Rejects when something of it cannot be loaded. */
export type ReadContent = (face: Face) => Promise<CardContent>;

/** A video begins with the card, or with its opening. */
export type VideoStart = 'card' | 'envelope';

export interface WantedFile {
  readonly type: FileType;
  readonly format: CardFormat;
  /** How a video begins. */
  readonly begins: VideoStart;
  readonly ends: VideoEnd;
}

/** The name of a card's file with this extension, and `-portrait` or the like before it. */
export type FileName = (extension: string, ending: string) => string;

/**
 * Makes the card into a file, or into one for each page: pictures of several pages are several files. Rejects with
 * EncodeError, or with the signal's reason.
 */
export async function makeFiles(
  read: ReadContent,
  wanted: WantedFile & { readonly fileName: FileName },
  options: FileJobOptions,
): Promise<readonly File[]> {
  const { type, format, fileName } = wanted;
  const { files, extension } = await encodeFiles(read, wanted, options);
  return files.map((file, page) => {
    const ending = nameEnding(type, format, page, files.length);
    return new File([file], fileName(extension, ending), { type: file.type });
  });
}

/** Saves the first with this press; each other one takes a press of its own. */
export function saveFiles(files: readonly File[], cardId: string | null, description?: string): void {
  const [first] = files;
  if (first) saveFile(first, first.name);
  if (cardId) countDownload(cardId);
  toast({ title: shareText('download.started.title'), description });
}

interface MadeFiles {
  readonly files: readonly Blob[];
  readonly extension: string;
}

/** The card as files of this type: several for pictures of several pages, else one. */
async function encodeFiles(
  read: ReadContent,
  { type, format: chosen, begins, ends }: WantedFile,
  { signal, onProgress }: FileJobOptions,
): Promise<MadeFiles> {
  const format = formatOf(type, chosen);
  const { animation, sound, ...content } = await read(format.face);
  const pages = content.pages.map((page) => cropped(page, format.frame));
  signal.throwIfAborted();
  const options = { pages, animation, signal, onProgress };
  if (type === 'gif') return only(await renderGif({ ...options, width: format.width.gif }));
  if (type === 'mp4' || type === 'status') {
    const envelope = begins === 'envelope' ? await content.envelope() : null;
    const video = { ...options, sound, envelope, ends };
    if (type === 'mp4') return only(await renderVideo(video));
    // Voices would be cut off.
    const silent = pages.map(({ voices: _, ...page }) => page);
    return only(await renderVideo({ ...video, pages: silent, longest: statusVideo.seconds }));
  }
  if (type === 'sticker') {
    const still = { format: 'png', width: stickerPicture, quality: 1, isSticker: true, signal } as const;
    return { files: [await renderStill({ scene: pages[0] as Scene, ...still })], extension: 'png' };
  }
  const files: Blob[] = [];
  for (const page of pages) {
    const still = {
      format: type === 'jpg' ? 'jpeg' : 'png',
      width: format.width.picture,
      quality: 0.95,
    } as const;
    files.push(await renderStill({ scene: page, ...still, signal }));
  }
  return { files, extension: type };
}

function only({ file, extension }: { readonly file: Blob; readonly extension: string }): MadeFiles {
  return { files: [file], extension };
}

/** What the file's name has before its extension: nothing for the one file of a card in 4:3. */
function nameEnding(type: FileType, { key }: CardFormat, page: number, pages: number): string {
  const number = pages > 1 ? `-${page + 1}` : '';
  if (type === 'status' || type === 'sticker') return `-${type}`;
  return key === landscapeFormat.key ? number : `-${key}${number}`;
}

/** Lets the worker load what the card needs while somebody chooses. Never rejects. */
export async function prepareDownload(read: ReadContent): Promise<void> {
  const { face, width } = landscapeFormat;
  // A failure is reported when the file is requested.
  await read(face).then(
    ({ pages: [page] }) => page && warmStill(page, width.picture),
    () => {},
  );
}

/** The estimated seconds until the file is done, rounded up; null while it is too early to tell. */
export function remainingSeconds(progress: number, elapsedSeconds: number): number | null {
  if (progress < 0.05 || elapsedSeconds < 0.5) return null;
  return Math.ceil((elapsedSeconds * (1 - progress)) / progress);
}
