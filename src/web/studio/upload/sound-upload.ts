import type { Audio } from '#card/document/card.ts';
import { limits } from '#card/document/limits.ts';
import { soundFileSentences, soundFormat, soundSizeProblem } from '#encode/sound/sound-format.ts';
import { fail } from '#std/result.ts';
import { type SendOptions, type SendResult, sendFile } from '../../components/upload/send-file.ts';
import { errorText } from '../../texts/error-text.ts';
import { studioText } from '../../texts/studio.ts';

/** What the picker offers: every browser names these files by other types, so by their endings too. */
export const soundTypes = [
  'audio/*',
  '.mp3',
  '.m4a',
  '.aac',
  '.flac',
  '.wav',
  '.ogg',
  '.oga',
  '.opus',
  '.webm',
  '.mp4',
  '.m4b',
  '.mov',
  '.3gp',
  '.mka',
] as const;

export const soundMegabytes = limits.audio.bytes / 1024 / 1024;
export const soundMinutes = limits.audio.seconds / 60;

/** Why this file cannot be uploaded, or null. The server asks the same and then looks further. */
export async function soundProblem(file: File): Promise<string | null> {
  const problem = soundSizeProblem(file.size) ?? (await formatProblem(file));
  return problem && errorText(soundFileSentences[problem]);
}

async function formatProblem(file: File): Promise<'format' | null> {
  // A file that is gone or stands in a cloud cannot be read. Sending it fails too, with a sentence about that.
  const content = await file.arrayBuffer().catch(() => null);
  return content && soundFormat(new Uint8Array(content)) === null ? 'format' : null;
}

/** Whether a file is a sound, also one that we cannot read. */
export async function isSound(file: File): Promise<boolean> {
  if (/^(audio|video)\//.test(file.type)) return true;
  const content = soundSizeProblem(file.size) ? null : await file.arrayBuffer().catch(() => null);
  return content !== null && soundFormat(new Uint8Array(content)) !== null;
}

type OwnSoundKind = 'upload' | 'recording';
export type OwnSound = Extract<Audio, { kind: OwnSoundKind }>;

/** The answer to `POST /studio/sound?kind=upload|recording&name=...`. `error` is a sentence to show. */
export type SoundAnswer =
  | { readonly sound: Pick<OwnSound, 'file' | 'name' | 'seconds'> }
  | { readonly error: string };

/** Uploads a sound; null when it was cancelled. */
export async function uploadSound(
  { file, kind }: { readonly file: File; readonly kind: OwnSoundKind },
  options: SendOptions,
): Promise<SendResult<OwnSound>> {
  const problem = await soundProblem(file);
  if (options.signal.aborted) return null;
  if (problem) return fail({ sentence: problem, retryable: false });
  return sendFile({
    ...options,
    address: `/studio/sound?${new URLSearchParams({ kind, name: file.name })}`,
    file,
    read: (answer) =>
      'sound' in answer ? { kind, ...(answer as Extract<SoundAnswer, { sound: unknown }>).sound } : undefined,
    unreachable: studioText('soundUpload.failed.text'),
  });
}
