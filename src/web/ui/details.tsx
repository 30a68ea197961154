import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A part of a page that is seldom needed. */
export function Details({
  title,
  isOpen,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen || undefined} className="border-line border-t pt-1">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-bold">
        <span>{title}</span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 [[open]>summary>&]:rotate-180" />
      </summary>
      <div className="flex flex-col items-start gap-4 pt-1 pb-4 *:w-full">{children}</div>
    </details>
  );
}
