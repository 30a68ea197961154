// npm run db:move -- to-server|to-built-in [--replace]: from one kind of database to the other.
import { spawnSync } from 'node:child_process';
import { install, node } from './setup.mjs';

install();
const { status } = spawnSync(node(), ['scripts/db-move.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
