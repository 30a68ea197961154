import { RotateCw } from 'lucide-react';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { shareText } from '../../texts/share.ts';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { Upload } from './use-file-upload.ts';

interface UploadProgressProps {
  upload: Upload;
  /** Shown once the whole file has been sent. */
  arrived: string;
}

/** The progress of an upload, and its Cancel button. */
export function UploadProgress({ upload: { underWay, cancel }, arrived }: UploadProgressProps) {
  if (!underWay) return null;
  const { progress } = underWay;
  const name = isolatedLine(underWay.name);
  return (
    <div className="flex flex-col gap-2 rounded-md bg-cream px-4 py-3">
      <p className="truncate text-sm">
        {progress <= 0 ? shareText('upload.preparing.status', { name }) : progress >= 1 ? arrived : name}
      </p>
      <ProgressBar
        label={shareText('upload.running.label', { name })}
        value={progress > 0 && progress < 1 ? progress : null}
      />
      <Button look="secondary" size="small" className="self-start" onClick={cancel}>
        {shareText('upload.cancel.label')}
      </Button>
    </div>
  );
}

/** The error of the last upload, and the button that tries again. */
export function UploadProblem({ id, upload }: { id: string; upload: Upload }) {
  const { sentence, retry } = upload;
  return (
    <div role="alert" className="flex flex-col items-start gap-2 empty:hidden">
      {sentence ? (
        <div ref={bringIntoView}>
          <FieldError id={id}>{sentence}</FieldError>
        </div>
      ) : null}
      {retry ? (
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            size="small"
            icon={<RotateCw aria-hidden="true" className="size-4" />}
            onClick={retry}
          >
            {shareText('upload.retry.action')}
          </Button>
          <Button look="quiet" size="small" onClick={() => upload.showError(null)}>
            {shareText('upload.skip.action')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
