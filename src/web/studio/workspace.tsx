import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { pauseSounds } from '../components/sound-player.tsx';
import { cacheStudio } from '../offline/cache-studio.ts';
import { keepForUpdate } from '../offline/site-updated.ts';
import { publishedAddress } from '../share/card-to-share.ts';
import { leaveReceiver } from '../share/receiver.ts';
import { studioText } from '../texts/studio.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { useFilesAnywhere } from '../ui/use-files-anywhere.ts';
import { Actions } from './actions.tsx';
import { FormOfPage, ScriptOfPage } from './early/form-of-page.tsx';
import { useStudioKeys } from './help/keys.ts';
import { printCard } from './output/print-card.ts';
import { NextButton, Panel, PanelStrip, scrollToBeginning } from './panels/panel.tsx';
import { loadPanels, nextPanel, panels } from './panels/panels.ts';
import { LivePreview } from './preview/live-preview.tsx';
import { LeaveGuard } from './save/leave-guard.tsx';
import { LoggedOut, RestoreUnsavedWork, TemplateMissing } from './save/restore-unsaved-work.tsx';
import type { SaveAs } from './save/save-contract.ts';
import { useSave } from './save/use-save.ts';
import { useSaveWhenOnline } from './save/use-save-when-online.ts';
import { openStudio, type Studio, type StudioStart } from './studio.ts';
import { StudioContext, useStudio } from './studio-context.tsx';
import { type OpenDialog, StudioDialogs } from './studio-dialogs.tsx';
import { StudioHead } from './studio-head.tsx';

/** Outside React: where the page failed and is made anew, the card is still there. */
let opened: Studio | null = null;

function studioOf(start: StudioStart): Studio {
  // The server opens one for each page.
  if (import.meta.env.SSR) return openStudio(start);
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
  // What the page's own script does until now.
  useEffect(() => window.earlyStudio?.hasCode(), []);
  // The site may be updated while the page is open; the work goes on in the page that is loaded then.
  useEffect(() => keepForUpdate(studio.autosave.storeForReturn), [studio]);
  return (
    <StudioContext value={studio}>
      <Screen />
      <LeaveGuard />
    </StudioContext>
  );
}

/** Once the studio is open, loads its panels, and lets the browser cache it for when there is no network. */
function useLoadedPanels({ userId, isOffline }: StudioStart): void {
  // What is loaded, the service worker and the browser's storage are outside React.
  useEffect(() => {
    const timer = setTimeout(async () => {
      // A panel that did not come is loaded when it is opened.
      await loadPanels().catch(() => {});
      if (!isOffline) await cacheStudio(userId);
    }, panelsDelayMs);
    return () => clearTimeout(timer);
  }, [userId, isOffline]);
}

/** Milliseconds until the panels are loaded. Not sooner, because a slow phone is still loading the card's picture and fonts. */
const panelsDelayMs = 2_000;

function Screen() {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const studio = useStudio();
  const chosen = useStore(studio.view, ({ panel }) => panel);
  const { ask, question } = useConfirm();
  const save = useSave(ask);
  useSaveWhenOnline(save);
  useLoadedPanels(studio.start);
  const navigate = useNavigate();
  useVisibleArea();
  usePhoneFirst(studio);
  useStudioKeys({ onSave: (as) => void onSave(as), onHelp: () => setOpen('help') });

  async function onSave(as: SaveAs) {
    const isFirstPublish = as === 'published' && studio.saving.getState().saved?.status !== 'published';
    // The dashboard shows it next. There a failure is said.
    if (isFirstPublish) void import('../share/share-sheet.tsx').catch(() => {});
    const isSaved = await save(as);
    const { saved } = studio.saving.getState();
    if (!isSaved || !saved || !isFirstPublish) return;
    leaveReceiver(saved.id, studio.receiver);
    await navigate(publishedAddress(saved.id));
  }

  function choose(key: string) {
    const page = panels().find((panel) => panel.key === key)?.page === 'inside' ? 1 : 0;
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
      <FormOfPage />
      <StudioHead onPreview={preview} />
      <div data-studio-notices>
        <noscript className="mb-4 block font-bold">{studioText('studio.noScript.text')}</noscript>
        <TemplateMissing />
        <RestoreUnsavedWork />
        <LoggedOut />
      </div>
      <PanelStrip chosen={chosen} onChoose={choose} />
      <div data-panels>
        {panels().map((panel) => (
          <Panel
            key={panel.key}
            panel={panel}
            chosen={chosen === panel.key}
            next={<NextButton panel={nextPanel(panel.key)} onChoose={goTo} />}
          />
        ))}
      </div>
      <LivePreview onHelp={() => setOpen('help')} onPart={goTo} />
      <Actions
        onSave={(as) => void onSave(as)}
        onDownload={() => setOpen('download')}
        onPrint={() => void print()}
        isPrinting={isPrinting}
        onShare={() => setOpen('share')}
      />
      <ScriptOfPage />
      <FilesAnywhere
        // What a dialog shows or does goes on; a message says what became of the file.
        onTaken={(panel) => !open && goTo(panel)}
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

/** Takes what is pasted or dropped anywhere in the studio. While files are dragged over it, says what becomes of them. */
function FilesAnywhere({ onTaken }: { onTaken: (panel: string) => void }) {
  const { addedFiles } = useStudio();
  const isOver = useFilesAnywhere(async (files) => {
    const panel = await addedFiles.take(files);
    if (panel) onTaken(panel);
  });
  return (
    <div role="status">
      {isOver ? (
        <div className="pointer-events-none fixed inset-2 z-(--layer-toast) flex items-end justify-center rounded-lg border-4 border-focus border-dashed p-6">
          <p className="rounded-full bg-ink px-5 py-2 text-center font-bold text-paper shadow-lg">
            {studioText('dropZone.text')}
          </p>
        </div>
      ) : null}
    </div>
  );
}

/** A narrow window of a browser that did not say that it is one of a phone. */
function usePhoneFirst({ start, view }: Studio): void {
  // The window is outside React.
  useEffect(() => {
    if (!start.isPhone && matchMedia('(width < 40rem) and (orientation: portrait)').matches)
      view.showOn('phone');
  }, [start, view]);
}

/** CSS pixels. A lower or narrower window shows less around the part that is edited. */
const shortPixels = 560;
/** An on-screen keyboard takes more of the window than the bars of a browser. */
const keyboardShare = 0.2;

/**
 * Tells `studio.css` which part of the window is visible. Most on-screen keyboards cover the page without making the
 * window smaller, and the browser then scrolls the window's own elements out of sight.
 */
function useVisibleArea(): void {
  // The on-screen keyboard is outside React.
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const controller = new AbortController();
    const { signal } = controller;
    viewport.addEventListener('resize', () => showVisibleArea(viewport), { signal });
    viewport.addEventListener('scroll', () => showVisibleArea(viewport), { signal });
    showVisibleArea(viewport);
    return () => {
      controller.abort();
      const { style, dataset } = document.documentElement;
      delete dataset.short;
      style.removeProperty('--visible-top');
      style.removeProperty('--visible-height');
    };
  }, []);
}

function showVisibleArea({ height, width, offsetTop, scale }: VisualViewport): void {
  const { style, dataset } = document.documentElement;
  // Somebody who has zoomed in looks at a part of the page: it stays as it is.
  const isZoomed = scale > 1.01;
  const hasKeyboard = height < window.innerHeight * (1 - keyboardShare);
  const isShort = !isZoomed && (hasKeyboard || (height < shortPixels && width < shortPixels));
  const wasShort = 'short' in dataset;
  style.setProperty('--visible-top', `${isZoomed ? 0 : offsetTop}px`);
  style.setProperty('--visible-height', `${isZoomed ? window.innerHeight : height}px`);
  if (isShort === wasShort) return;
  if (isShort) dataset.short = '';
  else delete dataset.short;
  if (isShort) showField();
}

/** The page has moved under the field of somebody who types: scrolls it to the card. */
function showField(): void {
  const field = document.activeElement;
  if (field?.matches('textarea, input')) field.scrollIntoView();
}
