import { type KeyboardEvent, useRef, useState } from 'react';
import type { Sound } from '#content/sounds.ts';
import { playbackProblem } from '../card-page/browser/sound.ts';
import { siteText } from '../texts/site.ts';
import { classNames } from '../ui/class-names.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

interface SoundPlayerProps {
  sound: Pick<Sound, 'href' | 'title' | 'seconds'>;
  /** Only the button, for listening before choosing. */
  isSmall?: boolean;
}

/**
 * Plays a sound on request. The HTML contains the browser's own player, which works without JavaScript. After
 * hydration ours replaces it around the same audio element, so that playback goes on.
 */
export function SoundPlayer({ sound: { href, title, seconds }, isSmall = false }: SoundPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const isHydrated = useHydrated();
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  // The file's own duration is more exact, where it has one.
  const [length, setLength] = useState(seconds);
  const [problem, setProblem] = useState<string | null>(null);

  function toggle() {
    const element = audio.current;
    if (!element) return;
    if (playing) return element.pause();
    if (element.error) element.load();
    setProblem(null);
    // The error event reports the failure.
    element.play().catch(() => undefined);
  }

  function seek(to: number) {
    if (audio.current) audio.current.currentTime = to;
    setAt(to);
  }

  return (
    <div className="flex flex-col gap-1">
      {/* Time goes from left to right on players, in every language. */}
      <div dir="ltr" className={classNames('flex items-center gap-3', isSmall ? 'h-11' : 'h-14')}>
        {/* biome-ignore lint/a11y/useMediaCaption: words that are known stand beside it as text */}
        <audio
          ref={audio}
          src={href}
          preload="none"
          controls={!isHydrated && !isSmall}
          aria-label={title}
          className={isHydrated ? 'hidden' : 'size-full'}
          onPlay={(event) => {
            pauseSounds(event.currentTarget);
            setPlaying(true);
          }}
          onPause={() => setPlaying(false)}
          onEnded={() => seek(0)}
          onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
          onDurationChange={(event) => {
            const { duration } = event.currentTarget;
            if (Number.isFinite(duration)) setLength(duration);
          }}
          onError={({ currentTarget: element }) => {
            setPlaying(false);
            // Somebody may have pressed play again meanwhile.
            void playbackProblem(href).then((cause) => element.error && setProblem(problems[cause]()));
          }}
        />
        {isHydrated ? (
          <>
            <PlayButton {...{ title, playing, isSmall }} onToggle={toggle} />
            {isSmall ? null : <Seek title={title} at={Math.min(at, length)} length={length} onSeek={seek} />}
          </>
        ) : null}
      </div>
      <p role="alert" className="font-bold text-danger text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}

const problems = {
  soundCannotPlay: () => siteText('player.cannotPlay.text'),
  soundNotLoaded: () => siteText('player.notLoaded.text'),
};

/** Only one sound plays at a time. */
export function pauseSounds(except?: HTMLAudioElement): void {
  for (const audio of document.querySelectorAll('audio')) if (audio !== except) audio.pause();
}

interface PlayButtonProps {
  title: string;
  playing: boolean;
  isSmall: boolean;
  onToggle: () => void;
}

function PlayButton({ title, playing, isSmall, onToggle }: PlayButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${playing ? siteText('player.pause.label') : siteText('player.play.label')} ${title}`}
      onClick={onToggle}
      className={classNames(
        'grid shrink-0 place-items-center rounded-full transition-colors',
        isSmall
          ? 'size-11 bg-marigold-soft text-ink hover:bg-marigold hover:text-on-bright'
          : 'size-12 bg-marigold text-on-bright hover:bg-marigold-hover',
      )}
    >
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-6">
        <path d={playing ? pauseDrawing : playDrawing} />
      </svg>
    </button>
  );
}

const playDrawing =
  'M8 4.800c0-.9 1-1.400 1.700-.9l9.600 7.200c.6.500.6 1.400 0 1.800l-9.600 7.200c-.7.500-1.700 0-1.700-.9z';
const pauseDrawing =
  'M6.500 5c0-.6.400-1 1-1h2c.6 0 1 .4 1 1v14c0 .6-.4 1-1 1h-2c-.6 0-1-.4-1-1zm7 0c0-.6.400-1 1-1h2c.6 0 1 .4 1 1v14c0 .6-.4 1-1 1h-2c-.6 0-1-.4-1-1z';

interface SeekProps {
  title: string;
  at: number;
  length: number;
  onSeek: (to: number) => void;
}

/** Arrow keys seek by five seconds, or by a tenth of a short sound. */
function Seek({ title, at, length, onSeek }: SeekProps) {
  const stride = Math.min(5, length / 10);

  function onKeyDown(event: KeyboardEvent) {
    const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (direction === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onSeek(Math.min(Math.max(at + direction * stride, 0), length));
  }

  return (
    <>
      <input
        type="range"
        aria-label={siteText('player.position.label', { title })}
        aria-valuetext={siteText('player.position.text', { at: clock(at), length: clock(length) })}
        min={0}
        max={length}
        step="any"
        value={at}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        onKeyDown={onKeyDown}
        className="h-11 w-full min-w-0 cursor-pointer rounded-full accent-leaf-text"
      />
      <span aria-hidden="true" className="shrink-0 text-ink-soft text-sm tabular-nums">
        {`${clock(at)} / ${clock(length)}`}
      </span>
    </>
  );
}

/** Formats seconds as 1:05. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
