import { Download, Eye, Flag, Heart, type LucideIcon, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Sample } from '#content/discover.ts';
import { ButtonLink, IconButton } from '../ui/button.tsx';
import { RelativeTime } from '../ui/relative-time.tsx';
import { toast } from '../ui/toast.tsx';

export interface ShownSample extends Omit<Sample, 'hoursOld'> {
  /** When it was made, as ISO 8601. Only new samples have it. */
  createdAt?: string;
}

interface SampleTileProps {
  sample: ShownSample;
  /** When the page was served, as ISO 8601. */
  servedAt: string;
}

export function SampleTile({ sample, servedAt }: SampleTileProps) {
  const { title, creator, tags, template, toName, featured, createdAt } = sample;
  const picture = (width: number) =>
    `/gallery/${template}/picture.webp?${new URLSearchParams({ width: `${width}`, to: toName })}`;
  return (
    <li className="sheet relative flex flex-col overflow-hidden">
      <img
        src={picture(560)}
        srcSet={[560, 720, 960].map((width) => `${picture(width)} ${width}w`).join(', ')}
        sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw"
        alt={`“${title}”, a card for ${toName}`}
        width={560}
        height={420}
        className="block aspect-4/3 w-full bg-cream"
      />
      {featured ? (
        <p className="absolute top-3 left-3 -rotate-2 rounded-full bg-marigold px-3 py-0.5 font-bold text-on-bright text-sm shadow-md">
          {featured}
        </p>
      ) : null}
      <div className="flex grow flex-col gap-2 p-5">
        <div>
          <h3 className="text-lg leading-snug">{title}</h3>
          <p className="text-ink-soft text-sm">
            by {creator}
            {createdAt ? (
              <>
                {' · '}
                <RelativeTime iso={createdAt} servedAt={servedAt} />
              </>
            ) : null}
          </p>
        </div>
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full bg-cream px-2.5 text-ink-soft text-sm">
              {tag}
            </li>
          ))}
        </ul>
        <dl className="flex gap-4 text-ink-soft text-sm">
          <Figure icon={Eye} label="Views" value={sample.views} />
          <Figure icon={Download} label="Downloads" value={sample.downloads} />
          <Figure icon={Share2} label="Shares" value={sample.shares} />
        </dl>
        <div className="mt-auto flex items-center gap-1 pt-2">
          <ButtonLink
            to={`/studio?template=${template}`}
            size="small"
            className="mr-auto"
            onClick={() => toast({ title: 'Template Selected!', description: `“${title}”` })}
          >
            Use Template<span className="sr-only"> of {title}</span>
          </ButtonLink>
          <LikeButton title={title} />
          <IconButton
            label={`Report ${title}`}
            icon={<Flag className="size-5" />}
            className="noscript:hidden"
            onClick={() =>
              toast({ title: 'Report Submitted', description: 'Thank you for looking out for others.' })
            }
          />
        </div>
      </div>
    </li>
  );
}

function Figure({ icon: Icon, label, value }: { icon: LucideIcon; label: string; value: number }) {
  return (
    <div className="flex items-center gap-1.5">
      <dt>
        <Icon aria-hidden="true" className="size-4" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="tabular-nums">{value.toLocaleString('en')}</dd>
    </div>
  );
}

function LikeButton({ title }: { title: string }) {
  const [liked, setLiked] = useState(false);
  return (
    <IconButton
      label={`Like ${title}`}
      aria-pressed={liked}
      icon={<Heart className="size-5" fill={liked ? 'currentColor' : 'none'} />}
      className="noscript:hidden aria-pressed:text-coral-text"
      onClick={() => {
        setLiked(!liked);
        if (!liked) toast({ title: 'Card Liked!' });
      }}
    />
  );
}
