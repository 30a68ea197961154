import { type PointerEvent, useRef, useState } from 'react';
import type { Point } from '#card/signature/fit-curve.ts';

/**
 * Follows one finger, pen or mouse over an element of these proportions. `points` are those of the stroke that is being
 * drawn, in units of the size; `onStroke` gets them when it ends. A second finger is ignored.
 */
export function usePen(
  size: { readonly width: number; readonly height: number },
  onStroke: (points: readonly Point[]) => void,
) {
  const [points, setPoints] = useState<readonly Point[]>([]);
  // State changes only with the next paint, and several events may come before it.
  const stroke = useRef<{ readonly pointer: number; points: readonly Point[] } | null>(null);

  function pointAt(
    { clientX, clientY }: globalThis.PointerEvent,
    { left, top, width, height }: DOMRect,
  ): Point {
    return [((clientX - left) / width) * size.width, ((clientY - top) / height) * size.height];
  }

  function extend(event: PointerEvent<Element>) {
    if (!stroke.current) return;
    const box = event.currentTarget.getBoundingClientRect();
    // Browsers deliver one event a frame, with the positions in between.
    const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const events = between.length > 0 ? between : [event.nativeEvent];
    stroke.current.points = [...stroke.current.points, ...events.map((one) => pointAt(one, box))];
    setPoints(stroke.current.points);
  }

  function end() {
    stroke.current = null;
    setPoints([]);
  }

  return {
    points,
    onPointerDown(event: PointerEvent<Element>) {
      if (stroke.current || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      stroke.current = { pointer: event.pointerId, points: [] };
      extend(event);
    },
    onPointerMove(event: PointerEvent<Element>) {
      if (event.pointerId === stroke.current?.pointer) extend(event);
    },
    onPointerUp(event: PointerEvent<Element>) {
      if (!stroke.current || event.pointerId !== stroke.current.pointer) return;
      const drawn = stroke.current.points;
      end();
      onStroke(drawn);
    },
    /** The system took the finger, as for a call or a gesture of its own. */
    onPointerCancel(event: PointerEvent<Element>) {
      if (event.pointerId === stroke.current?.pointer) end();
    },
  };
}
