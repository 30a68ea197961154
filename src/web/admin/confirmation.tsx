import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ButtonRow, Section } from './parts.tsx';

interface ConfirmationProps {
  question: string;
  command: string;
  target: string;
  back: string;
  /** The operator's own password is asked for. */
  asksPassword: boolean;
  error?: string | undefined;
}

export function Confirmation({ question, command, target, back, asksPassword, error }: ConfirmationProps) {
  return (
    <Section title="Are you sure?">
      <p>{question}</p>
      <form method="post" action="/admin/do" className="flex max-w-md flex-col gap-4">
        <input type="hidden" name="command" value={command} />
        <input type="hidden" name="target" value={target} />
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="confirmed" value="yes" />
        {asksPassword ? (
          <TextField
            type="password"
            label="Your own password"
            name="ownPassword"
            autoComplete="current-password"
            required
            error={error}
          />
        ) : null}
        <ButtonRow>
          <Button type="submit" look="danger">
            Yes, do it
          </Button>
          <a className="link inline-flex min-h-11 items-center" href={back}>
            No, go back
          </a>
        </ButtonRow>
      </form>
    </Section>
  );
}
