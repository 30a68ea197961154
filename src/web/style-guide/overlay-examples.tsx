import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { toast } from '../ui/toast.tsx';
import { ExampleSection } from './example-section.tsx';

export function OverlayExamples() {
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null);
  return (
    <ExampleSection title="Over the page">
      <Button look="secondary" onClick={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button look="secondary" onClick={() => setOpen('question')}>
        Ask a question
      </Button>
      <Button look="secondary" onClick={() => toast({ title: 'Draft Saved!' })}>
        Say something good
      </Button>
      <Button
        look="secondary"
        onClick={() => toast({ title: 'Save failed', description: 'Please try again.', destructive: true })}
      >
        Say something bad
      </Button>
      <Menu trigger={<Button look="secondary">Open a menu</Button>}>
        <MenuItem icon={<Copy className="size-4" />} onSelect={() => toast({ title: 'Card Copied!' })}>
          Duplicate
        </MenuItem>
        <MenuItem icon={<Trash2 className="size-4" />} destructive onSelect={() => setOpen('question')}>
          Delete
        </MenuItem>
      </Menu>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={(next) => setOpen(next ? 'dialog' : null)}
        title="A dialog"
        description="Focus stays in it. Escape and a press beside it close it."
        actions={<Button onClick={() => setOpen(null)}>Good</Button>}
      />
      <ConfirmDialog
        open={open === 'question'}
        onOpenChange={(next) => setOpen(next ? 'question' : null)}
        title="Delete this card?"
        description="It is deleted for good, and its link stops working."
        confirmText="Delete card"
        destructive
        onConfirm={() => setOpen(null)}
      />
    </ExampleSection>
  );
}
