/**
 * Refuses regular expressions that can take longer than in proportion to the text: with two neighbouring repeats of the
 * same characters, with a repeat in a repeat, or with one that is tried again from each character (`\s*,`). Texts of
 * strangers are as long as they like them: 15,000 blanks in a header held the only thread for half a second.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { analyse } from 'scslre';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Expressions made of parts, which nothing but a person can read; by the file, with what keeps each from being slow. */
const madeOfParts: Readonly<Record<string, string>> = {
  'src/card/document/text-problem.ts': 'one character',
  'src/card/scene/path-commands.ts': 'our own drawings',
  'src/card/signature/signature-path.ts': 'anchored; each point has at most four digits twice',
  'src/card/text/line-breaks.ts': 'one letter; what stands before it is one word of a card',
  'src/card/text/language.ts': 'anchored, one repeat',
  'src/card/text/text-fonts.ts': 'one character',
  'src/content/languages/page-address.ts': 'anchored, no repeat',
  'src/content/many/card-for.ts': 'a name, no repeat',
  'src/server/deliveries/sender-name.ts': 'anchored, one repeat; a name has 40 characters',
  'src/server/wish-model/prompt.ts': 'two names, no repeat',
  'src/server/wish-model/read-wish.ts': 'one letter',
  'src/server/wish-model/rude-words.ts': 'words, no repeat',
  'src/web/contacts/import/read-calendar.ts':
    'titles are cut to 200 characters, and a line is looked for by its name',
  'src/web/contacts/import/read-date.ts': 'anchored; dates are cut to 60 characters',
  'src/web/request/script-hashes.ts': 'our own page',
  'src/web/studio/panels/missing-glyphs-text.ts': 'one character',
};

const kinds = {
  Self: 'a repeat inside a repeat',
  Trade: 'two neighbouring repeats of the same characters',
  Move: 'a repeat that begins anew at each character: look behind it, or split and trim',
} as const;

/** What is wrong with the expressions of a file, a line for each. */
export function complaints(file: string, source: string): string[] {
  const found: string[] = [];
  const complain = (start: number, problem: string) =>
    found.push(`${file}:${source.slice(0, start).split('\n').length}: ${problem}`);
  const ofParts = ({ start, callee }: ESTree.CallExpression | ESTree.NewExpression) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp' && !madeOfParts[file])
      complain(start, 'an expression made of parts: say in scripts/check-patterns.ts why it is fast');
  };
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  new Visitor({
    NewExpression: ofParts,
    CallExpression: ofParts,
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      const [report] = analyse({ source: pattern, flags }).reports;
      if (report) complain(node.start, `/${pattern}/${flags}: ${kinds[report.type]}`);
    },
  }).visit(program);
  return found;
}

if (import.meta.main) {
  const found: string[] = [];
  for await (const path of glob('src/**/*.{ts,tsx}')) {
    const file = path.replaceAll('\\', '/');
    if (!/\.test\.tsx?$/.test(file)) found.push(...complaints(file, readFileSync(file, 'utf8')));
  }
  for (const line of found) console.error(line);
  process.exit(found.length > 0 ? 1 : 0);
}
