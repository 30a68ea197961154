import { htmlText } from '#std/html-text.ts';

/** HTML that is safe to send: made by `html`, or by a painter that escapes every text itself. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What `html` takes. Text is escaped; nothing is written for null, undefined and false. */
export type Content = Markup | string | number | null | undefined | false | readonly Content[];

/** HTML with text in it. Put attributes in quotes: escaped text cannot end them. */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(strings.reduce((text, next, index) => text + written(contents[index - 1]) + next));
}

/** A text with markup in the places that were filled with `slot(0)`, `slot(1)` and so on. */
export function filled(text: string, ...parts: readonly Content[]): Markup {
  return new Markup(
    htmlText(text).replace(/[\uE000-\uE009]/g, (mark) => written(parts[mark.charCodeAt(0) - 0xe000])),
  );
}

/** Stands for markup in a text, where a value is asked for. */
export function slot(index: number): string {
  return String.fromCharCode(0xe000 + index);
}

function written(content: Content): string {
  if (content instanceof Markup) return content.text;
  if (typeof content === 'string') return htmlText(content);
  if (typeof content === 'number') return `${content}`;
  return content ? content.map(written).join('') : '';
}
