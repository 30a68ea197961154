import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { limits } from '#card/document/limits.ts';
import { ageFrom, milestones } from '#content/ages.ts';
import { galleryOptions } from '#content/gallery.ts';
import { categoriesText } from '../texts/categories.ts';
import { galleryText } from '../texts/gallery.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';

/** Milliseconds. Longer than for a search, because twelve pictures are drawn for each name. */
const nameDelay = 500;
const searchDelay = 200;

interface GalleryFiltersProps {
  query: URLSearchParams;
  view: 'grid' | 'list';
  /** How many filters apply. */
  active: number;
}

/**
 * The receiver's name and the filters. Each applies at once; without JavaScript there is a button. On phones the
 * filters are folded, so that the first design is in sight.
 */
export function GalleryFilters({ query, view, active }: GalleryFiltersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari has <search> from 17 on
    <form
      role="search"
      aria-label={galleryText('filters.label')}
      className="sheet grid grid-cols-2 gap-3 p-3 shadow-md sm:gap-4 sm:p-6 md:grid-cols-5 lg:grid-cols-[1.7fr_1.1fr_1.1fr_0.9fr_0.9fr]"
    >
      <TextField
        {...stated(query, 'to')}
        data-delay={nameDelay}
        label={galleryText('filters.person.label')}
        placeholder={galleryText('filters.name.label')}
        autoComplete="off"
        maxLength={limits.name}
        className="max-sm:col-span-2"
      />
      <details className="col-span-2 sm:hidden">
        <summary className={foldButton}>
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          <span data-part="active">
            {active > 0 ? galleryText('filters.active.action', { active }) : galleryText('filters.action')}
          </span>
          <ChevronDown aria-hidden="true" className="size-5 in-open:rotate-180" />
        </summary>
      </details>
      <TextField
        {...stated(query, 'search')}
        data-delay={searchDelay}
        type="search"
        label={galleryText('filters.search.label')}
        placeholder={galleryText('filters.search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        className={`max-sm:col-span-2 ${folded}`}
      />
      <Select
        {...chosen(query, 'category')}
        data-delay={0}
        data-none="All"
        label={galleryText('filters.category.label')}
        options={galleryOptions.category.map((value) => ({ value, label: categoryLabel(value) }))}
        className={folded}
      />
      <Select
        {...chosen(query, 'style')}
        data-delay={0}
        data-none="All"
        label={galleryText('filters.style.label')}
        options={galleryOptions.style.map((value) => ({ value, label: styleLabel(value) }))}
        className={folded}
      />
      <Select
        name="age"
        defaultValue={`${ageFrom(query) ?? noAge}`}
        data-delay={0}
        data-none={noAge}
        label={galleryText('filters.age.label')}
        options={[
          { value: noAge, label: galleryText('filters.age.none') },
          ...agesFor(query).map((age) => ({ value: `${age}`, label: `${age}` })),
        ]}
        className={`max-sm:col-span-2 ${folded}`}
      />
      <div data-part="view" className="col-span-full hidden noscript:block">
        <input type="hidden" name="view" value={view} data-none="grid" />
        {/* On a further page, what is filtered anew begins with ours again: empty, it leaves the address. */}
        {query.has('after') ? <input type="hidden" name="after" /> : null}
        <Button type="submit">{galleryText('filters.show.action')}</Button>
      </div>
    </form>
  );
}

const noAge = 'none';

/** Those to choose from, and another one that the address has. */
function agesFor(query: URLSearchParams): readonly number[] {
  const own = ageFrom(query);
  const all = new Set<number>([...milestones, ...(own === null ? [] : [own])]);
  return [...all].toSorted((one, other) => one - other);
}

/** A field that says what the address does. */
function stated(query: URLSearchParams, name: string) {
  return { name, defaultValue: query.get(name) ?? '' };
}

/** The same for a list, whatever the case of the value in the address; anything unknown shows all. */
function chosen(query: URLSearchParams, name: keyof typeof galleryOptions) {
  const value = query.get(name)?.trim().toLowerCase();
  return { name, defaultValue: galleryOptions[name].find((one) => one.toLowerCase() === value) ?? 'All' };
}

/** What the button folds on phones. The fields follow it, because wide screens show them without the button. */
const folded = 'max-sm:[details:not([open])~&]:hidden';

const foldButton =
  'flex min-h-12 list-none items-center justify-center gap-2 rounded-full border-2 border-edge font-bold text-base ' +
  'hover:bg-marigold-soft [&::-webkit-details-marker]:hidden';

function categoryLabel(name: (typeof galleryOptions.category)[number]): string {
  return name === 'All' ? galleryText('filters.all') : categoriesText(`category.${name}`);
}

function styleLabel(name: (typeof galleryOptions.style)[number]): string {
  return name === 'All' ? galleryText('filters.all') : categoriesText(`style.${name}`);
}
