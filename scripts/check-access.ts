/**
 * Refuses queries that decide by themselves who may see a card: whoever needs to know asks `src/server/cards/access.ts`,
 * which alone reads what says whether a card is a draft, hidden, deleted or sealed.
 */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { type ESTree, parseSync, Visitor } from 'vite';

const policy = 'src/server/cards/access.ts';

/** The columns, as the tables of Drizzle and as SQL name them. Only `status` is a name of other things as well. */
const columns = ['deletedAt', 'hiddenAt', 'sealDate', 'sealTime', 'sealZone', 'sealCity'];
const inSql = /\b(?:deleted_at|hidden_at|seal_(?:date|time|zone|city))\b|\bstatus\s*(?:=|<>|!=|in\b)/;

/** Tables whose rows have a time of hiding of their own. */
const otherTables = ['replies', 'contributions', 'designs'];

/** What reads some of them and decides about nobody; with the reason. */
const others: Readonly<Record<string, { readonly reads: readonly string[]; readonly why: string }>> = {
  'src/server/cards/write.ts': {
    reads: ['status', 'deletedAt'],
    why: 'saves, deletes, restores and removes cards of their owner',
  },
  'src/server/many/write.ts': {
    reads: ['deletedAt'],
    why: 'says which cards of a list their owner made before, and deleted since',
  },
  'src/server/exports/read.ts': {
    reads: ['status', 'hiddenAt', 'sealDate', 'sealTime', 'sealZone', 'sealCity'],
    why: 'gives an account what is stored of its cards and designs',
  },
  'src/server/designs/counts.ts': { reads: ['status'], why: 'counts the cards that began with a design' },
  'src/server/designs/publishing-requirements.ts': {
    reads: ['status', 'hiddenAt'],
    why: 'counts the cards that an account sent',
  },
  'src/server/operator/read.ts': {
    reads: ['status', 'deletedAt', 'hiddenAt', 'rows'],
    why: 'tells operators, who see every card, in which state each is',
  },
  'src/server/contributions/read.ts': { reads: ['hiddenAt'], why: 'says which notes their organiser hides' },
  'src/server/replies/read.ts': { reads: ['hiddenAt'], why: 'says which replies their reader hides' },
  'src/server/operator/write.ts': { reads: ['hiddenAt'], why: 'hides cards, and shows them again' },
};

/** What is wrong in a file, a line for each. Whoever has the table of cards must not read these columns of it. */
export function complaints(file: string, source: string): string[] {
  if (file === policy || file.startsWith('src/server/db/tables/')) return [];
  const found: string[] = [];
  const complain = ({ start }: { readonly start: number }, column: string) => {
    if (others[file]?.reads.includes(column)) return;
    found.push(`${file}:${source.slice(0, start).split('\n').length}: ${column}: ask ${policy}`);
  };
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const hasTable = program.body.some(
    (node) =>
      node.type === 'ImportDeclaration' &&
      node.source.value.endsWith('/tables/cards.ts') &&
      node.specifiers.some(({ local }) => local.name === 'cards'),
  );
  const ofOthers = new Set<ESTree.ObjectPattern>();
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      const [name] = inSql.exec(quasi.quasis.map(({ value }) => value.raw).join(' ')) ?? [];
      if (name && tag.type === 'Identifier' && tag.name === 'sql') complain(quasi, name);
    },
    MemberExpression(node) {
      if (!hasTable || node.property.type !== 'Identifier') return;
      const of = node.object.type === 'Identifier' ? node.object.name : '';
      const { name } = node.property;
      if (name === 'status' ? of === 'cards' : columns.includes(name) && !otherTables.includes(of))
        complain(node, name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return;
      if (otherTables.includes(init.name)) ofOthers.add(id);
      else if (init.name === 'cards' && namesIn(id).includes('status')) complain(id, 'status');
    },
    ObjectPattern(node) {
      if (!hasTable || ofOthers.has(node)) return;
      for (const name of namesIn(node)) if (columns.includes(name)) complain(node, name);
    },
    // Whole rows of cards have all of them.
    Property(node) {
      if (hasTable && node.value.type === 'Identifier' && node.value.name === 'cards') complain(node, 'rows');
    },
    CallExpression({ callee, arguments: [given] }) {
      if (!hasTable || given?.type !== 'Identifier' || given.name !== 'cards') return;
      const called = source.slice(callee.start, callee.end);
      if (called === 'getTableColumns' || /\.select(?:Distinct)?\(\)/.test(called)) complain(callee, 'rows');
    },
  }).visit(program);
  return found;
}

function namesIn({ properties }: ESTree.ObjectPattern): string[] {
  return properties.flatMap((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' ? [one.key.name] : [],
  );
}

if (import.meta.main) {
  const found: string[] = [];
  for await (const path of glob('src/{server,main,web}/**/*.{ts,tsx}')) {
    const file = path.replaceAll('\\', '/');
    if (!/\.test\.tsx?$/.test(file)) found.push(...complaints(file, readFileSync(file, 'utf8')));
  }
  for (const line of found) console.error(line);
  process.exit(found.length > 0 ? 1 : 0);
}
