import type { NoteAttachment } from '#card/notes/note.ts';

interface AttachmentProps {
  attachment: NoteAttachment;
  /** The address of its file; of a photo, at most so many pixels wide. */
  hrefOf: (file: string, width?: number) => string;
  /** For whoever does not see it. */
  label: string;
}

/** What stands with the words of a note: a photo, a voice or a drawing. */
export function Attachment({ attachment, hrefOf, label }: AttachmentProps) {
  if (attachment.kind === 'voice')
    return (
      // biome-ignore lint/a11y/useMediaCaption: it is a voice of seconds, of which there is no text
      <audio
        controls
        preload="none"
        src={hrefOf(attachment.file)}
        aria-label={label}
        className="mb-2 max-w-full"
      />
    );
  if (attachment.kind === 'photo')
    return (
      <img
        src={hrefOf(attachment.file, 320)}
        width={attachment.width}
        height={attachment.height}
        loading="lazy"
        alt={label}
        className="mb-2 h-auto max-h-40 w-auto max-w-full rounded-md"
      />
    );
  const { path, width, height } = attachment.drawing;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      className="mb-2 w-full max-w-60 fill-none stroke-10 stroke-current"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
