import { ImagePlus, Scan } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import type { Photo } from '#card/document/card.ts';
import {
  framed,
  photoMegabytes,
  photoTypes,
  type StoredPhoto,
  uploadPhoto,
} from '../../components/upload/photo-upload.ts';
import { UploadProblem, UploadProgress } from '../../components/upload/upload.tsx';
import { shareText } from '../../texts/share.ts';
import { siteText } from '../../texts/site.ts';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop, useDropTarget } from '../../ui/file-drop.tsx';
import { CameraButton, PhotoButton } from '../../ui/photo-button.tsx';
import { useStudio } from '../studio-context.tsx';
import { useCardUpload } from '../upload/use-card-upload.ts';
import { paperDialog } from './paper-dialog.ts';
import { PhotoFrame } from './photo-frame.tsx';

interface PhotoFieldProps {
  label: string;
  hint?: string;
  photo: Photo | null;
  /** The sender's photo is round, and usually taken by the front camera. */
  round?: boolean;
  /** The name under which its file is known while it is on its way. */
  pendingKey?: string;
  onChange: (photo: Photo | null) => void;
  /** More buttons. */
  children?: ReactNode;
}

/** One photo of the card: chooses, uploads, frames and removes it. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, hint, photo, round = false, pendingKey, onChange, children } = props;
  const options = { send: uploadPhoto, onDone: (stored: StoredPhoto) => onChange(framed(stored)) };
  const upload = useCardUpload(options, pendingKey);
  const { addedFiles } = useStudio();
  const { isOver, handlers } = useDropTarget(([first, ...others]) => first && take(first, others));
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();

  /** The first is for this place. */
  function take(file: File, others: readonly File[] = []) {
    if (others.length > 0) void addedFiles.take(others);
    upload.start(file);
  }

  async function cutOut(file: File) {
    const { pictureFromPaper, texts } = await paperDialog();
    const picture = await pictureFromPaper({ file, texts, paper: 'kept' });
    if (picture) take(picture);
  }

  return (
    <fieldset
      {...handlers}
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={upload.sentence ? `${id}-problem` : undefined}
    >
      <legend className="mb-1.5">
        <span className="block font-bold">{label}</span>
        {hint ? <span className="text-ink-faint text-sm">{hint}</span> : null}
      </legend>
      {upload.underWay ? (
        <UploadProgress upload={upload} arrived={shareText('upload.preparing.photo')} />
      ) : photo ? (
        <PhotoFrame photo={photo} label={label} round={round} onChange={onChange} />
      ) : null}
      <FileDrop
        ref={chooser}
        label={photo ? studioText('photo.replace.action') : studioText('photo.choose.action')}
        context={label}
        icon={ImagePlus}
        limits={siteText('fileDrop.size', { megabytes: photoMegabytes })}
        types={photoTypes}
        compact={photo !== null}
        hidden={upload.underWay !== null}
        isAround={isOver}
        onFile={take}
      />
      {upload.underWay ? null : (
        <CameraButton context={label} facing={round ? 'user' : 'environment'} onFile={take} />
      )}
      {upload.underWay ? null : (
        <PhotoButton
          label={studioText('paper.action')}
          context={label}
          icon={Scan}
          onFile={(file) => void cutOut(file)}
        />
      )}
      {photo && !upload.underWay ? (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            onChange(null);
            chooser.current?.focus();
          }}
        >
          <span>{studioText('remove.action')}</span>
          <span className="sr-only">, {label}</span>
        </Button>
      ) : null}
      {children}
      <UploadProblem id={`${id}-problem`} upload={upload} />
    </fieldset>
  );
}
