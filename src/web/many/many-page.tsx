import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import type { Card } from '#card/document/card.ts';
import { wordsOf } from '#content/many/card-for.ts';
import { toastLostPart } from '../components/toast-lost-part.tsx';
import { browserStorage } from '../studio/save/unsaved-work.ts';
import { manyText } from '../texts/many.ts';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast.tsx';
import { CardList } from './card-list.tsx';
import { DesignPart } from './design-part.tsx';
import { readDraft } from './draft.ts';
import { FilesPart } from './files-part.tsx';
import { LinksPart } from './links-part.tsx';
import { ManyContext } from './many-context.ts';
import { PeoplePart } from './people-part.tsx';
import type { Design, FromStudio, ManyStart } from './start.ts';
import { draftOf, type Many, openMany } from './store.ts';
import { useChecked } from './use-checked.ts';

/** One card for each person of a list: the design, the people, their cards, and what comes out. */
export function ManyPage({ start }: { start: ManyStart }) {
  const many = useOpened(start);
  if (!many) return <Spinner label={manyText('page.opening.status')} className="noscript:hidden py-16" />;
  return (
    <ManyContext value={{ many, start }}>
      <Parts many={many} />
    </ManyContext>
  );
}

function Parts({ many }: { many: Many }) {
  useChecked(many);
  const isKept = useStore(many, (state) => state.isKept);
  return (
    <>
      {isKept ? null : <Notice tone="problem">{manyText('page.notKept.text')}</Notice>}
      <DesignPart />
      <PeoplePart />
      <CardList />
      <FilesPart />
      <LinksPart />
    </>
  );
}

/** The list of an earlier visit with the design that was asked for now; null until it was read. */
function useOpened(start: ManyStart): Many | null {
  const [many, setMany] = useState<Many | null>(null);
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { userId, design, isAsked, isMissing } = start;
  const fromStudio = (state as FromStudio | null)?.card ?? null;

  // The list is in the browser's storage, and its reader is loaded.
  useEffect(() => {
    let isCurrent = true;
    const storage = browserStorage();
    const fresh = draftOf(design);
    readDraft(storage, userId, fresh).then(
      (kept) => isCurrent && setMany(openMany({ userId, storage, draft: kept ?? fresh })),
      () => isCurrent && void toastLostPart({ title: manyText('page.notKept.text'), destructive: true }),
    );
    return () => {
      isCurrent = false;
    };
    // Another design is taken over into the list that is open.
  }, [userId]);

  // The address names a design, and the studio sends one along: both are the browser's.
  useEffect(() => {
    if (!many) return;
    if (fromStudio) {
      many.takeDesign(designFromStudio(fromStudio));
      // A page that is loaded again must not take it over once more.
      navigate(pathname + search, {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
    } else if (isAsked && many.getState().from !== design.from) many.takeDesign(design);
    if (isMissing) toast({ title: manyText('design.missing.error'), destructive: true });
  }, [many, fromStudio, design, isAsked, isMissing, pathname, search, navigate]);

  // Leaving the page writes what still waits; `pagehide` is the last event that browsers promise.
  useEffect(() => {
    if (!many) return;
    window.addEventListener('pagehide', many.flush);
    return () => {
      window.removeEventListener('pagehide', many.flush);
      many.flush();
    };
  }, [many]);
  return many;
}

/** What is not saved waits in the studio's own storage. */
function designFromStudio(card: Card): Design {
  return { card, words: wordsOf(card), from: 'studio', studio: '/studio' };
}
