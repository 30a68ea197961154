import { useCard, useSamplePhotos } from '../studio-context.tsx';
import { PhotoField } from './photo-field.tsx';

export function PhotosPanel() {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <PhotoField field="receiverPhoto" label="Their photo" hint="Large on the card" />
        <PhotoField field="senderPhoto" label="Your photo" hint="Small, beside your name" />
      </div>
      <SampleHint />
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
