import { type ReactNode, useState } from 'react';
import { useHref } from 'react-router';
import { useLazyModule } from '../../ui/use-lazy-module.ts';

/** A card or a design, by its id. */
export type Reported = { readonly card: string } | { readonly design: string };

interface ReportButtonProps {
  reported: Reported;
  /** What the dialog says is reported: "this card", "“Lift-Off”". */
  name: string;
  /** The button, which submits the form around it. */
  children: ReactNode;
}

/**
 * Opens the dialog in which something is reported. A form that leads to the page with the same fields, so that it works
 * without scripts, before they run, and when the dialog cannot be loaded.
 */
export function ReportButton({ reported, name, children }: ReportButtonProps) {
  const address = useHref('/report');
  const [open, setOpen] = useState(false);
  const ReportDialog = useLazyModule(loadDialog, {
    wanted: open,
    onLoadError: () => window.location.assign(`${address}?${new URLSearchParams(reported)}`),
  });
  return (
    <>
      <form
        action={address}
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {Object.entries(reported).map(([field, id]) => (
          <input key={field} type="hidden" name={field} value={id} />
        ))}
        {children}
      </form>
      {ReportDialog ? (
        <ReportDialog reported={reported} name={name} open={open} onOpenChange={setOpen} />
      ) : null}
    </>
  );
}

async function loadDialog() {
  return (await import('./report-dialog.tsx')).ReportDialog;
}
