import { useEffect, useEffectEvent, useId } from 'react';
import type { Photo } from '#card/document/card.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { framed, uploadPhoto } from '../../components/upload/photo-upload.ts';
import { UploadProblem, UploadProgress } from '../../components/upload/upload.tsx';
import { shareText } from '../../texts/share.ts';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { useCardUpload } from '../upload/use-card-upload.ts';

interface UploadingPhotoProps {
  file: File;
  onArrived: (photo: Photo) => void;
  /** It arrived, or somebody gave it up. */
  onGone: () => void;
}

/** A photo that is uploaded, or failed to be. Saving the card waits for it. */
export function UploadingPhoto({ file, onArrived, onGone }: UploadingPhotoProps) {
  const upload = useCardUpload({
    send: uploadPhoto,
    onDone: (stored) => {
      onArrived(framed(stored));
      onGone();
    },
  });
  const id = useId();
  const start = useEffectEvent(() => upload.start(file));
  // The request is outside React.
  useEffect(() => start(), []);
  const ending = {
    ...upload,
    cancel() {
      upload.cancel();
      onGone();
    },
    showError: onGone,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has no field of a form
    <div
      role="group"
      aria-label={studioText('photoUpload.label', { name: file.name })}
      className="flex flex-col gap-2"
    >
      <UploadProgress upload={ending} arrived={shareText('upload.preparing.photo')} />
      {upload.sentence ? <p className="truncate text-sm">{isolatedLine(file.name)}</p> : null}
      <UploadProblem id={id} upload={ending} />
      {upload.sentence && !upload.retry ? (
        <Button look="quiet" size="small" className="self-start" onClick={onGone}>
          {studioText('photoUpload.skip.action')}
        </Button>
      ) : null}
    </div>
  );
}
