import { Clapperboard, Image, type LucideIcon, PartyPopper, Sparkles } from 'lucide-react';
import { EncodeError } from '#encode/still.ts';
import type { AnimationFormats } from '#encode/worker-client.ts';
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
    making: shareText('downloadChoices.makingYourVideo'),
    ...(!can.video && { problem: noVideo() }),
  };
  return [
    {
      type: 'png',
      label: shareText('downloadChoices.downloadPng'),
      hint: shareText('downloadChoices.theSharpestPictureBest'),
      icon: Image,
      making: shareText('downloadChoices.drawingYourPicture'),
    },
    {
      type: 'jpg',
      label: shareText('downloadChoices.downloadJpg'),
      hint: shareText('downloadChoices.theSmallestPictureBest'),
      icon: Sparkles,
      making: shareText('downloadChoices.drawingYourPicture'),
    },
    {
      type: 'gif',
      label: shareText('downloadChoices.downloadGif'),
      hint: shareText('downloadChoices.itMovesEverywhereBut'),
      icon: PartyPopper,
      making: shareText('downloadChoices.makingYourGif'),
      ...(!can.gif && { problem: noGif() }),
    },
    can.video === 'webm'
      ? { ...video, label: shareText('downloadChoices.downloadWebm'), hint: webm() }
      : {
          ...video,
          label: shareText('downloadChoices.downloadMp4'),
          hint: hasSound
            ? shareText('downloadChoices.aVideoWithYour')
            : shareText('downloadChoices.aVideoAddA'),
        },
  ];
}

export const webm = () => shareText('downloadChoices.noMp4');
const noVideo = () => shareText('downloadChoices.thisBrowserCannotMakeVideos');
const noGif = () => shareText('downloadChoices.thisBrowserCannotMakeGifs');
const noSong = () => shareText('downloadChoices.thisBrowserCannotPut');

/** The message for a file that could not be made, with what to do next. */
export function failure(type: FileType, error: unknown) {
  const isVideo = type === 'mp4';
  const kind = error instanceof EncodeError ? error.kind : null;
  const again = isVideo ? shareText('downloadChoices.noVideoMade') : shareText('downloadChoices.noImageMade');
  const unsupported = kind === 'unsupported' && (isVideo ? noVideo() : type === 'gif' ? noGif() : null);
  return {
    title: shareText('downloadChoices.downloadFailed'),
    description: kind === 'codec' ? noSong() : unsupported || again,
    destructive: true,
  };
}
