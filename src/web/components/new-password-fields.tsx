import { signinText } from '../texts/signin.ts';
import { PasswordField } from '../ui/password-field.tsx';

interface NewPasswordFieldsProps {
  /** The minimum length in characters. */
  min: number;
  errors: Readonly<Record<string, string | undefined>> | undefined;
}

/** The fields for a new password and its confirmation. */
export function NewPasswordFields({ min, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={signinText('newPassword.label')}
        name="password"
        autoComplete="new-password"
        required
        hint={signinText('newPassword.hint', { min })}
        error={errors?.password}
      />
      <PasswordField
        label={signinText('newPassword.again.label')}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors?.confirmPassword}
      />
    </>
  );
}
