import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { Form } from 'react-router';
import { limits } from '#card/document/limits.ts';
import { galleryOptions } from '#content/gallery.ts';
import { useQueryField } from '../page/use-query-field.ts';
import { categoriesText } from '../texts/categories.ts';
import { galleryText } from '../texts/gallery.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';

/** Milliseconds. Longer than for a search, because twelve pictures are drawn for each name. */
const nameDelay = 500;
const searchDelay = 200;

interface GalleryFiltersProps {
  view: 'grid' | 'list';
  /** How many filters apply. */
  active: number;
}

/**
 * The receiver's name and the filters. Each applies at once; without JavaScript there is a button. On phones the
 * filters are folded, so that the first design is in sight.
 */
export function GalleryFilters({ view, active }: GalleryFiltersProps) {
  const toName = useQueryField<HTMLInputElement>({ name: 'to', delay: nameDelay });
  const search = useQueryField<HTMLInputElement>({ name: 'search' });
  const category = useQueryField<HTMLSelectElement>({
    name: 'category',
    none: 'All',
    options: galleryOptions.category,
  });
  const style = useQueryField<HTMLSelectElement>({
    name: 'style',
    none: 'All',
    options: galleryOptions.style,
  });
  return (
    <Form
      role="search"
      aria-label={galleryText('filters.label')}
      replace
      preventScrollReset
      className="sheet grid grid-cols-2 gap-3 p-3 shadow-md sm:gap-4 sm:p-6 md:grid-cols-4 lg:grid-cols-[1.5fr_1.2fr_1fr_1fr]"
    >
      <TextField
        {...toName}
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
        {...search}
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
        {...category}
        data-delay={0}
        data-none="All"
        label={galleryText('filters.category.label')}
        options={galleryOptions.category.map((value) => ({ value, label: categoryLabel(value) }))}
        className={folded}
      />
      <Select
        {...style}
        data-delay={0}
        data-none="All"
        label={galleryText('filters.style.label')}
        options={galleryOptions.style.map((value) => ({ value, label: styleLabel(value) }))}
        className={folded}
      />
      <div data-part="view" className="col-span-full hidden noscript:block">
        <input type="hidden" name="view" value={view} data-none="grid" />
        <Button type="submit">{galleryText('filters.show.action')}</Button>
      </div>
    </Form>
  );
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
