import type { ReactNode } from 'react';

interface AccountPageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** The link under the form. */
  footer: ReactNode;
}

/** The layout of the log-in, sign-up and password pages. */
export function AccountPage({ title, lead, children, footer }: AccountPageProps) {
  return (
    <div className="petals">
      <div className="bunting" />
      <div className="mx-auto max-w-lg px-4 pt-6 pb-8 sm:pt-10">
        <h1 className="text-center">{title}</h1>
        <p className="mt-2 mb-6 text-center text-ink-soft text-lg">{lead}</p>
        <div className="sheet flex flex-col gap-5 p-5 shadow-md sm:p-8">{children}</div>
        <p className="mt-6 text-center">{footer}</p>
      </div>
    </div>
  );
}
