import type { PhotoWidth } from '#server/files/photos/smaller-photos.ts';
import { classNames } from '../ui/class-names.ts';

/** How a user is shown. */
export interface AvatarContent {
  /** A path on our own site; null shows the initials. */
  readonly photo: string | null;
  readonly initials: string;
  /** The index of the colours behind the initials. */
  readonly tone: number;
}

/** Background and text colours. Each pair has AA contrast. */
export const avatarTones = [
  { ground: 'fill-marigold', letters: 'fill-on-bright' },
  { ground: 'fill-leaf-text', letters: 'fill-paper' },
  { ground: 'fill-coral', letters: 'fill-on-bright' },
  { ground: 'fill-marigold-text', letters: 'fill-paper' },
  { ground: 'fill-leaf', letters: 'fill-on-bright' },
  { ground: 'fill-coral-text', letters: 'fill-paper' },
] as const;

interface AvatarProps {
  content: AvatarContent;
  /** The photo's width in pixels: twice its size on the page. */
  width: PhotoWidth;
  /** Empty when the name stands beside it. */
  label: string;
  className: string;
}

/** A round picture of a user, or their initials. Give it a size. */
export function Avatar({ content: { photo, initials, tone }, width, label, className }: AvatarProps) {
  const { ground, letters } = avatarTones[tone] ?? avatarTones[0];
  return (
    <span
      className={classNames(
        'block shrink-0 overflow-hidden rounded-full border-4 border-surface bg-cream shadow-md',
        className,
      )}
    >
      {photo ? (
        <img
          src={`${photo}?width=${width}`}
          alt={label}
          width={width}
          height={width}
          className="size-full object-cover"
        />
      ) : (
        <svg
          viewBox="0 0 100 100"
          role="img"
          aria-label={label}
          aria-hidden={label ? undefined : true}
          className="size-full"
        >
          <rect width="100" height="100" className={ground} />
          <text
            x="50"
            y="52"
            textAnchor="middle"
            dominantBaseline="central"
            className={classNames(
              'select-none font-bold',
              letters,
              initials.length > 1 ? 'text-[2.5rem]' : 'text-[3rem]',
            )}
          >
            {initials}
          </text>
        </svg>
      )}
    </span>
  );
}
