import { Star } from 'lucide-react';
import { useLocation } from 'react-router';
import { networkFailureText } from '../offline/network-failure.ts';
import { favouritesText } from '../texts/favourites.ts';
import { classNames } from '../ui/class-names.ts';
import type { FavouriteWords } from './start-favourites.ts';

/** Of the form that all stars of a page belong to. */
const formId = 'favourites';

interface FavouriteButtonProps {
  /** Of a design. */
  id: string;
  title: string;
  /** It stands on the picture of the design, and needs a ground of its own. */
  isOnPicture?: boolean;
  className?: string;
}

/**
 * The star of a design on pages without React: private, unlike the heart. The page needs one `FavouriteForm`. It is the
 * same for everybody; `start-favourites.ts` shows what is marked.
 */
export function FavouriteButton({ id, title, isOnPicture = false, className }: FavouriteButtonProps) {
  return (
    <button
      type="submit"
      form={formId}
      name="target"
      value={id}
      data-favourite
      aria-pressed={false}
      title={favouritesText('star.label', { title })}
      className={classNames(
        'group inline-flex size-11 items-center justify-center rounded-full text-ink-soft transition-colors hover:text-ink aria-pressed:text-marigold-text',
        !isOnPicture && 'hover:bg-marigold-soft',
        className,
      )}
    >
      <span
        className={isOnPicture ? 'grid size-8 place-items-center rounded-full bg-surface/90 shadow-sm' : ''}
      >
        <Star aria-hidden="true" className="size-5 fill-none group-aria-pressed:fill-current" />
      </span>
      <span className="sr-only">{favouritesText('star.label', { title })}</span>
    </button>
  );
}

/** Sends the stars of a page without scripts, and says to the script what the page says of them. */
export function FavouriteForm() {
  const { pathname, search } = useLocation();
  const words: FavouriteWords = {
    added: { title: favouritesText('added.title'), description: favouritesText('added.text') },
    kept: { title: favouritesText('kept.title'), description: favouritesText('kept.text') },
    failed: favouritesText('failed.title'),
    notKept: favouritesText('notKept.text'),
    noAnswer: networkFailureText(),
    tryLater: favouritesText('tryLater.text'),
  };
  return (
    <form id={formId} method="post" action="/favourites" data-favourites={JSON.stringify(words)}>
      <input type="hidden" name="kind" value="design" />
      <input type="hidden" name="change" value="toggle" />
      <input type="hidden" name="back" value={pathname + search} />
    </form>
  );
}
