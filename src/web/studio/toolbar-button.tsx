import type { ReactNode } from 'react';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

interface ToolbarButtonProps {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  className?: string;
  onClick: () => void;
}

/** A button of the studio's toolbar. `aria-disabled`, because a disabled button would lose the keyboard focus. */
export function ToolbarButton({ label, icon, disabled = false, className, onClick }: ToolbarButtonProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onClick();
      }}
      className={classNames('aria-disabled:cursor-not-allowed aria-disabled:opacity-40', className)}
    />
  );
}
