import { Copy, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ColorField } from '../ui/color-field.tsx';
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { RadioTiles } from '../ui/radio-tiles.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast, toastFailure } from '../ui/toast.tsx';

/** One kind of component in its states. */
export function ExampleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line border-t pt-6">
      <h2>{title}</h2>
      <div className="mt-4 flex flex-wrap items-start gap-5">{children}</div>
    </section>
  );
}

const width = 'w-full sm:w-80';
const people = ['Mother', 'Friend', 'Teacher'].map((label) => ({ value: label, label }));

export function FieldExamples() {
  return (
    <ExampleSection title="Fields">
      <TextField className={width} label="Name" hint="As it stands on the card" aside="optional" />
      <TextField className={width} label="Email" defaultValue="asha@" error="This address is not complete." />
      <PasswordField className={width} label="Password" defaultValue="marigold" autoComplete="off" />
      <TextArea
        className={width}
        label="Message"
        max={60}
        defaultValue="May the year be as kind to you as you have always been to us."
      />
      <Select className={width} label="For whom?" options={people} placeholder="Choose one" />
      <Colors />
      <RadioTiles className={width} legend="For whom, at a glance?" options={people} defaultValue="Friend" />
      <RadioTiles
        className={width}
        legend="In one bar"
        look="segments"
        options={people}
        defaultValue="Mother"
      />
      <div className={width}>
        <Checkbox label="Remember me" defaultChecked />
        <Checkbox label="I agree" error="Please tick this box." />
      </div>
    </ExampleSection>
  );
}

function Colors() {
  const [color, setColor] = useState('#ac3522');
  return <ColorField className={width} label="Colour of the title" value={color} onChange={setColor} />;
}

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
      <Button look="secondary" onClick={() => toastFailure('Save failed', 'Please try again.')}>
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
