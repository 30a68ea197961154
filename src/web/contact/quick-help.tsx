import { pagesText } from '../texts/pages.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Links to help. */
export function QuickHelp() {
  return (
    <section aria-labelledby="quick-help" className="sheet flex flex-col gap-3 p-6">
      <h2 id="quick-help" className="text-xl">
        {pagesText('help.title')}
      </h2>
      <p className="text-ink-soft">{pagesText('help.text')}</p>
      <ButtonLink to="/faqs" wide>
        {pagesText('help.faqs.action')}
      </ButtonLink>
      <ButtonLink to="/faqs#technical-support" look="secondary" wide>
        {pagesText('help.center.action')}
      </ButtonLink>
      <ButtonLink to="/video-tutorials" look="secondary" wide>
        {pagesText('videos.title')}
      </ButtonLink>
    </section>
  );
}
