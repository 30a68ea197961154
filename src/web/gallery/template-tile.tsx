import { Link } from 'react-router';
import type { Tag } from '#content/tags.ts';
import type { GalleryDesign } from '#server/designs/gallery-page.ts';
import { DesignPicture } from '../components/design-picture.tsx';
import { designPath } from '../designs/design-paths.ts';
import { designAlt } from '../designs/design-words.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { categoriesText } from '../texts/categories.ts';
import { galleryText } from '../texts/gallery.ts';
import { classNames } from '../ui/class-names.ts';
import { toastOnPress } from '../ui/toast-on-press.ts';

interface TemplateTileProps {
  template: GalleryDesign;
  /** The tag that was searched for. */
  tag?: Tag | undefined;
  /** The name on the card; empty for none. */
  toName: string;
  /** On the card; null for none. */
  age: number | null;
  isList: boolean;
}

/** A template with the receiver's name on it. The whole tile is one link to the studio, but for its title and the star. */
export function TemplateTile({ template, tag, toName, age, isList }: TemplateTileProps) {
  const { id, title, category, style, wish, penName } = template;
  const query = new URLSearchParams({
    template: id,
    ...(toName && { to: toName }),
    ...(age && { age: `${age}` }),
  });
  return (
    <li
      id={id}
      className={classNames(
        'sheet group relative flex scroll-mt-24 flex-col overflow-hidden transition-shadow duration-200 focus-within:shadow-lg hover:shadow-lg',
        isList && 'sm:flex-row',
      )}
    >
      <Picture {...{ template, toName, age, isList }} />
      <FavouriteButton
        {...{ id, title }}
        isOnPicture
        className="absolute end-0.5 top-0.5 z-1 sm:end-2 sm:top-2"
      />
      <div className={classNames('flex grow flex-col gap-2 p-3 sm:p-5', isList && 'sm:justify-center')}>
        <div className="grow sm:flex-none">
          <h2 className={classNames('leading-tight', isList ? 'text-xl' : 'text-base sm:text-xl')}>
            <Link to={designPath(id, toName)} className="relative z-1 hover:underline">
              {title}
            </Link>
          </h2>
          <p className="text-ink-soft text-sm">
            {style === null || category === null
              ? galleryText('design.by.label', { name: penName ?? '' })
              : [
                  categoriesText(`category.${category}`),
                  categoriesText(`style.${style}`),
                  ...(tag ? [categoriesText(`tag.${tag}`)] : []),
                ].join(' · ')}
          </p>
        </div>
        {isList && wish ? <p className="max-w-2xl text-ink-soft">{wish}</p> : null}
        <Link
          to={`/studio?${query}`}
          {...toastOnPress({
            title: galleryText('design.selected.toast'),
            description: galleryText('design.selected.text', { title }),
          })}
          className={classNames(
            'mt-1 inline-flex min-h-11 items-center justify-center rounded-full bg-marigold-soft px-4 text-center font-bold text-sm leading-tight forced-colors:border-2',
            'after:absolute after:inset-0 after:rounded-lg group-hover:bg-marigold group-hover:text-on-bright focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus',
            isList ? 'sm:self-start sm:px-6' : 'sm:mt-2',
          )}
        >
          {galleryText('design.use.action')}
          <span className="sr-only"> {title}</span>
        </Link>
      </div>
    </li>
  );
}

function Picture({ template: { id, title, category }, toName, age, isList }: TemplateTileProps) {
  return (
    <DesignPicture
      {...{ id, toName, age }}
      widths={[560, 360, 720, 960]}
      sizes={isList ? '(min-width: 40rem) 26rem, 92vw' : '(min-width: 64rem) 23rem, 46vw'}
      coverSize={isList ? undefined : '46vw'}
      alt={designAlt({ title, category }, toName)}
      className={isList ? 'sm:w-104 sm:shrink-0' : ''}
    />
  );
}
