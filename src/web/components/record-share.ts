import { type NewShare, recordShare as record } from '../browser/record-share.ts';
import { shareText } from '../texts/share.ts';
import { toast } from '../ui/toast.tsx';

/** Records a share of an own card, or says why not. Resolves with whether it is recorded. */
export function recordShare(share: NewShare): Promise<boolean> {
  const words = { failed: shareText('noteShare.failed.title'), noAnswer: shareText('noteShare.failed.text') };
  return record(share, words, toast);
}
