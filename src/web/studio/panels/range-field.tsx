import { useId } from 'react';

interface RangeFieldProps {
  label: string;
  /** What it belongs to, for those who do not see it. */
  context: string;
  min?: number;
  max?: number;
  /** Null when there is nothing to move: the slider rests in the middle, disabled. */
  value: number | null;
  /** The value in words. */
  text?: string;
  onChange: (value: number) => void;
}

/** A slider with its name beside it: arrow keys move by a fiftieth, page keys by a tenth. */
export function RangeField({ label, context, min = 0, max = 1, value, text, onChange }: RangeFieldProps) {
  const id = useId();
  const shown = value ?? (min + max) / 2;
  return (
    <div className="grid grid-cols-[6.5rem_1fr] items-center gap-2 text-sm">
      <label htmlFor={id}>
        {label}
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
