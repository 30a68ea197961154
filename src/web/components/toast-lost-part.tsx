import { isSiteUpdated, loadUpdatedPage } from '../offline/site-updated.ts';
import { siteText } from '../texts/site.ts';
import { Button } from '../ui/button.tsx';
import { toast, toastFailure } from '../ui/toast.tsx';
import { useLazyModule } from '../ui/use-lazy-module.ts';

/** Seconds: long enough to read it, and to save what is being made. */
const updatedSeconds = 20;

/** Says that a part of the page did not come; why, where the site was updated since this page was loaded. */
export async function toastLostPart(title: string, description?: string): Promise<void> {
  if (!(await isSiteUpdated())) return toastFailure(title, description);
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

interface LazyDialogOptions {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What is said when its code could not be loaded. */
  readonly lost: readonly [title: string, description: string];
}

/** A dialog whose code is loaded when it first opens. Null while it is closed and until the code is there. */
export function useLazyDialog<Dialog>(
  load: () => Promise<Dialog>,
  { isOpen, onClose, lost }: LazyDialogOptions,
): Dialog | null {
  const dialog = useLazyModule(load, {
    wanted: isOpen,
    onLoadError() {
      onClose();
      void toastLostPart(...lost);
    },
  });
  return isOpen ? dialog : null;
}
