import { pathIn } from '#content/languages/page-address.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { classNames } from '../ui/class-names.ts';

interface DesignPictureProps {
  /** Of the template. */
  id: string;
  /** The name on the card; empty for none. */
  toName?: string;
  /** Null for none. */
  age?: number | null;
  alt: string;
  /** Pixels of the landscape pictures to choose from, the first for browsers that do not choose. */
  widths: readonly [number, ...number[]];
  /** Their widths in the page, as `sizes` has them. */
  sizes: string;
  /** The width of the cover on phones; without it they show the landscape card, too. */
  coverSize?: string | undefined;
  className?: string;
}

/** Pixels. Coarse on purpose: phones would wait a second longer for sharp ones. */
const coverWidths = [240, 360] as const;

/** A design: on phones its cover, as they will show the card. */
export function DesignPicture(props: DesignPictureProps) {
  const { id, toName, age, alt, widths, sizes, coverSize, className } = props;
  const address = (width: number, cover = {}) =>
    `${pathIn(pageLanguage(), `/gallery/${id}/picture.webp`)}?${new URLSearchParams({ width: `${width}`, ...cover, ...(toName && { to: toName }), ...(age && { age: `${age}` }) })}`;
  const [first] = widths;
  return (
    <picture>
      {coverSize ? (
        <source
          media="(width < 40rem)"
          srcSet={coverWidths.map((width) => `${address(width, { cover: '' })} ${width}w`).join(', ')}
          sizes={coverSize}
          width={5}
          height={7}
        />
      ) : null}
      <img
        src={address(first)}
        srcSet={widths.map((width) => `${address(width)} ${width}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        width={first}
        height={(first * 3) / 4}
        // Without this, React preloads a size that the browser may not use.
        loading="lazy"
        decoding="async"
        className={classNames(
          'block w-full bg-cream object-cover',
          coverSize ? 'aspect-5/7 sm:aspect-card' : 'aspect-card',
          className,
        )}
      />
    </picture>
  );
}
