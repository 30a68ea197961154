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

function written(content: Content): string {
  if (content instanceof Markup) return content.text;
  if (typeof content === 'string') return htmlText(content);
  if (typeof content === 'number') return `${content}`;
  return content ? content.map(written).join('') : '';
}
