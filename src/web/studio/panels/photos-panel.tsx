import { useCard, useSamplePhotos, useStudio } from '../studio-context.tsx';
import { MorePhotos } from './more-photos.tsx';
import { PhotoField } from './photo-field.tsx';

export function PhotosPanel() {
  const { edit } = useStudio();
  const receiver = useCard(({ receiverPhoto }) => receiverPhoto);
  const sender = useCard(({ senderPhoto }) => senderPhoto);
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
        <PhotoField
          label="Their photo"
          hint="Large on the card"
          photo={receiver}
          onChange={(value) => edit({ type: 'receiverPhoto', value })}
        />
        <PhotoField
          label="Your photo"
          hint="Small, beside your name"
          photo={sender}
          round
          onChange={(value) => edit({ type: 'senderPhoto', value })}
        />
      </div>
      <SampleHint />
      <MorePhotos />
    </>
  );
}

function SampleHint() {
  const samples = useSamplePhotos();
  const missing = useCard(({ receiverPhoto, senderPhoto }) => !receiverPhoto || !senderPhoto);
  if (!samples || !missing) return null;
  return (
    <p className="text-ink-soft">
      The drawings on the card show where your photos will be. Only you can see them: a frame without a photo
      is left out.
    </p>
  );
}
