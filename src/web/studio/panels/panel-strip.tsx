import { ArrowRight } from 'lucide-react';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type PanelEntry, panels } from './panels.ts';

interface NextButtonProps {
  panel: PanelEntry | undefined;
  onChoose: (key: string) => void;
}

/** Opens the next panel and focuses its heading. */
export function NextButton({ panel, onChoose }: NextButtonProps) {
  if (!panel) return null;
  return (
    <Button look="quiet" size="small" className="self-end" onClick={() => onChoose(panel.key)}>
      <span>{studioText('panel.next.action', { panel: panel.title })}</span>
      <ArrowRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
    </Button>
  );
}

interface PanelStripProps {
  /** The key of a panel. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** Chooses the panel: a rail beside it on laptops, two rows above it on phones, so that each is one press away. */
export function PanelStrip({ chosen, onChoose }: PanelStripProps) {
  return (
    <nav id="panel-strip" aria-label={studioText('panel.all.label')}>
      {panels.map(({ key, label, icon: Icon }) => (
        <button
          key={key}
          type="button"
          aria-expanded={chosen === key}
          aria-controls={`panel-${key}`}
          onClick={() => onChoose(key)}
          className={classNames(
            // As in the bars of apps: smaller letters than elsewhere.
            'flex min-w-0 flex-col items-center justify-center gap-0.5 wrap-anywhere rounded-md text-center text-[0.8125rem] leading-none lg:text-sm',
            chosen === key ? 'bg-marigold font-bold text-on-bright' : 'text-ink-soft hover:bg-marigold-soft',
          )}
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span>{label}</span>
        </button>
      ))}
    </nav>
  );
}
