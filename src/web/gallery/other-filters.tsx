import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { OtherFilter } from '#content/gallery.ts';
import { galleryText } from '../texts/gallery.ts';

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
            replace
            preventScrollReset
            className="flex min-h-11 items-center gap-2 rounded-full border-2 border-edge bg-marigold-soft px-4 hover:bg-marigold hover:text-on-bright"
          >
            <span className="sr-only">{galleryText('filters.remove.label')}</span>
            <span className="min-w-0 truncate">
              <span>{`${label}: `}</span>
              <bdi className="font-bold">{value}</bdi>
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
  rest.delete(field);
  return rest;
}
