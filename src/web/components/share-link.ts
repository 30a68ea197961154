import { copyLink as copy, type NewShare, recordShare as record } from '../browser/pass-on.ts';
import { shareText } from '../texts/share.ts';
import { toast } from '../ui/toast.tsx';

/** Copies a link and says so. Resolves with whether it was copied. */
export function copyLink(address: string, doneText?: string): Promise<boolean> {
  const words = {
    ...{ done: shareText('link.copied.title'), doneText },
    refused: shareText('link.notCopied.title'),
    refusedText: shareText('link.notCopied.text', { address }),
  };
  return copy(address, words, toast);
}

/** Records a share of an own card, or says why not. Resolves with whether it is recorded. */
export function recordShare(share: NewShare): Promise<boolean> {
  const words = { failed: shareText('noteShare.failed.title'), noAnswer: shareText('noteShare.failed.text') };
  return record(share, words, toast);
}
