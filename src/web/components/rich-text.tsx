import { Link } from 'react-router';
import { parseRichText } from '#content/rich-text.ts';

interface RichTextProps {
  children: string;
  /** Where the links open. */
  target?: '_blank';
}

/** Our own text with links. */
export function RichText({ children, target }: RichTextProps) {
  return parseRichText(children).map((part) => {
    if (typeof part === 'string') return part;
    const { label, href } = part;
    // Pages are routes of the router. Files and mail addresses are not.
    return /^\/[^.]*$/.test(href) ? (
      <Link
        key={href}
        to={href}
        target={target}
        // A card's page is no route of the application.
        reloadDocument={href.startsWith('/card/')}
        className="link"
      >
        {label}
      </Link>
    ) : (
      <a key={href} href={href} className="link break-words">
        {label}
      </a>
    );
  });
}
