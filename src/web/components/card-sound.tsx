import type { Audio } from '#card/document/card.ts';

/** Plays the card's sound when somebody asks for it; a card never plays by itself. */
export function CardSound({ audio }: { audio: Audio | null }) {
  if (!audio || !('file' in audio)) return null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the sender's own sound has no text
    <audio
      controls
      preload="none"
      src={`/files/${audio.file}`}
      aria-label="The card's sound"
      className="mx-auto w-full max-w-2xl"
    />
  );
}
