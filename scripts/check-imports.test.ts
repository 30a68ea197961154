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
  ['src/server/http/app.ts', "import { pino } from '../log.ts';", null],
  [
    'src/server/http/app.ts',
    "import type { Services } from '../services.ts';",
    'server/http must not import server/services.ts',
  ],
  [
    'src/server/auth/auth.ts',
    "import { listen } from '../http/listen.ts';",
    'server/auth must not import server/http',
  ],
  [
    'src/server/mail/queue.ts',
    "import { putFile } from '../files/write.ts';",
    'server/mail must not import server/files',
  ],
  ['src/server/db/backup/backup.ts', "import { checkFiles } from '../../files/check.ts';", null],
  [
    'src/server/db/migrate.ts',
    "import { backUp } from './backup/backup.ts';",
    'server/db must not import server/db/backup',
  ],
  ['src/server/newcomer/read.ts', "import { pino } from '../log.ts';", 'stands in no layer'],
  ['src/server/http/app.ts', "import { pino } from '../newcomer/read.ts';", 'stands in no layer'],
  [
    'src/web/ui/button.tsx',
    "import { Shell } from '../components/shell.tsx';",
    'web/ui must not import web/components',
  ],
  [
    'src/web/components/shell.tsx',
    "import type { loader } from '../root.tsx';",
    'web/components must not import web/root.tsx',
  ],
  ['src/web/routes/home.tsx', "import { Hero } from '../home/hero.tsx';", null],
  ['src/web/home/hero.test.tsx', "import { loader } from '../routes/home.tsx';", null],
];

test.each(cases)('%s: %s', (file, source, problem) => {
  const found = complaints(file, source);
  if (problem === null) expect(found).toEqual([]);
  else expect(found.join()).toContain(problem);
});
