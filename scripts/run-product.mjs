// Runs the product as a child process that gets the signals of this one.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { node, root } from './setup.mjs';

/** What `deploy/process.env` says: lines `NAME=value`, and comments. */
function processEnvironment() {
  const lines = readFileSync('deploy/process.env', 'utf8').split('\n');
  return Object.fromEntries(lines.filter((line) => /^\w/.test(line)).map((line) => line.split(/=(.*)/)));
}

/** Exits with the child's exit code. */
export function runProduct(args, env) {
  const child = spawn(node(), args, {
    stdio: 'inherit',
    cwd: root,
    env: { ...processEnvironment(), ...process.env, ...env },
  });
  // A terminal sends its signals to the child as well; the product takes two at once for one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** npm's shell can die of a signal without passing it on; what it started must not live on alone. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(watch, 500).unref();
}
