import { Copy } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { copyLink } from './copy-link.ts';

interface LinkFieldProps {
  label: string;
  address: string;
  /** What the button says. */
  copy: string;
}

/** A link to be copied: by its button, or by hand where there are no scripts. */
export function LinkField({ label, address, copy }: LinkFieldProps) {
  return (
    <>
      <TextField label={label} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      <Button
        look="secondary"
        size="small"
        className="noscript:hidden self-start"
        icon={<Copy aria-hidden="true" className="size-5" />}
        onClick={() => void copyLink(address)}
      >
        {copy}
      </Button>
    </>
  );
}
