import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { pauseSounds } from '../components/sound-player.tsx';
import { cacheStudio } from '../offline/cache-studio.ts';
import { keepForUpdate } from '../offline/site-updated.ts';
import { publishedAddress } from '../share/published-address.ts';
import { leaveReceiver } from '../share/receiver.ts';
import { useConfirm } from '../ui/use-confirm.tsx';
import { Actions } from './actions.tsx';
import { printCard } from './export/print-card.ts';
import { useStudioKeys } from './help/keys.ts';
import { useSaveWhenOnline } from './offline/use-save-when-online.ts';
import { Panel, scrollToBeginning } from './panels/panel.tsx';
import { NextButton, PanelStrip } from './panels/panel-strip.tsx';
import { panels } from './panels/panels.ts';
import { LivePreview } from './preview/live-preview.tsx';
import { LeaveGuard } from './save/leave-guard.tsx';
import { LoggedOut } from './save/logged-out.tsx';
import { RestoreUnsavedWork } from './save/restore-unsaved-work.tsx';
import type { SaveAs } from './save/save-contract.ts';
import { useSave } from './save/use-save.ts';
import { openStudio, type Studio, type StudioStart } from './studio.ts';
import { StudioContext, useStudio } from './studio-context.tsx';
import { type OpenDialog, StudioDialogs } from './studio-dialogs.tsx';
import { StudioHead } from './studio-head.tsx';
import { TemplateMissing } from './template-missing.tsx';
import { FilesAnywhere } from './upload/files-anywhere.tsx';
import { useVisibleArea } from './visible-area.ts';

/** Outside React: where the page failed and is made anew, the card is still there. */
let opened: Studio | null = null;

function studioOf(start: StudioStart): Studio {
  if (opened?.start !== start) opened = openStudio(start);
  return opened;
}

/** The studio with one card. Give each card another `key`. */
export function Workspace({ start }: { start: StudioStart }) {
  const [studio] = useState(() => studioOf(start));
  // Leaving the page writes the edits that still wait. `pagehide` is the last event that browsers promise.
  useEffect(() => {
    const stop = studio.autosave.start();
    window.addEventListener('pagehide', studio.autosave.flush);
    return () => {
      window.removeEventListener('pagehide', studio.autosave.flush);
      stop();
    };
  }, [studio]);
  // The site may be updated while the page is open; the work goes on in the page that is loaded then.
  useEffect(() => keepForUpdate(studio.autosave.storeForReturn), [studio]);
  return (
    <StudioContext value={studio}>
      <Screen />
      <LeaveGuard />
    </StudioContext>
  );
}

/** Once the studio is open and nothing else is to do, the browser caches it for when there is no network. */
function useCachedStudio({ userId, isOffline }: StudioStart): void {
  // The service worker and the browser's storage are outside React.
  useEffect(() => {
    if (isOffline) return;
    const timer = setTimeout(() => void cacheStudio(userId), cacheDelayMs);
    return () => clearTimeout(timer);
  }, [userId, isOffline]);
}

/** Milliseconds until the studio is cached. Not sooner, because a slow phone is still loading pictures and fonts. */
const cacheDelayMs = 3_000;

function Screen() {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const studio = useStudio();
  const chosen = useStore(studio.view, ({ panel }) => panel);
  const { ask, question } = useConfirm();
  const save = useSave(ask);
  useSaveWhenOnline(save);
  useCachedStudio(studio.start);
  const navigate = useNavigate();
  useVisibleArea();
  useStudioKeys({ onSave: (as) => void onSave(as), onHelp: () => setOpen('help') });

  async function onSave(as: SaveAs) {
    const isFirst = studio.saving.getState().saved?.status !== 'published';
    // The dashboard shows it next. There a failure is said.
    if (as === 'published' && isFirst) void import('../share/share-sheet.tsx').catch(() => {});
    const saved = await save(as);
    const { saved: card } = studio.saving.getState();
    if (!saved || !card || as !== 'published' || !isFirst) return;
    leaveReceiver(card.id, studio.receiver);
    await navigate(publishedAddress(card.id));
  }

  function choose(key: string) {
    const page = panels.find((panel) => panel.key === key)?.page === 'inside' ? 1 : 0;
    flushSync(() => studio.view.open(key, page));
    scrollToBeginning(`panel-${key}`);
  }

  function goTo(key: string) {
    choose(key);
    document.querySelector<HTMLElement>(`#panel-${key} h2`)?.focus({ preventScroll: true });
  }

  function preview() {
    pauseSounds();
    setOpen('preview');
  }

  async function print() {
    if (isPrinting) return;
    setPrinting(true);
    await printCard(studio);
    setPrinting(false);
  }

  return (
    <div data-workplace data-studio className="max-lg:wrap">
      <StudioHead onPreview={preview} />
      <div data-studio-notices className="empty:hidden">
        <TemplateMissing />
        <RestoreUnsavedWork />
        <LoggedOut />
      </div>
      <PanelStrip chosen={chosen} onChoose={choose} />
      <div data-panels>
        {panels.map((panel, index) => (
          <Panel
            key={panel.key}
            panel={panel}
            chosen={chosen === panel.key}
            next={<NextButton panel={panels[index + 1]} onChoose={goTo} />}
          />
        ))}
      </div>
      <LivePreview onHelp={() => setOpen('help')} />
      <Actions
        onSave={(as) => void onSave(as)}
        onDownload={() => setOpen('download')}
        onPrint={() => void print()}
        isPrinting={isPrinting}
        onShare={() => setOpen('share')}
      />
      <FilesAnywhere
        onTaken={(panel) => {
          setOpen(null);
          goTo(panel);
        }}
      />
      {open === 'share' ? null : question}
      <StudioDialogs
        open={open}
        question={question}
        onOpen={setOpen}
        onClose={() => setOpen(null)}
        onPrint={() => void print()}
        onSave={(as) => void onSave(as)}
        onSaveAsIs={() => save(studio.saving.getState().saved?.status ?? 'draft')}
        onPublish={(onConfirmed) => save('published', onConfirmed)}
      />
    </div>
  );
}
