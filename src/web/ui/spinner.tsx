import { classNames } from './class-names.ts';

/** Eight rotating petals that show progress. Decorative: the text stands beside it. */
export function Petals({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      className={classNames('shrink-0 animate-turn', className)}
    >
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle, index) => (
        <path
          key={angle}
          d="M12 1.500c1.700 1.700 1.700 4.800 0 6.700-1.700-1.900-1.700-5 0-6.700z"
          transform={`rotate(${angle} 12 12)`}
          opacity={0.25 + index * 0.1}
        />
      ))}
    </svg>
  );
}

/** Shows in the middle of an area that its content is loading. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <p
      role="status"
      className={classNames('flex flex-col items-center gap-3 py-12 text-ink-soft', className)}
    >
      <Petals className="size-10 text-coral" />
      <span>{label}</span>
    </p>
  );
}
