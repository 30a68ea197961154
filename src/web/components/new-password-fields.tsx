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
        label="New Password"
        name="password"
        autoComplete="new-password"
        required
        hint={`At least ${min} characters`}
        error={errors?.password}
      />
      <PasswordField
        label="Confirm New Password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors?.confirmPassword}
      />
    </>
  );
}
