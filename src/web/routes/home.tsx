import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { sampleCard } from '#content/sample-card.ts';
import { CardFrame } from '../components/card-frame.tsx';
import { getServices, getUser } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import type { Route } from './+types/home';

export async function loader({ context }: Route.LoaderArgs) {
  const { scenes } = getServices(context);
  const [scene, user] = await Promise.all([scenes.scene(sampleCard), getUser(context).catch(() => null)]);
  return { scene, animation: sampleCard.animation, signedIn: user !== null };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    description:
      'Make a birthday card with your own words, photos and music. Free to the last click: no watermark, no ads, and the link keeps working.',
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  useScrollToSection();
  return (
    <>
      <Hero {...loaderData} />
      <Steps />
      <Birthdays />
      <Invitation signedIn={loaderData.signedIn} />
    </>
  );
}

type HeroProps = Pick<Route.ComponentProps['loaderData'], 'scene' | 'animation'>;

function Hero({ scene, animation }: HeroProps) {
  return (
    <section className="petals overflow-hidden">
      <div className="bunting" />
      <div className="wrap grid items-center gap-x-12 gap-y-10 pt-6 pb-16 lg:grid-cols-[1fr_1.1fr] lg:pt-10 lg:pb-24">
        <div className="max-lg:text-center">
          <p className="inline-block -rotate-2 rounded-full bg-coral px-4 py-1 font-bold">100% FREE</p>
          <h1 className="mt-4 text-4xl">
            A birthday card they will want to <span className="underlined">keep</span>
          </h1>
          <p className="mt-5 max-w-xl text-ink-soft text-lg max-lg:mx-auto">
            Your words, your photos, a song. Make it in a few minutes, send it as a link or a picture. No
            watermark, no ads, nothing to pay at the end.
          </p>
          <div className="mt-7 flex flex-wrap gap-4 max-lg:justify-center">
            <ButtonLink to="/studio" size="large">
              Make a card
            </ButtonLink>
            <ButtonLink to="/gallery" size="large" look="secondary">
              See the designs
            </ButtonLink>
          </div>
        </div>
        <div className="relative mx-auto w-full max-w-2xl rotate-2 px-2">
          <CardFrame scene={scene} entrance={animation} />
        </div>
      </div>
    </section>
  );
}

const steps = [
  {
    title: 'Say who it is for',
    text: 'Choose a relationship and a tone and take a wish we suggest, or write your own words.',
    color: 'bg-marigold',
  },
  {
    title: 'Make it yours',
    text: 'Fifty backgrounds, your photos, your colours, a song or your own voice. You see the card as it grows.',
    color: 'bg-coral',
  },
  {
    title: 'Send it your way',
    text: 'A link that opens on every phone, a picture, a film, or paper from your printer.',
    color: 'bg-leaf',
  },
] as const;

function Steps() {
  return (
    <section aria-labelledby="steps" className="scalloped bg-cream py-14">
      <div className="wrap">
        <h2 id="steps" className="text-center text-3xl">
          Three steps, a few minutes
        </h2>
        <ol className="mt-8 grid gap-5 md:grid-cols-3">
          {steps.map(({ title, text, color }, index) => (
            <li key={title} className="sheet flex gap-4 p-5 md:flex-col md:gap-3 md:p-6">
              <span
                aria-hidden="true"
                className={classNames(
                  'grid size-12 shrink-0 -rotate-6 place-items-center rounded-full font-bold text-xl',
                  color,
                )}
              >
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const people = [
  'Brother',
  'Sister',
  'Mother',
  'Father',
  'Friend',
  'Wife',
  'Husband',
  'Teacher',
  'Colleague',
  'Grandmother',
  'Grandfather',
  'Cousin',
] as const;

const tints = ['bg-marigold-soft', 'bg-coral-soft', 'bg-leaf-soft'] as const;

function Birthdays() {
  return (
    <section id="upcoming-birthdays" aria-labelledby="birthdays" className="wrap pt-16">
      <h2 id="birthdays" className="text-center text-3xl">
        Upcoming birthdays: <span className="underlined">whose</span> is next?
      </h2>
      <p className="mt-3 text-center text-ink-soft text-lg">Pick a person and see designs made for them.</p>
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {people.map((person, index) => (
          <li key={person}>
            <Link
              to={`/gallery?category=${person}`}
              className={classNames(
                'flex min-h-16 items-center justify-center rounded-lg px-3 py-4 text-center font-bold text-lg leading-tight',
                'transition-transform duration-200 ease-spring hover:-rotate-1 hover:scale-103',
                tints[index % tints.length],
              )}
            >
              {person}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invitation({ signedIn }: { signedIn: boolean }) {
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
        <ButtonLink to={signedIn ? '/studio' : '/signup'} size="large" className="mt-2">
          {signedIn ? 'Make a card' : 'Sign Up Free'}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Milliseconds after which a section is scrolled to: the page needs its final height first. */
const scrollDelay = 100;

/** The header's link to a section of this page scrolls there smoothly, from every page. */
function useScrollToSection(): void {
  const { hash, key } = useLocation();
  // Scrolling is outside React. The key changes with each press of the same link.
  useEffect(() => {
    if (!hash) return;
    const timer = setTimeout(() => {
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
    }, scrollDelay);
    return () => clearTimeout(timer);
  }, [hash, key]);
}
