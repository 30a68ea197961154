import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { compositionFor } from '#card/compositions/compositions.ts';
import type { Photo } from '#card/document/card.ts';
import { landscape } from '#card/faces/faces.ts';
import type { Sticker } from '#card/stickers/sticker.ts';
import { photoHref } from '#content/photo-href.ts';
import { type StoredPhoto, uploadPhoto } from '../../components/upload/photo-upload.ts';
import { UploadProblem, UploadProgress } from '../../components/upload/upload-progress.tsx';
import { useFavourites } from '../../favourites/use-favourites.ts';
import { choicesList } from '../../texts/choices.ts';
import { favouritesText } from '../../texts/favourites.ts';
import { shareText } from '../../texts/share.ts';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isFound } from '../document/background-search.ts';
import { slotNames, withLarge, withOwnSticker, withSticker } from '../document/sticker-slots.ts';
import { useCard, useStudio } from '../studio-context.tsx';
import { useCardUpload } from '../upload/use-card-upload.ts';
import { stickerName } from './choice-names.ts';
import { FromPaper, paperDialog } from './from-paper.tsx';
import { framed } from './photo-field.tsx';
import { StickerGrid, stickerPicture } from './sticker-grid.tsx';

export function StickerPanel() {
  const { stickers, store, edit, start } = useStudio();
  const favourites = useFavourites('sticker', start);
  const all = useStore(stickers);
  const placed = useCard((card) => card.stickers);
  const names = useSlotNames();
  const [slot, setSlot] = useState(0);
  const [search, setSearch] = useState('');
  const places = useRef<HTMLDivElement>(null);
  const found = all.filter((sticker) => isFound(searchable(sticker), search));
  const marked = favourites.marked.flatMap((key) => all.filter((one) => one.key === key));

  function stickerIn(place: number): Sticker | undefined {
    const key = placed.find((one) => one.slot === place)?.key;
    return all.find((sticker) => sticker.key === key);
  }

  function put(key: string | null) {
    edit({ type: 'stickers', value: withSticker(placed, slot, key) });
  }

  const taken = placed.find((one) => one.slot === slot);
  return (
    <>
      <div ref={places} className="flex flex-col gap-2">
        <RadioTiles
          legend={studioText('stickers.place.label')}
          // Places of the card, which is drawn from left to right in every language.
          layout="grid grid-cols-3 gap-2 [direction:ltr]"
          value={String(slot)}
          onChange={(value) => setSlot(Number(value))}
          options={names.map((label, place) => ({
            value: String(place),
            label,
            picture: (
              <Placed sticker={stickerIn(place)} own={placed.find((one) => one.slot === place)?.photo} />
            ),
          }))}
        />
        {taken ? (
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Checkbox
              label={studioText('stickers.large.label')}
              checked={taken.large ?? false}
              onChange={(event) =>
                edit({ type: 'stickers', value: withLarge(placed, slot, event.target.checked) })
              }
            />
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                put(null);
                places.current?.querySelector<HTMLElement>('input:checked')?.focus();
              }}
            >
              {studioText('stickers.remove.action')}
              <span className="sr-only">{`, ${names[slot]}`}</span>
            </Button>
          </div>
        ) : null}
      </div>
      <OwnSticker
        onStored={(photo) =>
          edit({ type: 'stickers', value: withOwnSticker(store.getState().card.stickers, slot, photo) })
        }
      />
      <TextField
        type="search"
        label={studioText('stickers.search.label')}
        placeholder={studioText('stickers.search.placeholder')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {search === '' && marked.length > 0 ? (
        <div className="flex flex-col gap-1.5">
          <p className="font-bold">{favouritesText('favourites.title')}</p>
          <StickerGrid
            stickers={marked}
            {...{ favourites }}
            chosen={stickerIn(slot)?.key ?? null}
            label={favouritesText('favourites.title')}
            onChoose={put}
          />
        </div>
      ) : null}
      <StickerGrid
        stickers={found}
        {...{ favourites }}
        chosen={stickerIn(slot)?.key ?? null}
        label={studioText('stickers.choose.label', { names: names[slot] ?? '' })}
        onChoose={put}
      />
      <p
        role="status"
        className={all.length > 0 && found.length === 0 ? 'text-center text-ink-soft' : 'sr-only'}
      >
        {found.length === 0 && all.length > 0
          ? studioText('stickers.search.none', { search: search.trim() })
          : search && studioText('search.found', { count: found.length })}
      </p>
      <StickerLoader />
    </>
  );
}

/** By what people may type: in the page's language, and in English. */
function searchable({ key, label, tags }: Sticker): Pick<Sticker, 'label' | 'tags'> {
  const own = choicesList().stickers[key];
  return { label: own?.label ?? label, tags: own ? [...own.tags, label, ...tags] : tags };
}

/** By their places on the landscape card. Each face has them in the same order. */
function useSlotNames(): readonly string[] {
  const composition = useCard((card) => card.composition);
  return slotNames(compositionFor(composition).slots(landscape), landscape, studioText);
}

/** Cuts something out of a photo of paper, and uploads it. */
function OwnSticker({ onStored }: { onStored: (photo: Photo) => void }) {
  const upload = useCardUpload({
    send: uploadPhoto,
    onDone: (stored: StoredPhoto) => onStored(framed(stored)),
  });
  const id = useId();
  async function cutOut(file: File) {
    const { pictureFromPaper, texts } = await paperDialog();
    const picture = await pictureFromPaper({ file, texts, paper: 'clear' });
    if (picture) upload.start(picture);
  }
  return (
    <div className="flex flex-col gap-2">
      <UploadProgress upload={upload} arrived={shareText('upload.preparing.photo')} />
      {upload.underWay ? null : (
        <FromPaper label={studioText('paper.sticker.action')} onFile={(file) => void cutOut(file)} />
      )}
      <UploadProblem id={id} upload={upload} />
    </div>
  );
}

interface PlacedProps {
  sticker: Sticker | undefined;
  own: Photo | undefined;
}

/** What a place holds. */
function Placed({ sticker, own }: PlacedProps) {
  return (
    <span className="grid size-12 place-items-center">
      {own ? (
        <img
          src={`${photoHref(own)}?width=160`}
          alt={studioText('paper.sticker.action')}
          className="size-full object-contain"
        />
      ) : sticker ? (
        <img src={stickerPicture(sticker)} alt={stickerName(sticker)} className="size-full" />
      ) : (
        <>
          <Plus aria-hidden="true" className="size-6 text-ink-faint" />
          <span className="sr-only">{studioText('stickers.place.empty')}</span>
        </>
      )}
    </span>
  );
}

/** Loads the drawings, and shows a message when that fails. */
function StickerLoader() {
  const { stickers } = useStudio();
  const [failed, setFailed] = useState(false);

  function load() {
    setFailed(false);
    stickers.load().catch(() => setFailed(true));
  }

  // The network is outside React.
  useEffect(load, [stickers]);
  if (!failed) return null;
  return (
    <Notice tone="problem" title={studioText('stickers.failed.text')}>
      <Button look="secondary" size="small" className="mt-2" onClick={load}>
        {studioText('retry.action')}
      </Button>
    </Notice>
  );
}
