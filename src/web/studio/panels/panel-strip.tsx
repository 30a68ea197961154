import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

export type PanelId = 'names' | 'wish' | 'background' | 'photos' | 'style' | 'sound' | 'sending';

interface NextButtonProps {
  panel: { id: PanelId; title: string } | undefined;
  onChoose: (id: PanelId) => void;
}

/** On phones: opens the next panel and focuses its heading. */
export function NextButton({ panel, onChoose }: NextButtonProps) {
  if (!panel) return null;
  return (
    <Button look="quiet" size="small" className="self-end lg:hidden" onClick={() => onChoose(panel.id)}>
      Next: {panel.title} <ArrowRight aria-hidden="true" className="size-5" />
    </Button>
  );
}

interface PanelStripProps {
  panels: readonly { id: PanelId; short: string; icon: LucideIcon }[];
  chosen: PanelId;
  onChoose: (id: PanelId) => void;
}

/** On phones: chooses the panel. Larger screens show all panels. */
export function PanelStrip({ panels, chosen, onChoose }: PanelStripProps) {
  return (
    <nav
      id="parts"
      aria-label="Parts of the card"
      className="@container z-20 -mx-4 flex border-line border-b bg-paper px-1 py-0.5 md:-mx-8 md:px-7 lg:hidden"
    >
      {panels.map(({ id, short, icon: Icon }) => (
        <button
          key={id}
          type="button"
          aria-expanded={chosen === id}
          aria-controls={`panel-${id}`}
          onClick={() => onChoose(id)}
          className={classNames(
            // Seven names beside each other, as in the bars of apps: smaller letters than elsewhere on narrow phones.
            'flex min-w-0 grow basis-0 flex-col items-center justify-center gap-0.5 rounded-md text-[clamp(0.75rem,3.6cqi,0.9375rem)] leading-tight',
            chosen === id ? 'bg-marigold font-bold text-on-bright' : 'text-ink-soft hover:bg-marigold-soft',
          )}
        >
          <Icon aria-hidden="true" className="size-5" />
          {short}
        </button>
      ))}
    </nav>
  );
}
