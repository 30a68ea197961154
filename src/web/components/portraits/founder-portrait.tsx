import founderDrawn from '../../styles/drawings/founder.svg';
import { siteText } from '../../texts/site.ts';
import { refusedImagesText, useLocalImage } from './local-images.ts';

/** The founder's portrait: our drawing, or the visitor's own picture, which `plain/own-images.ts` shows without React. */
export function FounderPortrait({ size }: { size?: string }) {
  const own = useLocalImage('founder_photo');
  const [src, alt] = own
    ? [own, siteText('portrait.founder.own')]
    : [founderDrawn, siteText('portrait.founder.drawn')];
  return <Portrait src={src} alt={alt} {...(size && { size })} />;
}

interface PortraitProps {
  src: string;
  /** Who is shown, and how. */
  alt: string;
  /** Class names for the width. The height follows. */
  size?: string;
}

/** A picture in a frame of fixed shape, so that photos and drawings take the same space. */
function Portrait({ src, alt, size = 'w-56 sm:w-72' }: PortraitProps) {
  return (
    <img
      src={src}
      alt={alt}
      data-own-image="founder_photo"
      data-own-problem={refusedImagesText()}
      data-own-alt={siteText('portrait.founder.own')}
      width={320}
      height={340}
      className={`aspect-[16/17] rounded-xl object-cover ${size}`}
    />
  );
}
