import { ButtonLink } from '../ui/button.tsx';

export function Invitation({ signedIn }: { signedIn: boolean | null }) {
  return (
    <section aria-labelledby="invitation" className="wrap pt-16">
      <div className="flex flex-col items-center gap-4 overflow-hidden rounded-xl bg-coral-soft pb-12 text-center">
        <div className="bunting mb-4 w-full" />
        <h2 id="invitation" className="px-5 text-3xl">
          Somebody is going to smile
        </h2>
        <p className="max-w-xl px-5 text-ink-soft text-lg">
          {signedIn
            ? 'Your cards are on your dashboard, and there is always room for one more.'
            : 'With a free account your cards are kept: come back, change them, send them again next year.'}
        </p>
        <ButtonLink to={signedIn === false ? '/signup' : '/studio'} size="large" className="mt-2">
          {signedIn === false ? 'Sign Up Free' : 'Make a card'}
        </ButtonLink>
      </div>
    </section>
  );
}
