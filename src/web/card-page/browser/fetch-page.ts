interface ParsedPage {
  readonly page: Document;
  /** The `@font-face` rules of its drawing. */
  readonly fonts: string;
}

/**
 * A page that a script asks for; null where it does not come. Its style elements are taken out first: the policy of this
 * page does not know them.
 */
export async function fetchPage(address: string, init?: RequestInit): Promise<ParsedPage | null> {
  const answer = await fetch(address, init).catch(() => null);
  const text = answer?.status === 200 ? await answer.text().catch(() => null) : null;
  if (text === null) return null;
  let fonts = '';
  const rest = text.replace(/<style>(.*?)<\/style>/gs, (_, css: string) => {
    // That of the site comes before that of the drawing.
    if (css.includes('@font-face')) fonts = css;
    return '';
  });
  return { page: new DOMParser().parseFromString(rest, 'text/html'), fonts };
}
