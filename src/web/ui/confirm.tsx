import { type ReactNode, useState } from 'react';
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

export interface Question {
  readonly title: string;
  readonly description: string;
  readonly confirmText: string;
  readonly cancelText: string;
  readonly destructive?: boolean;
}

/** Resolves with whether the answer was yes. */
export type Ask = (question: Question) => Promise<boolean>;

/** Asks for confirmation. Render `question` in the page, or in the open dialog. */
export function useConfirm(): { readonly ask: Ask; readonly question: ReactNode } {
  const [asked, setAsked] = useState<(Question & { answer: (yes: boolean) => void }) | null>(null);
  const [open, setOpen] = useState(false);

  function ask(next: Question): Promise<boolean> {
    return new Promise((resolve) => {
      setAsked({ ...next, answer: resolve });
      setOpen(true);
    });
  }

  function decide(yes: boolean) {
    setOpen(false);
    asked?.answer(yes);
  }

  const question = asked ? (
    <LazyConfirmDialog
      {...asked}
      open={open}
      onOpenChange={(next) => !next && decide(false)}
      onConfirm={() => decide(true)}
    />
  ) : null;
  return { ask, question };
}
