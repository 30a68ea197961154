import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Photo } from '#card/document/card.ts';
import { clamp } from '#std/clamp.ts';
import { moved, zoomed } from '../document/photo-framing.ts';

interface GestureOptions {
  photo: Photo;
  aspect: number;
  onChange: (photo: Photo) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One finger or the mouse moves the photo, two fingers zoom it. */
export function usePhotoGesture({ photo, aspect, onChange }: GestureOptions) {
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

/**
 * Zooms by mouse wheel or touchpad over the element. `zoom` gets the distance and returns whether it changed
 * anything. While the pointer rests, the wheel goes on scrolling the page.
 */
export function useWheel(element: RefObject<HTMLElement | null>, zoom: (notches: number) => boolean): void {
  const onZoom = useEffectEvent(zoom);
  // React's own wheel listeners are passive, so they cannot stop the page from scrolling.
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let hasMoved = false;
    const onMouseMove = (event: MouseEvent) => {
      hasMoved ||= event.movementX !== 0 || event.movementY !== 0;
    };
    const onMouseLeave = () => {
      hasMoved = false;
    };
    const onWheel = (event: WheelEvent) => {
      if (!hasMoved && !event.ctrlKey) return;
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 100 : 3;
      // A pinch on a touchpad is a wheel event with Ctrl, in much smaller steps.
      const notches = (-event.deltaY / pixels) * (event.ctrlKey ? 5 : 1);
      if (onZoom(clamp(notches, -2, 2)) || event.ctrlKey) event.preventDefault();
    };
    target.addEventListener('mousemove', onMouseMove);
    target.addEventListener('mouseleave', onMouseLeave);
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      target.removeEventListener('mousemove', onMouseMove);
      target.removeEventListener('mouseleave', onMouseLeave);
      target.removeEventListener('wheel', onWheel);
    };
  }, [element]);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
