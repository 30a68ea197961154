import { shareText } from '../texts/share.ts';
import { toast } from '../ui/toast.tsx';

/**
 * Copies a link and shows a message. If the browser refuses, the message shows the link long enough to copy it by
 * hand. Resolves with whether it was copied.
 */
export async function copyLink(address: string, description?: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: shareText('link.copied.title'), ...(description ? { description } : {}) });
    return true;
  } catch {
    toast({
      title: shareText('link.notCopied.title'),
      description: shareText('link.notCopied.text', { address }),
      destructive: true,
      seconds: 20,
    });
    return false;
  }
}
