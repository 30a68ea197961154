import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldTexts } from './field.tsx';

interface Option {
  value: string;
  label: string;
}

type SelectProps = Omit<ComponentProps<'select'>, keyof FieldTexts> &
  FieldTexts & {
    options: readonly Option[];
    /** The text before a choice is made; its value is ''. */
    placeholder?: string;
  };

/** The browser's own select, which phones show in their own way. */
export function Select(props: SelectProps) {
  const { label, hint, error, aside, className, id, options, placeholder, ...select } = props;
  return (
    <Field {...{ label, hint, error, aside, className, id }}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={classNames(controlLook, 'appearance-none pe-11')}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
