// npm run admin, db:backup, db:restore, db:move, sbom, seed, texts, outdated: installs what is missing and runs the script
// of that name.
import { spawnSync } from 'node:child_process';
import { install, node } from './setup.mjs';

const [name, ...args] = process.argv.slice(2);
install();
const { status } = spawnSync(node(), [`scripts/${name}.ts`, ...args], { stdio: 'inherit' });
process.exit(status ?? 1);
