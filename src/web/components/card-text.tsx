import { ChevronDown } from 'lucide-react';
import type { Card } from '#card/document/card.ts';
import { cardText } from '#card/document/card-text.ts';
import { languageOf } from '#card/text/language.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';

/**
 * The card's text. Screen readers always read it; "Read the words" shows it to everybody for whom the card is too
 * small. It opens without JavaScript.
 */
export function CardText({ card }: { card: Pick<Card, 'toName' | 'fromName' | 'message' | 'wish'> }) {
  return (
    <>
      <details className="peer group mt-4 text-center print:hidden">
        <summary className="mx-auto inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 text-ink-soft hover:bg-marigold-soft hover:text-ink">
          Read the words
          <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
        </summary>
      </details>
      <div className="sr-only peer-open:not-sr-only print:hidden">
        <div className="sheet mx-auto mt-2 flex max-w-2xl flex-col gap-3 p-5 text-center text-lg [overflow-wrap:anywhere] sm:p-8">
          <h1 dir="auto" className="text-2xl">
            {heading(card.toName)}
          </h1>
          {paragraphs(cardText(card)).map((text, index) => (
            // Lines may be equal, so only their index identifies them.
            <p key={index} dir="auto" lang={languageOf(text)}>
              {text}
            </p>
          ))}
          {card.fromName ? (
            <p dir="auto" className="font-bold">
              From <bdi lang={languageOf(card.fromName)}>{card.fromName}</bdi>
            </p>
          ) : null}
        </div>
      </div>
    </>
  );
}

export function heading(toName: string): string {
  const name = isolatedLine(toName);
  return name ? `Happy Birthday ${name}!` : 'Happy Birthday!';
}

function paragraphs(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
