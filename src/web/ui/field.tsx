import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

/** The texts that every field may have. */
export interface FieldTexts {
  label: ReactNode;
  /** Help that is always visible. */
  hint?: ReactNode;
  /** The error message. */
  error?: string | undefined;
  /** A note about the value, announced when it appears. May render nothing. */
  note?: ReactNode;
  /** Shown beside the label, for example "optional". */
  aside?: ReactNode;
  className?: string | undefined;
}

/** The attributes that connect a control with its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  /** The ids of further elements that describe the control. */
  describedBy?: string | undefined;
  /** Invalid without an error message here, for example because a counter says it. */
  invalid?: boolean;
  /** Shown under the control, beside the hint. */
  footer?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error of one field. */
export function Field(props: FieldProps) {
  const { label, hint, error, note, aside, className, id } = props;
  const { describedBy, invalid = false, footer, children } = props;
  const made = useId();
  const own = id ?? made;
  const described = [error && `${own}-error`, note && `${own}-note`, hint && `${own}-hint`, describedBy]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={own} className="font-bold">
          {label}
        </label>
        {aside ? <span className="text-ink-faint text-sm">{aside}</span> : null}
      </div>
      {children({
        id: own,
        'aria-describedby': described || undefined,
        'aria-invalid': error || invalid ? true : undefined,
      })}
      {error ? <FieldError id={`${own}-error`}>{error}</FieldError> : null}
      {note ? (
        <p id={`${own}-note`} role="status" className="text-ink-soft text-sm empty:-mt-1.5">
          {note}
        </p>
      ) : null}
      {hint || footer ? (
        <div className="flex justify-between gap-3 text-ink-faint text-sm">
          <span id={hint ? `${own}-hint` : undefined}>{hint}</span>
          {footer}
        </div>
      ) : null}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 font-bold text-danger text-sm">
      <span aria-hidden="true">!</span>
      <span>{children}</span>
    </p>
  );
}

/** The style of all text controls. At least 16 px, because iPhones zoom in on smaller text. */
export const controlLook =
  'block w-full min-h-12 rounded-md border-2 border-edge bg-surface px-4 py-2 text-base text-ink ' +
  'placeholder:text-ink-faint hover:border-ink-soft aria-invalid:border-danger ' +
  'disabled:bg-cream disabled:text-ink-faint [&[readonly]]:bg-cream';
