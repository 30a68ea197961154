import { Plus, Scan } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { compositionFor } from '#card/compositions/compositions.ts';
import type { Photo } from '#card/document/card.ts';
import { landscape } from '#card/faces/faces.ts';
import type { Sticker } from '#card/stickers/sticker.ts';
import { fileHref } from '#content/file-href.ts';
import { framed, type StoredPhoto, uploadPhoto } from '../../components/upload/photo-upload.ts';
import { UploadProblem, UploadProgress } from '../../components/upload/upload.tsx';
import { useFavourites } from '../../favourites/use-favourites.ts';
import { choicesList } from '../../texts/choices.ts';
import { favouritesText } from '../../texts/favourites.ts';
import { shareText } from '../../texts/share.ts';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PhotoButton } from '../../ui/photo-button.tsx';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isFound } from '../document/background-search.ts';
import { slotNames, withLarge, withOwnSticker, withSticker } from '../document/sticker-slots.ts';
import { useCard, useStudio } from '../studio-context.tsx';
import { useCardUpload } from '../upload/use-card-upload.ts';
import { stickerName } from './choice-names.ts';
import { DrawingsLoader } from './drawings-loader.tsx';
import { paperDialog } from './paper-dialog.ts';
import { StickerGrid, stickerPicture } from './sticker-grid.tsx';

export function StickerPanel() {
  const { stickers, store, edit, start } = useStudio();
  const favourites = useFavourites('sticker', start);
  const all = useStore(stickers);
  const placed = useCard((card) => card.stickers);
  const names = useSlotNames();
  const [slot, setSlot] = useState(0);
  const [search, setSearch] = useState('');
  const found = all.filter((sticker) => isFound(searchable(sticker), search));
  const marked = favourites.marked.flatMap((key) => all.filter((one) => one.key === key));
  const chosen = placed.find((one) => one.slot === slot)?.key ?? null;
  const isNoneFound = all.length > 0 && found.length === 0;

  function put(key: string) {
    edit({ type: 'stickers', value: withSticker(placed, slot, key) });
  }

  return (
    <>
      <PlaceField {...{ slot, names }} onChange={setSlot} />
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
            label={favouritesText('favourites.title')}
            {...{ favourites, chosen }}
            onChoose={put}
          />
        </div>
      ) : null}
      <StickerGrid
        stickers={found}
        label={studioText('stickers.choose.label', { names: names[slot] ?? '' })}
        {...{ favourites, chosen }}
        onChoose={put}
      />
      <p role="status" className={isNoneFound ? 'text-center text-ink-soft' : 'sr-only'}>
        {isNoneFound
          ? studioText('stickers.search.none', { search: search.trim() })
          : search && studioText('search.found', { count: found.length })}
      </p>
      <DrawingsLoader source={stickers} failed={studioText('stickers.failed.text')} />
    </>
  );
}

interface PlaceFieldProps {
  slot: number;
  names: readonly string[];
  onChange: (slot: number) => void;
}

/** Chooses a place of the card; what it holds can be made large, or removed. */
function PlaceField({ slot, names, onChange }: PlaceFieldProps) {
  const { stickers, edit } = useStudio();
  const all = useStore(stickers);
  const placed = useCard((card) => card.stickers);
  const places = useRef<HTMLDivElement>(null);
  const stickerIn = (place: number) => placed.find((one) => one.slot === place);
  const taken = stickerIn(slot);
  return (
    <div ref={places} className="flex flex-col gap-2">
      <RadioTiles
        legend={studioText('stickers.place.label')}
        // Places of the card, which is drawn from left to right in every language.
        layout="grid grid-cols-3 gap-2 [direction:ltr]"
        value={String(slot)}
        onChange={(value) => onChange(Number(value))}
        options={names.map((label, place) => ({
          value: String(place),
          label,
          picture: (
            <Placed
              sticker={all.find(({ key }) => key === stickerIn(place)?.key)}
              own={stickerIn(place)?.photo}
            />
          ),
        }))}
      />
      {taken ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            label={studioText('stickers.large.label')}
            checked={taken.large ?? false}
            onChange={({ target }) =>
              edit({ type: 'stickers', value: withLarge(placed, slot, target.checked) })
            }
          />
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              edit({ type: 'stickers', value: withSticker(placed, slot, null) });
              places.current?.querySelector<HTMLElement>('input:checked')?.focus();
            }}
          >
            {studioText('stickers.remove.action')}
            <span className="sr-only">{`, ${names[slot]}`}</span>
          </Button>
        </div>
      ) : null}
    </div>
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
        <PhotoButton
          label={studioText('paper.sticker.action')}
          icon={Scan}
          onFile={(file) => void cutOut(file)}
        />
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
          src={`${fileHref(own)}?width=160`}
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
