import {
  Clapperboard,
  Image,
  type LucideIcon,
  PartyPopper,
  Smartphone,
  Sparkles,
  Sticker,
} from 'lucide-react';
import { stickerSide } from '#encode/draw-sticker.ts';
import { EncodeError } from '#encode/encode-error.ts';
import type { AnimationFormats } from '#encode/jobs/render-files.ts';
import { statusVideo } from '#encode/video/video-limits.ts';
import { toastLostPart } from '../components/toast-lost-part.tsx';
import { shareText } from '../texts/share.ts';
import type { FileType } from './downloads.ts';

export interface Choice {
  readonly type: FileType;
  readonly label: string;
  readonly hint: string;
  readonly icon: LucideIcon;
  /** Shown while the file is made. */
  readonly making: string;
  /** Why this browser cannot make the file, and what to do instead. */
  readonly problem?: string;
}

/** The types of file on offer. One that this browser cannot make says so. */
export function downloadChoices(hasSound: boolean, can: AnimationFormats): readonly Choice[] {
  const video: Omit<Choice, 'label' | 'hint'> = {
    type: 'mp4',
    icon: Clapperboard,
    making: shareText('video.making.status'),
    ...(!can.video && { problem: noVideo() }),
  };
  return [
    {
      type: 'png',
      label: shareText('png.download.action'),
      hint: shareText('png.download.hint'),
      icon: Image,
      making: shareText('picture.making.status'),
    },
    {
      type: 'jpg',
      label: shareText('jpg.download.action'),
      hint: shareText('jpg.download.hint'),
      icon: Sparkles,
      making: shareText('picture.making.status'),
    },
    {
      type: 'gif',
      label: shareText('gif.download.action'),
      hint: shareText('gif.download.hint'),
      icon: PartyPopper,
      making: shareText('gif.making.status'),
      ...(!can.gif && { problem: noGif() }),
    },
    can.video === 'webm'
      ? { ...video, label: shareText('video.webm.action'), hint: webm() }
      : {
          ...video,
          label: shareText('video.mp4.action'),
          hint: hasSound ? shareText('video.withSound.hint') : shareText('video.silent.hint'),
        },
    ...(can.video
      ? [
          {
            ...video,
            type: 'status' as const,
            icon: Smartphone,
            label: shareText('status.download.action'),
            hint: shareText('status.download.hint', {
              seconds: statusVideo.seconds,
              megabytes: statusVideo.bytes / 1_000_000,
            }),
          },
        ]
      : []),
    {
      type: 'sticker',
      label: shareText('sticker.download.action'),
      hint: shareText('sticker.download.hint', { side: stickerSide }),
      icon: Sticker,
      making: shareText('picture.making.status'),
    },
  ];
}

export const webm = () => shareText('video.webm.hint');
const noVideo = () => shareText('video.unsupported.error');
const noGif = () => shareText('gif.unsupported.error');
const noSound = () => shareText('video.soundUnsupported.error');

/** Says that a file could not be made, and what to do next. */
export function toastFileFailure(type: FileType, error: unknown): void {
  const isVideo = type === 'mp4' || type === 'status';
  const kind = error instanceof EncodeError ? error.kind : null;
  const again = isVideo ? shareText('video.failed.text') : shareText('picture.failed.text');
  const unsupported = kind === 'unsupported' && (isVideo ? noVideo() : type === 'gif' ? noGif() : null);
  void toastLostPart(
    shareText('download.failed.title'),
    kind === 'codec' || kind === 'encoder' ? noSound() : unsupported || again,
  );
}
