import { homeText } from '../texts/home.ts';
import { ButtonLink } from '../ui/button.tsx';

export function Invitation({ signedIn }: { signedIn: boolean | null }) {
  return (
    <section aria-labelledby="invitation" className="wrap pt-16">
      <div className="flex flex-col items-center gap-4 overflow-hidden rounded-xl bg-coral-soft pb-12 text-center">
        <div className="bunting mb-4 w-full" />
        <h2 id="invitation" className="px-5 text-3xl">
          {homeText('invitation.title')}
        </h2>
        <p className="max-w-xl px-5 text-ink-soft text-lg">
          {signedIn ? homeText('invitation.member.text') : homeText('invitation.visitor.text')}
        </p>
        <ButtonLink to={signedIn === false ? '/signup' : '/studio'} size="large" className="mt-2">
          {signedIn === false ? homeText('invitation.signUp.action') : homeText('makeCard.action')}
        </ButtonLink>
      </div>
    </section>
  );
}
