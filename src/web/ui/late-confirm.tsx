import type { ConfirmDialogProps } from './dialog.tsx';
import { useLatePart } from './use-late-part.ts';

interface LateConfirmProps extends ConfirmDialogProps {
  description: string;
  onConfirm: () => void;
}

/** Asks like ConfirmDialog, which comes when it is first wanted; where it does not come, the browser asks for us. */
export function LateConfirm(props: LateConfirmProps) {
  const { open, onOpenChange, title, description, onConfirm } = props;
  const ConfirmDialog = useLatePart(loadDialog, {
    wanted: open,
    onLost() {
      if (window.confirm(`${title}\n\n${description}`)) onConfirm();
      else onOpenChange(false);
    },
  });
  return ConfirmDialog ? <ConfirmDialog {...props} /> : null;
}

async function loadDialog() {
  return (await import('./dialog.tsx')).ConfirmDialog;
}
