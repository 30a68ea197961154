import { ChevronDown, Music } from 'lucide-react';
import type { Sound } from '#content/sounds.ts';
import { siteText } from '../texts/site.ts';
import { SoundPlayer } from './sound-player.tsx';

/** The player under a card, with the words of the song, which nobody sings, or of the voice. */
export function CardSound({ sound }: { sound: Sound | null }) {
  if (!sound) return null;
  return (
    <section
      aria-label={siteText('cardSound.title')}
      className="sheet mx-auto w-full max-w-2xl px-4 py-3 sm:px-6 print:hidden"
    >
      <p className="flex items-center gap-2 font-bold">
        <Music aria-hidden="true" className="size-5 shrink-0 text-coral-text" />
        <span dir="auto" className="min-w-0 truncate">
          {sound.title}
        </span>
        {sound.kind === 'voice' ? (
          <span className="font-normal text-ink-faint text-sm">{siteText('cardSound.voice.label')}</span>
        ) : null}
      </p>
      <SoundPlayer key={sound.href} sound={sound} />
      {sound.words.length > 0 ? (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center gap-1.5 rounded-full text-ink-soft text-sm hover:text-ink">
            <span>
              {sound.kind === 'song' ? siteText('cardSound.sing.title') : siteText('cardSound.read.title')}
            </span>
            <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
          </summary>
          <SoundText words={sound.words} className="pb-2" />
        </details>
      ) : null}
    </section>
  );
}

export function SoundText({ words, className = '' }: { words: readonly string[]; className?: string }) {
  if (words.length === 0) return null;
  return (
    <p className={`text-ink-soft ${className}`}>
      {words.map((line, index) => (
        // Lines repeat, so only their index identifies them.
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </p>
  );
}
