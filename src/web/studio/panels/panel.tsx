import { type ReactNode, useId, useState } from 'react';
import type { PanelEntry } from './panels.ts';

interface PanelProps {
  panel: PanelEntry;
  /** Only the chosen panel is shown. */
  chosen: boolean;
  /** The button to the next panel. */
  next: ReactNode;
}

/** What is in it is made when it is first chosen, and stays, because uploads and recordings go on behind other panels. */
export function Panel({ panel, chosen, next }: PanelProps) {
  const { key, title, icon: Icon, component: Content } = panel;
  const heading = useId();
  const [made, setMade] = useState(chosen);
  if (chosen && !made) setMade(true);
  return (
    // Isolated, so that typing in one panel does not repaint the others.
    <section
      id={`panel-${key}`}
      aria-labelledby={heading}
      hidden={!chosen}
      className="sheet isolate not-[[hidden]]:flex flex-col gap-5 p-4 sm:p-6"
    >
      <h2 id={heading} tabIndex={-1} className="flex items-center gap-2.5 text-xl">
        <span className="grid size-9 place-items-center rounded-full bg-marigold-soft text-marigold-text">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        {title}
      </h2>
      {made ? <Content /> : null}
      {next}
    </section>
  );
}

/** Scrolls up to the beginning of a panel that lies behind what sticks to the top of the page. */
export function scrollToBeginning(panelId: string): void {
  const panel = document.getElementById(panelId);
  const sticky = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (panel && panel.getBoundingClientRect().top < sticky) panel.scrollIntoView();
}
