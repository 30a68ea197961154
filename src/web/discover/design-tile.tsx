import { Download, Eye, Flag, type LucideIcon, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { type Badge, type DiscoverDesign, leastTold } from '#content/discover.ts';
import { pathIn } from '#content/languages/page-address.ts';
import { DesignPicture } from '../components/design-picture.tsx';
import { useSite } from '../components/use-site.ts';
import { RemixDesign, UseDesign } from '../designs/design-actions.tsx';
import { designPath } from '../designs/design-paths.ts';
import { designAlt } from '../designs/design-words.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import { categoriesText } from '../texts/categories.ts';
import { designsText } from '../texts/designs.ts';
import { galleryText } from '../texts/gallery.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { pageLocale } from '../texts/page-locale.ts';
import { IconButton } from '../ui/button.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';

interface DesignTileProps {
  design: DiscoverDesign;
  /** When the page was served, as ISO 8601. */
  servedAt: string;
  /** Whether what is counted is known. */
  isCounted: boolean;
  /** The receiver's name; empty for none. */
  toName: string;
}

const badgeIds = {
  "Editor's Choice": 'badge.editor',
  'Community Favorite': 'badge.community',
  'Design Excellence': 'badge.excellence',
} as const satisfies Readonly<Record<Badge, string>>;

export function DesignTile({ design, servedAt, isCounted, toName }: DesignTileProps) {
  const { id, title, tags, badge, addedAt, penName } = design;
  const { name } = useSite();
  const by = penName ?? name;
  return (
    <li id={id} className="sheet relative flex scroll-mt-24 flex-col overflow-hidden">
      <Picture design={design} toName={toName} />
      {badge ? (
        <p className="absolute top-3 start-3 -rotate-2 rounded-full bg-marigold px-3 py-0.5 font-bold text-on-bright text-sm shadow-md">
          {galleryText(badgeIds[badge])}
        </p>
      ) : null}
      <div className="flex grow flex-col gap-2 p-5">
        <div>
          <h3 className="text-lg leading-snug">
            {/* The picture is the same link. */}
            <Link
              to={designPath(id, toName)}
              className="after:absolute after:inset-x-0 after:top-0 after:aspect-card hover:underline"
            >
              {title}
            </Link>
          </h3>
          <p className="text-ink-soft text-sm">
            <span>{galleryText('design.by.label', { name: by })}</span>
            {addedAt ? (
              <>
                <span>{' · '}</span>
                <RelativeTime iso={addedAt} servedAt={servedAt} />
              </>
            ) : null}
          </p>
        </div>
        <ul aria-label={galleryText('design.tags.label')} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full bg-cream px-2.5 text-ink-soft text-sm">
              {categoriesText(`tag.${tag}`)}
            </li>
          ))}
        </ul>
        {isCounted ? (
          <dl className="flex gap-4 text-ink-soft text-sm">
            <Figure icon={Eye} label={galleryText('design.views.label')} value={design.views} />
            <Figure icon={Download} label={galleryText('design.downloads.label')} value={design.downloads} />
            <Figure icon={Share2} label={galleryText('design.shares.label')} value={design.shares} />
          </dl>
        ) : null}
        <Told design={design} />
        <div className="mt-auto flex flex-wrap items-center gap-1 pt-2">
          <UseDesign design={design} toName={toName} className="me-auto" />
          {penName === null ? null : <RemixDesign design={design} by={penName} />}
          <FavouriteButton {...{ id, title }} />
          <LikeButton design={design} place={`#${id}`} />
          <form action={pathIn(pageLanguage(), '/report')}>
            <input type="hidden" name="design" value={id} />
            <IconButton
              type="submit"
              label={galleryText('design.report.label', { title })}
              icon={<Flag className="size-5" />}
            />
          </form>
        </div>
      </div>
    </li>
  );
}

/** How often it is used, and others were made from it, where that is more than a few times. */
function Told({ design: { recent, remixes } }: Pick<DesignTileProps, 'design'>) {
  const told = [
    ...(recent >= leastTold ? [designsText('sent.count', { count: recent })] : []),
    ...(remixes >= leastTold ? [designsText('remixes.count', { count: remixes })] : []),
  ];
  return told.length > 0 ? <p className="text-ink-soft text-sm">{told.join(' · ')}</p> : null;
}

function Picture({ design: { id, title, category }, toName }: Pick<DesignTileProps, 'design' | 'toName'>) {
  return (
    <DesignPicture
      {...{ id, toName }}
      widths={[560, 720, 960]}
      sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw"
      alt={designAlt({ title, category }, toName)}
    />
  );
}

function Figure({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: number }) {
  return (
    <div className="flex items-center gap-1.5">
      <dt>
        <Icon aria-hidden="true" className="size-4" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="tabular-nums">{value.toLocaleString(pageLocale())}</dd>
    </div>
  );
}
