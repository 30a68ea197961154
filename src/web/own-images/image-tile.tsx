import { ImagePlus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { photoMegabytes, photoTypes } from '../components/upload/photo-upload.ts';
import { siteText } from '../texts/site.ts';
import { studioText } from '../texts/studio.ts';
import { Button } from '../ui/button.tsx';
import { FileDrop } from '../ui/file-drop.tsx';

interface ImageTileProps {
  /** Who is shown. */
  name: string;
  /** Where it is shown. */
  where: string;
  /** The present picture. */
  children: ReactNode;
  isChanged: boolean;
  busy: boolean;
  onFile: (file: File) => void;
  onReset: () => void;
}

/** A picture that the visitor can replace or reset. */
export function ImageTile({ name, where, children, isChanged, busy, onFile, onReset }: ImageTileProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <li className="sheet flex flex-col items-center gap-4 p-5">
      <div className="grid h-32 place-items-center">{children}</div>
      <div className="text-center">
        <h2 className="text-lg leading-tight">{name}</h2>
        <p className="mt-1 text-ink-soft text-sm">{isChanged ? studioText('ownImage.label') : where}</p>
      </div>
      <div className="mt-auto flex w-full flex-col gap-2 noscript:hidden">
        <FileDrop
          ref={chooser}
          label={busy ? studioText('ownImage.fitting.status') : studioText('ownImage.change.action')}
          context={name}
          icon={ImagePlus}
          limits={siteText('fileDrop.size', { megabytes: photoMegabytes })}
          types={photoTypes}
          compact
          hidden={false}
          onFile={onFile}
        />
        <Button
          look="quiet"
          size="small"
          disabled={!isChanged}
          onClick={() => {
            onReset();
            chooser.current?.focus();
          }}
        >
          {studioText('ownImage.reset.action')}
          <span className="sr-only"> {studioText('ownImage.change.of', { name })}</span>
        </Button>
      </div>
    </li>
  );
}
