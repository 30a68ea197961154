import { pagesText } from '../texts/pages.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Links to help. */
export function QuickHelp() {
  return (
    <section aria-labelledby="quick-help" className="sheet flex flex-col gap-3 p-6">
      <h2 id="quick-help" className="text-xl">
        {pagesText('quickHelp.quickHelp')}
      </h2>
      <p className="text-ink-soft">{pagesText('quickHelp.mostQuestionsHaveBeen')}</p>
      <ButtonLink to="/faqs" wide>
        {pagesText('quickHelp.viewFaq')}
      </ButtonLink>
      <ButtonLink to="/faqs#technical-support" look="secondary" wide>
        {pagesText('quickHelp.helpCenter')}
      </ButtonLink>
      <ButtonLink to="/video-tutorials" look="secondary" wide>
        {pagesText('quickHelp.videoTutorials')}
      </ButtonLink>
    </section>
  );
}
