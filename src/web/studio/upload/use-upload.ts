import { useHold } from '../studio-context.tsx';
import { type Upload, type UploadOptions, useSending } from './use-sending.ts';

/** One file at a time on its way to the card: the studio waits for it before it saves, and asks before it is left. */
export function useUpload<Value>(options: UploadOptions<Value>): Upload {
  const upload = useSending(options);
  const { underWay, sentence, retry } = upload;
  useHold(
    underWay
      ? { state: 'sending', share: underWay.share }
      : sentence === null
        ? null
        : { state: 'failed', sentence, retry },
  );
  return upload;
}
