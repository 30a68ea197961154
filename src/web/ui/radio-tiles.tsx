import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

export interface Tile<Value extends string> {
  value: Value;
  label: string;
  /** A picture above the label. */
  picture?: ReactNode;
}

interface RadioTilesProps<Value extends string> {
  legend: ReactNode;
  /** Shows the legend to screen readers only. */
  legendHidden?: boolean;
  options: readonly Tile<Value>[];
  /** Required in a form; generated otherwise. */
  name?: string;
  /** The `id` of the form, where it stands elsewhere. */
  form?: string;
  value?: Value | null;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  /** `tiles` wrap, `segments` share one bar of equal parts. */
  look?: 'tiles' | 'segments';
  /** Class names of the element around the options. */
  layout?: string;
  error?: string | undefined;
  className?: string;
}

/** Radio buttons that look like tiles. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const { legend, options, value, defaultValue, onChange, look = 'tiles', layout, error } = props;
  const id = useId();
  const places =
    look === 'tiles' ? 'flex flex-wrap gap-2' : 'flex gap-1 rounded-full border-2 border-edge bg-surface p-1';
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className={props.className}>
      <legend className={props.legendHidden ? 'sr-only' : 'mb-1.5 font-bold'}>{legend}</legend>
      <div className={layout ?? places}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames('group/tile relative', look === 'segments' && 'grow')}
          >
            <input
              type="radio"
              form={props.form}
              name={props.name ?? id}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={() => onChange?.(option.value)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            <span
              className={classNames(
                tileLook,
                look === 'tiles' ? tile : segment,
                look === 'tiles' && (layout ? 'px-1.5' : 'px-4'),
              )}
            >
              {option.picture}
              <span>{option.label}</span>
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}

const tileLook =
  'flex min-h-11 h-full items-center justify-center gap-1.5 text-center text-sm leading-tight transition-colors ' +
  'peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 ' +
  'peer-checked:font-bold';
const tile =
  'flex-col wrap-anywhere rounded-md border-2 border-line bg-surface py-2 group-hover/tile:border-edge ' +
  'peer-checked:border-ink peer-checked:bg-marigold-soft';
const segment =
  'rounded-full px-4 py-1 group-hover/tile:bg-cream peer-checked:bg-marigold peer-checked:text-on-bright';
