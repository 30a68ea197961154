import { type Upload, type UploadOptions, useFileUpload } from '../../components/upload/upload.tsx';
import { useReportPendingFile } from '../studio-context.tsx';

/** Uploads one file at a time for the card. Saving waits for it, and leaving asks first. `key` names it while it is on its way. */
export function useCardUpload<Value>(options: UploadOptions<Value>, key?: string): Upload {
  const upload = useFileUpload(options);
  const { underWay, sentence, retry } = upload;
  useReportPendingFile(
    underWay
      ? { state: 'sending', progress: underWay.progress }
      : sentence === null
        ? null
        : { state: 'failed', sentence, retry },
    key,
  );
  return upload;
}
