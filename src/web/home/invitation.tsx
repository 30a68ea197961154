import { pagesText } from '../texts/pages.ts';
import { ButtonLink } from '../ui/button.tsx';

export function Invitation({ signedIn }: { signedIn: boolean | null }) {
  return (
    <section aria-labelledby="invitation" className="wrap pt-16">
      <div className="flex flex-col items-center gap-4 overflow-hidden rounded-xl bg-coral-soft pb-12 text-center">
        <div className="bunting mb-4 w-full" />
        <h2 id="invitation" className="px-5 text-3xl">
          {pagesText('invitation.somebodyIsGoingTo')}
        </h2>
        <p className="max-w-xl px-5 text-ink-soft text-lg">
          {signedIn ? pagesText('invitation.yourCardsAreOn') : pagesText('invitation.withAFreeAccount')}
        </p>
        <ButtonLink to={signedIn === false ? '/signup' : '/studio'} size="large" className="mt-2">
          {signedIn === false ? pagesText('invitation.signUpFree') : pagesText('invitation.makeACard')}
        </ButtonLink>
      </div>
    </section>
  );
}
