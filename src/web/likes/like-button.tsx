import { Heart } from 'lucide-react';
import { useLocation } from 'react-router';
import type { DiscoverDesign } from '#content/discover.ts';
import { networkFailureText } from '../offline/network-failure.ts';
import { galleryText } from '../texts/gallery.ts';
import { pageLocale } from '../texts/page-locale.ts';
import { pluralForms } from '../texts/plural-forms.ts';
import type { LikeWords } from './start-likes.ts';

interface LikeButtonProps {
  design: Pick<DiscoverDesign, 'id' | 'title' | 'likes'>;
  /** Where the page has the design, as `#lift-off`: there the form leads back to without scripts. */
  place?: string;
}

/**
 * A form, so that it works without scripts too. The page does not know then whether it was pressed before; `start-likes.ts`
 * asks.
 */
export function LikeButton({ design: { id, title, likes }, place = '' }: LikeButtonProps) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={`/likes/${id}`} data-like={id} data-likes={likes}>
      <input type="hidden" name="back" value={pathname + search + place} />
      <button
        type="submit"
        name="change"
        value="toggle"
        title={galleryText('like.label', { title })}
        aria-pressed={false}
        className="group inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2 font-bold text-ink-soft transition-colors hover:bg-marigold-soft hover:text-ink aria-pressed:text-coral-text"
      >
        <Heart aria-hidden="true" className="size-5 fill-none group-aria-pressed:fill-current" />
        <span className="sr-only">{galleryText('like.label.counted', { title })}</span>
        <span aria-hidden="true" data-like-figure className="tabular-nums">
          {likes.toLocaleString(pageLocale())}
        </span>
        <span data-like-count className="sr-only">
          {galleryText('like.count', { count: likes })}
        </span>
      </button>
    </form>
  );
}

/** What the page says of likes, for the script. */
export function LikeTexts() {
  const words: LikeWords = {
    done: galleryText('like.done.title'),
    failed: galleryText('like.failed.title'),
    noAnswer: networkFailureText(),
    tryLater: galleryText('like.notStored.text'),
    counts: pluralForms((count) => galleryText('like.count', { count })),
  };
  return <template data-like-words={JSON.stringify(words)} />;
}
