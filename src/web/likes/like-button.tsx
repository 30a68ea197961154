import { Heart } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { type DiscoverDesign, readDiscoverQuery } from '#content/discover.ts';
import { galleryText } from '../texts/gallery.ts';
import { pageLocale } from '../texts/page-locale.ts';
import type { PageLikes } from './use-likes.ts';

interface LikeButtonProps {
  design: DiscoverDesign;
  likes: PageLikes;
}

/** A form, so that it works without scripts too. The page does not know then whether it was pressed before. */
export function LikeButton({ design: { id, title, likes: count }, likes }: LikeButtonProps) {
  const [query] = useSearchParams();
  const { tab, shown } = readDiscoverQuery(query);
  const served = { liked: false, likes: count };
  const like = likes.shown(id, served);
  return (
    <form
      method="post"
      action={`/likes/${id}`}
      onSubmit={(event) => {
        event.preventDefault();
        likes.press(id, served);
      }}
    >
      <input type="hidden" name="tab" value={tab} />
      <input type="hidden" name="shown" value={shown} />
      <button
        type="submit"
        name="change"
        value="toggle"
        title={galleryText('like.label', { title })}
        aria-pressed={like.liked}
        className="inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2 font-bold text-ink-soft transition-colors hover:bg-marigold-soft hover:text-ink aria-pressed:text-coral-text"
      >
        <Heart aria-hidden="true" className="size-5" fill={like.liked ? 'currentColor' : 'none'} />
        <span className="sr-only">{galleryText('like.label.counted', { title })}</span>
        <span aria-hidden="true" className="tabular-nums">
          {like.likes.toLocaleString(pageLocale())}
        </span>
        <span className="sr-only">{galleryText('like.count', { count: like.likes })}</span>
      </button>
    </form>
  );
}
