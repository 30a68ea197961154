import { useHold } from './studio-context.tsx';
import { type Upload, type UploadOptions, useSending } from './use-sending.ts';

/** One file at a time on its way to the card; until it is there the studio asks before it is left. */
export function useUpload<Value>(options: UploadOptions<Value>): Upload {
  const upload = useSending(options);
  useHold(upload.underWay !== null);
  return upload;
}
