import { CircleStop, Mic } from 'lucide-react';
import type { Ref } from 'react';
import { limits } from '#card/document/limits.ts';
import { clock } from '../../components/sound-player.tsx';
import { siteText } from '../../texts/site.ts';
import { studioText } from '../../texts/studio.ts';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldError } from '../../ui/field.tsx';
import type { RecorderState } from '../upload/recorder.ts';
import type { Recording } from '../upload/use-recording.ts';

interface RecordButtonProps {
  ref?: Ref<HTMLButtonElement>;
  recording: Recording;
}

const words = (): Readonly<Record<RecorderState['phase'], string>> => ({
  idle: studioText('recording.start.action'),
  asking: studioText('recording.waiting.status'),
  recording: studioText('recording.stop.action'),
});

/** Starts and stops a recording, and shows its level meanwhile. */
export function RecordButton({ ref, recording: { state, take, upload, toggle } }: RecordButtonProps) {
  const running = state.phase === 'recording';
  return (
    <div className={classNames('flex flex-col gap-3', running && 'rounded-md bg-coral-soft p-4')}>
      <Button
        ref={ref}
        wide
        look={running ? 'danger' : 'secondary'}
        aria-busy={state.phase === 'asking' || undefined}
        icon={
          running ? (
            <CircleStop aria-hidden="true" className="size-5" />
          ) : (
            <Mic aria-hidden="true" className="size-5" />
          )
        }
        onClick={toggle}
      >
        {words()[state.phase]}
      </Button>
      {running ? (
        <Level state={state} />
      ) : (
        <p className="text-center text-ink-faint text-sm">
          {studioText('recording.limit.hint', { minutes: limits.recording / 60 })}
        </p>
      )}
      <p role="status" className="text-center text-sm empty:hidden">
        {running && state.silent ? studioText('recording.silent.hint') : null}
      </p>
      {!take || take.stored ? (
        <div role="alert" className="empty:hidden">
          {upload.sentence ? <FieldError>{upload.sentence}</FieldError> : null}
        </div>
      ) : null}
    </div>
  );
}

const bars = 24;

function Level({ state: { level, seconds } }: { state: RecorderState }) {
  const lit = Math.round(loudness(level) * bars);
  return (
    <div ref={bringIntoView} className="flex items-center gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: browsers let us draw no bars in a meter of theirs */}
      <div
        role="meter"
        aria-label={studioText('recording.level.label')}
        aria-valuemin={0}
        aria-valuemax={bars}
        aria-valuenow={lit}
        className="flex h-6 grow items-stretch gap-0.5"
      >
        {Array.from({ length: bars }, (_, index) => (
          <span
            // The bars have no other identity than their index.
            key={index}
            className={classNames('grow rounded-full', index < lit ? colorOf(index) : 'bg-surface')}
          />
        ))}
      </div>
      <p
        role="timer"
        aria-label={studioText('recording.length.label')}
        className="shrink-0 text-sm tabular-nums"
      >
        {siteText('player.position.text', {
          at: clock(Math.floor(seconds)),
          length: clock(limits.recording),
        })}
      </p>
    </div>
  );
}

/** Loudness from 0 to 1 on a logarithmic scale that starts at -48 dB. */
function loudness(peak: number): number {
  return peak > 0 ? Math.min(Math.max(1 + (20 * Math.log10(peak)) / 48, 0), 1) : 0;
}

function colorOf(index: number): string {
  if (index < bars * 0.7) return 'bg-leaf-text';
  return index < bars * 0.9 ? 'bg-marigold-edge' : 'bg-danger';
}
