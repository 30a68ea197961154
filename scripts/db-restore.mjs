// npm run db:restore -- FILE.tar.gz [--replace]: puts a backup into an empty database.
import { spawnSync } from 'node:child_process';
import { install, node } from './setup.mjs';

install();
const { status } = spawnSync(node(), ['scripts/db-restore.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
