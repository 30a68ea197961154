import { ListChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { controlLook, Field, type FieldTexts } from '../ui/field.tsx';

type LabelledTextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldTexts> & FieldTexts;

/** Lines of text without a counter: the cards say which of them has too much. */
export function LabelledTextArea({
  label,
  hint,
  note,
  error,
  aside,
  className,
  ...area
}: LabelledTextAreaProps) {
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

interface PartProps {
  id: string;
  title: string;
  /** Below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A step of the page. */
export function Part({ id, title, lead, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="sheet flex flex-col gap-4 p-5 shadow-md sm:p-8">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {lead}
      </div>
      {children}
    </section>
  );
}

/** A part of the page that not everybody needs; drawn once it is opened. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-line border-t pt-1">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-bold">
        <span>{title}</span>
        <ListChevronsUpDown aria-hidden="true" className="size-5 shrink-0" />
      </summary>
      <div className="flex flex-col items-start gap-4 pt-1 pb-4 *:w-full">{children}</div>
    </details>
  );
}
