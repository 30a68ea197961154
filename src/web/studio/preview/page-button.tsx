import { BookOpen } from 'lucide-react';
import { useStore } from 'zustand';
import { portrait } from '#card/faces/faces.ts';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { useStudio } from '../studio-context.tsx';
import { usePages } from './live-preview.tsx';

/** Turns the page of a card that has a cover and an inside on a phone. */
export function PageButton() {
  const { view } = useStudio();
  const onPhone = useStore(view, ({ screens }) => screens !== 'laptop');
  return onPhone ? <TurnButton /> : null;
}

function pageName(page: number, count: number): string {
  if (page === 0) return studioText('page.cover.label');
  return count === 2 ? studioText('page.onlyInside.label') : studioText('page.inside.label', { page });
}

function TurnButton() {
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
