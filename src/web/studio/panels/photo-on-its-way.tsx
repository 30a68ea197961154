import { useEffect, useEffectEvent } from 'react';
import type { Photo } from '#card/document/card.ts';
import { uploadPhoto } from '../../components/upload/photo-upload.ts';
import { UploadProblem, UploadProgress } from '../../components/upload/upload-progress.tsx';
import { useCardUpload } from '../upload/use-card-upload.ts';
import { framed } from './photo-field.tsx';

interface PhotoOnItsWayProps {
  file: File;
  onArrived: (photo: Photo) => void;
  /** It arrived, or somebody gave it up. */
  onGone: () => void;
}

/** A photo that is uploaded, or failed to be. Saving the card waits for it. */
export function PhotoOnItsWay({ file, onArrived, onGone }: PhotoOnItsWayProps) {
  const upload = useCardUpload({
    send: uploadPhoto,
    onDone: (stored) => {
      onArrived(framed(stored));
      onGone();
    },
  });
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
    <div role="group" aria-label={`Upload of ${file.name}`} className="flex flex-col gap-2">
      <UploadProgress upload={ending} arrived="Preparing your photo…" />
      <UploadProblem id={`problem-${file.name}`} upload={ending} />
    </div>
  );
}
