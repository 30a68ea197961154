import { copyLink as copy } from '../browser/copy-link.ts';
import { shareText } from '../texts/share.ts';
import { toast } from '../ui/toast.tsx';

/** Copies a link and says so. Resolves with whether it was copied. */
export function copyLink(address: string, description?: string): Promise<boolean> {
  const words = {
    done: { title: shareText('link.copied.title'), description },
    refused: {
      title: shareText('link.notCopied.title'),
      description: shareText('link.notCopied.text', { address }),
    },
  };
  return copy(address, words, toast);
}
