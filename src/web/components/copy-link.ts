import { toast } from '../ui/toast.tsx';

/**
 * Puts a link on the clipboard and says so; where the browser refuses, shows it long enough to copy by hand.
 * Resolves with whether it is on the clipboard.
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
