import { captionsHref, film } from '#content/film.ts';
import { languageContent } from '#content/languages/language-content.ts';
import { languages } from '#content/languages/languages.ts';
import { PageHead } from '../components/page-head.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { pagesText } from '../texts/pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/video-tutorials';

export function loader() {
  const language = pageLanguage();
  const { film, filmCaptions } = languageContent[language];
  return { language, title: film.title, captions: Object.values(filmCaptions) };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: pagesText('videos.title'),
    description: pagesText('videos.page.description'),
  });
}

/** The film, and the same as text. Nothing of the film is loaded before it is played. */
export default function VideoTutorials({ loaderData: { language, title, captions } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={pagesText('videos.title')} lead={pagesText('videos.film.label', { title })} />
      <div className="wrap grid max-w-4xl grid-cols-1 items-start justify-center gap-8 md:grid-cols-[20rem_1fr]">
        <video
          controls
          playsInline
          preload="none"
          poster={film.poster}
          width={film.width}
          height={film.height}
          aria-label={title}
          className="mx-auto block h-auto w-full max-w-80 rounded-lg border-2 border-line bg-cream shadow-lg"
        >
          <source src={film.href} type="video/mp4" />
          <track
            kind="captions"
            src={captionsHref(language)}
            srcLang={language}
            label={languages[language].name}
            default
          />
          <a href={film.href}>{pagesText('videos.download.action')}</a>
        </video>
        <section aria-labelledby="transcript">
          <h2 id="transcript">{pagesText('videos.transcript.title')}</h2>
          <p className="mt-2 text-ink-soft">{pagesText('videos.transcript.hint')}</p>
          <ol className="mt-4 flex list-decimal flex-col gap-3 ps-6">
            {captions.map((caption) => (
              <li key={caption} className="ps-1">
                {caption}
              </li>
            ))}
          </ol>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/gallery">{pagesText('videos.gallery.action')}</ButtonLink>
            <ButtonLink to="/faqs" look="secondary">
              {pagesText('videos.faqs.action')}
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}
