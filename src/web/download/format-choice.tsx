import { useEffect, useState } from 'react';
import type { FaceKey } from '#card/faces/faces.ts';
import { cropped } from '#card/scene/cropped.ts';
import { type CardFormat, cardFormats, type FormatKey } from '#encode/card-formats.ts';
import { renderStill } from '#encode/jobs/render-files.ts';
import { shareText } from '../texts/share.ts';
import { RadioTiles } from '../ui/radio-tiles.tsx';
import type { ReadContent } from './downloads.ts';

interface FormatChoiceProps {
  /** Keep it the same while the choice is shown. */
  read: ReadContent;
  format: CardFormat;
  onChange: (format: CardFormat) => void;
  className?: string;
}

/** The formats of a download, each with a picture of the card in it. */
export function FormatChoice({ read, format, onChange, className = '' }: FormatChoiceProps) {
  const pictures = useFormatPictures(read);
  return (
    <RadioTiles<FormatKey>
      legend={shareText('formats.label')}
      layout="grid grid-cols-4 gap-2"
      className={className}
      value={format.key}
      onChange={(key) => {
        const chosen = cardFormats.find((one) => one.key === key);
        if (chosen) onChange(chosen);
      }}
      options={cardFormats.map(({ key, frame }) => ({
        value: key,
        label: labels()[key],
        picture: (
          <span className="flex h-20 items-center">
            <span
              style={{ aspectRatio: `${frame.width} / ${frame.height}`, ...pictureSize(frame) }}
              className="block overflow-hidden rounded-xs bg-cream shadow-sm"
            >
              {pictures[key] ? <img src={pictures[key]} alt="" className="block size-full" /> : null}
            </span>
          </span>
        ),
      }))}
    />
  );
}

const labels = (): Readonly<Record<FormatKey, string>> => ({
  landscape: shareText('formats.card'),
  portrait: shareText('formats.portrait'),
  square: shareText('formats.square'),
  story: shareText('formats.story'),
});

/** CSS pixels: four of them side by side fit a phone. */
const longestSide = { width: 60, height: 76 } as const;

function pictureSize({ width, height }: CardFormat['frame']): { width: number } {
  return { width: Math.round(Math.min(longestSide.width, (longestSide.height * width) / height)) };
}

/** The first page in each format, by the address of its picture. One that cannot be drawn stays empty. */
function useFormatPictures(read: ReadContent): Partial<Record<FormatKey, string>> {
  const [pictures, setPictures] = useState<Partial<Record<FormatKey, string>>>({});
  // The worker is outside React.
  useEffect(() => {
    const stop = new AbortController();
    const addresses: string[] = [];
    void drawPictures(read, stop.signal, (key, picture) => {
      const address = URL.createObjectURL(picture);
      addresses.push(address);
      setPictures((known) => ({ ...known, [key]: address }));
    });
    return () => {
      stop.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [read]);
  return pictures;
}

/** Pixels: twice as wide as they are shown. */
const pictureWidth = 120;

async function drawPictures(
  read: ReadContent,
  signal: AbortSignal,
  onDrawn: (key: FormatKey, picture: Blob) => void,
): Promise<void> {
  const contents = new Map<FaceKey, ReturnType<ReadContent>>();
  for (const { key, face, frame } of cardFormats) {
    try {
      const content = contents.get(face.key) ?? read(face);
      contents.set(face.key, content);
      const [page] = (await content).pages;
      if (!page) continue;
      const still = { format: 'jpeg', width: pictureWidth, quality: 0.85, signal } as const;
      onDrawn(key, await renderStill({ scene: cropped(page, frame), ...still }));
    } catch {
      if (signal.aborted) return;
    }
  }
}
