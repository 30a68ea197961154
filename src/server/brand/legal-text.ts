import type { LegalBlock, LegalPage } from '#content/legal/legal-page.ts';
import { plainText } from '#content/rich-text.ts';
import { fail, ok, type Result } from '#std/result.ts';

/**
 * A legal text of the operator, written in a small part of Markdown: `# Title`, perhaps `Last updated ...`, points for
 * "In short", then `## Section` with paragraphs, points (`- `) and links. Everything else, HTML too, is shown as it is
 * written. The failure says what is missing.
 */
export function parseLegalText(text: string): Result<LegalPage, string> {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replace(/^#.*$/gm, '$&\n')
    .split(/\n[ \t]*\n|\n(?=#)/)
    .map((block) => block.trim())
    .filter(Boolean);
  const [first = '', ...rest] = blocks;
  const title = /^# +(\S.*)$/.exec(first)?.[1];
  if (!title) return fail('must begin with a line "# Title"');
  const start = rest.findIndex((block) => block.startsWith('## '));
  if (start < 0) return fail('needs at least one section: a line "## Title" and text below it');
  const head = rest.slice(0, start);
  const updated = head.find((block) => /^last updated /i.test(block))?.replace(/^last updated /i, '');
  const summary = head.filter((block) => !/^last updated /i.test(block)).flatMap(asPoints);
  const sections = sectionsOf(rest.slice(start));
  const empty = sections.find(({ blocks: own }) => own.length === 0);
  if (empty) return fail(`has no text below "## ${empty.title}"`);
  const description = plainText(summary[0] ?? title);
  return ok({ title, description, summary, sections, ...(updated ? { updated } : {}) });
}

function sectionsOf(blocks: readonly string[]): LegalPage['sections'] {
  const sections: { id: string; title: string; blocks: LegalBlock[] }[] = [];
  for (const block of blocks) {
    const title = /^## +(\S.*)$/.exec(block)?.[1];
    if (title) sections.push({ id: idOf(title, sections.length), title, blocks: [] });
    else sections.at(-1)?.blocks.push(asBlock(block));
  }
  return sections;
}

/** As addresses name it: letters of the title, and its number, so that no two are the same. */
function idOf(title: string, index: number): string {
  const words = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${words.replace(/^-|-$/g, '') || 'section'}-${index + 1}`;
}

function asBlock(block: string): LegalBlock {
  return block.startsWith('- ') ? { points: asPoints(block) } : block.replaceAll('\n', ' ');
}

function asPoints(block: string): string[] {
  if (!block.startsWith('- ')) return [block.replaceAll('\n', ' ')];
  return block
    .slice(2)
    .split(/\n- /)
    .map((point) =>
      point
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
        .trim(),
    );
}
