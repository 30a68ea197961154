import { toast } from '../ui/toast.tsx';

/**
 * Copies a link and shows a message. If the browser refuses, the message shows the link long enough to copy it by
 * hand. Resolves with whether it was copied.
 */
export async function copyLink(address: string, description?: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Link Copied!', ...(description ? { description } : {}) });
    return true;
  } catch {
    toast({
      title: 'Your browser does not let us copy',
      description: `The link is ${address}`,
      destructive: true,
      seconds: 20,
    });
    return false;
  }
}
