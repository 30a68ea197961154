import type { Page } from '@playwright/test';
import bidiFactory, { type Bidi } from 'bidi-js';

const bidi = (bidiFactory as unknown as () => Bidi)();

/** A name that is written from right to left and has every mark that turns or hides what stands around it. */
export const hostileName = '\u202e\u2067\u061cعاشا (7\u200e\u200f\u2069\u2068\u202b\u202d';

/** What is left of it to be seen. */
export const seenName = 'عاشا (7';

/** A sentence of ours with the name in it, and the direction of what it stands in. */
export interface Sentence {
  readonly text: string;
  readonly base?: 'ltr' | 'rtl';
}

/** The words of ours that the name turns around, by the Unicode bidirectional algorithm; empty when all stay in place. */
export function turnedWords({ text, base }: Sentence): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => turnedInLine(line, base))
    .join('');
}

function turnedInLine(line: string, base: Sentence['base']): string {
  const { levels } = bidi.getEmbeddingLevels(line, base);
  // As many blanks as the name has characters: only words of ours are left.
  const ours = line.replace(/عاشا( \(7)?|\p{Default_Ignorable_Code_Point}/gu, (theirs) =>
    ' '.repeat(theirs.length),
  );
  return ours
    .split('')
    .filter((unit, at) => unit !== ' ' && (levels[at] ?? 0) > 0)
    .join('');
}

/** Every sentence of the page with the name in it: titles, previews, labels, and what is on the screen. */
export async function sentencesOf(page: Page): Promise<Sentence[]> {
  return page.evaluate(
    (letters) => {
      const found: { text: string; base?: 'ltr' | 'rtl' }[] = [{ text: document.title }];
      for (const element of document.querySelectorAll('*')) {
        for (const attribute of ['content', 'aria-label', 'alt', 'title', 'download']) {
          const text = element.getAttribute(attribute);
          if (text) found.push({ text });
        }
        const isBlock = !getComputedStyle(element).display.startsWith('inline');
        if (!isBlock || element.closest('svg, script, textarea')) continue;
        const base = getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
        found.push({ text: ownText(element), base });
      }
      return found.filter(({ text }) => text.includes(letters));

      /** As the browser puts it in order: what has a direction of its own stands by itself, blocks do so anyway. */
      function ownText(element: Element): string {
        return [...element.childNodes]
          .map((node) => {
            if (node instanceof Text) return node.data;
            if (!(node instanceof Element)) return '';
            if (!getComputedStyle(node).display.startsWith('inline')) return '\n';
            return node.matches('bdi, [dir]') ? `\u2068${ownText(node)}\u2069` : ownText(node);
          })
          .join('');
      }
    },
    seenName.slice(0, 4),
  );
}
