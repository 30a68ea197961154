import { useId, useRef, useState } from 'react';
import type { Photo } from '#card/document/card.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { photoTypes, refusalOf, uploadPhoto } from '../photo-upload.ts';
import { useCard, useStudio } from '../studio-context.tsx';
import { FileDrop } from './file-drop.tsx';
import { PhotoFrame } from './photo-frame.tsx';

interface PhotoFieldProps {
  field: 'receiverPhoto' | 'senderPhoto';
  label: string;
  hint: string;
}

interface Upload {
  readonly name: string;
  readonly share: number;
  readonly abort: AbortController;
}

/** One photo of the card: choose or drop it, watch it go up, move it in its frame, remove it. */
export function PhotoField({ field, label, hint }: PhotoFieldProps) {
  const { edit } = useStudio();
  const photo = useCard((card) => card[field]);
  const [upload, setUpload] = useState<Upload | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();

  async function take(file: File) {
    const refusal = refusalOf(file);
    setProblem(refusal);
    if (refusal) return;
    const abort = new AbortController();
    setUpload({ name: file.name, share: 0, abort });
    const answer = await uploadPhoto(file, {
      signal: abort.signal,
      onProgress: (share) => setUpload({ name: file.name, share, abort }),
    });
    setUpload(null);
    if (!answer) return;
    if ('error' in answer) setProblem(answer.error);
    else edit({ type: field, value: asPlaced(answer.photo) });
  }

  return (
    <fieldset
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend className="mb-1.5">
        <span className="block font-bold">{label}</span>
        <span className="text-ink-faint text-sm">{hint}</span>
      </legend>
      {upload ? (
        <UploadProgress upload={upload} />
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
        types={photoTypes}
        compact={photo !== null}
        hidden={upload !== null}
        onFile={(file) => void take(file)}
      />
      {photo && !upload ? (
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
      <div role="alert">{problem ? <FieldError id={`${id}-problem`}>{problem}</FieldError> : null}</div>
    </fieldset>
  );
}

function asPlaced(photo: Pick<Photo, 'file' | 'width' | 'height'>): Photo {
  return { ...photo, focusX: 0.5, focusY: 0.5, zoom: 1 };
}

function UploadProgress({ upload: { name, share, abort } }: { upload: Upload }) {
  const arrived = share >= 1;
  return (
    <div className="flex flex-col gap-2 rounded-md bg-cream px-4 py-3">
      <p className="truncate text-sm">{arrived ? 'Preparing your photo…' : name}</p>
      <progress
        aria-label={`Uploading ${name}`}
        className="h-2.5 w-full overflow-hidden rounded-full bg-surface accent-leaf-text"
        {...(arrived ? {} : { value: share })}
      />
      <Button look="secondary" size="small" className="self-start" onClick={() => abort.abort()}>
        Cancel upload
      </Button>
    </div>
  );
}
