import { type ComponentProps, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldTexts } from './field.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'maxLength'> &
  FieldTexts & {
    /** Characters as a person counts them. Shown by the counter; nothing typed is cut off. */
    max?: number;
  };

export function TextArea({
  max,
  rows = 4,
  label,
  hint,
  error,
  aside,
  className,
  id,
  ...area
}: TextAreaProps) {
  const counterId = useId();
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''));
  const length = [...(area.value === undefined ? typed : String(area.value))].length;
  const over = max !== undefined && length > max;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      aside={aside}
      id={id}
      className={className}
      invalid={over}
      describedBy={max === undefined ? undefined : counterId}
      footer={max === undefined ? undefined : <Counter id={counterId} length={length} max={max} />}
    >
      {(control) => (
        <textarea
          rows={rows}
          {...area}
          {...control}
          onChange={(event) => {
            setTyped(event.target.value);
            area.onChange?.(event);
          }}
          // A field that grows with its text takes no notice of `rows`.
          style={{ minHeight: `calc(${rows}lh + 1.25rem)` }}
          className={classNames(controlLook, 'field-sizing-content max-h-96 leading-snug')}
        />
      )}
    </Field>
  );
}

/** Near the limit it is read out as it changes. */
function Counter({ id, length, max }: { id: string; length: number; max: number }) {
  const left = max - length;
  return (
    <span
      id={id}
      aria-live={left <= 20 ? 'polite' : 'off'}
      className={classNames('ml-auto shrink-0 tabular-nums', left < 0 && 'font-bold text-danger')}
    >
      {left < 0 ? `${-left} too many of ${max}` : `${length} of ${max}`}
    </span>
  );
}
