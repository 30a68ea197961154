import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { controlLook } from '../ui/field.tsx';
import { copyLink } from './copy-link.ts';

/** A private edit link, to be copied: it is shown once. */
export function EditLink({ link }: { link: string }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="font-bold">
        Your private edit link
      </label>
      <input
        id={id}
        readOnly
        value={link}
        className={controlLook}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="text-ink-soft">
        Keep it like a key: whoever has it can change and delete your cards. Do not send it with a card.
      </p>
      <Button wide onClick={() => void copyLink(link, 'Keep it where only you find it.')}>
        Copy my edit link
      </Button>
    </div>
  );
}
