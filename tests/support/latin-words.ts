import type { Page } from '@playwright/test';

/** A text of a page, or what an element is called. */
export interface SaidText {
  readonly where: string;
  readonly text: string;
}

/** All texts that a page says or shows, with the names of its elements. Those in a language of their own are left out. */
export function textsOn(page: Page): Promise<SaidText[]> {
  return page.evaluate(() => {
    const language = document.documentElement.lang;
    const found: { where: string; text: string }[] = [{ where: 'title', text: document.title }];
    const isOther = (element: Element) => {
      const own = element.closest('[lang]')?.getAttribute('lang') ?? language;
      return own !== language || element.closest('script, style, code, noscript, [data-language]') !== null;
    };
    for (const element of document.querySelectorAll(
      'body *, meta[name=description], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]',
    )) {
      if (isOther(element)) continue;
      const name = element.localName + (element.id ? `#${element.id}` : '');
      for (const attribute of ['alt', 'aria-label', 'aria-roledescription', 'title', 'placeholder'])
        if (element.hasAttribute(attribute))
          found.push({ where: `${name}[${attribute}]`, text: element.getAttribute(attribute) ?? '' });
      if (element.matches('meta')) {
        const content = element.getAttribute('content') ?? '';
        found.push({
          where: `meta ${element.getAttribute('name') ?? element.getAttribute('property')}`,
          text: content,
        });
      }
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push({ where: name, text: node.textContent ?? '' });
    }
    return found;
  });
}

/** Names that are written in Latin letters in every language, formats, units and keys. */
const names = new RegExp(
  `\\b(${[
    'Birthday Bloom',
    'WhatsApp|Facebook|Instagram|YouTube|Pinterest|Google|Chrome|Chromium|Safari|Firefox|Edge|Samsung Internet|Android|iPhone|Windows|Mac|Linux',
    'PDF|HTTPS?|HEIC|Letter|hello|PNG|JPE?G|GIF|MP[34]|WebP|AVIF|QR|HTML|SVG|M4A|AAC|WAV|OGG|WebM|ZIP|JSON|TXT|URL|A4|AI|ID|IP|USB|CSV|ISO',
    'JavaScript|Ctrl|Shift|Alt|Esc|Enter|Tab|Delete|Cmd|Baloo|Noto|EN|[KMG]B|kHz|mm|px|x',
    'English|Español|Português|Français|Bahasa Indonesia|Deutsch',
    // Works that are cited by their own names.
    'Waka Waka|I Am Malala|Half of a Yellow Sun|Americanah',
  ].join('|')})\\b`,
  'g',
);

const addresses =
  /\S+@\S+|https?:\/\/\S*|localhost:\d+|__(?:Host|Secure)-\S*|\bbb[._]\w+|\bwww\.\S+|\b[\w-]+(\.[\w-]+)*\.(example|com|org|net|in)\b\S*|\/[a-z][\w/.-]*/g;

/** Words of two Latin letters and more that are no name: in a language of another script nobody wrote them on purpose. */
export function latinWords(text: string): readonly string[] {
  return (
    text
      .replace(addresses, ' ')
      .replace(names, ' ')
      .match(/\p{Script=Latin}{2,}/gu) ?? []
  );
}

/** The texts with such words, each once. */
export function leftInLatin(texts: readonly SaidText[]): string[] {
  const left = texts.filter(({ text }) => latinWords(text).length > 0);
  return [
    ...new Set(left.map(({ where, text }) => `${where}: ${text.trim().replace(/\s+/g, ' ').slice(0, 160)}`)),
  ];
}
