import { useEffect, useState } from 'react';
import { newCard } from '#card/document/card.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { newKey } from '../../browser/new-key.ts';
import { offlineUser } from '../../page/offline-user.ts';
import { pageLanguage } from '../../texts/page-language.ts';
import { studioText } from '../../texts/studio.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LocalDate } from '../../ui/local-date.tsx';
import { Notice } from '../../ui/notice.tsx';
import { whenLoaded } from '../../ui/use-lazy-module.ts';
import { keysOpenInTabs } from '../save/editing-lock.ts';
import { browserStorage, createUnsavedWorkStore, type UnsavedWork } from '../save/unsaved-work.ts';
import type { StudioStart } from '../studio.ts';
import { useOnline } from './use-online.ts';

interface OfflineStartProps {
  onOpen: (start: StudioStart) => void;
}

/** The cards that this browser keeps for the account that used the studio last, and a new one. */
export function OfflineStart({ onOpen }: OfflineStartProps) {
  const isOnline = useOnline();
  const [userId] = useState(offlineUser);
  return (
    <div className="mt-4 flex flex-col items-start gap-6">
      {isOnline ? (
        <Notice tone="success" title={studioText('offline.over.title')}>
          <p>{studioText('offline.over.text')}</p>
          <ButtonLink to="/studio" reloadDocument size="small" className="mt-3">
            {studioText('offline.over.action')}
          </ButtonLink>
        </Notice>
      ) : null}
      {userId ? <KeptCards userId={userId} onOpen={onOpen} /> : isOnline ? null : <NobodyKnown />}
    </div>
  );
}

function NobodyKnown() {
  return <p className="text-ink-soft">{studioText('offline.loggedOut.text')}</p>;
}

function KeptCards({ userId, onOpen }: OfflineStartProps & { userId: string }) {
  const [works, setWorks] = useState<readonly UnsavedWork[] | null>(null);
  // The browser's storage and other tabs are outside React.
  useEffect(() => whenLoaded(findUnsavedWorks(userId), setWorks), [userId]);
  return (
    <>
      <p className="text-ink-soft">{studioText('offline.lead')}</p>
      <ul className="flex w-full flex-col gap-3">
        {works?.map((work) => (
          <li key={work.creationKey} className="sheet flex flex-wrap items-center justify-between gap-3 p-4">
            <span>
              <strong>
                {work.card.toName
                  ? studioText('offline.cardFor.title', { name: isolatedLine(work.card.toName) })
                  : studioText('offline.card.title')}
              </strong>
              <span className="block text-ink-soft text-sm">
                {studioText('offline.card.changed')}{' '}
                <LocalDate iso={new Date(work.at).toISOString()} withTime />
              </span>
            </span>
            <Button size="small" onClick={() => onOpen(resume(userId, work))}>
              {studioText('offline.card.action')}
            </Button>
          </li>
        ))}
      </ul>
      <Button look={works?.length ? 'secondary' : 'primary'} onClick={() => onOpen(startFrom(userId, null))}>
        {studioText('offline.newCard.action')}
      </Button>
    </>
  );
}

/** Without those that another tab has open. */
async function findUnsavedWorks(userId: string): Promise<readonly UnsavedWork[]> {
  const open = await keysOpenInTabs();
  const works = await createUnsavedWorkStore(browserStorage(), userId).findAll();
  return works.filter(({ creationKey }) => !open.has(creationKey));
}

/** Marks the work that was chosen, so that the studio restores it without asking. */
function resume(userId: string, work: UnsavedWork): StudioStart {
  createUnsavedWorkStore(browserStorage(), userId).write({ ...work, resume: true });
  return startFrom(userId, work);
}

/** An empty card, with the saved card that the work belongs to. */
function startFrom(userId: string, work: UnsavedWork | null): StudioStart {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const { cardId: id = null, revision = null, status = 'draft' } = work ?? {};
  return {
    userId,
    creationKey: newKey(),
    card: { ...newCard(seed), language: pageLanguage() },
    saved: id === null || revision === null ? null : { id, revision, status },
    template: null,
    hasWishModel: false,
    isOffline: true,
  };
}
