import { useId } from 'react';
import { siteText } from '../texts/site.ts';
import { Button } from '../ui/button.tsx';
import { controlLook } from '../ui/field.tsx';
import { copyLink } from './copy-link.ts';

/** A private edit link, to be copied: it is shown once. */
export function EditLink({ link }: { link: string }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="font-bold">
        {siteText('editLink.label')}
      </label>
      <input
        id={id}
        dir="ltr"
        readOnly
        value={link}
        className={controlLook}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="text-ink-soft">{siteText('editLink.warning')}</p>
      <Button wide onClick={() => void copyLink(link, siteText('editLink.copied.text'))}>
        {siteText('editLink.copy.action')}
      </Button>
    </div>
  );
}
