import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** Controls of the page, such as its search. */
  children?: ReactNode;
}

/** The head of an information page: title and summary. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className="relative isolate">
      <div className="petals mask-b-from-40% absolute inset-0 -z-10" />
      <div className="bunting" />
      <div className="wrap flex flex-col items-center pt-4 pb-8 text-center sm:pt-8">
        <h1>{title}</h1>
        {lead ? <p className="mt-3 max-w-2xl text-balance text-ink-soft text-lg">{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}
