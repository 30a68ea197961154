import { type KeyboardEvent, useRef, useState } from 'react';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import type { Sticker } from '#card/stickers/sticker.ts';
import { StarButton } from '../../favourites/star-button.tsx';
import type { useFavourites } from '../../favourites/use-favourites.ts';
import { arrowStep } from '../../ui/arrow-keys.ts';
import { stickerName } from './choice-names.ts';

interface StickerGridProps {
  stickers: readonly Sticker[];
  /** The key of the one that is there now. */
  chosen: string | null;
  favourites: ReturnType<typeof useFavourites>;
  /** For screen readers. */
  label: string;
  onChoose: (key: string) => void;
}

/**
 * Buttons that are one stop of the Tab key, and then the star of the one that it came to: the arrow keys move between
 * them, and only pressing one chooses it, so that going past a sticker is no step of undo.
 */
export function StickerGrid({ stickers, chosen, favourites, label, onChoose }: StickerGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const has = (key: string | null) => stickers.some((sticker) => sticker.key === key);
  const stop = [current, chosen].find(has) ?? stickers[0]?.key;

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...(grid.current?.querySelectorAll<HTMLButtonElement>('[data-tile]') ?? [])];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const next =
      at === -1 ? null : indexAfter(event, at, { count: buttons.length, columns: columnsOf(grid.current) });
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no keys
    <div
      ref={grid}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="-m-1 grid max-h-96 grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-1 overflow-y-auto overscroll-contain p-1 max-lg:max-h-none"
    >
      {stickers.map((sticker) => (
        <div key={sticker.key} className="group/tile relative">
          <button
            type="button"
            data-tile
            title={stickerName(sticker)}
            aria-pressed={sticker.key === chosen}
            tabIndex={sticker.key === stop ? 0 : -1}
            onFocus={() => setCurrent(sticker.key)}
            onClick={() => onChoose(sticker.key)}
            className="w-full rounded-md border-2 border-transparent p-1 hover:border-edge aria-pressed:border-ink aria-pressed:bg-marigold-soft"
          >
            <img
              src={stickerPicture(sticker)}
              alt={stickerName(sticker)}
              loading="lazy"
              className="aspect-square w-full"
            />
          </button>
          <StarButton
            title={stickerName(sticker)}
            isMarked={favourites.marked.includes(sticker.key)}
            isTabStop={sticker.key === stop}
            onPress={() => favourites.press(sticker.key)}
            className="size-7"
          />
        </div>
      ))}
    </div>
  );
}

function columnsOf(grid: Element | null): number {
  return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
}

/** Where a key leads to; null for keys that lead nowhere. */
function indexAfter(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  at: number,
  { count, columns }: { readonly count: number; readonly columns: number },
): number | null {
  if (ctrlKey || metaKey || altKey) return null;
  const step = arrowStep(key);
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  };
  const next = step ? at + step : steps[key];
  return next === undefined || next < 0 || next >= count ? null : next;
}

const addresses = new Map<string, string>();

/** The address of the sticker's picture. Cached, and as a picture, so that the page has few elements. */
export function stickerPicture({ key, label, symbol }: Sticker): string {
  const known = addresses.get(key);
  if (known) return known;
  const [x, y, width, height] = symbol.viewBox;
  const nodes = [{ kind: 'group', transform: [1, 0, 0, 1, -x, -y], children: symbol.children }] as const;
  const scene = { width, height, nodes, symbols: {}, description: label };
  const markup = svgMarkup(svgTree(scene, { idPrefix: 's' }));
  const address = URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
  addresses.set(key, address);
  return address;
}
