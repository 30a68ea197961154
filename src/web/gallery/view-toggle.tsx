import { LayoutGrid, Rows3, X } from 'lucide-react';
import { Link } from 'react-router';
import type { OtherFilter } from '#content/gallery.ts';
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
            id={`view-${view}`}
            to={`?${withView(query, view)}`}
            aria-current={isHere ? 'true' : undefined}
            className={classNames(
              'flex min-h-11 items-center gap-2 rounded-full px-4 text-sm',
              isHere ? 'bg-marigold font-bold text-on-bright' : 'text-ink-soft hover:bg-marigold-soft',
            )}
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">
              {view === 'list' ? galleryText('view.list') : galleryText('view.grid')}
            </span>
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

interface OtherFiltersProps {
  filters: readonly OtherFilter[];
  query: URLSearchParams;
}

/** Filters without a list to choose from, such as a tag of Discover. Each is a link that removes it. */
export function OtherFilters({ filters, query }: OtherFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label={galleryText('filters.others.label')} className="mt-4 flex flex-wrap gap-2">
      {filters.map(({ field, label, value }) => (
        <li key={field} className="max-w-full">
          <Link
            to={`?${without(query, field)}`}
            className="flex min-h-11 items-center gap-2 rounded-full border-2 border-edge bg-marigold-soft px-4 hover:bg-marigold hover:text-on-bright"
          >
            <span className="sr-only">{galleryText('filters.remove.label')}</span>
            <span className="min-w-0 truncate">
              <span>{`${label}: `}</span>
              <bdi data-typed className="font-bold">
                {value}
              </bdi>
            </span>
            <X aria-hidden="true" className="size-5 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function without(query: URLSearchParams, field: OtherFilter['field']): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of [field, 'after']) rest.delete(name);
  return rest;
}
