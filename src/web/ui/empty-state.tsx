import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** One or two inviting sentences. */
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <Gift />
      <h2 className="text-xl">{title}</h2>
      {children ? <div className="max-w-md text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}

function Gift() {
  return (
    <svg viewBox="0 0 120 110" aria-hidden="true" className="w-28">
      <path d="M8 101c20 6 84 6 104-1-14-8-90-8-104 1z" className="fill-cream" />
      <path d="M22 52l77-3 3 48c-22 5-56 5-78 2z" className="fill-marigold" />
      <path d="M52 51l19-1 2 51-19 0z" className="fill-coral" />
      <path d="M15 36c30-4 62-5 91-4l2 17c-30 4-62 5-92 3z" className="fill-marigold-hover" />
      <path d="M50 34l21-1 1 18-21 0z" className="fill-coral" />
      <path
        d="M60 33C50 8 30 8 29 20c-1 9 15 13 31 13zM61 33C68 8 90 6 93 17c2 10-15 15-32 16z"
        className="fill-none stroke-coral [stroke-width:7]"
        strokeLinejoin="round"
      />
    </svg>
  );
}
