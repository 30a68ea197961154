import { Form } from 'react-router';
import { limits } from '#card/document/limits.ts';
import { galleryOptions } from '#content/gallery.ts';
import { useQueryField } from '../page/use-query-field.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';

/** Milliseconds. Longer than for a search, because twelve pictures are drawn for each name. */
const nameDelay = 500;

/** The receiver's name and the filters. Each applies at once; without JavaScript there is a button. */
export function GalleryFilters({ view }: { view: 'grid' | 'list' }) {
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
      aria-label="Templates"
      replace
      preventScrollReset
      className="sheet grid grid-cols-2 gap-4 p-4 shadow-md sm:p-6 lg:grid-cols-[1.5fr_1.2fr_1fr_1fr]"
    >
      <TextField
        {...toName}
        label="Who is it for?"
        placeholder="Their name, to see it on the cards"
        autoComplete="off"
        maxLength={limits.name}
        className="max-sm:col-span-2"
      />
      <TextField
        {...search}
        type="search"
        label="Search"
        placeholder="Title or person"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        className="max-sm:col-span-2"
      />
      <Select {...category} label="Category" options={galleryOptions.category.map(asOption)} />
      <Select {...style} label="Style" options={galleryOptions.style.map(asOption)} />
      <div className="col-span-full hidden noscript:block">
        <input type="hidden" name="view" value={view} />
        <Button type="submit">Show</Button>
      </div>
    </Form>
  );
}

function asOption(name: string) {
  return { value: name, label: name };
}
