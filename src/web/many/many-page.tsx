import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import type { Card } from '#card/document/card.ts';
import { wordsOf } from '#content/many/card-for.ts';
import { newKey } from '../browser/new-key.ts';
import { toastLostPart } from '../components/toast-lost-part.tsx';
import { keysOpenInTabs, useEditingLock } from '../studio/save/editing-lock.ts';
import { browserStorage } from '../studio/save/unsaved-work.ts';
import { manyText } from '../texts/many.ts';
import { Button } from '../ui/button.tsx';
import { dateText } from '../ui/local-date.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toastFailure } from '../ui/toast.tsx';
import { whenLoaded } from '../ui/use-lazy-module.ts';
import { CardList } from './card-list.tsx';
import { DesignPart } from './design-part.tsx';
import { type Draft, isEmptyList, type KeptList, type ListPlace, readDrafts, removeDraft } from './draft.ts';
import { FilesPart } from './files-part.tsx';
import { LinksPart } from './links-part.tsx';
import { checkList } from './many-client.ts';
import { ManyContext } from './many-context.ts';
import { PeoplePart } from './people-part.tsx';
import type { Design, FromStudio, ManyStart } from './start.ts';
import { draftOf, type Many, openMany } from './store.ts';

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

/** Milliseconds without an edit after which the list is looked through; pictures are drawn later. */
const restMs = 100;

/** Has the list looked through whenever it, its words or its design change. */
function useChecked(many: Many): void {
  const rows = useStore(many, (state) => state.rows);
  const words = useStore(many, (state) => state.words);
  const design = useStore(many, (state) => state.design);
  // The worker is outside React.
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const people = rows.map(({ name, line, photo }) => ({ name, line, photo }));
      checkList({ design, words, people }, stop.signal).then(
        (found) => stop.signal.aborted || many.found({ words, rows, found }),
        // Without the worker nothing can be made, and whoever tries is told.
        () => {},
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [many, rows, words, design]);
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
    const fresh = draftOf(design);
    return whenLoaded(
      readLists(userId, fresh),
      ([newest = { id: newKey(), draft: fresh }, ...more]) => {
        setMany(openMany({ place: placeOf(userId, newest.id), draft: newest.draft }));
        setOthers(more);
      },
      () => void toastLostPart(manyText('page.notKept.text')),
    );
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
    if (isMissing) toastFailure(manyText('design.missing.error'));
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
