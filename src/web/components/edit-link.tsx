import { useId } from 'react';
import { accountText } from '../texts/account.ts';
import { Button } from '../ui/button.tsx';
import { controlLook } from '../ui/field.tsx';
import { copyLink } from './copy-link.ts';

/** A private edit link, to be copied: it is shown once. */
export function EditLink({ link }: { link: string }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="font-bold">
        {accountText('editLink.yourPrivateEditLink')}
      </label>
      <input
        id={id}
        readOnly
        value={link}
        className={controlLook}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="text-ink-soft">{accountText('editLink.keepItLikeA')}</p>
      <Button wide onClick={() => void copyLink(link, accountText('editLink.keepItWhereOnly'))}>
        {accountText('editLink.copyMyEditLink')}
      </Button>
    </div>
  );
}
