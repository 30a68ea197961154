export interface TextLink {
  readonly label: string;
  /** A path of this site, `mailto:` or `https://`. */
  readonly href: string;
}

/**
 * Text of ours whose links are written as `[label](href)`, in parts. Nothing else is markup, so everything else
 * comes out as it went in.
 */
export function parseRichText(text: string): readonly (string | TextLink)[] {
  const parts: (string | TextLink)[] = [];
  let end = 0;
  for (const found of text.matchAll(link)) {
    const [whole, label = '', href = ''] = found;
    if (found.index > end) parts.push(text.slice(end, found.index));
    parts.push({ label, href });
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** The text as it is read, without the addresses of its links. */
export function plainText(text: string): string {
  return text.replace(link, '$1');
}

const link = /\[([^[\]]+)\]\(((?:\/|mailto:|https:\/\/)[^)\s]*)\)/g;
