import { ArrowDown, ArrowUp, ImagePlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Card, Photo } from '#card/document/card.ts';
import { photoMegabytes, photoProblem, photoTypes } from '../../components/upload/photo-upload.ts';
import { siteText } from '../../texts/site.ts';
import { studioText } from '../../texts/studio.ts';
import { FieldError } from '../../ui/field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { mostMorePhotos, withPhoto, withPhotoInPlace, withPhotoMoved } from '../document/more-photos.ts';
import { useCard, useStudio } from '../studio-context.tsx';
import { ToolbarButton } from '../toolbar-button.tsx';
import { leftOut } from '../upload/added-files.ts';
import { PhotoField } from './photo-field.tsx';
import { UploadingPhoto } from './uploading-photo.tsx';

/** Up to four photos besides the receiver's and the sender's. */
export function MorePhotos() {
  const { store, edit } = useStudio();
  const photos = useCard((card) => card.photos);
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLOListElement>(null);

  function change(next: (photos: Card['photos']) => Card['photos']) {
    edit({ type: 'photos', value: next(store.getState().card.photos) });
  }

  function move(index: number, by: -1 | 1) {
    const place = index + by;
    flushSync(() => {
      change((now) => withPhotoMoved(now, index, by));
      setMoved(studioText('morePhotos.moved.status', { number: place + 1, length: photos.length }));
    });
    // The focus stays with the photo; at an end its other button takes it.
    const buttons = list.current?.children[place]?.querySelectorAll<HTMLElement>('[data-move]');
    (by < 0 ? [buttons?.[0], buttons?.[1]] : [buttons?.[1], buttons?.[0]])
      .find((button) => button?.getAttribute('aria-disabled') === 'false')
      ?.focus();
  }

  return (
    <section aria-labelledby="more-photos" className="flex flex-col gap-4 border-line border-t pt-5">
      <h3 id="more-photos" className="font-bold">
        {studioText('morePhotos.title')}
        <span className="block font-normal text-ink-faint text-sm">
          {studioText('morePhotos.hint', { max: mostMorePhotos })}
        </span>
      </h3>
      <ol ref={list} className="grid gap-6 empty:hidden sm:grid-cols-2 lg:grid-cols-1">
        {photos.map((photo, index) => (
          // By place: the photo in a place may be replaced, and then keeps the focus.
          <li key={index}>
            <PhotoField
              label={studioText('morePhotos.photo.alt', { number: index + 1 })}
              photo={photo}
              onChange={(next) => change((now) => withPhotoInPlace(now, photo.file, next))}
            >
              <div className="flex justify-center gap-2">
                <MoveButton earlier index={index} count={photos.length} onMove={move} />
                <MoveButton index={index} count={photos.length} onMove={move} />
              </div>
            </PhotoField>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
      <AddPhotos
        places={mostMorePhotos - photos.length}
        onAdd={(photo) => change((now) => withPhoto(now, photo))}
      />
    </section>
  );
}

interface MoveButtonProps {
  earlier?: boolean;
  index: number;
  count: number;
  onMove: (index: number, by: -1 | 1) => void;
}

function MoveButton({ earlier = false, index, count, onMove }: MoveButtonProps) {
  const Icon = earlier ? ArrowUp : ArrowDown;
  return (
    <ToolbarButton
      data-move
      label={
        earlier
          ? studioText('morePhotos.earlier.action', { number: index + 1 })
          : studioText('morePhotos.later.action', { number: index + 1 })
      }
      icon={<Icon aria-hidden="true" className="size-5" />}
      unavailable={earlier ? index === 0 : index === count - 1}
      onClick={() => onMove(index, earlier ? -1 : 1)}
    />
  );
}

interface Waiting {
  readonly id: number;
  readonly file: File;
}

/** Takes several files at once. Each is uploaded by itself, so that one that fails leaves the others alone. */
function AddPhotos({ places, onAdd }: { places: number; onAdd: (photo: Photo) => void }) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const nextId = useRef(0);
  const id = useId();
  const free = places - waiting.length;

  async function take(files: readonly File[]) {
    const problems = await Promise.all(files.map(photoProblem));
    const refusals = problems.filter((problem) => problem !== null);
    const good = files.filter((_, index) => problems[index] === null);
    if (good.length > free) refusals.push(leftOut(good.length - free));
    setRefused([...new Set(refusals)]);
    const taken = good.slice(0, free).map((file) => ({ id: nextId.current++, file }));
    setWaiting((before) => [...before, ...taken]);
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3" aria-describedby={refused.length > 0 ? id : undefined}>
      <legend className="sr-only">{studioText('morePhotos.add.action')}</legend>
      {waiting.map(({ id, file }) => (
        <UploadingPhoto
          key={id}
          file={file}
          onArrived={onAdd}
          onGone={() => setWaiting((before) => before.filter((one) => one.id !== id))}
        />
      ))}
      <FileDrop
        label={studioText('morePhotos.add.action')}
        context={studioText('morePhotos.context')}
        icon={ImagePlus}
        limits={siteText('fileDrop.sizeEach', { megabytes: photoMegabytes })}
        types={photoTypes}
        compact={places < mostMorePhotos}
        hidden={free <= 0}
        multiple
        onFile={(file, others) => void take([file, ...others])}
      />
      <div id={id} role="alert" className="empty:hidden">
        {refused.map((sentence) => (
          <FieldError key={sentence}>{sentence}</FieldError>
        ))}
      </div>
    </fieldset>
  );
}
