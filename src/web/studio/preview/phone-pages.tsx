import { BookOpen } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { portrait } from '#card/faces/faces.ts';
import type { Scene } from '#card/scene/scene.ts';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { placeholderFor } from '../document/placeholder.ts';
import { useStudio } from '../studio-context.tsx';
import { usePages, wholeFace } from './use-pages.ts';

function pageName(page: number, count: number): string {
  if (page === 0) return studioText('page.cover.label');
  return count === 2 ? studioText('page.onlyInside.label') : studioText('page.inside.label', { page });
}

/** Turns the page of a card that has a cover and an inside on a phone. */
export function TurnButton() {
  const { view } = useStudio();
  const count = usePages(portrait).length;
  const page = Math.min(
    useStore(view, (state) => state.page),
    count - 1,
  );
  if (count < 2) return null;
  const name = pageName(page, count);
  return (
    <Button
      look="quiet"
      size="small"
      title={studioText('page.turn.action')}
      className="max-lg:size-11 max-lg:px-0"
      icon={<BookOpen aria-hidden="true" className="size-5 shrink-0" />}
      onClick={() => view.turnTo((page + 1) % count)}
    >
      <span className="sr-only">{studioText('page.turn.shown')} </span>
      <span className="max-lg:sr-only">{name}</span>
    </Button>
  );
}

/** What phones show of the card, small, in the place that a laptop has below the card; a press shows the page large. */
export function PhonePages({ draw }: { draw: (scene: Scene, idPrefix: string) => ReactNode }) {
  const { view } = useStudio();
  const pages = useSettledPages();
  return (
    <section aria-label={studioText('screens.phone')} data-phone-pages translate="no">
      {pages.map((scene, page) => (
        <div
          key={page}
          className="relative aspect-[5/7] flex-none overflow-hidden rounded-md bg-white shadow-md"
        >
          <div aria-hidden="true" className="absolute inset-x-0" style={wholeFace(portrait)}>
            {draw(scene, `small-${page}`)}
          </div>
          {/* Over the drawing, whose texts are no name of a button. */}
          <button
            type="button"
            aria-label={pageName(page, pages.length)}
            title={pageName(page, pages.length)}
            className="absolute inset-0 rounded-md outline-offset-[-3px]"
            onClick={() => {
              view.turnTo(page);
              view.showOn('phone');
            }}
          />
        </div>
      ))}
    </section>
  );
}

/** Milliseconds without an edit after which the small pages follow: laying them out must not slow down typing. */
const settledMs = 400;

function useSettledPages(): readonly Scene[] {
  const { preview, liveScene, start } = useStudio();
  const [pages, setPages] = useState<readonly Scene[]>([]);
  // Fonts and drawings that arrive are the browser's, and so is time.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    async function layOut() {
      const { card } = preview.getState();
      const next = await liveScene
        .completePages(card, portrait, placeholderFor(start, card))
        .catch(() => null);
      if (next && isCurrent && card === preview.getState().card) setPages(next);
    }
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(layOut, settledMs);
    }
    wait();
    const unsubscribe = preview.subscribe(wait);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [preview, liveScene, start]);
  return pages;
}
