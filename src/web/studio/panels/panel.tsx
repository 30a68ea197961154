import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface PanelProps {
  id: string;
  title: string;
  icon: LucideIcon;
  /** On phones only the chosen panel is shown. */
  chosen: boolean;
  /** On phones: the way to the next one. */
  next: ReactNode;
  /** Long texts are typed into it. */
  forText: boolean;
  children: ReactNode;
}

/**
 * The caret is a layer of its own, and whatever is painted after it has to be compared with it at every letter. So the
 * other sheets come before it, and the fields around it are painted from what they looked like before.
 */
const paintedLast = 'relative z-1 *:isolate';

/** One sheet of the left column. */
export function Panel({ id, title, icon: Icon, chosen, next, forText, children }: PanelProps) {
  const heading = useId();
  return (
    // Isolated, so that typing in one sheet paints the others from what they looked like before.
    <section
      id={id}
      aria-labelledby={heading}
      className={classNames(
        'sheet isolate flex flex-col gap-5 p-4 sm:p-6',
        forText && paintedLast,
        !chosen && 'max-lg:hidden',
      )}
    >
      <h2 id={heading} tabIndex={-1} className="flex items-center gap-2.5 text-xl">
        <span className="grid size-9 place-items-center rounded-full bg-marigold-soft text-marigold-text">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        {title}
      </h2>
      {children}
      {next}
    </section>
  );
}
