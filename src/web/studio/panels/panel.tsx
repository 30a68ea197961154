import { ArrowRight, Ellipsis, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type ComponentType, type ReactNode, useId, useState } from 'react';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { type PanelEntry, panels } from './panels.ts';

interface PanelProps {
  panel: PanelEntry;
  /** Only the chosen panel is shown. */
  chosen: boolean;
  /** The button to the next panel. */
  next: ReactNode;
}

/** What comes late is made when it is first chosen, and stays, because uploads and recordings go on behind other panels. */
export function Panel({ panel, chosen, next }: PanelProps) {
  const { key, title, icon: Icon } = panel;
  const heading = useId();
  const [made, setMade] = useState(chosen || 'component' in panel.content);
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
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-marigold-soft text-marigold-text">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        {title}
      </h2>
      {made ? <PanelContent content={panel.content} /> : null}
      {/* On a phone the wish stands below the names. */}
      {key === 'names' ? <div className="flex flex-col max-lg:hidden">{next}</div> : next}
    </section>
  );
}

function PanelContent({ content }: Pick<PanelEntry, 'content'>) {
  return 'load' in content ? <LatePanel load={content.load} /> : <content.component />;
}

/** What comes late: until then a sign that it is loading, or a way to try again. */
function LatePanel({ load }: { load: () => Promise<ComponentType> }) {
  const [isLost, setLost] = useState(false);
  const Content = useLazyModule(load, { wanted: !isLost, onLoadError: () => setLost(true) });
  if (Content) return <Content />;
  if (!isLost) return <Spinner label={studioText('studio.loading.status')} />;
  return (
    <Notice tone="problem" title={studioText('panel.failed.title')}>
      <p>{studioText('checkConnection.text')}</p>
      <Button size="small" className="mt-3" onClick={() => setLost(false)}>
        {studioText('retry.action')}
      </Button>
    </Notice>
  );
}

/** CSS pixels of a panel that are seen, at least. */
const leastSeen = 160;

/** Scrolls to the beginning of a panel that lies behind what sticks to the top of the page, or below what is seen of it. */
export function scrollToBeginning(panelId: string): void {
  const panel = document.getElementById(panelId);
  const sticky = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = panel?.getBoundingClientRect().top ?? 0;
  if (top < sticky || top > window.innerHeight - leastSeen) panel?.scrollIntoView();
}

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

/**
 * Chooses the panel: a rail beside it on laptops; on phones five buttons above it, the last of which opens a second row.
 */
export function PanelStrip({ chosen, onChoose }: PanelStripProps) {
  const [isOpened, setOpened] = useState(false);
  const place = panels().find(({ key }) => key === chosen)?.place;
  const isMoreOpen = isOpened || place === 'more';
  return (
    // Without scripts, the panels that can be used stand one below the other.
    <nav
      id="panel-strip"
      aria-label={studioText('panel.all.label')}
      data-more={isMoreOpen ? '' : undefined}
      className="noscript:hidden!"
    >
      {panels().map(({ key, label, icon, place: own }) => (
        <StripButton
          key={key}
          icon={icon}
          place={own}
          isChosen={chosen === key}
          isChosenOnPhone={chosen === key || (own === 'words' && place === 'words')}
          aria-expanded={chosen === key}
          aria-controls={`panel-${key}`}
          onClick={() => {
            setOpened(false);
            onChoose(key);
          }}
        >
          {key === 'names' ? (
            <>
              <span className="max-lg:hidden">{label}</span>
              <span className="lg:hidden">{studioText('panel.words.short')}</span>
            </>
          ) : (
            label
          )}
        </StripButton>
      ))}
      <StripButton
        icon={Ellipsis}
        place="opener"
        isChosen={false}
        isChosenOnPhone={place === 'more'}
        aria-expanded={isMoreOpen}
        onClick={() => setOpened(!isOpened)}
      >
        {studioText('panel.more.short')}
      </StripButton>
    </nav>
  );
}

interface StripButtonProps
  extends Pick<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls' | 'onClick'> {
  icon: LucideIcon;
  place: PanelEntry['place'] | 'opener';
  isChosen: boolean;
  isChosenOnPhone: boolean;
  children: ReactNode;
}

function StripButton({
  icon: Icon,
  place,
  isChosen,
  isChosenOnPhone,
  children,
  ...button
}: StripButtonProps) {
  return (
    <button
      type="button"
      data-place={place}
      className={classNames(
        // As in the bars of apps: smaller letters than elsewhere.
        place === 'opener' ? 'flex lg:hidden' : 'flex',
        'min-w-0 flex-col items-center justify-center gap-0.5 wrap-anywhere rounded-md text-center text-[0.8125rem] leading-none lg:text-sm',
        isChosenOnPhone
          ? 'max-lg:bg-marigold max-lg:font-bold max-lg:text-on-bright'
          : 'max-lg:text-ink-soft max-lg:hover:bg-marigold-soft',
        isChosen
          ? 'lg:bg-marigold lg:font-bold lg:text-on-bright'
          : 'lg:text-ink-soft lg:hover:bg-marigold-soft',
      )}
      {...button}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span>{children}</span>
    </button>
  );
}
