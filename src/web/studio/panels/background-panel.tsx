import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Background } from '#card/backgrounds/background.ts';
import { standardLook } from '#card/document/standard-look.ts';
import { landscape, portrait } from '#card/faces/faces.ts';
import { svgTree } from '#card/paint/svg.ts';
import { svgMarkup } from '#card/paint/svg-element.ts';
import { cropped } from '#card/scene/cropped.ts';
import { random } from '#card/scene/random.ts';
import { StarButton } from '../../favourites/star-button.tsx';
import { useFavourites } from '../../favourites/use-favourites.ts';
import { favouritesText } from '../../texts/favourites.ts';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { whenLoaded } from '../../ui/use-lazy-module.ts';
import { useNear } from '../../ui/use-near.ts';
import { isFound } from '../document/background-search.ts';
import { useCard, useStudio } from '../studio-context.tsx';
import { backgroundName } from './choice-names.ts';
import { DrawingsLoader } from './drawings-loader.tsx';
import { PictureTile, TilesLegend } from './picture-tile.tsx';

export function BackgroundPanel() {
  const { backgrounds, edit, start } = useStudio();
  const favourites = useFavourites('background', start);
  const all = useStore(backgrounds);
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = all
    .filter((background) => isFound(searchable(background), search))
    .toSorted((one, other) => Number(isGradient(one)) - Number(isGradient(other)));
  const chosen = useCard((card) => card.background);
  const background = all.find(({ key }) => key === chosen);
  const marked = favourites.marked.flatMap((key) => all.filter((one) => one.key === key));
  return (
    <>
      <TextField
        ref={field}
        type="search"
        label={studioText('background.search.label')}
        placeholder={studioText('background.search.placeholder')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {search === '' && marked.length > 0 ? (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 font-bold">{favouritesText('favourites.title')}</legend>
          <Tiles backgrounds={marked} {...{ chosen, favourites }} isRow />
        </fieldset>
      ) : null}
      <fieldset className="min-w-0">
        <TilesLegend chosen={background && backgroundName(background)}>
          {studioText('panel.background.title')}
        </TilesLegend>
        <Tiles backgrounds={found} {...{ chosen, favourites }} />
        <p role="status" className={found.length === 0 ? 'pt-6 text-center text-ink-soft' : 'sr-only'}>
          {found.length === 0
            ? studioText('background.search.none', { search: search.trim() })
            : search && studioText('search.found', { count: found.length })}
        </p>
        {found.length === 0 ? (
          <p className="mt-3 text-center">
            <Button
              look="secondary"
              size="small"
              onClick={() => {
                setSearch('');
                field.current?.focus();
              }}
            >
              {studioText('background.showAll.action')}
            </Button>
          </p>
        ) : null}
      </fieldset>
      <Button
        look="quiet"
        size="small"
        className="self-start"
        onClick={() => edit({ type: 'background', value: standardLook.background })}
      >
        {studioText('background.reset.action')}
      </Button>
      <DrawingsLoader source={backgrounds} failed={studioText('background.failed.text')} />
    </>
  );
}

/** They stand last: a picture says more. */
function isGradient({ key }: Background): boolean {
  return key.startsWith('from-');
}

interface TilesProps {
  backgrounds: readonly Background[];
  chosen: string;
  favourites: ReturnType<typeof useFavourites>;
  /** In one row that scrolls. */
  isRow?: boolean;
}

function Tiles({ backgrounds, chosen, favourites, isRow = false }: TilesProps) {
  const name = useId();
  const shown = useShownDrawing();
  return (
    <div
      className={
        isRow
          ? '-m-1 grid auto-cols-[30%] grid-flow-col gap-2 overflow-x-auto overscroll-x-contain p-1 sm:max-lg:auto-cols-[23%]'
          : 'grid grid-cols-3 gap-2 sm:max-lg:grid-cols-4'
      }
    >
      {backgrounds.map((background) => (
        <div key={background.key} className="group/tile relative">
          <Tile {...{ name, background, shown }} checked={background.key === chosen} />
          <StarButton
            title={backgroundName(background)}
            isMarked={favourites.marked.includes(background.key)}
            isTabStop={background.key === chosen}
            onPress={() => favourites.press(background.key)}
            className="size-11"
          />
        </div>
      ))}
    </div>
  );
}

/** What a tile shows of a background: what the preview shows first of the card. */
type ShownDrawing = 'card' | 'cover' | 'page';

function useShownDrawing(): ShownDrawing {
  const { view } = useStudio();
  const isPhone = useStore(view, ({ screens }) => screens === 'phone');
  // Where a photo is the cover, the background is inside.
  const hasCover = useCard((card) => card.receiverPhoto === null && card.photos.length === 0);
  if (!isPhone) return 'card';
  return hasCover ? 'cover' : 'page';
}

interface TileProps {
  name: string;
  background: Background;
  shown: ShownDrawing;
  checked: boolean;
}

function Tile({ name, background, shown, checked }: TileProps) {
  const { edit } = useStudio();
  const seed = useCard((card) => card.seed);
  const tile = useRef<HTMLLabelElement>(null);
  const picture = useThumbnail(background, { seed, shown, wanted: useNear(tile) });
  return (
    <PictureTile
      ref={tile}
      name={name}
      value={background.key}
      label={backgroundName(background)}
      checked={checked}
      picture={picture}
      isTall={shown !== 'card'}
      onChoose={() => edit({ type: 'background', value: background.key })}
    />
  );
}

/** By its name in the page's language, and by English words. */
function searchable(background: Background): Pick<Background, 'label' | 'tags'> {
  const { label, tags } = background;
  return { label: backgroundName(background), tags: [label, ...tags] };
}

interface WantedThumbnail {
  readonly seed: number;
  readonly shown: ShownDrawing;
  readonly wanted: boolean;
}

function useThumbnail(background: Background, { seed, shown, wanted }: WantedThumbnail) {
  const [address, setAddress] = useState<string | null>(null);
  // Drawing takes time and happens outside React.
  useEffect(() => {
    if (!wanted) return;
    return whenLoaded(thumbnail(background, seed, shown), setAddress);
  }, [background, seed, shown, wanted]);
  return address;
}

const addresses = new Map<string, Promise<string>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * The address of a small picture of the background with the card's seed. Cached. Each picture is drawn in a task of
 * its own, so that a list of them never delays a keystroke.
 */
function thumbnail(background: Background, seed: number, shown: ShownDrawing): Promise<string> {
  const key = `${background.key} ${seed} ${shown}`;
  const known = addresses.get(key);
  if (known) return known;
  const address = last.then(nextTask).then(() => draw(background, seed, shown));
  addresses.set(key, address);
  last = address.catch(() => undefined);
  return address;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function draw(background: Background, seed: number, shown: ShownDrawing): string {
  const face = shown === 'card' ? landscape : portrait;
  const drawing = shown === 'cover' ? background.cover : background;
  const scene = {
    width: face.width,
    height: face.height,
    nodes: drawing.draw({ random: random(seed), face, cover: 'picture' }),
    symbols: drawing.symbols ?? {},
    description: backgroundName(background),
  };
  const markup = svgMarkup(svgTree(cropped(scene, face.core), { idPrefix: 't' }));
  return URL.createObjectURL(new Blob([markup], { type: 'image/svg+xml' }));
}
