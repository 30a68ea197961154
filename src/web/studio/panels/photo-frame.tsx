import { type LucideIcon, MoveHorizontal, MoveVertical } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import type { Photo } from '#card/document/card.ts';
import { fileHref } from '#content/file-href.ts';
import { studioText } from '../../texts/studio.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { isTooLong, placed, position, visiblePart, zoomed, zoomRange } from '../document/photo-framing.ts';
import { usePhotoGesture, useWheel } from './photo-gesture.ts';

interface PhotoFrameProps {
  photo: Photo;
  label: string;
  /** True for the sender's round photo, false for the receiver's rectangular one. */
  round: boolean;
  onChange: (photo: Photo) => void;
}

/** The receiver's frame follows the photo's shape between these limits, as in the layout. */
function frameAspect(photo: Photo, round: boolean): number {
  return round ? 1 : Math.min(Math.max(photo.width / photo.height, 0.8), 1.12);
}

/** The photo in its frame, moved and zoomed by touch, mouse or sliders. */
export function PhotoFrame({ photo, label, round, onChange }: PhotoFrameProps) {
  const aspect = frameAspect(photo, round);
  const gesture = usePhotoGesture({ photo, aspect, onChange });
  const part = visiblePart(photo, aspect);
  const at = position(photo, aspect);
  const frame = useRef<HTMLDivElement>(null);
  useWheel(frame, (notches) => {
    const next = zoomed(photo, aspect, photo.zoom * 1.1 ** notches);
    if (next.zoom !== photo.zoom) onChange(next);
    return next.zoom !== photo.zoom;
  });
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div className="flex flex-col gap-3">
      <div
        ref={frame}
        {...gesture}
        style={{ aspectRatio: aspect }}
        className={classNames(
          'relative mx-auto h-40 max-w-full cursor-grab touch-none select-none overflow-hidden border-4 border-white bg-cream shadow-md active:cursor-grabbing',
          round ? 'rounded-full' : 'rounded-md',
        )}
      >
        <img
          src={fileHref(photo)}
          alt=""
          draggable={false}
          className="absolute max-w-none"
          style={{
            width: percent(1 / part.width),
            height: percent(1 / part.height),
            left: percent(-part.x / part.width),
            top: percent(-part.y / part.height),
          }}
        />
      </div>
      <p className="text-center text-ink-faint text-sm">
        <span className="pointer-coarse:hidden">{studioText('photo.drag.mouseHint')}</span>
        <span className="hidden pointer-coarse:inline">{studioText('photo.drag.touchHint')}</span>
      </p>
      {!round && isTooLong(photo) ? <Notice>{studioText('photo.tooLong.hint')}</Notice> : null}
      <RangeField
        label={studioText('photo.zoom.label')}
        context={label}
        min={zoomRange.min}
        max={zoomRange.max}
        value={photo.zoom}
        text={`${Math.round(photo.zoom * 100)} %`}
        onChange={(zoom) => onChange(zoomed(photo, aspect, zoom))}
      />
      <RangeField
        label={<Move icon={MoveHorizontal} way={studioText('photo.move.across')} />}
        context={label}
        value={at.x}
        onChange={(x) => onChange(placed(photo, aspect, { x }))}
      />
      <RangeField
        label={<Move icon={MoveVertical} way={studioText('photo.move.upDown')} />}
        context={label}
        value={at.y}
        onChange={(y) => onChange(placed(photo, aspect, { y }))}
      />
    </div>
  );
}

function Move({ icon: Icon, way }: { icon: LucideIcon; way: string }) {
  return (
    <span className="flex items-center gap-2">
      {studioText('photo.move.label')} <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{way}</span>
    </span>
  );
}

interface RangeFieldProps {
  label: ReactNode;
  /** What the slider belongs to, for screen readers. */
  context: string;
  min?: number;
  max?: number;
  /** Null disables the slider and puts it in the middle. */
  value: number | null;
  /** The value as text, for screen readers. */
  text?: string;
  onChange: (value: number) => void;
}

/** A labelled slider. Arrow keys move it by a fiftieth, page keys by a tenth. */
function RangeField({ label, context, min = 0, max = 1, value, text, onChange }: RangeFieldProps) {
  const id = useId();
  const shown = value ?? (min + max) / 2;
  return (
    <div className="grid grid-cols-[6.5rem_1fr] items-center gap-2 text-sm">
      <label htmlFor={id}>
        <span>{label}</span>
        <span className="sr-only">, {context}</span>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 50}
        value={shown}
        disabled={value === null}
        aria-valuetext={text ?? `${Math.round(((shown - min) / (max - min)) * 100)} %`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-11 w-full min-w-0 cursor-pointer accent-leaf-text disabled:cursor-default disabled:opacity-40"
      />
    </div>
  );
}
