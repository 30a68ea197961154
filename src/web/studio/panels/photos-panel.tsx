import { PhotoField } from './photo-field.tsx';

export function PhotosPanel() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <PhotoField field="receiverPhoto" label="Receiver’s photo" hint="Large on the card" />
      <PhotoField field="senderPhoto" label="Your photo" hint="Small, beside your name" />
    </div>
  );
}
