import { useRootData } from '../page/root-data.ts';
import { classNames } from '../ui/class-names.ts';

/** The operator's logo, or ours: a flower with a candle in its centre. The site's name stands beside it. */
export function Logo({ className }: { className?: string }) {
  const own = useRootData()?.brand.logo;
  if (own) return <img src={own} alt="" className={classNames('object-contain', className)} />;
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <g className="fill-coral">
        {[0, 72, 144, 216, 288].map((angle) => (
          <path
            key={angle}
            d="M24 25C15 20 15 6 23.500 3.500 32 5 33.500 19 24 25z"
            transform={`rotate(${angle} 24 25.500)`}
          />
        ))}
      </g>
      <circle cx="24" cy="25.500" r="9.500" className="fill-marigold" />
      <path d="M22 24.500h4.200l.2 7.600h-4.600z" className="fill-white" />
      <path d="M24.200 16.200c2.400 3 2.800 5.900-.1 7-3-1-2.300-4.200.1-7z" className="fill-coral-text" />
    </svg>
  );
}
