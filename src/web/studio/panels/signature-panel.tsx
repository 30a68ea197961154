import { Eraser, Scan, Undo2 } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { limits } from '#card/document/limits.ts';
import { padSize, signatureOf, withoutLastStroke, withStroke } from '#card/signature/drawn-signature.ts';
import type { Point } from '#card/signature/fit-curve.ts';
import { siteText } from '../../texts/site.ts';
import { studioText } from '../../texts/studio.ts';
import { Button } from '../../ui/button.tsx';
import { PhotoButton } from '../../ui/photo-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fieldProblem } from '../document/field-problem.ts';
import { useCard, useStudio } from '../studio-context.tsx';
import { MissingGlyphsNote } from './missing-glyphs-note.tsx';
import { paperDialog } from './paper-dialog.ts';
import { useCardTextField } from './use-card-text-field.ts';

export function SignaturePanel() {
  return (
    <>
      <DrawnSignatureField />
      <TypedSignatureField />
    </>
  );
}

const full = () => studioText('signature.full.error');

function DrawnSignatureField() {
  const { store, edit } = useStudio();
  const signature = useCard((card) => card.signature);
  const drawn = signature?.kind === 'drawn' ? signature : null;
  const [problem, setProblem] = useState('');

  function add(points: readonly Point[]) {
    const next = withStroke(store.getState().card.signature, points);
    setProblem(next ? '' : full());
    if (next) edit({ type: 'signature', value: next });
  }

  async function takeFromPaper(file: File) {
    const { linesFromPaper, texts } = await paperDialog();
    const lines = await linesFromPaper({ file, texts });
    const value = lines && signatureOf(lines);
    if (value === null) return setProblem(lines ? studioText('paper.signature.error') : '');
    setProblem('');
    edit({ type: 'signature', value });
  }

  function change(value: typeof drawn) {
    setProblem('');
    if (drawn) edit({ type: 'signature', value });
  }

  return (
    <div className="flex flex-col gap-2">
      <p className="font-bold" id="signature-pad">
        {studioText('signature.draw.label')}
      </p>
      <Pad path={drawn?.path ?? ''} onStroke={add} />
      <PhotoButton
        label={studioText('paper.signature.action')}
        icon={Scan}
        onFile={(file) => void takeFromPaper(file)}
      />
      <p role="alert" className="font-bold text-danger text-sm empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <PadButton
          icon={Undo2}
          enabled={drawn !== null}
          onClick={() => drawn && change(withoutLastStroke(drawn))}
        >
          {studioText('signature.undo.action')}
        </PadButton>
        <PadButton icon={Eraser} enabled={drawn !== null} onClick={() => change(null)}>
          {studioText('signature.clear.action')}
        </PadButton>
      </div>
    </div>
  );
}

interface PadButtonProps {
  icon: typeof Undo2;
  enabled: boolean;
  onClick: () => void;
  children: string;
}

/** Not `disabled`: a disabled button would lose the keyboard focus. */
function PadButton({ icon: Icon, enabled, onClick, children }: PadButtonProps) {
  return (
    <Button
      look="secondary"
      size="small"
      icon={<Icon aria-hidden="true" className="size-5" />}
      aria-disabled={!enabled}
      onClick={onClick}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      {children}
    </Button>
  );
}

/** The width of the pen, in units of the pad. */
const penWidth = 10;

/** Draws what is signed, and the stroke that is being drawn. Fingers scroll the page everywhere but here. */
function Pad({ path, onStroke }: { path: string; onStroke: (points: readonly Point[]) => void }) {
  const { points, ...handlers } = usePen(padSize, onStroke);
  const { width, height } = padSize;
  const current = points.map((point) => point.join(' ')).join('L');
  const line = {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: penWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return (
    <div className="relative max-w-xl rounded-md border-2 border-edge border-dashed bg-surface">
      <svg
        {...handlers}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={path ? studioText('signature.drawn.alt') : studioText('signature.empty.alt')}
        className="block w-full cursor-crosshair touch-none select-none text-ink"
      >
        <path d={`M60 ${height - 90}H${width - 60}`} stroke="currentColor" strokeWidth="2" opacity="0.25" />
        <path d={path} {...line} />
        {current ? <path d={`M${current}L${points.at(-1)?.join(' ')}`} {...line} /> : null}
      </svg>
    </div>
  );
}

function TypedSignatureField() {
  const { ref, text } = useCardTextField<HTMLInputElement>('signature', (value) => {
    return { type: 'signature', value: value === '' ? null : { kind: 'typed', text: value } };
  });
  return (
    <TextField
      ref={ref}
      label={studioText('signature.type.label')}
      placeholder={studioText('signature.type.placeholder')}
      error={fieldProblem('signature', text)}
      note={<MissingGlyphsNote field="signature" />}
      aside={siteText('counter.of', { length: [...text].length, max: limits.signature.text })}
      hint={studioText('signature.type.hint')}
      autoComplete="off"
      dir="auto"
    />
  );
}

/**
 * Follows one finger, pen or mouse over an element of these proportions. `points` are those of the stroke that is being
 * drawn, in units of the size; `onStroke` gets them when it ends. A second finger is ignored.
 */
function usePen(
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
