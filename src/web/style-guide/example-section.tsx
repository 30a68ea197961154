import type { ReactNode } from 'react';

/** One kind of component in its states. */
export function ExampleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line border-t pt-6">
      <h2>{title}</h2>
      <div className="mt-4 flex flex-wrap items-start gap-5">{children}</div>
    </section>
  );
}
