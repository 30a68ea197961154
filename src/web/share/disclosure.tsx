import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}

/** A part that few need, behind its title. Its content is in the page only while it is open. */
export function Disclosure({ title, open, onToggle, children }: DisclosureProps) {
  return (
    <details
      open={open}
      className="group border-line border-t"
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-bold">
        <span>{title}</span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {open ? <div className="flex flex-col gap-4 pt-1 pb-4">{children}</div> : null}
    </details>
  );
}
