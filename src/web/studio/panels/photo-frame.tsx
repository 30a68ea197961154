import { type PointerEvent, useId, useRef } from 'react';
import type { Photo } from '#card/document/card.ts';
import { photoHref } from '#content/photo-href.ts';
import { classNames } from '../../ui/class-names.ts';
import { moved, placed, position, visiblePart, zoomed, zoomRange } from '../photo-framing.ts';
import { RangeField } from './range-field.tsx';

interface PhotoFrameProps {
  photo: Photo;
  label: string;
  /** The sender's is a circle, the receiver's a print. */
  round: boolean;
  onChange: (photo: Photo) => void;
}

/** The print follows its photo between these shapes; see the layout's arrangement. */
function frameAspect(photo: Photo, round: boolean): number {
  return round ? 1 : Math.min(Math.max(photo.width / photo.height, 0.8), 1.12);
}

/** The photo in its frame: dragged, pinched, or moved by sliders. */
export function PhotoFrame({ photo, label, round, onChange }: PhotoFrameProps) {
  const aspect = frameAspect(photo, round);
  const gesture = usePhotoGesture({ photo, aspect, onChange });
  const part = visiblePart(photo, aspect);
  const at = position(photo, aspect);
  const hint = useId();
  const percent = (share: number) => `${share * 100}%`;
  return (
    <div className="flex flex-col gap-3">
      <div
        {...gesture}
        style={{ aspectRatio: aspect }}
        className={classNames(
          'relative mx-auto h-40 max-w-full cursor-grab touch-none select-none overflow-hidden border-4 border-white bg-cream shadow-md active:cursor-grabbing',
          round ? 'rounded-full' : 'rounded-md',
        )}
      >
        <img
          src={photoHref(photo)}
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
      <p id={hint} className="text-center text-ink-faint text-sm">
        Drag the photo to move it
      </p>
      <RangeField
        label="Zoom"
        context={label}
        min={zoomRange.min}
        max={zoomRange.max}
        value={photo.zoom}
        text={`${Math.round(photo.zoom * 100)} %`}
        onChange={(zoom) => onChange(zoomed(photo, aspect, zoom))}
      />
      <RangeField
        label="Across"
        context={label}
        value={at.x}
        onChange={(x) => onChange(placed(photo, aspect, { x }))}
      />
      <RangeField
        label="Up and down"
        context={label}
        value={at.y}
        onChange={(y) => onChange(placed(photo, aspect, { y }))}
      />
    </div>
  );
}

interface GestureOptions {
  photo: Photo;
  aspect: number;
  onChange: (photo: Photo) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One finger or the mouse moves the photo, two fingers magnify it. */
function usePhotoGesture({ photo, aspect, onChange }: GestureOptions) {
  const points = useRef(new Map<number, Point>());

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = points.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...points.current].find(([id]) => id !== event.pointerId)?.[1];
    points.current.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      onChange(zoomed(photo, aspect, photo.zoom * factor));
    } else {
      const { width, height } = event.currentTarget.getBoundingClientRect();
      onChange(moved(photo, aspect, { x: (now.x - before.x) / width, y: (now.y - before.y) / height }));
    }
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    points.current.delete(event.pointerId);
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
