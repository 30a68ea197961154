import { Star } from 'lucide-react';
import { useFetcher } from 'react-router';
import { favouritesText } from '../texts/favourites.ts';
import { IconButton } from '../ui/button.tsx';
import type { Tile } from './tiles.ts';

interface CardStarProps {
  tile: Pick<Tile, 'cardId' | 'isFavourite'>;
  title: string;
}

/** Marks a card to find it again. A form, so that it works without scripts too. */
export function CardStar({ tile: { cardId, isFavourite }, title }: CardStarProps) {
  const fetcher = useFetcher();
  // A press is seen at once.
  const isMarked = isFavourite !== (fetcher.state !== 'idle');
  return (
    <fetcher.Form method="post" className="absolute end-2 top-2">
      <input type="hidden" name="cardId" value={cardId} />
      <IconButton
        type="submit"
        name="intent"
        value="favourite"
        label={favouritesText('star.label', { title })}
        aria-pressed={isMarked}
        className="bg-surface/90 shadow-sm aria-pressed:text-marigold-text"
        icon={<Star className={isMarked ? 'size-5 fill-current' : 'size-5'} />}
      />
    </fetcher.Form>
  );
}
