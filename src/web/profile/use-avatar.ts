import { useState } from 'react';
import type { AvatarContent } from '../components/avatar.tsx';
import { uploadPhoto } from '../components/upload/photo-upload.ts';
import { type Upload, useFileUpload } from '../components/upload/upload.tsx';

export interface AvatarChoice {
  /** The picture as it would be saved now. */
  readonly content: AvatarContent;
  /** The form's value: empty keeps the picture, `none` removes it, anything else is the id of the uploaded one. */
  readonly value: string;
  readonly upload: Upload;
  take(file: File): void;
  remove(): void;
}

interface Stored {
  readonly content: AvatarContent;
  readonly updatedAt: string | null;
}

/** The chosen picture until it is saved, then the stored one. */
export function useAvatar({ content, updatedAt }: Stored, sentBefore: string): AvatarChoice {
  const [choice, setChoice] = useState({ value: sentBefore, since: updatedAt });
  const value = choice.since === updatedAt ? choice.value : '';
  const choose = (next: string) => setChoice({ value: next, since: updatedAt });
  const upload = useFileUpload({
    send: (file, options) => uploadPhoto(file, options, 'avatar'),
    onDone: ({ file }) => choose(file),
  });
  const photo = value === '' ? content.photo : value === 'none' ? null : `/files/${value}`;
  return {
    content: { ...content, photo },
    value,
    upload,
    take: upload.start,
    remove() {
      upload.showError(null);
      choose(content.photo ? 'none' : '');
    },
  };
}
