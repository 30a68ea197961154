import type { KeyboardEvent, Ref } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface PictureTileProps {
  ref?: Ref<HTMLLabelElement>;
  /** The name of the radio group. */
  name: string;
  value: string;
  label: string;
  checked: boolean;
  /** The address of the picture; null until it is there. */
  picture: string | null;
  /** Upright, as a phone shows a card; else as wide as a laptop does. */
  isTall?: boolean;
  onChoose: () => void;
}

/** A radio button that looks like what it chooses. */
export function PictureTile(props: PictureTileProps) {
  const { ref, name, value, label, checked, picture, isTall = false, onChoose } = props;
  return (
    <label ref={ref} title={label} className="relative block">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onKeyDown={moveByRow}
        onChange={onChoose}
        aria-label={label}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none"
      />
      <span
        className={classNames(
          isTall ? 'aspect-5/7' : 'aspect-card',
          'pointer-events-none block rounded-md border-2 border-line bg-cream peer-checked:border-ink peer-checked:ring-4 peer-checked:ring-marigold peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 peer-[:hover:not(:checked)]:border-edge',
        )}
      >
        {picture ? (
          <img
            src={picture}
            alt=""
            className="size-full rounded-[calc(var(--radius-md)-2px)] object-contain"
          />
        ) : null}
      </span>
    </label>
  );
}

interface TilesLegendProps {
  children: string;
  /** The name of the one that is chosen. */
  chosen: string | undefined;
}

/** What a group of tiles chooses. */
export function TilesLegend({ children, chosen }: TilesLegendProps) {
  return (
    <legend className="mb-1.5 flex w-full justify-between gap-3 font-bold">
      {children}
      {chosen === undefined ? null : <span className="font-normal text-ink-faint text-sm">{chosen}</span>}
    </legend>
  );
}

/** Makes the up and down keys move by a row. The browser would move to the next tile. */
function moveByRow(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const grid = event.currentTarget.closest('.grid');
  if (!step || !grid || event.ctrlKey || event.metaKey || event.altKey) return;
  const tiles = [...grid.querySelectorAll('input')];
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  const next = tiles[tiles.indexOf(event.currentTarget) + step * columns];
  event.preventDefault();
  next?.focus();
  next?.click();
}
