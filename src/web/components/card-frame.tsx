import type { ReactNode } from 'react';

interface CardFrameProps {
  children: ReactNode;
  /** Shown over a corner of the card. */
  ribbon?: ReactNode;
}

/** The white box around a card: 4:3, at most 672 px wide. In print as large as a page allows. */
export function CardFrame({ children, ribbon }: CardFrameProps) {
  return (
    <div className="relative mx-auto aspect-card w-full max-w-2xl overflow-hidden rounded-lg bg-white shadow-lg print:max-w-[calc((100vh-1px)*var(--aspect-card))] print:rounded-none print:shadow-none print:[print-color-adjust:exact]">
      {children}
      {ribbon}
    </div>
  );
}
