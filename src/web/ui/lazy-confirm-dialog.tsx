import type { ConfirmDialogProps } from './dialog.tsx';
import { useLazyModule } from './use-lazy-module.ts';

interface LazyConfirmDialogProps extends ConfirmDialogProps {
  description: string;
  onConfirm: () => void;
}

/** A ConfirmDialog whose code is loaded when it first opens. When that fails, the browser's own dialog asks. */
export function LazyConfirmDialog(props: LazyConfirmDialogProps) {
  const { open, onOpenChange, title, description, onConfirm } = props;
  const ConfirmDialog = useLazyModule(loadDialog, {
    wanted: open,
    onLoadError() {
      if (window.confirm(`${title}\n\n${description}`)) onConfirm();
      else onOpenChange(false);
    },
  });
  return ConfirmDialog ? <ConfirmDialog {...props} /> : null;
}

async function loadDialog() {
  return (await import('./dialog.tsx')).ConfirmDialog;
}
