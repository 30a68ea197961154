// npm run admin -- COMMAND: what an operator does with single cards, accounts and letters.
import { spawnSync } from 'node:child_process';
import { install, node } from './setup.mjs';

install();
const { status } = spawnSync(node(), ['scripts/admin.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
