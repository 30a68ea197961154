import { Star } from 'lucide-react';
import { favouritesText } from '../texts/favourites.ts';

interface StarButtonProps {
  /** What it marks. */
  title: string;
  isMarked: boolean;
  /** Whether the Tab key comes to it: of many tiles, from the one that is chosen. */
  isTabStop: boolean;
  onPress: () => void;
  className?: string;
}

/** The star in the corner of a tile: seen where it is marked, chosen or pointed at. Its parent is a `group/tile`. */
export function StarButton({ title, isMarked, isTabStop, onPress, className = '' }: StarButtonProps) {
  const label = favouritesText('star.label', { title });
  return (
    <button
      type="button"
      data-star
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      title={label}
      aria-pressed={isMarked}
      onClick={onPress}
      className={`absolute end-0 top-0 grid place-items-center rounded-full text-ink-soft opacity-0 transition-opacity focus-visible:opacity-100 group-focus-within/tile:opacity-100 group-hover/tile:opacity-100 group-has-checked/tile:opacity-100 group-has-[[data-tile][aria-pressed=true]]/tile:opacity-100 aria-pressed:text-marigold-text aria-pressed:opacity-100 ${className}`}
    >
      <span className="grid size-6 place-items-center rounded-full bg-surface/90 shadow-sm">
        <Star aria-hidden="true" className={isMarked ? 'size-4 fill-current' : 'size-4'} />
      </span>
    </button>
  );
}
