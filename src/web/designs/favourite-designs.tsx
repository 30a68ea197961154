import { Star } from 'lucide-react';
import { Form, Link } from 'react-router';
import { DesignPicture } from '../components/design-picture.tsx';
import { favouritesText } from '../texts/favourites.ts';
import { galleryText } from '../texts/gallery.ts';
import { ButtonLink, IconButton } from '../ui/button.tsx';
import { designName, designSizes, designWidths, NoneYet, StartCard } from './own-designs.tsx';

interface FavouriteDesignsProps {
  favourites: readonly {
    readonly id: string;
    readonly title: string;
    /** The name of whoever made it; null for ours, and for one's own. */
    readonly by: string | null;
  }[];
  /** How many to show next; null when these are all. */
  more: number | null;
  query: URLSearchParams;
}

/** The designs that somebody marked, the last first. */
export function FavouriteDesigns({ favourites, more, query }: FavouriteDesignsProps) {
  return (
    <section aria-labelledby="favourite-designs">
      <h2 id="favourite-designs" className="text-2xl">
        {favouritesText('favourites.title')}
      </h2>
      {favourites.length === 0 ? (
        <NoneYet
          title={favouritesText('favourites.none.title')}
          text={favouritesText('favourites.none.text')}
        >
          <ButtonLink to="/gallery" look="secondary" size="small">
            {favouritesText('favourites.none.action')}
          </ButtonLink>
        </NoneYet>
      ) : (
        <ul className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {favourites.map(({ id, title, by }) => (
            <li key={id} id={`favourite-${id}`} className="sheet flex flex-col overflow-hidden">
              <DesignPicture {...{ id }} widths={designWidths} sizes={designSizes} alt="" />
              <div className="flex grow flex-wrap items-start justify-between gap-2 p-4">
                <div className="min-w-0 grow basis-48">
                  <h3 className="text-lg leading-snug [overflow-wrap:anywhere]" dir="auto">
                    {designName(title)}
                  </h3>
                  {by ? (
                    <p className="text-ink-soft text-sm">{galleryText('design.by.label', { name: by })}</p>
                  ) : null}
                  <StartCard {...{ id }} title={designName(title)} />
                </div>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="design" value={id} />
                  <IconButton
                    type="submit"
                    name="intent"
                    value="unmark"
                    label={favouritesText('takeOut.label', { title: designName(title) })}
                    icon={<Star className="size-5 fill-current text-marigold-text" />}
                  />
                </Form>
              </div>
            </li>
          ))}
        </ul>
      )}
      {more === null ? null : (
        <p className="mt-6 text-center">
          <Link
            to={`?${new URLSearchParams([...query].filter(([name]) => name !== 'shown').concat([['shown', `${more}`]]))}`}
            preventScrollReset
            className="link inline-flex min-h-11 items-center"
          >
            {favouritesText('favourites.more.action')}
          </Link>
        </p>
      )}
    </section>
  );
}
