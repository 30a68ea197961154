import { Copy } from 'lucide-react';
import { copyLink as copy } from '../browser/copy-link.ts';
import { shareText } from '../texts/share.ts';
import { Button } from '../ui/button.tsx';
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
