import { languageOf } from '#card/text/language.ts';
import { htmlText } from '#std/html-text.ts';

/** HTML that is safe to send: made by `html`, or by a painter that escapes every text itself. */
export class Markup {
  readonly parts: readonly (string | Buffer)[];
  #bytes: readonly Buffer[] | null = null;

  /** A buffer is UTF-8, so that what is drawn once is encoded once. */
  constructor(...parts: readonly (string | Buffer)[]) {
    this.parts = parts;
  }

  /** Not joined: copying 100 kB into new memory costs more than the rest of an answer. */
  get bytes(): readonly Buffer[] {
    this.#bytes ??= this.parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
    return this.#bytes;
  }

  get text(): string {
    return this.parts.join('');
  }
}

/** What `html` takes. Text is escaped; nothing is written for null, undefined and false. */
export type Content = Markup | string | number | null | undefined | false | readonly Content[];

/** HTML with text in it. Put attributes in quotes: escaped text cannot end them. */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  const parts: (string | Buffer)[] = [strings[0] ?? ''];
  for (let index = 0; index < contents.length; index += 1) {
    write(parts, contents[index]);
    add(parts, strings[index + 1] ?? '');
  }
  return new Markup(...parts);
}

/** A text with markup in the places that were marked with `slot(0)`, `slot(1)` and so on. */
export function fillSlots(text: string, ...contents: readonly Content[]): Markup {
  return new Markup(
    htmlText(text).replace(/[\uE000-\uE009]/g, (mark) => html`${contents[mark.charCodeAt(0) - 0xe000]}`.text),
  );
}

/** Stands for markup in a text, where a value is asked for. */
export function slot(index: number): string {
  return String.fromCharCode(0xe000 + index);
}

/**
 * The attribute that tells screen readers in which voice to read a text, where its script says which. `written`: all that
 * it belongs to, by which names of few letters are told.
 */
export function languageAttribute(text: string, written = text): Content {
  const language = languageOf(text, written);
  return language ? html` lang="${language}"` : null;
}

function write(parts: (string | Buffer)[], content: Content): void {
  if (typeof content === 'string') add(parts, htmlText(content));
  else if (typeof content === 'number') add(parts, `${content}`);
  else if (content instanceof Markup) for (const part of content.parts) add(parts, part);
  else if (content) for (const one of content) write(parts, one);
}

/** Texts are joined, so that there are few parts. */
function add(parts: (string | Buffer)[], part: string | Buffer): void {
  const last = parts.length - 1;
  const before = parts[last];
  if (typeof part === 'string' && typeof before === 'string') parts[last] = before + part;
  else parts.push(part);
}
