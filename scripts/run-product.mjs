// Runs the product as a child that hears the signals meant for it.
import { spawn } from 'node:child_process';
import { node, root } from './setup.mjs';

/**
 * glibc keeps what photos took in up to eight heaps for each processor, unless told otherwise, and JavaScript takes three
 * times 16 or 32 MB for what is new, in every thread: together half of what a rush of uploads takes.
 */
const allocation = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=8' };

/** Ends with the child, and with its exit code. */
export function runProduct(args, env) {
  const child = spawn(node(), args, {
    stdio: 'inherit',
    cwd: root,
    env: { ...allocation, ...process.env, ...env },
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
