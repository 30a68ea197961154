import { TextAround } from '../components/text-around.tsx';
import { homeText } from '../texts/home.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Envelope } from './envelope.tsx';

export function Hero() {
  return (
    <section className="petals overflow-hidden">
      <div className="bunting" />
      <div className="wrap grid items-center gap-x-12 gap-y-6 pt-4 pb-12 sm:pt-6 lg:grid-cols-[1fr_1.1fr] lg:gap-y-10 lg:pt-10 lg:pb-20">
        <div className="max-lg:text-center">
          <p className="inline-block -rotate-2 rounded-full bg-coral px-4 py-1 font-bold text-on-bright">
            {homeText('hero.free.badge')}
          </p>
          <h1 className="mt-4 text-4xl">
            <TextAround say={(keep) => homeText('hero.title', { keep })}>
              <span className="underlined">{homeText('hero.title.keep')}</span>
            </TextAround>
          </h1>
          <p className="mt-4 max-w-xl text-ink-soft text-lg max-lg:mx-auto">{homeText('hero.lead')}</p>
          <div className="mt-7 flex flex-wrap gap-3 max-lg:justify-center sm:gap-4">
            <ButtonLink to="/studio" size="large" className="max-sm:px-5">
              {homeText('makeCard.action')}
            </ButtonLink>
            <ButtonLink to="/gallery" size="large" look="secondary" className="max-sm:px-5">
              {homeText('hero.designs.action')}
            </ButtonLink>
          </div>
        </div>
        <Envelope />
      </div>
    </section>
  );
}

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
