import { expect, test } from 'vitest';
import { complaints } from './check-imports.ts';

const cases: [file: string, source: string, problem: string | null][] = [
  ['src/card/layout/layout.ts', "import { clamp } from '#std/clamp.ts';", null],
  ['src/card/layout/layout.ts', "import { site } from '#content/site.ts';", 'card must not import content'],
  ['src/card/paint/svg.ts', "import { readFile } from 'node:fs/promises';", 'card must stay pure'],
  ['src/server/cards/read.ts', "import { redirect } from 'react-router';", 'server must not know the router'],
  [
    'src/web/studio/document/store.ts',
    "import { saveCard } from '#server/cards/write.ts';",
    'this file would reach the client',
  ],
  ['src/web/studio/document/store.ts', "import type { Saved } from '#server/cards/types.ts';", null],
  ['src/web/routes/studio.tsx', "import { saveCard } from '#server/cards/write.ts';", null],
  ['src/web/routes/studio.tsx', "import { start } from '../../main.ts';", 'across folders the alias is used'],
  ['src/encode/still.ts', "const later = import('#web/ui/toast.tsx');", 'encode must not import web'],
  ['src/main.ts', "import { listen } from '#server/http/listen.ts';", null],
  ['src/server/cards/read.test.ts', "import { testDatabase } from '#tests/support/database.ts';", null],
  [
    'src/server/cards/read.ts',
    "import { testDatabase } from '#tests/support/database.ts';",
    'must not import tests',
  ],
  ['src/web/routes/card.tsx', "import type { Route } from './+types/card';", null],
];

test.each(cases)('%s: %s', (file, source, problem) => {
  const found = complaints(file, source);
  if (problem === null) expect(found).toEqual([]);
  else expect(found.join()).toContain(problem);
});
