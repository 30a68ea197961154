// npm run sbom [-- FILE]: what the product ships, as CycloneDX JSON from the lockfile, to a file or to the terminal.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { giveUp } from './setup.mjs';

const [file] = process.argv.slice(2);
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
);
if (status !== 0) giveUp('The list of parts was not made.', stderr);
if (file) writeFileSync(file, stdout);
else process.stdout.write(stdout);
