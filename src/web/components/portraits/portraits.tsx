import type { ImageSlot } from '#content/image-slots.ts';
import type { Bloom } from '#content/people.ts';
import founderDrawn from '../../styles/drawings/founder.svg';
import { siteText } from '../../texts/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { BloomDrawing } from './bloom-drawing.tsx';
import { refusedImagesText, useLocalImage } from './local-images.ts';

interface PersonPortraitProps {
  person: {
    readonly name: string;
    readonly alt: string;
    readonly image: ImageSlot | null;
    readonly bloom: Bloom;
  };
  className: string;
}

/** A round portrait: our drawing, or the visitor's own picture, which `plain/own-images.ts` shows without React. Give it a size. */
export function PersonPortrait({ person: { name, alt, image, bloom }, className }: PersonPortraitProps) {
  const own = useLocalImage(image);
  return (
    <span
      data-own-image={image ?? undefined}
      data-own-problem={image ? refusedImagesText() : undefined}
      data-own-alt={image ? siteText('portrait.own', { name }) : undefined}
      className={classNames(
        'block shrink-0 overflow-hidden rounded-full border-4 border-surface shadow-md',
        className,
      )}
    >
      {own ? (
        <img src={own} alt={siteText('portrait.own', { name })} className="size-full object-cover" />
      ) : (
        <BloomDrawing bloom={bloom} alt={alt} />
      )}
    </span>
  );
}

/**
 * The founder's portrait: our drawing, or the visitor's own picture, which `plain/own-images.ts` shows without React. Its
 * frame has a fixed shape, so that photos and drawings take the same space; `size` are class names for the width.
 */
export function FounderPortrait({ size = 'w-56 sm:w-72' }: { size?: string }) {
  const own = useLocalImage('founder_photo');
  return (
    <img
      src={own ?? founderDrawn}
      alt={own ? siteText('portrait.founder.own') : siteText('portrait.founder.drawn')}
      data-own-image="founder_photo"
      data-own-problem={refusedImagesText()}
      data-own-alt={siteText('portrait.founder.own')}
      width={320}
      height={340}
      className={`aspect-[16/17] rounded-xl object-cover ${size}`}
    />
  );
}
