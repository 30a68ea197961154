import { ListChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A part of the page that not everybody needs; drawn once it is opened. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-line border-t pt-1">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-bold">
        <span>{title}</span>
        <ListChevronsUpDown aria-hidden="true" className="size-5 shrink-0" />
      </summary>
      <div className="flex flex-col items-start gap-4 pt-1 pb-4 *:w-full">{children}</div>
    </details>
  );
}
