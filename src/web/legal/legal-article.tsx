import { Link } from 'react-router';
import type { LegalBlock } from '#content/legal/legal-page.ts';
import { PageHead } from '../components/page-head.tsx';
import { RichText } from '../components/rich-text.tsx';
import { pagesText } from '../texts/pages.ts';
import type { DatedPage } from './legal-page.ts';
import { LegalTable } from './legal-table.tsx';

/** A legal page: a summary, a list of sections on wide screens, and the sections. */
export function LegalArticle({ page: { title, updated, changed, summary, sections } }: { page: DatedPage }) {
  return (
    <>
      <PageHead title={title} lead={pagesText('legal.updated.date', { updated })} />
      <div className="wrap grid max-w-6xl gap-x-14 lg:grid-cols-[15rem_1fr]">
        <nav aria-labelledby="contents" className="max-lg:hidden">
          <div className="sticky top-[calc(var(--header-space)+1rem)]">
            <h2 id="contents" className="px-4 text-base">
              {pagesText('legal.contents.title')}
            </h2>
            <ol className="mt-1">
              {sections.map((section) => (
                <li key={section.id}>
                  <Link
                    to={`#${section.id}`}
                    className="block rounded-md px-4 py-1.5 text-ink-soft leading-snug hover:bg-marigold-soft hover:text-ink"
                  >
                    {section.title}
                  </Link>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="max-w-3xl">
          {changed === null ? null : (
            <p className="mb-6 text-ink-soft">{pagesText('legal.changed.date', { changed })}</p>
          )}
          {summary.length > 0 ? <Summary points={summary} /> : null}
          {sections.map(({ id, title: heading, blocks }) => (
            <section key={id} aria-labelledby={id} className="group mt-10">
              <h2 id={id}>
                {heading}{' '}
                <Link
                  to={`#${id}`}
                  aria-label={pagesText('legal.section.label', { heading })}
                  className="text-edge opacity-0 hover:text-ink focus-visible:opacity-100 group-hover:opacity-100"
                >
                  #
                </Link>
              </h2>
              {blocks.map((block, index) => (
                // Paragraphs have no other identity than their index.
                <Block key={index} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function Summary({ points }: { points: readonly string[] }) {
  return (
    <section aria-labelledby="summary" className="rounded-lg border-2 border-marigold bg-marigold-soft p-6">
      <h2 id="summary" className="text-xl">
        {pagesText('legal.summary.title')}
      </h2>
      <Points points={points} className="text-lg" />
    </section>
  );
}

function Points({ points, className = '' }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={`mt-2 list-disc space-y-2 ps-6 marker:text-coral ${className}`}>
      {points.map((point) => (
        <li key={point}>
          <RichText>{point}</RichText>
        </li>
      ))}
    </ul>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p className="mt-3">
        <RichText>{block}</RichText>
      </p>
    );
  }
  return 'points' in block ? <Points points={block.points} /> : <LegalTable table={block.table} />;
}
