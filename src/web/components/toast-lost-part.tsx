import { isSiteUpdated, loadUpdatedPage } from '../offline/site-updated.ts';
import { siteText } from '../texts/site.ts';
import { Button } from '../ui/button.tsx';
import { type ToastMessage, toast } from '../ui/toast.tsx';

/** Seconds: long enough to read it, and to save what is being made. */
const updatedSeconds = 20;

/** Says that a part of the page did not come; why, where the site was updated since this page was loaded. */
export async function toastLostPart(message: ToastMessage): Promise<void> {
  if (!(await isSiteUpdated())) return toast(message);
  toast({
    title: siteText('siteUpdated.title'),
    description: siteText('siteUpdated.text'),
    isNote: true,
    seconds: updatedSeconds,
    action: (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          loadUpdatedPage();
        }}
      >
        <Button type="submit" look="secondary" size="small">
          {siteText('siteUpdated.load.action')}
        </Button>
      </form>
    ),
  });
}
