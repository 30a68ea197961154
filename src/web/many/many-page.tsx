import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import type { Card } from '#card/document/card.ts';
import { wordsOf } from '#content/many/card-for.ts';
import { newKey } from '../card-page/browser/new-key.ts';
import { toastLostPart } from '../components/toast-lost-part.tsx';
import { keysOpenInTabs, useEditingLock } from '../studio/save/editing-lock.ts';
import { browserStorage } from '../studio/save/unsaved-work.ts';
import { manyText } from '../texts/many.ts';
import { Button } from '../ui/button.tsx';
import { dateText } from '../ui/local-date.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast.tsx';
import { CardList } from './card-list.tsx';
import { DesignPart } from './design-part.tsx';
import { type Draft, isEmptyList, type KeptList, type ListPlace, readDrafts, removeDraft } from './draft.ts';
import { FilesPart } from './files-part.tsx';
import { LinksPart } from './links-part.tsx';
import { ManyContext } from './many-context.ts';
import { PeoplePart } from './people-part.tsx';
import type { Design, FromStudio, ManyStart } from './start.ts';
import { draftOf, type Many, openMany } from './store.ts';
import { useChecked } from './use-checked.ts';

/** One card for each person of a list: the design, the people, their cards, and what comes out. */
export function ManyPage({ start }: { start: ManyStart }) {
  const { many, others, open, discard } = useOpened(start);
  if (!many) return <Spinner label={manyText('page.opening.status')} className="noscript:hidden py-16" />;
  return (
    <ManyContext value={{ many, start }}>
      <OtherLists lists={others} onOpen={open} onDiscard={discard} />
      <Parts key={many.id} many={many} />
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

interface OtherListsProps {
  lists: readonly KeptList[];
  onOpen: (list: KeptList) => void;
  onDiscard: (list: KeptList) => void;
}

/** Of an earlier visit, or of the guest who is logged in now. */
function OtherLists({ lists, onOpen, onDiscard }: OtherListsProps) {
  return lists.map((list) => (
    <Notice key={list.id} title={manyText('kept.title')}>
      <p>
        {manyText('kept.text', {
          count: list.draft.rows.length,
          date: dateText(list.at, { withTime: true }),
        })}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button size="small" onClick={() => onOpen(list)}>
          {manyText('kept.open.action')}
        </Button>
        <Button size="small" look="quiet" onClick={() => onDiscard(list)}>
          {manyText('kept.discard.action')}
        </Button>
      </div>
    </Notice>
  ));
}

/** The list of an earlier visit with the design that was asked for now; null until it was read. */
function useOpened(start: ManyStart) {
  const [many, setMany] = useState<Many | null>(null);
  const [others, setOthers] = useState<readonly KeptList[]>([]);
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { userId, design, isAsked, isMissing } = start;
  const fromStudio = (state as FromStudio | null)?.card ?? null;

  // The list is in the browser's storage, and its reader is loaded.
  useEffect(() => {
    let isCurrent = true;
    const fresh = draftOf(design);
    readLists(userId, fresh).then(
      ([newest = { id: newKey(), draft: fresh }, ...more]) => {
        if (!isCurrent) return;
        setMany(openMany({ place: placeOf(userId, newest.id), draft: newest.draft }));
        setOthers(more);
      },
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
  useEditingLock(many?.id ?? null);

  function open(list: KeptList) {
    if (!many) return;
    many.flush();
    const draft = many.getState();
    const rest = others.filter(({ id }) => id !== list.id);
    setOthers(isEmptyList(draft) ? rest : [{ id: many.id, at: Date.now(), draft }, ...rest]);
    setMany(openMany({ place: placeOf(userId, list.id), draft: list.draft }));
  }

  function discard({ id }: KeptList) {
    removeDraft(placeOf(userId, id));
    setOthers(others.filter((one) => one.id !== id));
  }

  return { many, others, open, discard };
}

function placeOf(userId: string, id: string): ListPlace {
  return { storage: browserStorage(), userId, id };
}

/** Those on which somebody is, and that no other window has open; the others are forgotten. */
async function readLists(userId: string, other: Draft): Promise<readonly KeptList[]> {
  const open = await keysOpenInTabs();
  const lists = await readDrafts({ storage: browserStorage(), userId, open }, other);
  for (const { id, draft } of lists) if (isEmptyList(draft)) removeDraft(placeOf(userId, id));
  return lists.filter(({ draft }) => !isEmptyList(draft));
}

/** What is not saved waits in the studio's own storage. */
function designFromStudio(card: Card): Design {
  return { card, words: wordsOf(card), from: 'studio', studio: '/studio' };
}
