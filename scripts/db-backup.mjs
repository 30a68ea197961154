// npm run db:backup -- FILE.tar.gz: everything the product keeps, in one file, while it runs.
import { spawnSync } from 'node:child_process';
import { install, node } from './setup.mjs';

install();
const { status } = spawnSync(node(), ['scripts/db-backup.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
