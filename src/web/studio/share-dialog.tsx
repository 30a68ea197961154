import { ExternalLink, Link2, Send } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.tsx';
import { useSaving, useUnsaved } from './studio-context.tsx';

interface ShareDialogProps {
  onClose: () => void;
  onPublish: () => void;
}

/** The card's link, once there is a published card behind it that looks like this one. */
export function ShareDialog({ onClose, onPublish }: ShareDialogProps) {
  const saved = useSaving((state) => state.saved);
  const busy = useSaving((state) => state.busy !== null);
  const unsaved = useUnsaved();
  const published = saved?.status === 'published';
  if (saved && published && !unsaved) return <ShareLink id={saved.id} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={published ? 'Share with your changes?' : 'Publish and share?'}
      description={
        published
          ? 'You changed the card since it was published. The link shows the published one until you publish again.'
          : 'A draft is private. Publish the card, and everybody who has its link can open it.'
      }
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Not yet
          </Button>
          <Button
            busy={busy}
            busyText="Publishing..."
            icon={<Send aria-hidden="true" className="size-5" />}
            onClick={onPublish}
          >
            Publish and share
          </Button>
        </>
      }
    />
  );
}

function ShareLink({ id, onClose }: { id: string; onClose: () => void }) {
  const field = useRef<HTMLDivElement>(null);
  const address = `${window.location.origin}/card/${id}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Link Copied!' });
    } catch {
      field.current?.querySelector('input')?.select();
      toast({
        title: 'Your browser does not let us copy',
        description: 'The link is selected: copy it with your keyboard or a long press.',
        destructive: true,
      });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Share your card"
      description="Send this link to the one it is for."
      actions={
        <>
          <a
            href={`/card/${id}`}
            target="_blank"
            rel="noopener"
            className="link inline-flex min-h-12 items-center justify-center gap-2 px-4"
          >
            Open the card <ExternalLink aria-hidden="true" className="size-4" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
          <Button icon={<Link2 aria-hidden="true" className="size-5" />} onClick={() => void copy()}>
            Copy link
          </Button>
        </>
      }
    >
      <div ref={field} className="mt-4">
        <TextField label="Link" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </div>
    </Dialog>
  );
}
