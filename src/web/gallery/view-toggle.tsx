import { LayoutGrid, Rows3 } from 'lucide-react';
import { Link } from 'react-router';
import { galleryText } from '../texts/gallery.ts';
import { classNames } from '../ui/class-names.ts';

/** Switches between small tiles and a list with descriptions. */
export function ViewToggle({ isList, query }: { isList: boolean; query: URLSearchParams }) {
  return (
    <nav
      aria-label={galleryText('view.label')}
      className="flex rounded-full border-2 border-edge bg-surface p-0.5"
    >
      {(['grid', 'list'] as const).map((view) => {
        const isHere = (view === 'list') === isList;
        const Icon = view === 'list' ? Rows3 : LayoutGrid;
        return (
          <Link
            key={view}
            to={`?${withView(query, view)}`}
            replace
            preventScrollReset
            aria-current={isHere ? 'true' : undefined}
            className={classNames(
              'flex min-h-11 items-center gap-2 rounded-full px-4 text-sm',
              isHere ? 'bg-marigold font-bold text-on-bright' : 'text-ink-soft hover:bg-marigold-soft',
            )}
          >
            <Icon aria-hidden="true" className="size-5" />
            <span>{view === 'list' ? galleryText('view.list') : galleryText('view.grid')}</span>
          </Link>
        );
      })}
    </nav>
  );
}

function withView(query: URLSearchParams, view: 'grid' | 'list'): URLSearchParams {
  const next = new URLSearchParams(query);
  if (view === 'list') next.set('view', view);
  else next.delete('view');
  return next;
}
