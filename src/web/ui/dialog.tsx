import { AlertDialog as BaseAlert } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import type { MouseEvent, ReactNode } from 'react';
import { siteText } from '../texts/site.ts';
import { Button, IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** At most 28, 42 or 64 rem wide. Full width on phones. */
  size?: 'small' | 'medium' | 'large';
  /** Where the focus goes when it closes; null for back to the element that opened it. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

const widths = { small: 'max-w-md', medium: 'max-w-2xl', large: 'max-w-5xl' } as const;

/** A modal dialog. Escape and a press outside close it. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, size = 'small' } = props;
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        // A press on a message that covers the dialog is not a press outside.
        const target = details.event.target;
        if (target instanceof Element && target.closest('[data-toaster]')) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup
          className={classNames(popup, widths[size])}
          finalFocus={() => props.finalFocus?.() ?? true}
        >
          <div data-dialog-head className="flex items-start justify-between gap-4 px-5 pt-4 sm:px-6">
            <Base.Title className="pt-2 text-2xl">{title}</Base.Title>
            <Base.Close
              render={<IconButton label={siteText('close.label')} icon={<CloseIcon className="size-5" />} />}
            />
          </div>
          <div className="overflow-y-auto px-5 pb-5 sm:px-6">
            {description ? (
              <Base.Description className="text-ink-soft">{description}</Base.Description>
            ) : null}
            {children}
          </div>
          {actions ? <div className={foot}>{actions}</div> : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question: "Delete this card?" */
  title: string;
  description: ReactNode;
  /** A verb that answers it: "Delete card". */
  confirmText: string;
  cancelText?: string;
  /** It cannot be undone. */
  destructive?: boolean;
  busy?: boolean;
  busyText?: string;
  onConfirm: (event: MouseEvent) => void;
  /** Where the focus goes when it closes; null for back to the element that opened it. */
  finalFocus?: () => HTMLElement | null;
}

/** Asks for confirmation. Only its buttons and Escape close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmText, busyText } = props;
  const { cancelText = siteText('cancel.action') } = props;
  return (
    <BaseAlert.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseAlert.Portal>
        <BaseAlert.Backdrop className={backdrop} />
        <BaseAlert.Popup
          className={classNames(popup, widths.small)}
          finalFocus={() => props.finalFocus?.() ?? true}
        >
          <div className="overflow-y-auto px-5 pt-6 pb-5 sm:px-6">
            <BaseAlert.Title data-dialog-head className="text-2xl">
              {title}
            </BaseAlert.Title>
            <BaseAlert.Description className="mt-2 text-ink-soft">{description}</BaseAlert.Description>
          </div>
          <div className={foot}>
            <BaseAlert.Close render={<Button look="secondary">{cancelText}</Button>} />
            <Button
              look={props.destructive ? 'danger' : 'primary'}
              busy={props.busy ?? false}
              busyText={busyText ?? confirmText}
              onClick={props.onConfirm}
            >
              {confirmText}
            </Button>
          </div>
        </BaseAlert.Popup>
      </BaseAlert.Portal>
    </BaseAlert.Root>
  );
}

const backdrop =
  'fixed inset-0 z-(--layer-dialog) bg-scrim transition-opacity duration-200 ' +
  'data-ending-style:opacity-0 data-starting-style:opacity-0';
// At the bottom edge on phones, in the middle elsewhere.
const popup =
  'fixed inset-x-0 bottom-0 z-(--layer-dialog) mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-xl ' +
  'bg-surface shadow-lg transition duration-250 ease-spring sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:rounded-xl ' +
  'data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0';
const foot =
  'flex flex-col-reverse gap-3 border-line border-t px-5 pt-4 pb-5 sm:flex-row sm:justify-end sm:px-6';
