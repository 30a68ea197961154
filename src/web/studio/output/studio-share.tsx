import { type ReactNode, useMemo, useState } from 'react';
import { closenessOf } from '#content/closeness.ts';
import { LetOthersSign } from '../../contributions/let-others-sign.tsx';
import { type CardToShare, pictureAddress } from '../../share/card-to-share.ts';
import { ShareSheet } from '../../share/share-sheet.tsx';
import { studioText } from '../../texts/studio.ts';
import { useCard, useSaving, useStudio, useUnsaved } from '../studio-context.tsx';
import { PendingFilesNotice } from '../upload/pending-files-notice.tsx';
import { readStudio } from './read-studio.ts';

interface StudioShareProps {
  onClose: () => void;
  /** Saves the card with the status that it has. Resolves with whether it is saved now. */
  onSaveAsIs: () => Promise<boolean>;
  /** Resolves with whether the card is published now. */
  onPublish: (onConfirmed: () => void) => Promise<boolean>;
  /** The confirmation dialog before publishing. */
  question: ReactNode;
}

/** The share sheet in the studio. An unpublished or changed card is published by the press on a channel. */
export function StudioShare({ onClose, onSaveAsIs, onPublish, question }: StudioShareProps) {
  const studio = useStudio();
  const { saving, pendingFiles, receiver, seal } = studio;
  const saved = useSaving((state) => state.saved);
  const isUnsaved = useUnsaved();
  const toName = useCard((card) => card.toName);
  const fromName = useCard((card) => card.fromName);
  const language = useCard((card) => card.language);
  const closeness = useCard(closenessOf);
  const read = useMemo(() => readStudio(studio), [studio]);
  const [justPublished, setJustPublished] = useState(false);

  const isPublished = saved?.status === 'published';
  const isPublic = isPublished && !isUnsaved;
  const texts = !isPublished ? draft() : isUnsaved ? changed() : justPublished ? ready() : published();
  const picture = isPublic ? pictureAddress(saved) : null;
  const opensOn = () => {
    const { opens, sealDate } = seal.getState().fields;
    return opens === 'later' && sealDate ? sealDate : null;
  };
  const card: CardToShare = {
    id: saved?.id ?? null,
    toName,
    fromName,
    opensOn,
    language,
    closeness,
    picture,
    read,
  };

  async function run(onConfirmed: () => void) {
    const isDone = await onPublish(onConfirmed);
    setJustPublished(isDone);
    return isDone ? (saving.getState().saved?.id ?? null) : null;
  }

  async function save() {
    const isSaved = (saved !== null && !isUnsaved) || (await onSaveAsIs());
    return isSaved ? (saving.getState().saved?.id ?? null) : null;
  }

  return (
    <ShareSheet
      title={texts.title}
      description={texts.description}
      card={card}
      receiver={receiver}
      publish={
        isPublic
          ? undefined
          : { run, busyText: isPublished ? studioText('actions.saving') : studioText('actions.publishing') }
      }
      notice={
        <>
          <PendingFilesNotice />
          {question}
        </>
      }
      together={<LetOthersSign saved={save} />}
      onClose={() => {
        pendingFiles.stopWaiting();
        onClose();
      }}
    />
  );
}

const draft = () => ({ title: studioText('share.draft.title'), description: studioText('share.draft.text') });

const changed = () => ({
  title: studioText('share.changed.title'),
  description: studioText('share.changed.text'),
});

const published = () => ({ title: studioText('share.title'), description: studioText('share.text') });

const ready = () => ({ title: studioText('share.ready.title'), description: studioText('share.text') });
