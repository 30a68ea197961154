import { film, filmScenes } from '#content/film.ts';
import { PageHead } from '../components/page-head.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/video-tutorials';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Video Tutorials',
    description:
      'A short film: how a birthday card is made on a phone and sent, from the gallery to the one it is for.',
  });
}

/** The film, and the same as text. Nothing of the film is loaded before it is played. */
export default function VideoTutorials() {
  return (
    <>
      <PageHead title="Video Tutorials" lead={`${film.title}: from the gallery to the one it is for.`} />
      <div className="wrap grid max-w-4xl grid-cols-1 items-start justify-center gap-8 md:grid-cols-[20rem_1fr]">
        <video
          controls
          playsInline
          preload="none"
          poster={film.poster}
          width={film.width}
          height={film.height}
          aria-label={film.title}
          className="mx-auto block h-auto w-full max-w-80 rounded-lg border-2 border-line bg-cream shadow-lg"
        >
          <source src={film.href} type="video/mp4" />
          <track kind="captions" src={film.captions} srcLang="en" label="English" default />
          <a href={film.href}>Download the film</a>
        </video>
        <section aria-labelledby="transcript">
          <h2 id="transcript">What the film shows</h2>
          <p className="mt-2 text-ink-soft">It has no sound; captions say what happens.</p>
          <ol className="mt-4 flex list-decimal flex-col gap-3 ps-6">
            {filmScenes.map(({ id, caption }) => (
              <li key={id} className="ps-1">
                {caption}
              </li>
            ))}
          </ol>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/gallery">Choose a design</ButtonLink>
            <ButtonLink to="/faqs" look="secondary">
              Read the questions
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}
