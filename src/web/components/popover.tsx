import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../ui/class-names.ts';

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
