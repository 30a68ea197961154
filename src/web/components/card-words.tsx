import type { Card } from '#card/document/card.ts';
import { spokenText } from '#card/document/spoken-text.ts';

/** What the drawn card says, as text: for screen readers, readers of plain pages and search in the page. */
export function CardWords({ card }: { card: Pick<Card, 'toName' | 'fromName' | 'message' | 'wish'> }) {
  return (
    <div className="sr-only">
      <h1 dir="auto">{heading(card.toName)}</h1>
      {paragraphs(spokenText(card)).map((text, index) => (
        // The order of a message's lines is all there is to tell them apart.
        <p key={index} dir="auto">
          {text}
        </p>
      ))}
      {card.fromName ? <p dir="auto">From {card.fromName}</p> : null}
    </div>
  );
}

export function heading(toName: string): string {
  return toName.trim() ? `Happy Birthday ${toName.trim()}!` : 'Happy Birthday!';
}

function paragraphs(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
