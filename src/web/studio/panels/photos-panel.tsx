import { studioText } from '../../texts/studio.ts';
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
          label={studioText('photosPanel.theirPhoto')}
          hint={studioText('photosPanel.largeOnTheCard')}
          photo={receiver}
          onChange={(value) => edit({ type: 'receiverPhoto', value })}
        />
        <PhotoField
          label={studioText('photosPanel.yourPhoto')}
          hint={studioText('photosPanel.smallBesideYourName')}
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
  return <p className="text-ink-soft">{studioText('photosPanel.theDrawingsOnThe')}</p>;
}
