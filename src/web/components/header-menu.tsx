import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import { ChevronIcon } from '../ui/icons.tsx';

interface HeaderMenu {
  readonly id: string;
  /** What stands on its button. */
  readonly label: string;
  /** The button's name, where it says more than its label. */
  readonly name?: string;
  readonly buttonClassName: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A button of the header and what opens below it. */
export function HeaderMenu({ id, label, name, buttonClassName, className, children }: HeaderMenu) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={name}
        className={classNames('inline-flex min-h-11 items-center rounded-full', buttonClassName)}
      >
        <span>{label}</span>
        <ChevronIcon className="size-5" />
      </button>
      <Popover id={id} className={classNames('start-auto end-4 top-20', className)}>
        {children}
      </Popover>
    </>
  );
}

interface PopoverProps {
  readonly id: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** What a button of the header opens. It opens without JavaScript, and closes on Escape or a press outside. */
export function Popover({ id, className, children }: PopoverProps) {
  const { key } = useLocation();
  return (
    <div
      id={id}
      popover="auto"
      // Following a link replaces the element, which closes it.
      key={key}
      className={classNames('sheet bottom-auto text-ink shadow-lg', className)}
    >
      {children}
    </div>
  );
}
