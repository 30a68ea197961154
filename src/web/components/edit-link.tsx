import { siteText } from '../texts/site.ts';
import { Button } from '../ui/button.tsx';
import { LinkField } from '../ui/text-field.tsx';
import { copyLink } from './copy-link.ts';

/** A private edit link, to be copied: it is shown once. */
export function EditLink({ link }: { link: string }) {
  return (
    <div className="flex flex-col gap-3">
      <LinkField label={siteText('editLink.label')} value={link} />
      <p className="text-ink-soft">{siteText('editLink.warning')}</p>
      <Button wide onClick={() => void copyLink(link, siteText('editLink.copied.text'))}>
        {siteText('editLink.copy.action')}
      </Button>
    </div>
  );
}
