import { createStore } from 'zustand/vanilla';
import type { Card, Photo } from '#card/document/card.ts';
import type { Edit } from '#card/document/edit.ts';
import { limits } from '#card/document/limits.ts';
import { isPhoto, photoProblem } from '../../components/upload/photo-upload.ts';
import { studioText } from '../../texts/studio.ts';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { addedPhoto, freePlaces } from '../document/more-photos.ts';
import { isSound } from './sound-upload.ts';

interface AddedFilesState {
  /** On their way to the server. */
  readonly photos: readonly { readonly id: number; readonly file: File }[];
  /** Until the panel of sounds takes it. */
  readonly sound: File | null;
}

type AddedPanel = 'photos' | 'sound';

interface AddedFilesOptions {
  readonly readCard: () => Card;
  readonly edit: (edit: Edit) => void;
  /** Whether a photo that was chosen for the receiver's place is on its way there. */
  readonly isReceiverComing: () => boolean;
  /** Opens the panel that shows what becomes of a file. */
  readonly open: (panel: AddedPanel) => void;
}

/** Files that were pasted, or dropped beside the places for them. */
export function createAddedFiles({ readCard, edit, isReceiverComing, open }: AddedFilesOptions) {
  const { setState, ...store } = createStore<AddedFilesState>(() => ({ photos: [], sound: null }));
  let nextId = 0;

  return {
    ...store,
    /**
     * Photos get the next free places of the card, a sound becomes its sound; a message says what was left out. Resolves
     * with the panel that shows it, which is open then.
     */
    async take(files: readonly File[]): Promise<AddedPanel | null> {
      const { photos, sounds, problems } = await sorted(files);
      const { photos: waiting } = store.getState();
      const free = Math.max(0, freePlaces(readCard(), isReceiverComing()) - waiting.length);
      const [sound, ...otherSounds] = sounds;
      if (photos.length > free) problems.push(leftOut(photos.length - free));
      if (otherSounds.length > 0)
        problems.push(studioText('addedFiles.oneSound.text', { count: otherSounds.length }));
      if (problems.length > 0) refuse(problems);
      const added = photos.slice(0, free).map((file) => ({ id: nextId++, file }));
      setState({ photos: [...waiting, ...added], ...(sound && { sound }) });
      const panel = added.length > 0 ? 'photos' : sound ? 'sound' : null;
      if (panel) open(panel);
      return panel;
    },
    putOnCard(photo: Photo) {
      const added = addedPhoto(readCard(), photo, isReceiverComing());
      if (!added) return refuse([leftOut(1)]);
      edit(added);
      toast({ title: studioText('addedFiles.photo.toast') });
    },
    /** It arrived, or somebody gave it up. */
    removePhoto: (id: number) =>
      setState(({ photos }) => ({ photos: photos.filter((one) => one.id !== id) })),
    soundTaken: () => setState({ sound: null }),
  };
}

interface Sorted {
  readonly photos: File[];
  readonly sounds: File[];
  /** A sentence for each kind of file that is left out. */
  readonly problems: string[];
}

async function sorted(files: readonly File[]): Promise<Sorted> {
  const result: Sorted = { photos: [], sounds: [], problems: [] };
  let unknown = files.length === 0 ? 1 : 0;
  for (const file of files) {
    if (await isPhoto(file)) {
      const problem = await photoProblem(file);
      if (problem) result.problems.push(problem);
      else result.photos.push(file);
    } else if (await isSound(file)) result.sounds.push(file);
    else unknown++;
  }
  if (unknown > 0) result.problems.push(studioText('addedFiles.unreadable.text', { count: unknown }));
  return result;
}

export function leftOut(count: number): string {
  return studioText('addedFiles.tooManyPhotos.text', { photos: limits.photos, count });
}

function refuse(problems: readonly string[]): void {
  toastFailure(studioText('addedFiles.refused.title'), [...new Set(problems)].join('\n'));
}
