import { type ReactNode, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import type { PanelEntry } from './panels.ts';

interface PanelProps {
  panel: PanelEntry;
  /** On phones only the chosen panel is shown. */
  chosen: boolean;
  /** On phones: the button to the next panel. */
  next: ReactNode;
}

/**
 * Paints this panel last, with isolated fields. Chromium compares everything that is painted after the caret with it
 * at each character. See docs/decisions/0013-typing.md.
 */
const paintedLast = 'relative z-1 *:isolate';

/** One panel of the left column. */
export function Panel({ panel, chosen, next }: PanelProps) {
  const { key, title, icon: Icon, component: Content, forText = false } = panel;
  const heading = useId();
  return (
    // Isolated, so that typing in one panel does not repaint the others.
    <section
      id={`panel-${key}`}
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
      <Content />
      {next}
    </section>
  );
}

/** Scrolls up to the beginning of a panel that lies behind the preview and the strip of panels. */
export function scrollToBeginning(panelId: string): void {
  const panel = document.getElementById(panelId);
  const end = document.getElementById('parts')?.getBoundingClientRect().bottom ?? 0;
  if (panel && panel.getBoundingClientRect().top < end) panel.scrollIntoView();
}
