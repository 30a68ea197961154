import { siteText } from '../texts/site.ts';
import { Button } from '../ui/button.tsx';
import { RichText } from './rich-text.tsx';

/**
 * Hides the bar from those who accepted. It runs before the page is painted, so that the bar does not flash, and before
 * React, so that it works on a slow phone and on pages without React. Written short, because no tool minifies it.
 */
export const consentScript = `{const k='bb_cookie_consent',hide=()=>{document.documentElement.dataset.consented=''},read=()=>{try{if(localStorage.getItem(k)==='true')hide()}catch{}};read();addEventListener('storage',read);addEventListener('click',({target})=>{if(!target.closest?.('[data-accept-cookies]'))return;hide();try{localStorage.setItem(k,'true')}catch{}})}`;

/**
 * At the top of each page until somebody accepts. It is part of the page, so that it covers nothing, and part of the
 * HTML, because a bar that appears later would move the page.
 */
export function CookieBar() {
  return (
    <section
      data-cookie-bar
      aria-label={siteText('cookies.title')}
      className="noscript:hidden border-line border-b bg-surface in-data-consented:hidden print:hidden"
    >
      <div className="wrap flex items-center justify-center gap-3 py-1 max-[18rem]:flex-col max-[18rem]:gap-1">
        <p className="text-sm leading-snug">
          <RichText>{siteText('cookies.text')}</RichText>
        </p>
        <Button size="small" data-accept-cookies className="shrink-0">
          {siteText('cookies.accept.action')}
        </Button>
      </div>
    </section>
  );
}
