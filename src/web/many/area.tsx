import type { ComponentProps } from 'react';
import { controlLook, Field, type FieldTexts } from '../ui/field.tsx';

type AreaProps = Omit<ComponentProps<'textarea'>, keyof FieldTexts> & FieldTexts;

/** Lines of text without a counter: the cards say which of them has too much. */
export function Area({ label, hint, note, error, aside, className, ...area }: AreaProps) {
  return (
    <Field {...{ label, hint, note, error, aside, className }}>
      {(control) => (
        <textarea
          dir="auto"
          {...area}
          {...control}
          className={`${controlLook} field-sizing-content max-h-96 min-h-32 leading-snug`}
        />
      )}
    </Field>
  );
}
