import { Fragment } from 'react';
import { Link } from 'react-router';
import { milestones } from '#content/ages.ts';
import { type HomeStyle, homeRelationships, homeStyles, moreHomeRelationships } from '#content/home.ts';
import type { Relationship } from '#content/relationships.ts';
import { categoriesText } from '../texts/categories.ts';
import { homeText } from '../texts/home.ts';
import { classNames } from '../ui/class-names.ts';

const tints = ['bg-marigold-soft', 'bg-coral-soft', 'bg-leaf-soft'] as const;
const hop = 'transition-transform duration-200 ease-spring hover:-rotate-1 hover:scale-103';

/** “Freundin/Freund” may end a line at its stroke, where no browser does so by itself. */
function wordsOf(label: string) {
  return label.split(/(?<=\/)/).map((word) => (
    <Fragment key={word}>
      {word}
      <wbr />
    </Fragment>
  ));
}

export function RelationshipTiles() {
  return (
    <section aria-labelledby="relationships" className="relationships wrap pt-4 pb-14">
      <h2 id="relationships" className="text-3xl">
        {homeText('people.title')}
      </h2>
      <p className="mt-2 text-ink-soft text-lg">{homeText('people.lead')}</p>
      <ul className="mt-7 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {homeRelationships.map(({ name, drawing }, index) => (
          <li key={name}>
            <Link
              to={designsFor(name)}
              className={classNames(
                'flex min-h-18 items-center gap-2 rounded-lg px-2.5 py-3 font-bold text-sm leading-tight sm:min-h-20 sm:gap-4 sm:px-5 sm:text-lg',
                hop,
                tints[index % tints.length],
              )}
            >
              <img
                src={`/drawings/${drawing}.svg`}
                alt=""
                width={44}
                height={44}
                loading="lazy"
                className="size-8 shrink-0 sm:size-11"
              />
              <span className="min-w-0 hyphens-auto wrap-anywhere">
                {wordsOf(categoriesText(`category.${name}`))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-2">
        {moreHomeRelationships.map((name) => (
          <li key={name}>
            <Link
              to={designsFor(name)}
              className="flex min-h-11 items-center rounded-full border-2 border-line px-4 text-sm hover:border-edge hover:bg-marigold-soft"
            >
              {categoriesText(`category.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
      <p id="ages" className="mt-8 font-bold">
        {homeText('ages.title')}
      </p>
      <ul aria-labelledby="ages" className="mt-2 flex flex-wrap gap-2">
        {milestones.map((age) => (
          <li key={age}>
            <Link
              to={`/gallery?age=${age}`}
              aria-label={homeText('ages.design.label', { age })}
              className="flex size-11 items-center justify-center rounded-full bg-marigold-soft font-bold hover:bg-marigold hover:text-on-bright"
            >
              {age}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function designsFor(name: Relationship): string {
  return `/gallery?category=${encodeURIComponent(name)}`;
}

const looks: Readonly<Record<HomeStyle, string>> = {
  '3D': 'style-3d',
  Realistic: 'style-realistic',
  Animated: 'style-animated',
  Minimal: 'style-minimal',
  Cute: 'style-cute',
  Elegant: 'style-elegant',
  Retro: 'style-retro',
  Neon: 'style-neon',
};

export function StyleTiles() {
  return (
    <section aria-labelledby="styles" className="wrap pt-16">
      <h2 id="styles" className="text-3xl">
        {homeText('styles.title')}
      </h2>
      <p className="mt-2 text-ink-soft text-lg">{homeText('styles.lead')}</p>
      <ul className="mt-7 grid grid-cols-2 gap-3 md:grid-cols-4">
        {homeStyles.map((style) => (
          <li key={style}>
            <Link
              to={`/gallery?style=${encodeURIComponent(style)}`}
              aria-label={categoriesText(`style.${style}`)}
              className={classNames('style-tile', hop, looks[style])}
            >
              {style === 'Animated' ? (
                <Hopping word={categoriesText(`style.${style}`)} />
              ) : (
                categoriesText(`style.${style}`)
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves one letter after the other. */
function Hopping({ word }: { word: string }) {
  // Letters of other scripts join or stand in one another.
  const letters = /^\p{Script=Latin}+$/u.test(word) ? [...word] : [word];
  return (
    <span aria-hidden="true">
      {letters.map((letter, index) => (
        <span
          key={`${letter}${index}`}
          className="style-letter"
          style={{ animationDelay: `${index * 0.12}s` }}
        >
          {letter}
        </span>
      ))}
    </span>
  );
}
