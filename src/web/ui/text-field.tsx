import type { ComponentProps } from 'react';
import { controlLook, Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, keyof FieldTexts> & FieldTexts;

/** One line of text: `type` may be email, url, tel, search. Anything else an input takes passes through. */
export function TextField({ label, hint, error, note, aside, className, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, note, aside, id, className }}>
      {(control) => <input type="text" {...input} {...control} className={controlLook} />}
    </Field>
  );
}
