import { ImagePlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { framed, photoMegabytes, photoTypes, uploadPhoto } from '../components/upload/photo-upload.ts';
import { UploadProgress, useFileUpload } from '../components/upload/upload.tsx';
import { manyText } from '../texts/many.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Row } from './draft.ts';
import { useMany } from './many-context.ts';

/** Changes what is different on the card of one person; closed where there is none. */
export function CardDialog({ row, onClose }: { row: Row | null; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = row !== null;
  // The browser's own dialog: it keeps the focus, closes with Escape and gives the focus back.
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="card-change"
      onClose={onClose}
      className="sheet m-auto w-[calc(100%-2rem)] max-w-md p-5 text-ink shadow-lg backdrop:bg-scrim sm:p-6"
    >
      {row ? (
        <>
          <h2 id="card-change" className="text-2xl [overflow-wrap:anywhere]">
            {manyText('card.change.action', { name: row.name })}
          </h2>
          <Fields row={row} />
          <Button className="mt-5" onClick={onClose}>
            {manyText('card.done.action')}
          </Button>
        </>
      ) : null}
    </dialog>
  );
}

function Fields({ row: { key, name, line, photo, day } }: { row: Row }) {
  const { many } = useMany();
  const upload = useFileUpload({
    send: uploadPhoto,
    onDone: (stored) => many.changeRow(key, { photo: framed(stored) }),
  });
  return (
    <div className="mt-4 flex flex-col gap-4">
      <TextField
        label={manyText('card.name.label')}
        dir="auto"
        autoComplete="off"
        value={name}
        onChange={({ target }) => many.changeRow(key, { name: target.value.replace(/\s+/gu, ' ') })}
      />
      <TextField
        label={manyText('card.line.label')}
        dir="auto"
        autoComplete="off"
        value={line}
        onChange={({ target }) => many.changeRow(key, { line: target.value.replace(/\s+/gu, ' ') })}
      />
      <TextField
        type="date"
        label={manyText('card.day.label')}
        hint={manyText('card.day.hint')}
        value={day ?? ''}
        onChange={({ target }) => many.changeRow(key, { day: target.value || null })}
      />
      <FileDrop
        label={manyText(photo ? 'card.photo.replace.label' : 'card.photo.label')}
        context={manyText('cards.title')}
        icon={ImagePlus}
        limits={manyText('card.photo.hint', { max: photoMegabytes })}
        types={photoTypes}
        compact
        hidden={upload.underWay !== null}
        onFile={upload.start}
      />
      <UploadProgress upload={upload} arrived={manyText('card.photo.status')} />
      {upload.sentence ? <FieldError id="card-photo-problem">{upload.sentence}</FieldError> : null}
      {photo ? (
        <Button look="quiet" size="small" onClick={() => many.changeRow(key, { photo: null })}>
          {manyText('card.photo.remove.action')}
        </Button>
      ) : null}
    </div>
  );
}
