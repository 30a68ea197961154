import { Copy } from 'lucide-react';
import { shareText } from '../texts/share.ts';
import { Button } from '../ui/button.tsx';
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

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What is said besides that it was copied. */
  said?: string;
  children: string;
}

/** Copies a link, or a text with links. Without scripts it is not there. */
export function CopyButton({ text, said, children }: CopyButtonProps) {
  return (
    <Button
      look="secondary"
      size="small"
      className="noscript:hidden self-start"
      icon={<Copy aria-hidden="true" className="size-5" />}
      onClick={() => void copyLink(text, said)}
    >
      {children}
    </Button>
  );
}
