import { Copy } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { copyLink } from './copy-link.ts';

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
