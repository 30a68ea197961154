import { Button, ButtonLink } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';

const later = ['Help Center', 'Video Tutorials'] as const;

/** Links to help. Features that do not exist yet say so, also without JavaScript. */
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
      {later.map((title) => (
        <div key={title}>
          <Button
            look="secondary"
            wide
            className="noscript:hidden"
            onClick={() => toast({ title: 'Coming Soon!', description: `${title}: we are working on it.` })}
          >
            {title}
          </Button>
          <p className="noscript:block hidden text-center">
            {title}: <strong>Coming Soon!</strong>
          </p>
        </div>
      ))}
    </section>
  );
}
