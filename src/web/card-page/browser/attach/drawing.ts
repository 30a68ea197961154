import {
  type DrawnSignature,
  padSize,
  withoutLastStroke,
  withStroke,
} from '#card/signature/drawn-signature.ts';
import type { Point } from '#card/signature/fit-curve.ts';

/** Lets draw on the SVG of a part of a form. `onChange` gets the path, which is empty when nothing is drawn. */
export function startDrawing(part: HTMLElement, onChange: (path: string) => void): { clear(): void } {
  const svg = part.querySelector('svg');
  const path = part.querySelector('path');
  const undo = part.querySelector<HTMLButtonElement>('[data-undo]');
  if (!svg || !path || !undo) return { clear() {} };
  let drawn: DrawnSignature | null = null;
  let stroke: Point[] = [];

  function show(): void {
    const now = stroke.length > 0 ? `M${stroke.map((point) => point.join(' ')).join('L')}` : '';
    path?.setAttribute('d', (drawn?.path ?? '') + now);
  }

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top, width, height } = (svg as SVGSVGElement).getBoundingClientRect();
    return [((clientX - left) / width) * padSize.width, ((clientY - top) / height) * padSize.height];
  }

  svg.onpointerdown = (event) => {
    event.preventDefault();
    svg.setPointerCapture(event.pointerId);
    stroke = [pointOf(event)];
    show();
  };
  svg.onpointermove = (event) => {
    if (stroke.length === 0) return;
    for (const one of event.getCoalescedEvents?.() ?? [event]) stroke.push(pointOf(one));
    show();
  };
  svg.onpointerup = () => {
    if (stroke.length === 0) return;
    // A stroke for which there is no room left is not kept.
    drawn = withStroke(drawn, stroke) ?? drawn;
    stroke = [];
    show();
    onChange(drawn?.path ?? '');
  };
  svg.onpointercancel = () => {
    stroke = [];
    show();
  };
  undo.onclick = () => {
    drawn = drawn && withoutLastStroke(drawn);
    show();
    onChange(drawn?.path ?? '');
  };
  return {
    clear() {
      drawn = null;
      stroke = [];
      show();
    },
  };
}
