import founderDrawn from '../../styles/drawings/founder.svg';
import { siteText } from '../../texts/site.ts';
import { Portrait } from './portrait.tsx';
import { useLocalImage } from './use-local-image.ts';

/** The founder's portrait: our drawing, or the visitor's own picture. */
export function FounderPortrait({ size }: { size?: string }) {
  const own = useLocalImage('founder_photo');
  const [src, alt] = own
    ? [own, siteText('portrait.founder.own')]
    : [founderDrawn, siteText('portrait.founder.drawn')];
  return <Portrait src={src} alt={alt} {...(size && { size })} />;
}
