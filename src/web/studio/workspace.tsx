import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { pauseSounds } from '../components/sound-player.tsx';
import { keepStudio } from '../offline/keep-studio.ts';
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
import { SaveState } from './save/save-state.tsx';
import { useSave } from './save/use-save.ts';
import { openStudio, type StudioOpening } from './studio.ts';
import { StudioContext, useStudio } from './studio-context.tsx';
import { type OpenDialog, StudioDialogs } from './studio-dialogs.tsx';
import { TemplateMissing } from './template-missing.tsx';
import { useVisibleArea } from './visible-area.ts';

/** The studio with one card. Give each card another `key`. */
export function Workspace({ opening }: { opening: StudioOpening }) {
  const [studio] = useState(() => openStudio(opening));
  // Leaving the page writes the edits that still wait. `pagehide` is the last event that browsers promise.
  useEffect(() => {
    const stop = studio.autosave.start();
    window.addEventListener('pagehide', studio.autosave.flush);
    return () => {
      window.removeEventListener('pagehide', studio.autosave.flush);
      stop();
    };
  }, [studio]);
  return (
    <StudioContext value={studio}>
      <Screen />
      <LeaveGuard />
    </StudioContext>
  );
}

/** Once the studio is open and nothing else is to do, the browser keeps it for when there is no network. */
function useKeptStudio({ userId, isOffline }: StudioOpening): void {
  // The service worker and the browser's storage are outside React.
  useEffect(() => {
    if (isOffline) return;
    const timer = setTimeout(() => void keepStudio(userId), keepAfterMs);
    return () => clearTimeout(timer);
  }, [userId, isOffline]);
}

/** Milliseconds until the studio is kept. Not sooner, because a slow phone is still loading pictures and fonts. */
const keepAfterMs = 3_000;

function Screen() {
  const [chosen, setChosen] = useState('names');
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const studio = useStudio();
  const { ask, question } = useConfirm();
  const save = useSave(ask);
  useSaveWhenOnline(save);
  useKeptStudio(studio.opening);
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
    flushSync(() => setChosen(key));
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

  const print = () => void printCard(studio);
  return (
    <div
      data-studio
      className="wrap gap-x-8 gap-y-4 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:pt-8 lg:pb-16"
    >
      <h1 className="text-3xl max-lg:sr-only">AI Studio</h1>
      <SaveState />
      <div className="col-span-full max-lg:-order-2 max-lg:mt-2 empty:hidden">
        <TemplateMissing />
        <RestoreUnsavedWork />
        <LoggedOut />
      </div>
      <div className="flex min-w-0 flex-col gap-2 lg:gap-6">
        <PanelStrip chosen={chosen} onChoose={choose} />
        {panels.map((panel, index) => (
          <Panel
            key={panel.key}
            panel={panel}
            chosen={chosen === panel.key}
            next={<NextButton panel={panels[index + 1]} onChoose={goTo} />}
          />
        ))}
      </div>
      <div className="max-lg:contents lg:sticky lg:top-[calc(var(--header-space)+2rem)] lg:flex lg:flex-col lg:gap-4 lg:self-start">
        <LivePreview onPreview={preview} onHelp={() => setOpen('help')} />
        <Actions
          onSave={(as) => void onSave(as)}
          onDownload={() => setOpen('download')}
          onPrint={print}
          onShare={() => setOpen('share')}
        />
      </div>
      {open === 'share' ? null : question}
      <StudioDialogs
        open={open}
        question={question}
        onOpen={setOpen}
        onClose={() => setOpen(null)}
        onPrint={print}
        onSave={(as) => void onSave(as)}
        onSaveAsIs={() => save(studio.saving.getState().saved?.status ?? 'draft')}
        onPublish={(onConfirmed) => save('published', onConfirmed)}
      />
    </div>
  );
}
