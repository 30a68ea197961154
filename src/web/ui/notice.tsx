import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type NoticeTone = 'info' | 'success' | 'problem';

const tones: Record<NoticeTone, string> = {
  info: 'border-marigold bg-marigold-soft',
  success: 'border-leaf bg-leaf-soft',
  problem: 'border-danger bg-coral-soft',
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  className?: string;
}

/** A message that stays on the page, unlike a toast. */
export function Notice({ tone = 'info', title, children, className }: NoticeProps) {
  return (
    <div className={classNames('rounded-md border-s-4 px-4 py-3', tones[tone], className)}>
      {title ? <p className="font-bold">{title}</p> : null}
      {children ? <div className="text-ink-soft">{children}</div> : null}
    </div>
  );
}
