import { ChevronDown } from 'lucide-react';
import { languageOf } from '#card/text/language.ts';

/** What a card says and shows, without the characters that reorder or hide text. */
export interface CardWords {
  readonly toName: string;
  readonly fromName: string;
  readonly heading: string;
  /** Years. */
  readonly age: number | null;
  readonly text: string;
  /** Null for one drawn by hand, and for none. */
  readonly signature: string | null;
  /** What they show. */
  readonly stickers: readonly string[];
}

/**
 * The card's text. Screen readers always read it; "Read the words" shows it to everybody for whom the card is too
 * small. It opens without JavaScript.
 */
export function CardText({ card }: { card: CardWords }) {
  const { heading, age, text, fromName, signature, stickers } = card;
  return (
    <>
      <details className="peer group mt-4 text-center print:hidden">
        <summary className="mx-auto inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 text-ink-soft hover:bg-marigold-soft hover:text-ink">
          Read the words
          <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
        </summary>
      </details>
      {/* Words that nobody sees need none of the site's fonts. */}
      <div className="sr-only font-[system-ui] peer-open:not-sr-only peer-open:font-sans print:hidden">
        <div className="sheet mx-auto mt-2 flex max-w-2xl flex-col gap-3 p-5 text-center text-lg [overflow-wrap:anywhere] sm:p-8">
          <h1 dir="auto" className="text-2xl">
            {heading}
          </h1>
          {age ? <p>Age {age}</p> : null}
          {paragraphs(text).map((line, index) => (
            // Lines may be equal, so only their index identifies them.
            <p key={index} dir="auto" lang={languageOf(line)}>
              {line}
            </p>
          ))}
          {fromName ? (
            <p dir="auto" className="font-bold">
              From <bdi lang={languageOf(fromName)}>{fromName}</bdi>
            </p>
          ) : null}
          {signature ? (
            <p dir="auto" lang={languageOf(signature)}>
              {signature}
            </p>
          ) : null}
          {stickers.length > 0 ? <p className="sr-only">Stickers: {stickers.join(', ')}.</p> : null}
        </div>
      </div>
    </>
  );
}

function paragraphs(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
