import { type ReactNode, useId } from 'react';

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
export function RangeField({ label, context, min = 0, max = 1, value, text, onChange }: RangeFieldProps) {
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
