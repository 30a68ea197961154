import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { ChevronIcon } from '../ui/icons.tsx';
import { Popover } from './popover.tsx';

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
