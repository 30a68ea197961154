import { useEffect, useState } from 'react';
import { fieldsOfSeal } from '#content/seal-form.ts';
import { RichText } from '../../components/rich-text.tsx';
import { studioText } from '../../texts/studio.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useLazyModule, whenLoaded } from '../../ui/use-lazy-module.ts';
import type { Studio } from '../studio.ts';
import { useAutosaved, useSaving, useStudio } from '../studio-context.tsx';
import { keysOpenInTabs, useEditingLock } from './editing-lock.ts';
import type { UnsavedWork } from './unsaved-work.ts';

/**
 * Offers unsaved work of an earlier visit, and what was shared. Work with `resume` is restored without asking.
 */
export function RestoreUnsavedWork() {
  const studio = useStudio();
  const [found, setFound] = useState<UnsavedWork | null>(null);
  useEditingLock(useSaving((state) => state.creationKey));

  // The browser's storage and other tabs are outside React.
  useEffect(() => {
    function take(work: UnsavedWork | null) {
      if (!work?.resume) return setFound(work);
      restore(studio, work);
      toast({
        title: studioText('unsaved.restored.title'),
        description: studioText('unsaved.restored.text'),
      });
    }
    // Where the code that reads it could not be loaded, the work stays stored for the next visit.
    return whenLoaded(findUnsavedWork(studio), take, () => {});
  }, [studio]);

  // Loaded by everybody: without a network it would not come.
  const StartNotices = useLazyModule(loadStartNotices, { wanted: true, onLoadError() {} });
  if (!StartNotices) return null;
  return (
    <StartNotices
      found={found}
      onRestore={(work) => {
        restore(studio, work);
        setFound(null);
      }}
      onDiscard={(work) => {
        studio.unsavedWork.remove(work);
        setFound(null);
      }}
    />
  );
}

async function loadStartNotices() {
  return (await import('./start-notices.tsx')).StartNotices;
}

function restore({ saving, store, seal, autosave }: Studio, work: UnsavedWork): void {
  saving.resume(work);
  store.restore(work.card);
  if (work.seal) seal.restore(work.seal);
  // Written again, without the flag that restores it without asking.
  autosave.flush();
}

/** The newest work that is open in no other tab and differs from the document that the studio opened with. */
async function findUnsavedWork({ unsavedWork, start, saving }: Studio): Promise<UnsavedWork | null> {
  const open = await keysOpenInTabs();
  const stored = fieldsOfSeal(start.seal ?? null);
  for (const work of await unsavedWork.find(start.saved?.id ?? null)) {
    if (open.has(work.creationKey) || work.creationKey === saving.getState().creationKey) continue;
    const { card, seal = stored } = work;
    if (JSON.stringify([card, seal]) !== JSON.stringify([start.card, stored])) return work;
    unsavedWork.remove(work);
  }
  return null;
}

/** Shown after the session has ended. Links to the log-in, which leads back to the stored work. */
export function LoggedOut() {
  const { autosave } = useStudio();
  const failure = useSaving((state) => state.failure);
  const isStored = useAutosaved();
  const id = useSaving((state) => state.saved?.id);
  if (failure?.reason !== 'signed-out') return null;
  const here = id ? `/studio?cardId=${id}` : '/studio';
  return (
    <Notice tone="problem" title={studioText('loggedOut.title')} className="mb-4">
      <p>{isStored ? studioText('loggedOut.kept.text') : studioText('loggedOut.notKept.text')}</p>
      <ButtonLink
        to={`/login?next=${encodeURIComponent(here)}`}
        size="small"
        className="mt-3"
        onClick={() => autosave.storeForReturn()}
      >
        {studioText('loggedOut.logIn.action')}
      </ButtonLink>
    </Notice>
  );
}

/** Explains to somebody with an old link why the card is empty. Shown until the card is saved. */
export function TemplateMissing() {
  const { start } = useStudio();
  const unsaved = useSaving(({ saved }) => saved === null);
  if (start.template !== 'missing' || !unsaved) return null;
  return (
    <Notice title={studioText('template.missing.title')} className="mb-4">
      <RichText>{studioText('template.missing.text')}</RichText>
    </Notice>
  );
}
