// npm run faults -- [fault [rounds]]...: breaks what the product stands on during work and counts what is lost.
import { spawnSync } from 'node:child_process';
import { node, prepare, run } from './setup.mjs';

prepare();
const words = [node(), 'tests/faults/run.ts', ...process.argv.slice(2)];
// Disks that fill up and fail are mounted where nobody else sees them, and are gone when the command is.
const ownMounts = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0;
const [command, ...args] = ownMounts ? ['unshare', '-m', ...words] : words;
run(command, args, {
  cause: 'The faults were not survived.',
  cure: 'The lines above name what was lost.',
  env: ownMounts ? { FAULTS_MOUNTS: 'own' } : {},
});
