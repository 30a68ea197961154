import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May hold links. */
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, className, id, ...input }: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <div className="flex min-h-11 items-center gap-3">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            id={own}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${own}-error` : undefined}
            // The touch target is larger than the box by 10 px on each side.
            className="peer size-6 cursor-pointer appearance-none rounded-sm border-2 border-edge bg-surface before:absolute before:-inset-2.5 checked:border-leaf-text checked:bg-leaf-text hover:border-ink-soft aria-invalid:border-danger"
          />
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="pointer-events-none absolute size-4 fill-none stroke-[2.5] stroke-paper opacity-0 peer-checked:opacity-100"
          >
            <path
              d="M2.500 8.600c1.600 1 2.700 2.300 3.600 4C7.800 8.400 10.200 5.300 13.800 3"
              strokeLinecap="round"
            />
          </svg>
        </span>
        <label htmlFor={own} className="cursor-pointer py-1.5 leading-snug">
          {label}
        </label>
      </div>
      {error ? <FieldError id={`${own}-error`}>{error}</FieldError> : null}
    </div>
  );
}
