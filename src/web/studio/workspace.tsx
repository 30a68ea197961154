import { Camera, Image, type LucideIcon, Mail, Music, PartyPopper, Sparkles, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
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
import { BackgroundPanel } from './panels/background-panel.tsx';
import { NamesPanel } from './panels/names-panel.tsx';
import { Panel, scrollToBeginning } from './panels/panel.tsx';
import { NextButton, type PanelId, PanelStrip } from './panels/panel-strip.tsx';
import { PhotosPanel } from './panels/photos-panel.tsx';
import { SendingPanel } from './panels/sending-panel.tsx';
import { SoundPanel } from './panels/sound-panel.tsx';
import { StylePanel } from './panels/style-panel.tsx';
import { WishPanel } from './panels/wish-panel.tsx';
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
  const [chosen, setChosen] = useState<PanelId>('names');
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [replays, setReplays] = useState(0);
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

  function choose(id: PanelId) {
    flushSync(() => setChosen(id));
    scrollToBeginning(`panel-${id}`);
  }

  function goTo(id: PanelId) {
    choose(id);
    document.querySelector<HTMLElement>(`#panel-${id} h2`)?.focus({ preventScroll: true });
  }

  function preview() {
    pauseSounds();
    setOpen('preview');
  }

  const replay = () => setReplays((count) => count + 1);
  const print = () => void printCard(studio);
  const panels: readonly { id: PanelId; title: string; short: string; icon: LucideIcon; body: ReactNode }[] =
    [
      { id: 'names', title: 'Card details', short: 'Names', icon: UserRound, body: <NamesPanel /> },
      { id: 'wish', title: 'The wish', short: 'Wish', icon: Sparkles, body: <WishPanel /> },
      { id: 'background', title: 'Background', short: 'Picture', icon: Image, body: <BackgroundPanel /> },
      { id: 'photos', title: 'Photos', short: 'Photos', icon: Camera, body: <PhotosPanel /> },
      {
        id: 'style',
        title: 'Colours and animation',
        short: 'Style',
        icon: PartyPopper,
        body: <StylePanel onReplay={replay} />,
      },
      { id: 'sound', title: 'Sound', short: 'Sound', icon: Music, body: <SoundPanel /> },
      { id: 'sending', title: 'Send', short: 'Send', icon: Mail, body: <SendingPanel /> },
    ];
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
        <PanelStrip panels={panels} chosen={chosen} onChoose={choose} />
        {panels.map(({ id, title, icon, body }, index) => (
          <Panel
            key={id}
            id={`panel-${id}`}
            title={title}
            icon={icon}
            chosen={chosen === id}
            forText={id === 'wish'}
            next={<NextButton panel={panels[index + 1]} onChoose={goTo} />}
          >
            {body}
          </Panel>
        ))}
      </div>
      <div className="max-lg:contents lg:sticky lg:top-[calc(var(--header-space)+2rem)] lg:flex lg:flex-col lg:gap-4 lg:self-start">
        <LivePreview replays={replays} onReplay={replay} onPreview={preview} onHelp={() => setOpen('help')} />
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
        onClose={() => setOpen(null)}
        onPrint={print}
        onSave={(as) => void onSave(as)}
        onPublish={(onConfirmed) => save('published', onConfirmed)}
      />
    </div>
  );
}
