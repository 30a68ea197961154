import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

interface TooltipProps {
  /** A few words; never the only place where they stand. */
  text: string;
  /** What it explains: takes the pointer and the focus. */
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-(--layer-toast)">
          <Base.Popup className="max-w-64 rounded-sm bg-ink px-3 py-1 text-paper text-sm shadow-md transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
