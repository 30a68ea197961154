import { studioText } from '../../texts/studio.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAutosaved, useSaving, useStudio } from '../studio-context.tsx';

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
