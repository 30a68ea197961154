import { useStore } from 'zustand';
import { type PhotoFilterKey, photoFilters } from '#card/document/card.ts';
import { studioText } from '../../texts/studio.ts';
import { RadioTiles } from '../../ui/radio-tiles.tsx';
import { receiverKey } from '../document/more-photos.ts';
import { useCard, useSamplePhotos, useStudio } from '../studio-context.tsx';
import { MorePhotos } from './more-photos.tsx';
import { PhotoField } from './photo-field.tsx';
import { UploadingPhoto } from './uploading-photo.tsx';

export function PhotosPanel() {
  const { edit } = useStudio();
  const receiver = useCard(({ receiverPhoto }) => receiverPhoto);
  const sender = useCard(({ senderPhoto }) => senderPhoto);
  return (
    <>
      <AddedPhotos />
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
        <PhotoField
          label={studioText('photos.theirs.label')}
          hint={studioText('photos.theirs.hint')}
          photo={receiver}
          pendingKey={receiverKey}
          onChange={(value) => edit({ type: 'receiverPhoto', value })}
        />
        <PhotoField
          label={studioText('photos.yours.label')}
          hint={studioText('photos.yours.hint')}
          photo={sender}
          round
          onChange={(value) => edit({ type: 'senderPhoto', value })}
        />
      </div>
      <SampleHint />
      <MorePhotos />
      <FilterField />
    </>
  );
}

function FilterField() {
  const { edit } = useStudio();
  const value = useCard(({ photoFilter }) => photoFilter);
  const hasPhotos = useCard(
    ({ receiverPhoto, senderPhoto, photos }) =>
      receiverPhoto !== null || senderPhoto !== null || photos.length > 0,
  );
  if (!hasPhotos) return null;
  return (
    <RadioTiles<PhotoFilterKey>
      legend={studioText('photos.filter.label')}
      value={value}
      onChange={(next) => edit({ type: 'photoFilter', value: next })}
      options={photoFilters.map((filter) => ({
        value: filter,
        label: studioText(`photos.filter.${filter}`),
      }))}
    />
  );
}

/** Photos on their way that were meant for no place in particular. They get one when they arrive. */
function AddedPhotos() {
  const { addedFiles } = useStudio();
  const photos = useStore(addedFiles, (state) => state.photos);
  if (photos.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {photos.map(({ id, file }) => (
        <UploadingPhoto
          key={id}
          file={file}
          onArrived={addedFiles.putOnCard}
          onGone={() => addedFiles.removePhoto(id)}
        />
      ))}
    </div>
  );
}

function SampleHint() {
  const samples = useSamplePhotos();
  const missing = useCard(({ receiverPhoto, senderPhoto }) => !receiverPhoto || !senderPhoto);
  if (!samples || !missing) return null;
  return <p className="text-ink-soft">{studioText('photos.frames.hint')}</p>;
}
