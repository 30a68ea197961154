import type { Card } from '#card/document/card.ts';
import { spokenText } from '#card/document/spoken-text.ts';

/**
 * What the drawn card says, as text: for screen readers, which always read it, and behind "Read the words"
 * for everybody to whom the card is too small. The disclosure opens without a script.
 */
export function CardWords({ card }: { card: Pick<Card, 'toName' | 'fromName' | 'message' | 'wish'> }) {
  return (
    <>
      <details className="peer mt-4 text-center">
        <summary className="mx-auto inline-flex min-h-11 items-center rounded-full px-4 text-ink-soft hover:bg-marigold-soft hover:text-ink">
          Read the words
        </summary>
      </details>
      <div className="sr-only peer-open:not-sr-only peer-open:mx-auto! peer-open:max-w-prose peer-open:px-3!">
        <div className="flex flex-col gap-3 text-lg [overflow-wrap:anywhere]">
          <h1 dir="auto" className="text-2xl">
            {heading(card.toName)}
          </h1>
          {paragraphs(spokenText(card)).map((text, index) => (
            // The order of a message's lines is all there is to tell them apart.
            <p key={index} dir="auto">
              {text}
            </p>
          ))}
          {card.fromName ? (
            <p dir="auto" className="font-bold">
              From {card.fromName}
            </p>
          ) : null}
        </div>
      </div>
    </>
  );
}

export function heading(toName: string): string {
  return toName.trim() ? `Happy Birthday ${toName.trim()}!` : 'Happy Birthday!';
}

function paragraphs(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
