import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
}

/** A menu that a button opens. */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align="end" className="z-(--layer-dialog)">
          <Base.Popup className="sheet min-w-48 p-1.5 shadow-md transition duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  destructive?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, destructive = false, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item
      onClick={onSelect}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 outline-none',
        destructive
          ? 'text-danger data-highlighted:bg-coral-soft'
          : 'text-ink data-highlighted:bg-marigold-soft',
      )}
    >
      {icon}
      <span className="contents">{children}</span>
    </Base.Item>
  );
}
