import type { ReactNode } from 'react';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

interface ToolProps {
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  className?: string;
  onClick: () => void;
}

/** Not `disabled`: a disabled button would lose the keyboard focus. */
export function Tool({ label, icon, disabled = false, className, onClick }: ToolProps) {
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
