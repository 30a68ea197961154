import type { CarriedFieldProps } from '../page/use-carried-field.ts';
import { signinText } from '../texts/signin.ts';
import { TextField } from '../ui/text-field.tsx';

interface EmailFieldProps extends Partial<CarriedFieldProps> {
  defaultValue: string | undefined;
  error: string | undefined;
}

/** The visitor's own email address in a form. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      label={signinText('email.label')}
      name="email"
      type="email"
      autoComplete="email"
      required
      {...props}
    />
  );
}
