import { Eye, Redo2, Undo2 } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { SiteMenu } from '../components/header.tsx';
import { Logo } from '../components/logo.tsx';
import { useSite } from '../components/use-site.ts';
import { useSessionState } from '../page/session-state.ts';
import { studioText } from '../texts/studio.ts';
import { Button } from '../ui/button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useOnline } from './offline/use-online.ts';
import type { SavedCard } from './save/save-contract.ts';
import { useAutosaved, useSaving, useStudio, useUnsaved } from './studio-context.tsx';
import { ToolbarButton } from './toolbar-button.tsx';

/** The bar of the studio in place of the site's header: the ways out on its left, then undo, what is saved, and Preview. */
export function StudioHead({ onPreview }: { onPreview: () => void }) {
  const session = useSessionState();
  const { name } = useSite();
  return (
    <header data-studio-head className="flex items-center gap-x-1 bg-paper px-2 lg:px-4">
      <SiteMenu id="studio-menu" session={session} side="left" />
      <Link
        to="/"
        aria-label={name}
        title={name}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-marigold-soft"
      >
        <Logo className="size-9" />
      </Link>
      <h1 className="whitespace-nowrap px-2 text-lg max-lg:sr-only">{studioText('studio.title')}</h1>
      <History />
      <SaveState />
      <Button
        look="quiet"
        size="small"
        className="whitespace-nowrap max-lg:size-11 max-lg:px-0"
        icon={<Eye aria-hidden="true" className="size-5 shrink-0" />}
        onClick={onPreview}
      >
        <span className="max-lg:sr-only">{studioText('preview.action')}</span>
      </Button>
    </header>
  );
}

function History() {
  const { store } = useStudio();
  const canUndo = useStore(store, ({ canUndo }) => canUndo);
  const canRedo = useStore(store, ({ canRedo }) => canRedo);
  return (
    <>
      <ToolbarButton
        label={studioText('undo.action')}
        icon={<Undo2 className="size-5 rtl:-scale-x-100" />}
        unavailable={!canUndo}
        onClick={store.undo}
      />
      <ToolbarButton
        label={studioText('redo.action')}
        icon={<Redo2 className="size-5 rtl:-scale-x-100" />}
        unavailable={!canRedo}
        onClick={store.redo}
      />
    </>
  );
}

/** Says whether the document is saved; until the page's code is there, that the studio is loading. */
function SaveState() {
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  const { template } = useStudio().start;
  const hasTemplate = template !== null && template !== 'missing';
  const saved = useSaving((state) => state.saved);
  const unsaved = useUnsaved();
  const isStored = useAutosaved();
  const isOnline = useOnline();
  return (
    // On a laptop it comes last: nothing is beside it that would move when it says something else.
    <p className="min-w-0 text-balance px-1 text-ink-faint text-sm leading-tight max-sm:text-[0.8125rem] max-lg:grow lg:order-1">
      {isHydrated ? (
        <span>{unsaved ? waiting(isStored, isOnline) : settled(saved)}</span>
      ) : (
        <span id="studio-code" className="noscript:hidden">
          <span className="line-clamp-2">
            {studioText(hasTemplate ? 'template.loading.status' : 'studio.loading.status')}
          </span>
          <span role="status" hidden>
            {studioText('studio.lost.text')}{' '}
            <a href={pathname + search} className="link">
              {studioText('retry.action')}
            </a>
          </span>
        </span>
      )}
    </p>
  );
}

function waiting(isStored: boolean, isOnline: boolean): string {
  if (isStored && !isOnline) return studioText('saveState.offline');
  return isStored ? studioText('saveState.kept') : studioText('saveState.notKept');
}

function settled(saved: SavedCard | null): string {
  if (!saved) return studioText('saveState.new');
  return saved.status === 'published' ? studioText('saveState.published') : studioText('saveState.draft');
}
