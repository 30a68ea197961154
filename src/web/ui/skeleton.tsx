import { classNames } from './class-names.ts';

/**
 * A grey placeholder for content that loads; give it a size. Hidden from screen readers, so say "Loading" elsewhere.
 */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-breathe rounded-md bg-cream', className)} />;
}
