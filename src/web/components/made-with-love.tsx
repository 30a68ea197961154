import { Link } from 'react-router';
import { useSite } from './use-site.ts';

/** The line under a card that links to the site. */
export function MadeWithLove() {
  const { name } = useSite();
  return (
    <p className="text-center text-ink-soft print:hidden">
      <Link to="/" className="inline-flex min-h-11 items-center gap-2">
        <Heart /> Made with love on {name}
      </Link>
    </p>
  );
}

function Heart() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        d="M12 21C5 15 2 11.5 2.6 7.6 3.3 3.4 9 2.6 12 7c3-4.4 8.700-3.600 9.400.6C22 11.500 19 15 12 21z"
        className="fill-coral"
      />
    </svg>
  );
}
