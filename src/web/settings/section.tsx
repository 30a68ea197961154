import { type ReactNode, useId } from 'react';

interface SectionProps {
  /** The id for links. */
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One section of the settings. */
export function Section({ id, title, lead, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="sheet flex flex-col gap-4 p-5 shadow-md sm:p-8">
      <div>
        <h2 id={heading}>{title}</h2>
        {lead ? <p className="mt-1 text-ink-soft">{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}
