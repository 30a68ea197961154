import type { ComponentProps } from 'react';
import { controlLook, Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, keyof FieldTexts> & FieldTexts;

/** One line of text. `type` may be email, url, tel or search. Other attributes of an input are passed on. */
export function TextField({ label, hint, error, note, aside, className, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, note, aside, id, className }}>
      {(control) => <input type="text" {...input} {...control} className={controlLook} />}
    </Field>
  );
}

/** An address to copy: a tap selects it, and it begins on the left in every language. */
export function LinkField(props: Pick<TextFieldProps, 'label' | 'hint' | 'className'> & { value: string }) {
  return <TextField dir="ltr" readOnly onFocus={(event) => event.currentTarget.select()} {...props} />;
}
