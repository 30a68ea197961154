import { type LanguageContent, languageContent } from '#content/languages/language-content.ts';
import { PageHead } from '../components/page-head.tsx';
import { FounderPortrait } from '../components/portraits/portraits.tsx';
import { pageMeta } from '../page/page-meta.ts';
import bulb from '../styles/drawings/bulb.svg';
import heart from '../styles/drawings/heart.svg';
import people from '../styles/drawings/people.svg';
import { pageLanguage } from '../texts/page-language.ts';
import { pagesText } from '../texts/pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/about';

export function loader() {
  return languageContent[pageLanguage()].about;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: pagesText('about.page.title'),
    description: pagesText('about.page.description'),
  });
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { title, lead, story, founder, mission, vision, values } = loaderData;
  return (
    <>
      <PageHead title={title} lead={lead} />
      <section aria-labelledby="story" className="wrap max-w-3xl py-8 text-lg">
        <h2 id="story">{story.title}</h2>
        <Paragraphs texts={story.paragraphs} />
      </section>
      <Founder {...founder} />
      <div className="wrap grid gap-5 pt-14 md:grid-cols-2">
        <Aim {...mission} look="bg-marigold-soft -rotate-[0.6deg]" />
        <Aim {...vision} look="bg-leaf-soft rotate-[0.6deg]" />
      </div>
      <Values values={values} />
      <section className="wrap flex flex-col items-center gap-5 pt-16 text-center">
        <h2>{pagesText('about.birthdays.action')}</h2>
        <ButtonLink to="/studio" size="large">
          {pagesText('about.makeCard.action')}
        </ButtonLink>
      </section>
    </>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="mt-3 text-ink-soft">
      {text}
    </p>
  ));
}

function Founder({ title, role, paragraphs, dedication }: LanguageContent['about']['founder']) {
  return (
    <section aria-labelledby="founder" className="scalloped mt-10 bg-cream py-12">
      <div className="wrap grid items-center justify-items-center gap-x-14 gap-y-8 md:grid-cols-[auto_1fr]">
        <FounderPortrait />
        <div className="max-w-2xl">
          <h2 id="founder">{title}</h2>
          <p className="font-bold text-coral-text">{role}</p>
          <Paragraphs texts={paragraphs} />
          <p className="sheet mt-6 inline-block -rotate-1 px-6 py-3 font-bold text-lg">{dedication}</p>
        </div>
      </div>
    </section>
  );
}

function Aim({ title, text, look }: { title: string; text: string; look: string }) {
  return (
    <section className={`rounded-xl p-7 ${look}`}>
      <h2>{title}</h2>
      <p className="mt-2 text-lg">{text}</p>
    </section>
  );
}

const drawings = { heart, people, bulb } as const;

function Values({ values }: Pick<LanguageContent['about'], 'values'>) {
  return (
    <section aria-labelledby="values" className="wrap pt-14">
      <h2 id="values" className="text-center">
        {pagesText('about.values.title')}
      </h2>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {values.map(({ drawing, title, text }) => (
          <li key={title} className="sheet flex gap-5 p-6 md:flex-col">
            <img src={drawings[drawing]} alt="" width={96} height={80} className="w-18 shrink-0 self-start" />
            <div>
              <h3>{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
