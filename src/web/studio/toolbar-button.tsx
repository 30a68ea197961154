import type { ComponentProps } from 'react';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

interface ToolbarButtonProps extends ComponentProps<typeof IconButton> {
  /** It does nothing now. Unlike a disabled button it keeps the keyboard focus. */
  unavailable?: boolean;
}

export function ToolbarButton({ unavailable = false, className, onClick, ...rest }: ToolbarButtonProps) {
  return (
    <IconButton
      {...rest}
      aria-disabled={unavailable}
      onClick={unavailable ? undefined : onClick}
      className={classNames('aria-disabled:cursor-not-allowed aria-disabled:opacity-40', className)}
    />
  );
}
