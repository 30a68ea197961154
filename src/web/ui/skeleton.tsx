import { classNames } from './class-names.ts';

/** The grey shape of what is to come; give it a size. Hidden from screen readers: say "Loading" elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-breathe rounded-md bg-cream', className)} />;
}
