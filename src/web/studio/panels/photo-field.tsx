import { ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import {
  photoMegabytes,
  photoProblem,
  photoTypes,
  uploadPhoto,
} from '../../components/upload/photo-upload.ts';
import { UploadProblem, UploadProgress } from '../../components/upload/upload-progress.tsx';
import { Button } from '../../ui/button.tsx';
import { CameraButton } from '../../ui/camera-button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { useCard, useStudio } from '../studio-context.tsx';
import { useCardUpload } from '../upload/use-card-upload.ts';
import { PhotoFrame } from './photo-frame.tsx';

interface PhotoFieldProps {
  field: 'receiverPhoto' | 'senderPhoto';
  label: string;
  hint: string;
}

/** One photo of the card: chooses, uploads, frames and removes it. */
export function PhotoField({ field, label, hint }: PhotoFieldProps) {
  const { edit } = useStudio();
  const photo = useCard((card) => card[field]);
  const upload = useCardUpload({
    send: uploadPhoto,
    onDone: (stored) => edit({ type: field, value: { ...stored, focusX: 0.5, focusY: 0.5, zoom: 1 } }),
  });
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();

  function take(file: File) {
    const refusal = photoProblem(file);
    if (refusal) upload.showError(refusal);
    else upload.start(file);
  }

  return (
    <fieldset
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={upload.sentence ? `${id}-problem` : undefined}
    >
      <legend className="mb-1.5">
        <span className="block font-bold">{label}</span>
        <span className="text-ink-faint text-sm">{hint}</span>
      </legend>
      {upload.underWay ? (
        <UploadProgress upload={upload} arrived="Preparing your photo…" />
      ) : photo ? (
        <PhotoFrame
          photo={photo}
          label={label}
          round={field === 'senderPhoto'}
          onChange={(value) => edit({ type: field, value })}
        />
      ) : null}
      <FileDrop
        ref={chooser}
        label={photo ? 'Replace' : 'Choose a photo'}
        context={label}
        icon={ImagePlus}
        limits={`up to ${photoMegabytes} MB`}
        types={photoTypes}
        compact={photo !== null}
        hidden={upload.underWay !== null}
        onFile={take}
      />
      {upload.underWay ? null : (
        <CameraButton
          context={label}
          facing={field === 'senderPhoto' ? 'user' : 'environment'}
          onFile={take}
        />
      )}
      {photo && !upload.underWay ? (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            edit({ type: field, value: null });
            chooser.current?.focus();
          }}
        >
          Remove<span className="sr-only">, {label}</span>
        </Button>
      ) : null}
      <UploadProblem id={`${id}-problem`} upload={upload} />
    </fieldset>
  );
}
