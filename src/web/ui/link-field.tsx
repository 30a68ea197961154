import { TextField, type TextFieldProps } from './text-field.tsx';

/** An address to copy: a tap selects it, and it begins on the left in every language. */
export function LinkField(props: Pick<TextFieldProps, 'label' | 'hint' | 'className'> & { value: string }) {
  return <TextField dir="ltr" readOnly onFocus={(event) => event.currentTarget.select()} {...props} />;
}
