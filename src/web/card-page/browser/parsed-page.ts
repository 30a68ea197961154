interface ParsedPage {
  readonly page: Document;
  /** The `@font-face` rules of its drawing. */
  readonly fonts: string;
}

/** A page that a script asked for. Its style elements are taken out first: the policy of this page does not know them. */
export function parsedPage(text: string): ParsedPage {
  let fonts = '';
  const rest = text.replace(/<style>(.*?)<\/style>/gs, (_, css: string) => {
    // That of the site comes before that of the drawing.
    if (css.includes('@font-face')) fonts = css;
    return '';
  });
  return { page: new DOMParser().parseFromString(rest, 'text/html'), fonts };
}
