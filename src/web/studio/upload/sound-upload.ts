import type { Audio } from '#card/document/card.ts';
import { limits } from '#card/document/limits.ts';
import { type SendOptions, type SendResult, sendFile } from '../../components/upload/send-file.ts';
import { studioText } from '../../texts/studio.ts';
import type { SoundAnswer } from './sound-contract.ts';

/** What the picker offers: every browser names these files by other types, so by their endings too. */
export const soundTypes = [
  'audio/*',
  '.mp3',
  '.m4a',
  '.aac',
  '.wav',
  '.ogg',
  '.oga',
  '.opus',
  '.webm',
  '.mp4',
  '.3gp',
] as const;

/** Types that say nothing of what is inside. Voice messages and films have types of films; the server finds the sound. */
const mayHoldSound = /^$|^(audio|video)\/|^application\/(ogg|octet-stream|mp4)$/;

export const soundMegabytes = limits.audio.bytes / 1024 / 1024;
export const soundMinutes = limits.audio.seconds / 60;

/** Why this sound cannot be uploaded, or null. The server checks again, and more thoroughly. */
export function soundProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!mayHoldSound.test(file.type)) {
    return studioText('soundUpload.thisFileIsNot');
  }
  if (file.size === 0) return studioText('soundUpload.thisFileIsEmpty');
  if (file.size > limits.audio.bytes) {
    return studioText('soundUpload.thisSoundIsLarger', { soundMegabytes });
  }
  return null;
}

type OwnSoundKind = 'upload' | 'recording';
export type OwnSound = Extract<Audio, { kind: OwnSoundKind }>;

/** Uploads a sound; null when it was cancelled. */
export async function uploadSound(
  { file, kind }: { readonly file: File; readonly kind: OwnSoundKind },
  options: SendOptions,
): Promise<SendResult<OwnSound>> {
  return sendFile({
    ...options,
    address: `/studio/sound?${new URLSearchParams({ kind, name: file.name })}`,
    file,
    read: (answer) =>
      'sound' in answer ? { kind, ...(answer as Extract<SoundAnswer, { sound: unknown }>).sound } : undefined,
    unreachable: studioText('soundUpload.theSoundCouldNot'),
  });
}
