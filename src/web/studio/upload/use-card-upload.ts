import { type Upload, type UploadOptions, useFileUpload } from '../../components/upload/use-file-upload.ts';
import { useReportPendingFile } from '../studio-context.tsx';

/** One file at a time on its way to the card: the studio waits for it before it saves, and asks before it is left. */
export function useCardUpload<Value>(options: UploadOptions<Value>): Upload {
  const upload = useFileUpload(options);
  const { underWay, sentence, retry } = upload;
  useReportPendingFile(
    underWay
      ? { state: 'sending', share: underWay.share }
      : sentence === null
        ? null
        : { state: 'failed', sentence, retry },
  );
  return upload;
}
