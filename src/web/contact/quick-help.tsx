import { ButtonLink } from '../ui/button.tsx';

/** Links to help. */
export function QuickHelp() {
  return (
    <section aria-labelledby="quick-help" className="sheet flex flex-col gap-3 p-6">
      <h2 id="quick-help" className="text-xl">
        Quick Help
      </h2>
      <p className="text-ink-soft">Most questions have been asked before.</p>
      <ButtonLink to="/faqs" wide>
        View FAQ
      </ButtonLink>
      <ButtonLink to="/faqs#technical-support" look="secondary" wide>
        Help Center
      </ButtonLink>
      <ButtonLink to="/video-tutorials" look="secondary" wide>
        Video Tutorials
      </ButtonLink>
    </section>
  );
}
