import { ArrowRight } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type PanelEntry, panels } from './panels.ts';

interface NextButtonProps {
  panel: PanelEntry | undefined;
  onChoose: (key: string) => void;
}

/** On phones: opens the next panel and focuses its heading. */
export function NextButton({ panel, onChoose }: NextButtonProps) {
  if (!panel) return null;
  return (
    <Button look="quiet" size="small" className="self-end lg:hidden" onClick={() => onChoose(panel.key)}>
      Next: {panel.title} <ArrowRight aria-hidden="true" className="size-5" />
    </Button>
  );
}

interface PanelStripProps {
  /** The key of a panel. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** On phones: chooses the panel. Larger screens show all panels. */
export function PanelStrip({ chosen, onChoose }: PanelStripProps) {
  return (
    <nav
      id="parts"
      aria-label="Parts of the card"
      className="@container z-20 -mx-4 flex overflow-x-auto border-line border-b bg-paper px-1 py-0.5 md:-mx-8 md:px-7 lg:hidden"
    >
      {panels.map(({ key, label, icon: Icon }) => (
        <button
          key={key}
          type="button"
          aria-expanded={chosen === key}
          aria-controls={`panel-${key}`}
          onClick={() => onChoose(key)}
          className={classNames(
            // Seven names beside each other, as in the bars of apps: smaller letters than elsewhere on narrow phones.
            'flex min-w-12.5 grow basis-0 flex-col items-center justify-center gap-0.5 rounded-md text-[clamp(0.75rem,3.6cqi,0.9375rem)] leading-tight',
            chosen === key ? 'bg-marigold font-bold text-on-bright' : 'text-ink-soft hover:bg-marigold-soft',
          )}
        >
          <Icon aria-hidden="true" className="size-5" />
          {label}
        </button>
      ))}
    </nav>
  );
}
